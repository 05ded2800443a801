/** Words before a food that may say how much of it is meant: which of them state no amount, and how far back they reach. */
import { partBehindUnit } from "@/lib/engine/language/amount";
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LESS } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import type { Token } from "@/lib/engine/language/characters";
import { mostUnitWords, unitAt } from "@/lib/engine/language/units";
import { exactAt } from "./exact";

// Words of amounts that state none: a measure in a food's own name, a fraction that is work.

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
const isPreposition = (tokens: readonly Token[], at: number): boolean =>
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

// How far back the words reach that may say how much of a food is meant: "1 and 1/2 cups of the" before "flour".

/** Tokens looked back at most: no amount has more words before its food. */
export const LONGEST = 12;
const {
  restWords,
  reservedWords,
  moreWords,
  openWords,
  portionFillers,
  descriptions,
  genitive,
  allWords,
  fractions,
  measures,
  ordinals,
} = LINKING;

const isPart = (word: string): boolean =>
  portionFillers.has(word) ||
  descriptions.has(word) ||
  measures.has(word) ||
  restWords.has(word) ||
  reservedWords.has(word) ||
  moreWords.has(word) ||
  openWords.has(word) ||
  allWords.has(word) ||
  ordinals.has(word) ||
  fractions.has(word) ||
  LINKING.both.has(word) ||
  (word.endsWith("s") && measures.has(word.slice(0, -1))) ||
  LINKING.describingEnds.some((end) => word.endsWith(end));

/** A word of a unit, of several words too: "coffee spoons". */
function isInUnit(tokens: readonly Token[], at: number): boolean {
  for (let from = at; from > at - mostUnitWords() && from >= 0; from -= 1)
    if ((unitAt(tokens, from)?.end ?? 0) > at) return true;
  return false;
}

/** "left" of "what is left of the oil". */
export const isLeftOf = (tokens: readonly Token[], at: number): boolean =>
  LINKING.left.words.has(tokens[at]?.lower ?? "") &&
  genitive.has(tokens[at + 1]?.lower ?? "") &&
  LINKING.left.before.has(tokens[at - 1]?.lower ?? "");

/** "and" of "1 cup and a half of the flour", "one and a half cups of the flour", and not of "the milk and half of the flour". */
const goesOnBehindUnit = (tokens: readonly Token[], at: number): boolean =>
  (partBehindUnit(tokens, at) !== null && isInUnit(tokens, at - 1)) || joinsNumber(tokens, at);

/** "and" of "1 and 1/2 cups", "&" of "2 & ¼": both sides are one number. */
const joinsNumber = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.text === "&" || partBehindUnit(tokens, at) !== null) &&
  (exactAt(tokens, at - 1)?.unitAt ?? 0) > at + 1;

/** First token of the words before token `end` that may say how much. */
export function regionStart(tokens: readonly Token[], end: number): number {
  let from = end;
  for (let at = end - 1; at >= 0 && end - at <= LONGEST; at -= 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === "sign") {
      const inside = tokens[at - 1]?.kind !== "word" && tokens[at - 1] !== undefined;
      const abbreviation = token.text === "." && unitAt(tokens, at - 1) !== null;
      if (token.text === ")") {
        // "6 tbsp (85 g) butter": the brackets say the same again.
        let open = at - 1;
        while (open > 0 && at - open < LONGEST && tokens[open]?.text !== "(") open -= 1;
        if (tokens[open]?.text !== "(") break;
        at = open;
        continue;
      }
      // "50% of the butter", and not "70% chocolate"
      const next = tokens[at + 1]?.lower ?? "";
      const share = token.text === "%" && (genitive.has(next) || LINKING.definite.has(next));
      if (
        !abbreviation &&
        !(share && inside) &&
        !(inside && /^[-–/⁄]$/.test(token.text)) &&
        !joinsNumber(tokens, at)
      )
        break;
    } else if (isPreposition(tokens, at)) break;
    else if (
      token.kind === "word" &&
      !isPart(token.lower) &&
      !isLeftOf(tokens, at) &&
      !isInUnit(tokens, at) &&
      !goesOnBehindUnit(tokens, at) &&
      // "half a cup less a tablespoon of the sugar"
      exactAt(tokens, LESS.has(token.lower) ? at + 1 : at) === null
    )
      break;
    from = at;
  }
  return from;
}
