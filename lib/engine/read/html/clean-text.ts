/** Plain text out of anything a page calls text: references decoded, tags removed, white space folded. */
import { decodeEntities } from "./entities";

/** Tags of HTML that may stand in a string, also after decoding ("&lt;p&gt;"); "<3" and "a < b" are not tags. */
const TAG = /<\/?[a-zA-Z][a-zA-Z0-9:-]{0,30}(?:\s[^<>]{0,2000})?\/?>/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufffc\ufffd]/g;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Anything but plain ASCII, letters of Latin-1 and common typographic signs: only then there is something to remove. */
const UNUSUAL = /[^\t\n\r\x20-\x7e\u00ae-\u00ff\u2013-\u2026]/;
const BLOCK_TAG = /<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr|table|section|blockquote)\b[^<>]{0,2000}>/gi;

const MAX_PASSES = 4;

/** Folds white space of one line of text and drops characters that nobody sees. */
export function foldSpace(text: string): string {
  if (!UNUSUAL.test(text))
    return text.includes("  ") || text.includes("\n") || text.includes("\t")
      ? text.replace(/\s+/g, " ").trim()
      : text.trim();
  return text.replace(INVISIBLE, "").replace(CONTROL, " ").replace(/\s+/g, " ").trim();
}

/** Removes comments by search, not by pattern, so that a thousand unclosed ones cost no more than one. */
function withoutComments(text: string): string {
  let result = "";
  let at = 0;
  for (let open = text.indexOf("<!--"); open >= 0; open = text.indexOf("<!--", at)) {
    const close = text.indexOf("-->", open + 4);
    if (close < 0) break;
    result += `${text.slice(at, open)} `;
    at = close + 3;
  }
  return result + text.slice(at);
}

/** One line of plain text: no tags, no references, no line breaks. */
export function cleanText(source: string): string {
  let text = source;
  if (text.includes("&")) text = decodeEntities(text);
  // Taking out one tag can put another together ("<<b>i>"): again, until nothing changes.
  for (let pass = 0; pass < MAX_PASSES && text.includes("<"); pass++) {
    const bare = withoutComments(text).replace(BLOCK_TAG, " ").replace(TAG, "");
    if (bare === text) break;
    text = bare;
  }
  return foldSpace(text);
}
