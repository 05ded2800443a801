/** Lists of words and phrases as patterns. */

const escaped = (char: string): string => char.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What the words of `list` have in common at their beginning is written once: compiling each by itself takes V8 twice as long. */
function shared(list: readonly string[], blank: string): string {
  const behind = new Map<string, string[]>();
  for (const word of list) {
    const [first = ""] = word;
    if (first !== "") behind.set(first, [...(behind.get(first) ?? []), word.slice(first.length)]);
  }
  const alternatives = [...behind].map(
    ([first, rest]) => (first === " " ? blank : escaped(first)) + shared(rest, blank),
  );
  if (alternatives.length === 0) return "";
  const ends = list.includes("");
  if (alternatives.length === 1 && !ends) return alternatives[0] ?? "";
  return `(?:${alternatives.join("|")})${ends ? "?" : ""}`;
}

/** A pattern for any of the words and phrases, the longest that fits; `blank` is what stands for the blanks of a phrase. */
export const anyPhrase = (phrases: readonly string[], blank = "\\s"): string => {
  const list = [...new Set(phrases.map((phrase) => phrase.trim()))].filter((phrase) => phrase !== "");
  return list.length === 0 ? "(?!)" : shared(list, blank);
};
