/**
 * Makes pasted text readable without changing what it says: line ends, invisible characters, HTML tags and entities, hyphens that only the
 * line break needed. Linear in the length of the text; every pattern is bounded.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  deg: "°",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  hellip: "…",
  times: "×",
  eacute: "é",
  egrave: "è",
  ecirc: "ê",
  agrave: "à",
  acirc: "â",
  ccedil: "ç",
  ntilde: "ñ",
  ouml: "ö",
  uuml: "ü",
  auml: "ä",
  Ouml: "Ö",
  Uuml: "Ü",
  Auml: "Ä",
  szlig: "ß",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  aacute: "á",
  ocirc: "ô",
  icirc: "î",
  ucirc: "û",
  copy: "©",
  reg: "®",
  trade: "™",
  bull: "•",
  middot: "·",
  frasl: "/",
};

const BLOCK_TAG =
  /<\/?(?:p|div|section|article|header|footer|main|aside|nav|ul|ol|dl|dt|dd|table|thead|tbody|tr|h[1-6]|blockquote|figure|form|pre|hr|br)(?:\s[^<>]{0,2000})?\/?>/gi;
const ANY_TAG = /<\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,2000})?\/?>/gi;
const HEADING_TAG = /<h([1-6])(?:\s[^<>]{0,2000})?>/gi;

function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi, (whole, body: string) => {
    if (!body.startsWith("#")) return ENTITIES[body] ?? whole;
    const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
    return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : " ";
  });
}

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

function stripHtml(text: string): string {
  if (!/<\/?[a-z!]/i.test(text)) return text;
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

/** Promises plain text with `\n` line ends, no control or direction characters, no tags, entities decoded; tabs and runs of spaces are kept. */
export function cleanText(text: string): string {
  const unix = text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ");
  return decodeEntities(stripHtml(unix))
    .replace(/\u00ad[ \t]*\n[ \t]*/g, "")
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc\ufe0e\ufe0f]/g, "")
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd\ud800-\udfff]/gu, " ")
    .replace(/(\p{L}{2})[-‐¬][ \t]*\n[ \t>]*(\p{Ll}{2})/gu, "$1$2");
}
