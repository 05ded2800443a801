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

/** Those that only an English title has. */
const ENGLISH_ALONE = new Set(["and", "for", "from", "of", "or", "the", "to", "with"]);

/** Small words of other languages, which keep the small letter that they are written with: "Chili con Carne", "Kuchen mit Obst". */
const SMALL_WORDS_ABROAD = new Set(
  `al alla alle allo am au auf aux aus ao aos avec bei beim com con coi col da dal dalla das de degli dei del della delle dem den der des di dos du e
  een em en et für gli het i im in la las le les los met mit nach och og ohne para per por sans sem senza sin sous sul sulla sur til till uit und van vom von voor
  y zum zur à`.split(/\s+/),
);

/**
 * Small words that tell a title of another language, which has capitals only where its writer puts them: "Tarte aux pommes". Those that
 * English titles borrow are left out: "Pico de Gallo", "Pie à la Mode".
 */
const TELLING = new Set(
  "auf aux avec bei dalla degli dei del della delle dello dem des et für met nach nella ohne para sem senza sin sous sur uit und vom wie zum zur".split(
    " ",
  ),
);

/** "l'ancienne", "d'agneau", "dell'orto": an article or a preposition that has lost its end. */
const ELIDED = /^(?:[ld]|all|dall|dell|nell|sull)['’]\p{Ll}/u;

/**
 * `title` in title case: every word begins with a capital, small words are lower-cased except first, last and after a colon.
 * Letters inside a word keep their case ("BBQ", "McIntosh"), unless the whole title shouts in capitals.
 */
export function titleCase(title: string): string {
  // What stands in brackets was often added by another hand: "GINGER SNAPS (Mrs. Hallett)".
  const own = title.replace(/\([^()]*\)/g, " ");
  const word = own.search(/\p{L}{2}/u);
  const shouts = own === own.toUpperCase() && word >= 0 && /\s/.test(own.slice(word).trimEnd());
  const words = (shouts ? title.toLowerCase() : title).split(/\s+/u).filter((word) => word !== "");
  const small = words.slice(1).filter((word) => word === word.toLowerCase());
  // "Crème Brûlée à la Maison" has its capitals from its writer.
  const tells = (word: string) => TELLING.has(word) || ELIDED.test(word);
  const isAbroad = small.some(tells) && !small.some((word) => ENGLISH_ALONE.has(word));
  if (isAbroad) return words.map((word, index) => (index === 0 ? capitalise(word) : word)).join(" ");
  return words
    .map((word, index) => {
      const bare = word.toLowerCase().replace(/[^\p{L}]/gu, "");
      const inside = index > 0 && index < words.length - 1 && !words[index - 1]?.endsWith(":");
      if (inside && SMALL_WORDS_ABROAD.has(word)) return word;
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
