/** A page being read: the document, its lines and its head are made when first asked for, and only once. */
import { parseHtml, type HtmlDocument } from "./html/document";
import { linesOf, type Line } from "./html/lines";
import { LineJudge } from "./line-shape";
import { readPageMeta, type PageMeta } from "./page-meta";

export class Page {
  readonly judge = new LineJudge();
  private document: HtmlDocument | null = null;
  private allLines: Line[] | null = null;
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
    return (this.allLines ??= linesOf(this.doc));
  }

  get meta(): PageMeta {
    return (this.head ??= readPageMeta(this.doc));
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
