import { decodeEntities } from "@/lib/engine/read/html/entities";

/**
 * Makes pasted text readable without changing what it says: line ends, invisible characters, HTML tags and entities, hyphens that only the
 * line break needed. Linear in the length of the text; every pattern is bounded.
 */
const BLOCK_TAG =
  /<\/?(?:p|div|section|article|header|footer|main|aside|nav|ul|ol|dl|dt|dd|table|thead|tbody|tr|h[1-6]|blockquote|figure|form|pre|hr|br)(?:\s[^<>]{0,2000})?\/?>/gi;
const TAG = /<(?:!--|\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,2000})?\/?>)/i;
const ANY_TAG = /<\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,2000})?\/?>/gi;
const HEADING_TAG = /<h([1-6])(?:\s[^<>]{0,2000})?>/gi;

/** Removes `<tag>…</tag>` with its content in one pass: an unclosed tag ends the search instead of starting it again. */
function dropElement(text: string, tag: string): string {
  const open = new RegExp(`<${tag}\\b`, "gi");
  const close = new RegExp(`</${tag}\\b`, "gi");
  const kept: string[] = [];
  let from = 0;
  for (let start = open.exec(text); start; start = open.exec(text)) {
    close.lastIndex = start.index;
    const end = close.exec(text);
    if (!end) break;
    kept.push(text.slice(from, start.index));
    from = end.index;
    open.lastIndex = end.index;
  }
  kept.push(text.slice(from));
  return kept.join(" ");
}

/** True for text with HTML tags in it: its lines are not the lines that were pasted. */
export const hasTags = (text: string): boolean => TAG.test(text);

function stripHtml(text: string): string {
  if (!hasTags(text)) return text;
  const bare = ["script", "style", "noscript", "svg"]
    .reduce(dropElement, text)
    .replace(/<!--[^>]{0,2000}-->/g, " ");
  return bare
    .replace(HEADING_TAG, (_, level: string) => `\n\n${"#".repeat(Number(level))} `)
    .replace(/<li(?:\s[^<>]{0,2000})?>/gi, "\n- ")
    .replace(/<\/t[dh]>/gi, "\t")
    .replace(BLOCK_TAG, "\n")
    .replace(ANY_TAG, "");
}

/**
 * Promises plain text with `\n` line ends, no control or direction characters, no tags, entities decoded; tabs, runs of
 * spaces and, in text without tags, the number of lines are kept.
 */
export function cleanText(text: string): string {
  const unix = text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ");
  const decoded = stripHtml(unix)
    .split("\n")
    .map((line) => (line.includes("&") ? decodeEntities(line).replace(/\s/g, " ") : line))
    .join("\n");
  return decoded
    .replace(/\u00ad[ \t]*\n[ \t]*([^\s]{1,40})/g, "$1\n")
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc]/g, "")
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd\ud800-\udfff]/gu, " ")
    .replace(/(\p{L}{2})[-‐¬][ \t]*\n[ \t>]*(\p{Ll}{2}[^\s]{0,40})[ \t]?/gu, "$1$2\n");
}
