/** What comes out of the fridge hard and is made ready by waiting: "Leave the butter out to soften." */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { READYING } from "@/lib/engine/language/preparation";

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
