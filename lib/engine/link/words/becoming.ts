/** Words that name the work or what comes out of it, and no line: "to a smooth paste", "cook to a thick cream", "continue baking". */
import { OPENS_NUMBER } from "@/lib/engine/language/fractions";
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { isParticiple, type Word } from "./words";

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
