/**
 * A page being read: the document, its lines and what it says about itself in its head (title, picture, site, description, address) are made
 * when first asked for, and only once.
 */
import { isAdvertisement, withoutRunIn } from "./tidy-lines";
import { LineJudge } from "./line-shape";
import { withoutFooter, withoutPostFooters, withCells, withPairs, underTabs } from "./page-lines";
import { headingOf, type HeadingKind, PART_KINDS, partNamed } from "@/lib/engine/language/headings";
import { BYLINE, ENDS_PART, OPENS_STEP } from "@/lib/engine/language/pages";
import { cleanText } from "@/lib/engine/read/html/clean-text";
import { type HtmlDocument, parseHtml } from "@/lib/engine/read/html/document";
import { TagIndex, attributes } from "@/lib/engine/read/html/elements";
import { type Line, linesOf } from "@/lib/engine/read/html/lines";
import {
  HIDING_ATTRIBUTE,
  HIDING_STYLE,
  HIDING_WORDS,
  META,
  OPEN_PANE,
  PANE,
} from "@/lib/engine/read/html/vocabulary.data";

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
  author: string | null;
};

const MAX_HEADINGS = 5;

/** A heading without the author's line that some pages put inside it. */
export function headingText(doc: HtmlDocument, node: number): string {
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
    author: pick(META.author),
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

/** So many headings of one level in a row, with nothing under any of them, head nothing. */
const ITEMS_IN_A_ROW = 3;
/** Share of such lines that must look like the lines of a recipe. */
const LIKE_ITEMS = 0.5;
const LIKELY = 0.5;

/** Some pages set each ingredient or each step as a small heading, or a whole recipe inside one: such lines are items. */
function itemsSetAsHeadings(lines: Line[], judge: LineJudge): Line[] {
  const heads = (line: Line | undefined) => line !== undefined && line.heading > 0 && line.heading < 7;
  for (let from = 0; from < lines.length; from++) {
    if (!heads(lines[from])) continue;
    const level = lines[from]!.heading;
    let to = from;
    while (lines[to]?.heading === level && lines[to]!.linked < 0.5 && headed(lines[to]!) === null) to++;
    const run = lines.slice(from, to);
    if (run.length < 2) {
      from = Math.max(from, to - 1);
      continue;
    }
    const alike = run.filter(
      ({ text }) => judge.ingredient(text) >= LIKELY || judge.instruction(text) >= LIKELY,
    );
    const areItems = alike.length >= LIKE_ITEMS * run.length;
    if ((run.length >= ITEMS_IN_A_ROW || (run.length > 1 && run.every(({ item }) => item >= 0))) && areItems)
      for (let at = from; at < to; at++) lines[at] = { ...lines[at]!, heading: 0 };
    from = Math.max(from, to - 1);
  }
  return lines;
}

/** The head ends where the body begins; pages without either are read whole. */
function headEnd(html: string): number {
  const end = html.indexOf("</head>");
  const body = end >= 0 ? end : html.indexOf("<body");
  return body >= 0 ? body : html.length;
}

const MOST_HIDDEN = 200;

/** What the page hides, as ranges of nodes: elements marked hidden, and the panes beside the one that is marked as open. */
function hiddenRanges({ doc, tags }: Page): [number, number][] {
  const found: [number, number][] = [];
  const panes = new Map<string, { open: boolean; node: number }[]>();
  for (const node of tags.mentioning(HIDING_WORDS)) {
    const all = attributes(doc, node);
    if (
      all.has("hidden") ||
      all.get(HIDING_ATTRIBUTE) === "true" ||
      HIDING_STYLE.test(all.get("style") ?? "")
    ) {
      if (found.length < MOST_HIDDEN) found.push([node, doc.end[node]!]);
      continue;
    }
    const names = (all.get("class") ?? "").toLowerCase().split(/\s+/);
    const own = names.find((name) => PANE.test(name));
    if (own === undefined || panes.size > MOST_HIDDEN) continue;
    const key = `${doc.parent[node]} ${own}`;
    const group = panes.get(key) ?? [];
    group.push({ node, open: names.some((name) => OPEN_PANE.has(name)) });
    panes.set(key, group);
  }
  for (const group of panes.values())
    if (group.some(({ open }) => open))
      for (const { node, open } of group) if (!open) found.push([node, doc.end[node]!]);
  return found;
}

/** The names of parts by the line of their heading. One name alone is the recipe's, or says for whom it is. */
function namedParts(page: Page): Map<number, string> {
  const named = new Map<number, string>();
  for (const kind of PART_KINDS) {
    const found = page.lines.flatMap((line, index) => {
      const name = page.headedAt(index) === kind ? partNamed(line.text) : null;
      return name === null ? [] : [{ index, name }];
    });
    if (new Set(found.map(({ name }) => name)).size < 2) continue;
    for (const { index, name } of found) named.set(index, name);
  }
  return named;
}

export class Page {
  private document: HtmlDocument | null = null;
  private allLines: Line[] | null = null;
  private tagIndex: TagIndex | null = null;
  private readonly heads: (HeadingKind | null | undefined)[] = [];
  private parts: Map<number, string> | null = null;
  private titles: string[] | null = null;
  private head: PageMeta | null = null;

  constructor(
    readonly html: string,
    readonly url: string | undefined,
    readonly judge: LineJudge = new LineJudge(),
  ) {}

  get doc(): HtmlDocument {
    return (this.document ??= parseHtml(this.html));
  }

  /** Every line of the page, in order. */
  get lines(): Line[] {
    return (this.allLines ??= itemsSetAsHeadings(
      underTabs(this.doc, this.ownLines().flatMap(withoutRunIn)),
      this.judge,
    ));
  }

  /** The lines without footers of the page and of its posts. */
  private ownLines(): Line[] {
    const { doc } = this;
    return withCells(
      doc,
      withPairs(doc, withoutPostFooters(doc, this.tags, withoutFooter(doc, linesOf(doc)))),
    );
  }

  /** The same page without what it hides; null where it hides no line. */
  get shown(): Page | null {
    const hidden = hiddenRanges(this);
    if (hidden.length === 0) return null;
    const lines = this.lines.filter(({ node }) => !hidden.some(([from, to]) => node >= from && node < to));
    if (lines.length === this.lines.length) return null;
    const page = new Page(this.html, this.url, this.judge);
    page.document = this.doc;
    page.tagIndex = this.tags;
    page.titles = this.titles;
    page.head = this.head;
    page.allLines = lines;
    return page;
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

  /** The part of the dish that the line's heading names; only where the page names several parts of that kind. */
  partNamedAt(index: number): string | null {
    this.parts ??= namedParts(this);
    return this.parts.get(index) ?? null;
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
