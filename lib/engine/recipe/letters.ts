/** Capitals and accents: titles in title case, titles in capitals said quietly, words without their accents. */

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
  een em en et für gli het i im in la las le les los met mit na nas nach negli nei nel nella nelle nello nos och og ohne para per por sans sem senza sin sous sul sulla sur til till uit und van vom von voor
  y zum zur à`.split(/\s+/),
);

/** "Bacalhau no Forno da Avó": small beside other small words of its language, for "No Knead Bread" is English. */
const IN_THE = "no";
const beside = (word: string): boolean => /^(?:da|das|do|dos|ao|com)$/.test(word);

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
      if (inside && (SMALL_WORDS_ABROAD.has(word) || (word === IN_THE && words.some(beside)))) return word;
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

// Titles in capitals, said quietly.

/** So many words and letters in capitals open a title that shouts there. */
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 8;
/** A title has no more words that are looked at. */
const MOST_TITLE_WORDS = 20;

/** In capitals. */
export const isLoud = (word: string): boolean => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word);

/** Words without a vowel are initials: "BBQ", "BLT". */
function withInitials(quiet: string, shouted: string): string {
  const words = shouted.split(/\s+/);
  return quiet
    .split(" ")
    .map((word, i) => (/^[^AEIOUY\d\s]{2,4}$/.test(words[i] ?? "") ? (words[i] ?? word) : word))
    .join(" ");
}

/** "DATE SQUARES" as "Date Squares"; initials stay. */
export const quiet = (shouted: string): string => withInitials(titleCase(shouted), shouted);

/** A name that only opens in capitals, "SALMON PATTIES (Mamaw)", with the capitals of a title there. */
export function quietOpening(name: string): string {
  const words = name.split(/\s+/);
  const loud = words.slice(0, MOST_TITLE_WORDS).findIndex((word) => !isLoud(word));
  const shouted = words.slice(0, Math.max(0, loud)).join(" ");
  return loud < FEWEST_WORDS || shouted.length < FEWEST_LETTERS
    ? name
    : [quiet(shouted), ...words.slice(loud)].join(" ");
}

/** Letters that are no letter with a mark, though they are typed without one. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l" };
const SPECIAL = /[ßœæøł]/g;

/** Text in small letters without its accents, as who types in a hurry writes it: "cafe" for "Café", "uber" for "Über". */
export const unaccented = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(SPECIAL, (letter) => WRITTEN_OUT[letter] ?? letter);
