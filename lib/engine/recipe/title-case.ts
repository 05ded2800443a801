/** Titles as the screens show them. */
const SMALL_WORDS = new Set([
  "a",
  "an",
  "and",
  "as",
  "at",
  "but",
  "by",
  "for",
  "from",
  "in",
  "of",
  "on",
  "or",
  "the",
  "to",
  "with",
]);

/**
 * `title` in title case: every word begins with a capital, small words are lower-cased except first, last and after a colon.
 * Letters inside a word keep their case ("BBQ", "McIntosh"), unless the whole title shouts in capitals.
 */
export function titleCase(title: string): string {
  const word = title.search(/\p{L}{2}/u);
  const shouts = title === title.toUpperCase() && word >= 0 && /\s/.test(title.slice(word));
  const words = (shouts ? title.toLowerCase() : title).split(/\s+/u).filter((word) => word !== "");
  return words
    .map((word, index) => {
      const bare = word.toLowerCase().replace(/[^\p{L}]/gu, "");
      const inside = index > 0 && index < words.length - 1 && !words[index - 1]?.endsWith(":");
      return inside && SMALL_WORDS.has(bare) && !word.includes("-") ? word.toLowerCase() : capitalise(word);
    })
    .join(" ");
}

/** First letter of a word and of each part after a hyphen; digits before a letter leave it alone ("2nd"). */
function capitalise(word: string): string {
  return word.replace(
    /(^|[-–/])([^\p{L}\p{N}–/-]*)(\p{L})/gu,
    (_found, before: string, marks: string, letter: string) => before + marks + letter.toUpperCase(),
  );
}
