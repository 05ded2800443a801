/** A page being read: the document, its lines and its head are made when first asked for, and only once. */
import { parseHtml, type HtmlDocument } from "@/lib/engine/read/html/document";
import { linesOf, type Line } from "@/lib/engine/read/html/lines";
import { TagIndex } from "@/lib/engine/read/html/tag-index";
import { headed } from "./part";
import { withoutRunIn } from "./tidy-lines";
import type { HeadingKind } from "@/lib/engine/language/headings";
import { LineJudge } from "./line-shape";
import { readHeadings, readPageMeta, type PageMeta } from "./page-meta";

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
