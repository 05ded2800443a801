/**
 * What the words of a line do: open it as an order or with a unit, describe the food, prepare it, go on with a list, or end its name.
 */
import { AMOUNT_WORDS, COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { foodOfWords, foodWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import {
  ADVERB_ENDS,
  ADVERBS,
  AFTER_IN,
  AFTER_NAME,
  ALWAYS_ENDS,
  BOUGHT_IN_CANS,
  BOUGHT_SO,
  CONJUNCTIONS,
  DESCRIBING_ENDS,
  EITHER,
  END_PHRASES,
  IN_WORDS,
  MODIFIERS,
  NO_ADVERBS,
  NOT_END_PHRASES,
  OF_WORDS,
  PREPARED,
  PREPARING_AFTER,
  PREPARING_AFTER_ADVERB,
  SHORTENED,
  SIZES,
  TAKEN_NOUNS,
} from "@/lib/engine/language/line-words";
import { MEASURES } from "@/lib/engine/language/shapes";
import type { Token } from "@/lib/engine/language/characters";
import { unitWritten } from "@/lib/engine/language/units";

// Whether a line opens as an order to the cook.

export const firstWord = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";

/** "Peel the onions" is an order; "butter", "oil for frying" and "dash of soy sauce" open with a word that can be one. */
export function opensOrder(text: string): boolean {
  const first = firstWord(text);
  return (
    COOKING_VERBS.has(first) &&
    !AMOUNT_WORDS.has(first) &&
    unitWritten(first) === null &&
    foodOfWords([singular(first)]) === null
  );
}

// Amounts with their unit before the number, as Italian cards and kitchens write them.

/** "gr. 300 farina", "ml 200 latte": how some cards write an amount. */
const UNIT_FIRST = new RegExp(`^(${MEASURES})(\\.?)\\s(\\d{1,5}(?:[.,]\\d{1,2})?)\\s(?=\\p{L})`, "iu");

/** "Riso gr. 500", "burro g 80, freddo": the same behind the food. */
const UNIT_BEHIND_FOOD = new RegExp(
  `^(\\p{L}[\\p{L}'’ ]{1,40}?) (${MEASURES})(\\.?)\\s(\\d{1,5}(?:[.,]\\d{1,2})?)(?=[.;]?$|,|\\s[(/–-])`,
  "iu",
);

/** A line whose unit stands before its number, with the unit behind it; every other word keeps its place. */
export const turned = (text: string): string =>
  text.replace(UNIT_FIRST, "$3 $1$2 ").replace(UNIT_BEHIND_FOOD, "$1 $4 $2$3");

// What the words around a food's name do: describe it, prepare it, go on with a list, or end the name.

const MOST_WORDS = 60;

export const isWord = (token: Token | undefined): token is Token => token?.kind === "word";
const lowerAt = (tokens: readonly Token[], i: number) => tokens[i]?.lower ?? "";

export function isAdverb(word: string): boolean {
  return (
    ADVERBS.has(word) ||
    (word.length > 4 && ADVERB_ENDS.some((end) => word.endsWith(end)) && !NO_ADVERBS.has(word))
  );
}

/** A word that describes and cannot be the food itself. */
export function isModifier(word: string): boolean {
  if (MODIFIERS.has(word) || PREPARED.has(word) || SIZES.has(word) || isAdverb(word)) return true;
  return (
    word.length > 4 &&
    DESCRIBING_ENDS.some((end) => word.endsWith(end)) &&
    foodOfWords(foodWords(word)) === null
  );
}

/** True when the word at `i` only tells how the food is prepared. Some do so after an adverb only: "freshly ground pepper". */
function isPreparing(tokens: readonly Token[], i: number, inCan: boolean): boolean {
  const token = tokens[i];
  if (!isWord(token)) return false;
  if (PREPARING_AFTER_ADVERB.has(token.lower))
    return isAdverb(lowerAt(tokens, i - 1)) || PREPARING_AFTER.has(lowerAt(tokens, i - 1));
  if (!PREPARED.has(token.lower) || (inCan && BOUGHT_IN_CANS.has(token.lower))) return false;
  const next = tokens[i + 1];
  return !(isWord(next) && BOUGHT_SO.has(`${token.lower} ${singular(next.lower)}`));
}

function isJoin(token: Token | undefined): boolean {
  return token !== undefined && (token.text === "," || CONJUNCTIONS.has(token.lower));
}

/** Passes over "finely chopped and", "peeled,", "freshly ground" from `i` and records the words; returns the index after them. */
export function passPreparing(
  tokens: readonly Token[],
  i: number,
  inCan: boolean,
  dropped: number[],
): number {
  let j = i;
  for (let n = 0; n < MOST_WORDS; n += 1) {
    let k = j;
    while (k < j + 3 && isWord(tokens[k]) && isAdverb(lowerAt(tokens, k))) k += 1;
    if (!isPreparing(tokens, k, inCan)) return j;
    for (let m = j; m <= k; m += 1) dropped.push(m);
    j = k + 1;
    let after = j;
    while (isJoin(tokens[after])) after += 1;
    if (after === j) continue;
    let probe = after;
    while (isAdverb(lowerAt(tokens, probe))) probe += 1;
    if (isPreparing(tokens, probe, inCan) || (tokens[j]?.text === "," && isWord(tokens[after]))) j = after;
  }
  return j;
}

/** Are the words from `i` up to the next boundary the name of a food, with nothing but descriptions before it? */
function isFoodUntilBoundary(tokens: readonly Token[], i: number): boolean {
  const words: string[] = [];
  for (let j = i; j < i + 6 && isWord(tokens[j]); j += 1) {
    if (ALWAYS_ENDS.has(lowerAt(tokens, j)) || CONJUNCTIONS.has(lowerAt(tokens, j))) break;
    words.push(...foodWords(lowerAt(tokens, j)));
  }
  for (let start = 0; start < words.length; start += 1) {
    if (foodOfWords(words.slice(start)) !== null) return words.slice(0, start).every(isModifier);
  }
  return false;
}

/** May the words from `i` up to the next boundary be a kind or a name ("serrano", "Gruyère"), not something done? Returns the boundary, or -1. */
function kindUntilBoundary(tokens: readonly Token[], i: number): number {
  let j = i;
  for (; j < i + 4 && isWord(tokens[j]); j += 1) {
    const word = lowerAt(tokens, j);
    if (CONJUNCTIONS.has(word)) break;
    if (ALWAYS_ENDS.has(word) || AFTER_NAME.has(word) || PREPARED.has(word) || isAdverb(word)) return -1;
  }
  return j > i ? j : -1;
}

/**
 * At a comma: does a list of foods go on? "fregola, acini di pepe, or orzo", "Thai, serrano, or bird's-eye chiles" do;
 * "2 onions, peeled and chopped" does not. `inList`: an earlier comma of the list has been passed.
 */
export function listGoesOn(tokens: readonly Token[], comma: number, inList: boolean): boolean {
  let j = comma;
  // "1 lemon, zest and juice": what is taken of it.
  if (TAKEN_NOUNS.has(lowerAt(tokens, comma + 1))) return false;
  for (let n = 0; n < 5; n += 1) {
    if (tokens[j]?.text === ",") j += 1;
    if (CONJUNCTIONS.has(lowerAt(tokens, j))) {
      if (isFoodUntilBoundary(tokens, j + 1)) return inList || n > 0;
      const last = kindUntilBoundary(tokens, j + 1);
      return (
        (inList || n > 0) &&
        EITHER.has(lowerAt(tokens, j)) &&
        last > 0 &&
        !isModifier(lowerAt(tokens, last - 1))
      );
    }
    const end = kindUntilBoundary(tokens, j);
    if (end < 0) return false;
    const listed = tokens[end]?.text === ",";
    // "olive, sunflower or coconut oil": the last one is a food, whatever the one before it is called.
    const isEither = EITHER.has(lowerAt(tokens, end)) && !isModifier(lowerAt(tokens, end - 1));
    const goesOn =
      CONJUNCTIONS.has(lowerAt(tokens, end)) &&
      (isFoodUntilBoundary(tokens, j) || (isEither && isFoodUntilBoundary(tokens, end + 1)));
    if (!listed && !goesOn) return false;
    j = end;
  }
  return false;
}

/** True when the word at `i`, after a noun of the name, begins what is said about it. `keptIsFood`: the name so far is a known food. */
export function endsName(tokens: readonly Token[], i: number, inCan: boolean, keptIsFood: boolean): boolean {
  const word = lowerAt(tokens, i);
  const next = lowerAt(tokens, i + 1);
  if (ALWAYS_ENDS.has(word)) return true;
  if (IN_WORDS.has(word)) {
    return AFTER_IN.has(next) || tokens[i + 1]?.kind === "digits" || isAdverb(next);
  }
  if (END_PHRASES.has(`${word} ${next}`)) return true;
  if (isAdverb(word))
    return isPreparing(tokens, i + 1, inCan) || AFTER_NAME.has(next) || tokens[i + 1]?.text === ",";
  if (NOT_END_PHRASES.has(`${word} ${next}`)) return false;
  const describes = PREPARED.has(word);
  if (!describes && !AFTER_NAME.has(word)) return false;
  // "Mexican blend shredded cheese": nothing before it is a food, what follows is.
  return keptIsFood || !isFoodUntilBoundary(tokens, i + 1);
}

/** Do the last kept words name a food? */
export function endsInFood(tokens: readonly Token[], kept: readonly number[]): boolean {
  const last = kept.slice(-3).flatMap((index) => foodWords(lowerAt(tokens, index)));
  return last.some((_, start) => foodOfWords(last.slice(start)) !== null);
}

/** A word with a dot behind it is a shortened one up to this length: "unsw." for unsweetened. */
const LONGEST_SHORT = 5;

/** "1/2 c. br. sugar", "1 can cr. of mushroom soup": the dot at `i` shortens a word of the name; `kept` are those before it. */
export function isShortening(tokens: readonly Token[], i: number, kept: readonly number[]): boolean {
  const [word, next] = [tokens[i - 1], tokens[i + 1]];
  const food = OF_WORDS.has(next?.lower ?? "") ? i + 2 : i + 1;
  return (
    isWord(word) &&
    word.text.length <= LONGEST_SHORT &&
    isWord(next) &&
    next.text === next.lower &&
    (SHORTENED.has(word.lower) || !endsInFood(tokens, kept)) &&
    isFoodUntilBoundary(tokens, food)
  );
}

/** The index of the bracket that closes the one at `i`; the last token when none does. */
export function closing(tokens: readonly Token[], i: number): number {
  let depth = 0;
  for (let j = i; j < tokens.length; j += 1) {
    const text = tokens[j]?.text ?? "";
    if ("([{".includes(text)) depth += 1;
    else if (")]}".includes(text)) {
      depth -= 1;
      if (depth <= 0) return j;
    }
  }
  return tokens.length - 1;
}

/** An adjective of what is bought, not of what is done with it. */
function isQuality(word: string): boolean {
  return MODIFIERS.has(word) || (word.includes("-") && isModifier(word) && !PREPARED.has(word));
}

/** Does the bracket from `open` to `close` only qualify the food: adjectives "(frozen or fresh)" or other names of it "(celery root)"? */
export function qualifies(tokens: readonly Token[], open: number, close: number): boolean {
  let phrase: string[] = [];
  let described = false;
  const settle = () => {
    const known = phrase.every(isQuality) || foodOfWords(phrase.flatMap(foodWords)) !== null;
    described ||= phrase.length > 0;
    phrase = [];
    return known;
  };
  for (let i = open + 1; i < close; i += 1) {
    const token = tokens[i];
    if (isJoin(token)) {
      if (!settle()) return false;
    } else if (isWord(token)) phrase.push(token.lower);
    else return false;
  }
  return settle() && described;
}
