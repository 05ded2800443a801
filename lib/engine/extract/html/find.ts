/** Finds elements by what their opening tags say, by searching the source text and not by walking the tree. */
import { attribute } from "./attributes";
import type { HtmlDocument } from "./document";
import { linesOf } from "./lines";

/** The node whose opening tag covers the offset, or −1. Binary search: nodes stand in source order. */
export function elementAt(doc: HtmlDocument, offset: number): number {
  let low = 0,
    high = doc.size - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (doc.from[middle]! > offset) high = middle - 1;
    else low = middle + 1;
  }
  return high >= 0 && doc.tag[high] !== "" && offset < doc.to[high]! ? high : -1;
}

/** Elements whose opening tag contains a match of `pattern` (global), in document order, each once. */
export function elementsMentioning(doc: HtmlDocument, pattern: RegExp): number[] {
  const found: number[] = [];
  for (const match of doc.html.matchAll(pattern)) {
    const node = elementAt(doc, match.index);
    if (node >= 0 && node !== found[found.length - 1]) found.push(node);
  }
  return found;
}

/** Class names of the element, in lower case. */
export function classesOf(doc: HtmlDocument, node: number): string[] {
  const value = attribute(doc, node, "class");
  return value ? value.toLowerCase().split(/\s+/).filter(Boolean) : [];
}

/** Is `node` a descendant of `ancestor`, or the same? */
export function isWithin(doc: HtmlDocument, node: number, ancestor: number): boolean {
  return ancestor < 0 || (node >= ancestor && node < doc.end[ancestor]!);
}

/** All text of an element in one line. */
export function textOf(doc: HtmlDocument, node: number): string {
  return linesOf(doc, node)
    .map((line) => line.text)
    .join(" ");
}
