/** Tells whether the word before a run of words makes another food of it. */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Word } from "@/lib/engine/link/words/words";

const { descriptions: DESCRIPTIONS, functionWords: FUNCTION_WORDS, measures: MEASURES } = LINKING;

/** Between the words of one name: blanks, a hyphen without blanks, quotes; a dash between blanks parts two things. */
const PHRASE_GAP = /^(?:[\s'’"“”]*|[-–‐‑])$/;

/** The word stands in one name with the word before it. */
export const joins = (word: Word | undefined): word is Word =>
  word !== undefined && PHRASE_GAP.test(word.gap);

/** The word before a vegetable's makes a spice of it: "black pepper" is no bell pepper. */
export function isSpiceBy(words: readonly Word[], from: number, { food, vocabulary }: LineModel): boolean {
  const [before, first] = [words[from - 1], words[from]];
  if (before === undefined || !joins(first) || vocabulary.has(before.lemma)) return false;
  const said = foodOfWords([before.lemma, first.lemma]);
  return said?.classes.has("spice") === true && food?.classes.has("vegetable") === true;
}

/** The word before a run makes it something else: "peanut butter" is no butter, unless the line says so too. */
export function isForeign(words: readonly Word[], from: number, line: LineModel): boolean {
  const before = words[from - 1];
  const first = words[from];
  if (before === undefined || !joins(first) || FUNCTION_WORDS.has(before.form)) return false;
  if (line.vocabulary.has(before.lemma) || MEASURES.has(before.lemma)) return false;
  if (DESCRIPTIONS.has(before.lemma)) return isSpiceBy(words, from, line);
  const food = foodOfWords([before.lemma, first.lemma]);
  // "Stir the yolks into the butter mixture", with a sponge mixture on the list.
  if (LINKING.ownMixtures.has(first.lemma) && foodOfWords([before.lemma]) !== null) return true;
  return food !== null && food !== line.food;
}

const NOTHING: ReadonlySet<string> = new Set();

/** "Sprinkle with coarse sugar" of "1 cup sugar", whose words are `known`: hardly that, where the line can have gone in before. */
export const isScatteredKind = (
  words: readonly Word[],
  from: number,
  to: number,
  known: ReadonlySet<string> = NOTHING,
): boolean =>
  words
    .slice(Math.max(0, from - 1), to)
    .some(({ lemma }) => LINKING.scatteredKinds.has(lemma) && !known.has(lemma));
