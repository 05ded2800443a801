/** Plain text out of anything a page calls text, or somebody pasted as HTML: character references decoded completely, tags removed, white space folded. */
import { NAMED_REFERENCES, NAMES_WITHOUT_SEMICOLON } from "./entities.data";

/** HTML Standard, "numeric character reference end state": bytes 0x80–0x9F mean Windows-1252 characters. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

let named: Map<string, string> | null = null;
let openEnded: Set<string> | null = null;

function namedReferences(): Map<string, string> {
  if (named) return named;
  named = new Map();
  for (const entry of NAMED_REFERENCES.trim().split(/\s+/)) {
    const colon = entry.lastIndexOf(":");
    const points = entry.slice(colon + 1).split("+");
    named.set(entry.slice(0, colon), points.map((hex) => String.fromCodePoint(parseInt(hex, 16))).join(""));
  }
  return named;
}

function withoutSemicolon(): Set<string> {
  openEnded ??= new Set(NAMES_WITHOUT_SEMICOLON.trim().split(/\s+/));
  return openEnded;
}

function fromCode(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252.charAt(code - 0x80);
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return "\ufffd";
  return String.fromCodePoint(code);
}

const REFERENCE = /&(?:#[xX]([0-9a-fA-F]{1,8});?|#([0-9]{1,9});?|([a-zA-Z][a-zA-Z0-9]{1,31})(;?))/g;

function fromName(whole: string, name: string, closed: boolean): string {
  if (!closed && !withoutSemicolon().has(name)) return whole;
  return namedReferences().get(name) ?? namedReferences().get(name.toLowerCase()) ?? whole;
}

function decodeOnce(text: string): string {
  return text.replace(
    REFERENCE,
    (whole: string, hex?: string, decimal?: string, name?: string, semicolon?: string) => {
      if (hex !== undefined) return fromCode(parseInt(hex, 16));
      if (decimal !== undefined) return fromCode(parseInt(decimal, 10));
      return fromName(whole, name ?? "", semicolon === ";");
    },
  );
}

/**
 * Decodes the references of `text`. Pages often encode twice ("&amp;amp;", "&amp;#8217;"), so it decodes until nothing changes, at most
 * four times. Never throws; unknown names stay as they are.
 */
export function decodeEntities(text: string): string {
  let result = text;
  for (let pass = 0; pass < 4 && result.includes("&"); pass++) {
    const next = decodeOnce(result);
    if (next === result) break;
    result = next;
  }
  return result;
}

/** Tags of HTML that may stand in a string, also after decoding ("&lt;p&gt;"); "<3" and "a < b" are not tags. */
const TAG = /<\/?[a-zA-Z][a-zA-Z0-9:-]{0,30}(?:\s[^<>]{0,2000})?\/?>/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufffc\ufffd]/g;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Anything but plain ASCII, letters of Latin-1 and common typographic signs: only then there is something to remove. */
const UNUSUAL = /[^\t\n\r\x20-\x7e\u00ae-\u00ff\u2013-\u2026]/;
const BLOCK_TAG = /<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr|table|section|blockquote)\b[^<>]{0,2000}>/gi;

const MAX_PASSES = 4;

/** Folds white space of one line of text and drops characters that nobody sees. */
function foldSpace(text: string): string {
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

/** Takes the tags off text that was pasted as HTML. Every pattern is bounded. */
const PASTED_BLOCK =
  /<\/?(?:p|div|section|article|header|footer|main|aside|nav|ul|ol|dl|dt|dd|table|thead|tbody|tr|h[1-6]|blockquote|figure|form|pre|hr|br)(?:\s[^<>]{0,2000})?\/?>/gi;
const PASTED_TAG = /<(?:!--|\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,2000})?\/?>)/i;
const ANY_TAG = /<\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,2000})?\/?>/gi;
const HEADING_TAG = /<h([1-6])(?:\s[^<>]{0,2000})?>/gi;

/** Elements whose content nobody reads. */
const UNSEEN = ["script", "style", "noscript", "svg"].map((tag) => ({
  open: new RegExp(`<${tag}\\b`, "gi"),
  close: new RegExp(`</${tag}\\b`, "gi"),
}));

/** Removes `<tag>…</tag>` with its content in one pass: an unclosed tag ends the search instead of starting it again. */
function dropElement(text: string, { open, close }: (typeof UNSEEN)[number]): string {
  const kept: string[] = [];
  let from = 0;
  open.lastIndex = 0;
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
export const hasTags = (text: string): boolean => PASTED_TAG.test(text);

/** Text with HTML tags in it as lines of words: blocks, items and headings on lines of their own. Linear in the length of the text. */
export function withoutTags(text: string): string {
  if (!hasTags(text)) return text;
  const bare = UNSEEN.reduce(dropElement, text).replace(/<!--[^<>]{0,2000}-->/g, " ");
  return bare
    .replace(HEADING_TAG, (_, level: string) => `\n\n${"#".repeat(Number(level))} `)
    .replace(/<li(?:\s[^<>]{0,2000})?>/gi, "\n- ")
    .replace(/<\/t[dh]>/gi, "\t")
    .replace(PASTED_BLOCK, "\n")
    .replace(ANY_TAG, "");
}
