/** Words in which the name of a line is none: they name another food, a mixture of two, the work, or what comes of it. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { findFood, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { OPENS_NUMBER } from "@/lib/engine/language/characters";
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isParticiple, type Word } from "@/lib/engine/link/words/words";

// Words that name another food than the line they stand in: "chicken" of "chicken broth", "almonds" of ground almonds.

/** The words alone are another food than the line: "chicken" of "chicken broth". "Parmesan" of "Parmesan cheese" is not. */
export function isOtherFood(solid: readonly string[], line: LineModel): boolean {
  if (!line.names.some((name) => LINKING.extracts.has(name.head))) return false;
  const food = foodOfWords(solid);
  return food !== null
    ? food !== line.food && line.food !== null
    : solid.length === 1 && (line.names[0]?.words.length ?? 0) > 2;
}

/** "The almonds" rather are flaked than ground ones: so much worse the ground ones fit. */
const MILLED = 1.2;

/** How much worse a line that is milled fits words for the whole nut. */
export function milled(solid: readonly string[], { food }: LineModel): number {
  const named = food?.classes.has("nut") ? foodOfWords(solid) : null;
  return named !== null && named !== food ? MILLED : 0;
}

// Tells whether the word before a run of words makes another food of it.

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

// What a stroke joins makes one mixture of two foods, which was stirred before: "milk/vinegar mixture".

/** Words from a stroke to the mixture: "milk/apple cider vinegar mixture". */
const STROKE_REACH = 5;

/** The word at `to`, behind a food, is joined to it by a stroke, and a word for what was stirred follows. */
export function isStirredWithNext(words: readonly Word[], to: number): boolean {
  if (words[to]?.gap.trim() !== "/") return false;
  for (let at = to + 1; at <= to + STROKE_REACH; at += 1) {
    const { lemma = "", gap = "." } = words[at] ?? {};
    if (!joins(words[at]) && gap.trim() !== "/") return false;
    if (LINKING.mixtures.has(lemma)) return true;
  }
  return false;
}

// Words that name the work or what comes out of it, and no line: "to a smooth paste", "cook to a thick cream", "continue baking".

/** "to a smooth paste": something that is made here. */
export const isNew = (words: readonly Word[], from: number): boolean =>
  words.slice(Math.max(0, from - 3), from).some((word) => LINKING.indefinite.has(word.form)) &&
  words.slice(Math.max(0, from - 4), from).some((word) => LINKING.becoming.has(word.form));

/** "Cook to a thick cream": how it is to be; not "add the chocolate to a little cream". */
export function isConsistency(words: readonly Word[], from: number): boolean {
  const near = Math.max(0, from - 3);
  const article = words.slice(near, from).findLastIndex(({ form }) => LINKING.indefinite.has(form));
  const [opening] = words;
  return (
    article >= 0 &&
    LINKING.beforePurpose.has(words[near + article - 1]?.form ?? "") &&
    !LINKING.pours.has(opening?.form ?? "")
  );
}

/** "They must be almost white": how it is to look, and no white of an egg. */
export function isColour(words: readonly Word[], from: number, to: number): boolean {
  const [only, before] = [words[from], words[from - 1]];
  return (
    to - from === 1 &&
    only?.form === only?.lemma &&
    LINKING.colours.has(only?.form ?? "") &&
    !LINKING.determiners.has(before?.form ?? "") &&
    ![before, words[to]].some((word) => LINKING.partNouns.has(word?.lemma ?? "")) &&
    !OPENS_NUMBER.test(before?.form ?? "")
  );
}

/** The work of a verb: "baking", "whipping", "frying". */
function isWork(word: Word): boolean {
  if (!isParticiple(word)) return false;
  const stem = word.form.slice(0, -3);
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  return [stem, `${stem}e`, single].some((verb) => COOKING_VERBS.has(verb));
}

/** An order opens at word `at`: the first of all, behind "and", behind a sign. */
const opensAt = (words: readonly Word[], at: number): boolean =>
  at === 0 ||
  LINKING.conjunctions.has(words[at - 1]?.form ?? "") ||
  LINKING.goesOn.has(words[at - 1]?.form ?? "") ||
  /[,.;:]/.test(words[at]?.gap ?? "");

/** "Flour, butter, almonds": named among others, though "butter" orders as well. */
const isListed = (words: readonly Word[], from: number, to: number): boolean => {
  const next = words[to];
  const ends = next === undefined || /[,.;:]/.test(next.gap) || LINKING.conjunctions.has(next.form);
  return from > 0 && to - from === 1 && ends && findFood(words[from]?.lemma ?? "")?.exact === true;
};

/**
 * "Continue baking", "baking beans", "cook gently" in words `[from, to)`: only the word that says what a line's food is for ("baking powder",
 * "whipping cream", "easy-cook rice"), without the food.
 */
export const isWorkAlone = (words: readonly Word[], from: number, to: number): boolean => {
  const said = words.slice(from, to);
  const isOrder =
    opensAt(words, from) && said.every(({ form }) => COOKING_VERBS.has(form)) && !isListed(words, from, to);
  return isOrder || said.every(isWork);
};
