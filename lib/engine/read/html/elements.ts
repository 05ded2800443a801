/** Elements of a document: their attributes, read out of the source when asked for, and where the ones with certain words stand. */
import { decodeEntities } from "./clean-text";
import type { HtmlDocument } from "./document";
import { linesOf } from "./lines";

/** `name`, then optionally `= "value"`, `= 'value'` or `= value`. Linear: no part can match what its neighbour matches. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** Longer opening tags carry data, not names: only their first part is read. */
const MAX_TAG_CHARS = 20_000;

/** All attributes of the element, names in lower case, the first of a name winning. */
export function attributes(doc: HtmlDocument, node: number): Map<string, string> {
  const found = new Map<string, string>();
  const name = doc.tag[node];
  if (!name) return found;
  const from = doc.from[node]! + 1 + name.length;
  const source = doc.html.slice(from, Math.min(doc.to[node]! - 1, from + MAX_TAG_CHARS));
  for (const [, key = "", double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const lower = key.toLowerCase();
    if (!found.has(lower)) found.set(lower, decodeEntities(double ?? single ?? bare ?? "", "attribute"));
  }
  return found;
}

/** One attribute of the element, decoded; null when it is absent. */
export function attribute(doc: HtmlDocument, node: number, name: string): string | null {
  const tag = doc.tag[node];
  if (!tag) return null;
  const from = doc.from[node]! + 1 + tag.length;
  const to = Math.min(doc.to[node]! - 1, from + MAX_TAG_CHARS);
  if (to - from <= name.length) return null;
  return attributes(doc, node).get(name) ?? null;
}

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

/** Elements whose attributes never name a part of a recipe, and the ones that there are most of. */
const PASSED_OVER = new Set(
  "script style link path a img br svg head title input button source picture iframe noscript".split(" "),
);
/** Longer opening tags carry data; their names stand at the front. */
const MOST_INDEXED_CHARS = 2000;
/** `<p>`, `<div >`: nothing to find. */
const SHORTEST_WITH_ATTRIBUTE = 4;

export class TagIndex {
  private readonly text: string;
  private readonly starts: number[] = [];
  private readonly nodes: number[] = [];

  constructor(doc: HtmlDocument) {
    const parts: string[] = [];
    let length = 0;
    for (let node = 0; node < doc.size; node++) {
      const tag = doc.tag[node]!;
      const from = doc.from[node]!;
      const chars = doc.to[node]! - from;
      if (tag === "" || chars < tag.length + 2 + SHORTEST_WITH_ATTRIBUTE || PASSED_OVER.has(tag)) continue;
      const part = doc.html.slice(from, from + Math.min(chars, MOST_INDEXED_CHARS));
      this.starts.push(length);
      this.nodes.push(node);
      parts.push(part);
      length += part.length;
    }
    this.text = parts.join("").toLowerCase();
    // A few letters change their length in lower case; then the offsets would lie, so such pages are read as they are written.
    if (this.text.length !== length) this.text = parts.join("");
  }

  /** Does any opening tag contain the word (lower case)? */
  has(word: string): boolean {
    return this.text.includes(word);
  }

  /** Elements whose opening tag contains one of the words (lower case), in document order, each once. */
  mentioning(words: readonly string[]): number[] {
    const found = new Set<number>();
    for (const word of words) {
      let index = 0;
      for (let at = this.text.indexOf(word); at >= 0; at = this.text.indexOf(word, at)) {
        index = this.entryAt(at, index);
        found.add(this.nodes[index]!);
        at = this.starts[index + 1] ?? this.text.length;
      }
    }
    return [...found].sort((a, b) => a - b);
  }

  /** Index of the tag that covers the offset; searched from `low` on. */
  private entryAt(offset: number, low: number): number {
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle]! > offset) high = middle - 1;
      else low = middle;
    }
    return low;
  }
}
