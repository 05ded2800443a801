/** Takes the tags off text that was pasted as HTML. Every pattern is bounded. */
const BLOCK_TAG =
  /<\/?(?:p|div|section|article|header|footer|main|aside|nav|ul|ol|dl|dt|dd|table|thead|tbody|tr|h[1-6]|blockquote|figure|form|pre|hr|br)(?:\s[^<>]{0,2000})?\/?>/gi;
const TAG = /<(?:!--|\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,2000})?\/?>)/i;
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
export const hasTags = (text: string): boolean => TAG.test(text);

/** Text with HTML tags in it as lines of words: blocks, items and headings on lines of their own. Linear in the length of the text. */
export function withoutTags(text: string): string {
  if (!hasTags(text)) return text;
  const bare = UNSEEN.reduce(dropElement, text).replace(/<!--[^>]{0,2000}-->/g, " ");
  return bare
    .replace(HEADING_TAG, (_, level: string) => `\n\n${"#".repeat(Number(level))} `)
    .replace(/<li(?:\s[^<>]{0,2000})?>/gi, "\n- ")
    .replace(/<\/t[dh]>/gi, "\t")
    .replace(BLOCK_TAG, "\n")
    .replace(ANY_TAG, "");
}
