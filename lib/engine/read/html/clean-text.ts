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

/** Where the text stands: in the value of an attribute a name without semicolon is a name only where no letter, digit or "=" follows. */
export type ReferencePlace = "text" | "attribute";

/** The shortest and the longest of the names that need no semicolon. */
const OPEN_NAME_CHARS = { least: 2, most: 6 };

/** The longest beginning of `name` that is a name without its semicolon: "&ntildeo" is "ñ" and "o". */
function openEndedIn(name: string): string | null {
  for (let length = Math.min(name.length, OPEN_NAME_CHARS.most); length >= OPEN_NAME_CHARS.least; length--) {
    const part = name.slice(0, length);
    if (withoutSemicolon().has(part)) return part;
  }
  return null;
}

type Name = { whole: string; name: string; closed: boolean; place: ReferencePlace; follows: string };

function fromName({ whole, name, closed, place, follows }: Name): string {
  const known = namedReferences();
  // why: no browser knows "&NBSP;", but pages in capital letters hold it, and no reader wants to see it.
  const own = closed ? (known.get(name) ?? known.get(name.toLowerCase())) : undefined;
  if (own !== undefined) return own;
  const part = openEndedIn(name);
  if (part === null) return whole;
  const rest = whole.slice(part.length + 1);
  if (place === "attribute" && /^[A-Za-z0-9=]/.test(rest + follows)) return whole;
  return `${known.get(part) ?? ""}${rest}`;
}

function decodeOnce(text: string, place: ReferencePlace): string {
  return text.replace(
    REFERENCE,
    (
      whole: string,
      hex: string | undefined,
      decimal: string | undefined,
      name: string | undefined,
      semicolon: string | undefined,
      at: number,
    ) => {
      if (hex !== undefined) return fromCode(parseInt(hex, 16));
      if (decimal !== undefined) return fromCode(parseInt(decimal, 10));
      const follows = text.charAt(at + whole.length);
      return fromName({ whole, name: name ?? "", closed: semicolon === ";", place, follows });
    },
  );
}

/**
 * Decodes the references of `text` as browsers do, the ones without semicolon too. Pages often encode twice ("&amp;amp;", "&amp;#8217;"), so it
 * decodes until nothing changes, at most four times. Never throws; unknown names stay as they are.
 */
export function decodeEntities(text: string, place: ReferencePlace = "text"): string {
  let result = text;
  for (let pass = 0; pass < 4 && result.includes("&"); pass++) {
    const next = decodeOnce(result, place);
    if (next === result) break;
    result = next;
  }
  return result;
}

/** Tags of HTML that may stand in a string, also after decoding ("&lt;p&gt;"); "<3" and "a < b" are not tags. */
const TAG = /<\/?[a-zA-Z][a-zA-Z0-9:-]{0,30}(?:\s[^<>]{0,2000})?\/?>/g;
/** What is left of a tag with an angle bracket in its attributes: `<a href="<">`. */
const BROKEN_TAG = /<\/?(?:a|b|br|div|em|i|img|li|ol|p|script|span|strong|td|tr|ul)\s[^>]{0,300}>/gi;
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

/** UTF-8 that a program read as Latin-1 or Windows-1252: the first byte of two or three, and a byte that can only follow one. */
const TWO_BYTES = "[\\u00c2-\\u00c5][\\u0080-\\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ…]";
const THREE_BYTES = "\\u00e2[\\u0080\\u0082\\u0084\\u0085€‚„…][\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";
const MISREAD = new RegExp(`${TWO_BYTES}|${THREE_BYTES}`);
// why: "MAÇÃ”" in capital letters is a word before a quotation mark.
const MISREAD_LETTERS = new RegExp(`(?<!\\p{Lu})(?:${TWO_BYTES}|${THREE_BYTES})`, "gu");

const byteOf = (char: string): number => {
  const code = char.charCodeAt(0);
  const high = code > 0xff ? WINDOWS_1252.indexOf(char) : -1;
  return high < 0 ? code : 0x80 + high;
};

/** Text whose UTF-8 was read as another encoding, as it was written: "crÃ¨me" is "crème". */
function asWritten(text: string): string {
  return text.replace(MISREAD_LETTERS, (found) => {
    const [first = 0, second = 0, third = 0] = Array.from(found, byteOf);
    return found.length === 2
      ? String.fromCharCode(((first & 0x1f) << 6) | (second & 0x3f))
      : String.fromCharCode(((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f));
  });
}

/** One line of plain text: no tags, no references, no line breaks. */
export function cleanText(source: string): string {
  let text = source;
  if (text.includes("&")) text = decodeEntities(text);
  if (MISREAD.test(text)) text = asWritten(text);
  // Taking out one tag can put another together ("<<b>i>"): again, until nothing changes.
  for (let pass = 0; pass < MAX_PASSES && text.includes("<"); pass++) {
    const bare = withoutComments(text).replace(BLOCK_TAG, " ").replace(TAG, "");
    if (bare === text) break;
    text = bare;
  }
  if (text.includes("<")) text = text.replace(BROKEN_TAG, " ");
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
