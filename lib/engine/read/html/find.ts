/** Small questions about the document. */
import type { HtmlDocument } from "./document";
import { linesOf } from "./lines";

/** Is `node` a descendant of `ancestor`, or the same? −1 is the whole document. */
export function isWithin(doc: HtmlDocument, node: number, ancestor: number): boolean {
  return ancestor < 0 || (node >= ancestor && node < doc.end[ancestor]!);
}

/** All text of an element in one line. */
export function textOf(doc: HtmlDocument, node: number): string {
  return linesOf(doc, node)
    .map((line) => line.text)
    .join(" ");
}
