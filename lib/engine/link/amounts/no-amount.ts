/** Words of amounts that state none: a measure in a food's own name, a fraction that is work. */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { unitAt } from "@/lib/engine/language/units";
import type { Token } from "@/lib/engine/language/token";

/** "Slice the pound cake" */
export const isInName = (tokens: readonly Token[], at: number): boolean =>
  foodOfWords(tokens.slice(at, at + 2).map(({ lower }) => lower)) !== null;

/** "Stone and quarter the plums" */
export const isSecondWork = (tokens: readonly Token[], at: number): boolean =>
  LINKING.conjunctions.has(tokens[at - 1]?.lower ?? "") && LINKING.readying.has(tokens[at - 2]?.lower ?? "");

/** "Fry the white part in the oil": a part of a plant measures nothing. */
export const isColoured = (tokens: readonly Token[], at: number): boolean =>
  LINKING.partNouns.has(tokens[at]?.lower ?? "") &&
  [at - 1, at + 1].some((beside) => LINKING.colours.has(tokens[beside]?.lower ?? ""));

/** "Dip the slice in the egg", "press 5 pieces in poppy seeds": no inch, and no slice of egg. */
export const isPreposition = (tokens: readonly Token[], at: number): boolean =>
  LINKING.enclosing.has(tokens[at]?.lower ?? "") &&
  (LINKING.determiners.has(tokens[at + 1]?.lower ?? "") || isCountUnit(tokens, at - 1)) &&
  !/^\p{N}/u.test(tokens[at - 1]?.text ?? "");

const isCountUnit = (tokens: readonly Token[], at: number): boolean =>
  unitAt(tokens, at)?.unit.kind === "count";

/** "¼ de cebolla": a quarter of one onion, and no share of what the list has, as "¼ de la cebolla" is; the figure at `at` ends before `end`. */
export const isOfOne = (tokens: readonly Token[], at: number, end: number): boolean =>
  /^\p{N}/u.test(tokens[at]?.text ?? "") &&
  LINKING.genitive.has(tokens[end]?.lower ?? "") &&
  !LINKING.determiners.has(tokens[end + 1]?.lower ?? "");
