/**
 * A page being read: the document, its lines and what it says about itself in its head (title, picture, site, description, address) are made
 * when first asked for, and only once.
 */
import { isAdvertisement, withoutRunIn } from "./tidy-lines";
import { LineJudge } from "./line-shape";
import { headingOf, type HeadingKind } from "@/lib/engine/language/headings";
import { BYLINE, ENDS_PART, OPENS_STEP } from "@/lib/engine/language/pages";
import { cleanText } from "@/lib/engine/read/html/clean-text";
import { type HtmlDocument, parseHtml } from "@/lib/engine/read/html/document";
import { TagIndex, attributes } from "@/lib/engine/read/html/elements";
import { type Line, linesOf } from "@/lib/engine/read/html/lines";
import { META } from "@/lib/engine/read/html/vocabulary.data";

export type PageMeta = {
  /** Text of `<title>`. */
  documentTitle: string | null;
  ogTitle: string | null;
  description: string | null;
  image: string | null;
  siteName: string | null;
  canonical: string | null;
  baseHref: string | null;
  language: string | null;
};

const MAX_HEADINGS = 5;

/** A heading without the author's line that some pages put inside it. */
function headingText(doc: HtmlDocument, node: number): string {
  const lines = linesOf(doc, node).map((line) => line.text);
  return lines.filter((line, index) => index === 0 || !BYLINE.test(line)).join(" ");
}

/** Reads title, meta, link and base elements. Properties that are not there are null. */
function readPageMeta(doc: HtmlDocument): PageMeta {
  const named = new Map<string, string>();
  let documentTitle: string | null = null;
  let canonical: string | null = null;
  let imageLink: string | null = null;
  let baseHref: string | null = null;
  let language: string | null = null;
  for (let node = 0; node < doc.size; node++) {
    switch (doc.tag[node]) {
      case "meta": {
        const all = attributes(doc, node);
        const key = (all.get("property") ?? all.get("name") ?? all.get("itemprop"))?.toLowerCase();
        const content = all.get("content");
        if (key && content && !named.has(key)) named.set(key, cleanText(content));
        break;
      }
      case "title":
        documentTitle ??= cleanText(doc.html.slice(doc.from[node + 1], doc.to[node + 1])) || null;
        break;
      case "link": {
        const all = attributes(doc, node);
        const rel = all.get("rel")?.toLowerCase();
        if (rel === "canonical") canonical ??= all.get("href") ?? null;
        else if (rel === "image_src") imageLink ??= all.get("href") ?? null;
        break;
      }
      case "base":
        baseHref ??= attributes(doc, node).get("href") ?? null;
        break;
      case "html":
        language ??= attributes(doc, node).get("lang") ?? null;
        break;
      default:
    }
  }
  const pick = (keys: readonly string[]) => keys.map((key) => named.get(key)).find((value) => value) ?? null;
  return {
    documentTitle,
    ogTitle: pick(META.title),
    description: pick(META.description),
    image: pick(META.image) ?? imageLink,
    siteName: pick(META.site),
    canonical: canonical ?? pick(META.address),
    baseHref,
    language,
  };
}

/** Texts of the h1 elements, in order, at most a few. */
function readHeadings(doc: HtmlDocument): string[] {
  const headings: string[] = [];
  for (let node = 0; node < doc.size && headings.length < MAX_HEADINGS; node++) {
    const text = doc.tag[node] === "h1" ? headingText(doc, node) : "";
    if (text) headings.push(text);
  }
  return headings;
}

const LONGEST_HEADING = 90;
/** A line that is not marked as a heading is one only when it is short. */
const LONGEST_PLAIN_HEADING = 45;

/** The part that the line heads by its words, when it can be a heading at all. */
export function headed(line: Line): HeadingKind | null {
  if (isAdvertisement(line.text)) return null;
  if (line.text.length > (line.heading > 0 ? LONGEST_HEADING : LONGEST_PLAIN_HEADING) || line.linked > 0.9)
    return null;
  const kind = headingOf(line.text);
  if (kind !== null) return kind;
  return line.heading > 0 && !OPENS_STEP.test(line.text) && ENDS_PART.test(line.text) ? "notes" : null;
}

/** The head ends where the body begins; pages without either are read whole. */
function headEnd(html: string): number {
  const end = html.indexOf("</head>");
  const body = end >= 0 ? end : html.indexOf("<body");
  return body >= 0 ? body : html.length;
}

export class Page {
  readonly judge = new LineJudge();
  private document: HtmlDocument | null = null;
  private allLines: Line[] | null = null;
  private tagIndex: TagIndex | null = null;
  private readonly heads: (HeadingKind | null | undefined)[] = [];
  private titles: string[] | null = null;
  private head: PageMeta | null = null;

  constructor(
    readonly html: string,
    readonly url: string | undefined,
  ) {}

  get doc(): HtmlDocument {
    return (this.document ??= parseHtml(this.html));
  }

  /** Every line of the page, in order. */
  get lines(): Line[] {
    return (this.allLines ??= linesOf(this.doc).flatMap(withoutRunIn));
  }

  get tags(): TagIndex {
    return (this.tagIndex ??= new TagIndex(this.doc));
  }

  get meta(): PageMeta {
    return (this.head ??= readPageMeta(this.document ?? parseHtml(this.html.slice(0, headEnd(this.html)))));
  }

  /** Texts of the h1 elements. */
  get headings(): string[] {
    return (this.titles ??= readHeadings(this.doc));
  }

  /** The part that the line heads, remembered: every region asks. */
  headedAt(index: number): HeadingKind | null {
    const known = this.heads[index];
    if (known !== undefined) return known;
    const line = this.lines[index];
    return (this.heads[index] = line ? headed(line) : null);
  }

  /** Indexes of the lines that stand inside the element: `[first, last)`. Lines are in document order. */
  lineRange(node: number): [number, number] {
    return [this.lineAt(node), this.lineAt(this.doc.end[node] ?? node + 1)];
  }

  /** Index of the first line that begins at or after the node. */
  lineAt(node: number): number {
    const { lines } = this;
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lines[middle]!.node < node) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
