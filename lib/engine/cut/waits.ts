/**
 * Waits of a method that are no work of their own: a time that is told once more when it has gone by, and food that softens out of the
 * fridge.
 */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";
import type { CuttingWords } from "@/lib/engine/language/pack/steps";
import { READYING } from "@/lib/engine/language/cooking-words";
import { findDurations } from "@/lib/engine/language/times/durations";
import type { Action } from "@/lib/engine/recipe/stages";
import { readBy } from "./verbs";

// A time that is told once more when it has gone by.

/** Letters between "after" and the time that has gone by. */
const GONE_BY = 8;

/** "Soak for one hour. After one hour, drain": the wait of the action before, which rang already. */
export function isSameWait(
  text: string,
  words: CuttingWords,
  before: Action | undefined,
  seconds: readonly number[],
): boolean {
  if (seconds.length !== 1 || before?.seconds.at(-1) !== seconds[0]) return false;
  const [opening] = readBy(text, words);
  const time = findDurations(text).find(({ isTimer }) => isTimer);
  return (
    opening !== undefined &&
    LINKING.aroundWords.has(opening.text) &&
    time !== undefined &&
    time.start - opening.end <= GONE_BY
  );
}

// What comes out of the fridge hard and is made ready by waiting: "Leave the butter out to soften."

/** More words than in "Soften the butter" say in what, and how. */
const MOST_SOFTENED_WORDS = 4;

/** "Leave the butter out to soften", "soften the cream cheese": what comes out of the fridge hard, and no onion in its pan. */
export function softens(words: readonly string[]): boolean {
  const isHard = words.some((word) => {
    const food = foodOfWords([singular(word)]);
    return food !== null && READYING.softening.foods.some((name) => food.classes.has(name));
  });
  if (!isHard) return false;
  if (READYING.softening.verbs.has(words[0] ?? "")) return words.length <= MOST_SOFTENED_WORDS;
  return (
    READYING.takesOut.has(words[0] ?? "") &&
    words.some(
      (word, at) => READYING.softening.verbs.has(word) && READYING.softening.toward.has(words[at - 1] ?? ""),
    )
  );
}
