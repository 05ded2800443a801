/** Reads attributes of a node out of the source, decoded; nothing is stored. */
import { decodeEntities } from "./entities";
import type { HtmlDocument } from "./document";

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
    if (!found.has(lower)) found.set(lower, decodeEntities(double ?? single ?? bare ?? ""));
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
