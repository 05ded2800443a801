/** Where the food's name stands in an ingredient line, and which words around it only say how it is prepared. */
import { foodOfWords, foodWords } from "../food/lexicon";
import { singular } from "../food/singular";
import { isDash, isSlash } from "./amount";
import { measuredAt } from "./line-measure";
import type { Token } from "./line-tokens";
import { ADVERBS, AFTER_NAME, ALWAYS_ENDS, MODIFIERS, PREPARED, SIZES } from "./line-words";

export type NameSpan = {
  /** indexes of the tokens that make up the name */
  kept: number[];
  /** indexes of words before the name that say how it is prepared */
  dropped: number[];
  /** index of the first token after the name's region */
  end: number;
};

const CONJUNCTIONS = new Set(["and", "or", "&", "und", "oder", "et", "ou", "y", "e", "o"]);
/** Words that keep "crushed", "diced", "chopped" as part of what is bought. */
const BOUGHT_SO = new Set([
  "crushed red",
  "crushed pineapple",
  "crushed ice",
  "whipped cream",
  "whipped topping",
  "cracked wheat",
  "mashed potato",
  "shredded wheat",
  "cut green",
  "pressed duck",
  "prepared pizza",
  "mini marshmallow",
]);
const BOUGHT_IN_CANS = new Set(["crushed", "diced", "chopped", "peeled", "sliced", "stewed", "minced"]);
const STEPS = 60;

const isWord = (token: Token | undefined): token is Token => token?.kind === "word";
const isAdverb = (word: string) =>
  ADVERBS.has(word) || (word.length > 4 && word.endsWith("ly") && word !== "jelly" && word !== "barley");

/** A word that describes and cannot be the food itself. */
function isModifier(word: string): boolean {
  if (MODIFIERS.has(word) || PREPARED.has(word) || SIZES.has(word) || isAdverb(word)) return true;
  if (word.length < 5) return false;
  const ends =
    word.endsWith("ed") ||
    word.endsWith("less") ||
    word.endsWith("-in") ||
    word.endsWith("-on") ||
    word.endsWith("-free") ||
    word.endsWith("-style") ||
    word.endsWith("-fat") ||
    word.endsWith("-cut");
  return ends && foodOfWords(foodWords(word)) === null;
}

/** True when the word at `i` only tells how the food is prepared. "ground" does so after an adverb: "freshly ground pepper". */
function isPreparing(tokens: readonly Token[], i: number, inCan: boolean): boolean {
  const token = tokens[i];
  if (!isWord(token)) return false;
  const before = tokens[i - 1]?.lower ?? "";
  if (token.lower === "ground") return isAdverb(before) || before === "fresh";
  if (!PREPARED.has(token.lower)) return false;
  if (inCan && BOUGHT_IN_CANS.has(token.lower)) return false;
  const next = tokens[i + 1];
  return !(isWord(next) && BOUGHT_SO.has(`${token.lower} ${singular(next.lower)}`));
}

/** From `i`, passes over "finely chopped and", "peeled,", "freshly": words of preparing, their adverbs and what joins them. Pushes their indexes. */
function passPreparing(tokens: readonly Token[], i: number, inCan: boolean, dropped: number[]): number {
  let j = i;
  for (let n = 0; n < STEPS; n += 1) {
    let k = j;
    while (isWord(tokens[k]) && isAdverb(tokens[k]?.lower ?? "") && k < j + 3) k += 1;
    if (isPreparing(tokens, k, inCan)) {
      for (let m = j; m <= k; m += 1) dropped.push(m);
      j = k + 1;
      let join = j;
      while (
        tokens[join]?.text === "," ||
        CONJUNCTIONS.has(tokens[join]?.lower ?? "") ||
        tokens[join]?.text === "&"
      )
        join += 1;
      if (join > j) {
        let probe = join;
        while (isAdverb(tokens[probe]?.lower ?? "")) probe += 1;
        if (isPreparing(tokens, probe, inCan) || (tokens[j]?.text === "," && isWord(tokens[join]))) j = join;
      }
      continue;
    }
    return j;
  }
  return j;
}

function closing(tokens: readonly Token[], i: number): number {
  let depth = 0;
  for (let j = i; j < tokens.length; j += 1) {
    const text = tokens[j]?.text;
    if (text === "(" || text === "[" || text === "{") depth += 1;
    else if (text === ")" || text === "]" || text === "}") {
      depth -= 1;
      if (depth <= 0) return j;
    }
  }
  return tokens.length - 1;
}

/** Are the words from `i` up to the next comma, parenthesis or end the name of a food (and not of a preparation)? */
function isFoodUntilBoundary(tokens: readonly Token[], i: number): boolean {
  const words: string[] = [];
  let j = i;
  while (
    isWord(tokens[j]) &&
    !ALWAYS_ENDS.has(tokens[j]?.lower ?? "") &&
    !CONJUNCTIONS.has(tokens[j]?.lower ?? "") &&
    j < i + 6
  ) {
    words.push(singular(tokens[j]?.lower ?? ""));
    j += 1;
  }
  for (let start = 0; start < words.length; start += 1) {
    if (foodOfWords(words.slice(start)) !== null) return words.slice(0, start).every(isModifier);
  }
  return false;
}

/** At a comma: does the list of foods go on ("fregola, acini di pepe, or orzo")? True when "and"/"or" and a food end it. */
function listGoesOn(tokens: readonly Token[], comma: number): boolean {
  if (!isFoodUntilBoundary(tokens, comma + 1) || isPreparing(tokens, comma + 1, false)) return false;
  for (let j = comma + 1; j < tokens.length && j < comma + 16; j += 1) {
    const token = tokens[j];
    if (!token || (token.kind !== "word" && token.text !== ",")) return false;
    if (ALWAYS_ENDS.has(token.lower)) return false;
    if (CONJUNCTIONS.has(token.lower)) return isFoodUntilBoundary(tokens, j + 1);
  }
  return false;
}

/** True when the word at `i`, which stands after a noun of the name, begins what is said about it. */
function endsName(tokens: readonly Token[], i: number, inCan: boolean): boolean {
  const token = tokens[i];
  if (!isWord(token)) return false;
  if (ALWAYS_ENDS.has(token.lower)) return true;
  if (token.lower === "in" || token.lower === "with") {
    const next = tokens[i + 1]?.lower ?? "";
    return (
      next === "their" ||
      next === "its" ||
      next === "half" ||
      tokens[i + 1]?.kind === "digits" ||
      next === "wedges" ||
      next === "a" ||
      next === "an" ||
      isAdverb(next) ||
      next === "pieces"
    );
  }
  if (isAdverb(token.lower))
    return (
      isPreparing(tokens, i + 1, inCan) ||
      AFTER_NAME.has(tokens[i + 1]?.lower ?? "") ||
      tokens[i + 1]?.text === ","
    );
  if (AFTER_NAME.has(token.lower)) return true;
  if (PREPARED.has(token.lower) && token.lower !== "mini" && token.lower !== "organic") {
    return !isFoodUntilBoundary(tokens, i + 1) || !isPreparing(tokens, i, inCan);
  }
  return false;
}

/**
 * The name in `tokens` from `start`: words of preparing before it are dropped, parentheses inside are passed over, and it ends at a comma,
 * a further amount, or a word that begins what is to be done. `inCan`: bought so ("can of chopped tomatoes").
 */
export function nameAt(tokens: readonly Token[], start: number, inCan: boolean): NameSpan {
  const kept: number[] = [];
  const dropped: number[] = [];
  let noun = false;
  let i = start;
  while (i < tokens.length && kept.length < STEPS) {
    const token = tokens[i];
    if (!token) break;
    if (token.text === "(" || token.text === "[" || token.text === "{") {
      const close = closing(tokens, i);
      const next = tokens[close + 1];
      const goesOn =
        isWord(next) &&
        (!noun || !endsName(tokens, close + 1, inCan)) &&
        !(noun && measuredAt(tokens, close + 1));
      if (!goesOn && kept.length > 0) break;
      i = close + 1;
      continue;
    }
    if (token.text === ",") {
      if (noun && !listGoesOn(tokens, i)) break;
      i += 1;
      continue;
    }
    if (token.kind === "digits" || token.kind === "glyph") {
      if (noun && (measuredAt(tokens, i) || i === tokens.length - 1)) break;
      if (noun && isDash(tokens[i + 1])) break;
      kept.push(i);
      i += 1;
      continue;
    }
    if (token.kind === "sign") {
      if (token.text === "%" || token.text === "&") kept.push(i);
      else if (token.text === ";" || token.text === ":") {
        if (kept.length > 0) break;
      } else if (isDash(token) && token.spaced && noun) break;
      else if (token.text === "+" && noun) break;
      else if (token.text === "." && noun && tokens[i + 1]?.spaced) break;
      else if (isSlash(token) && noun && !isWord(tokens[i + 1])) break;
      i += 1;
      continue;
    }
    if (CONJUNCTIONS.has(token.lower) && kept.length > 0) {
      const next = tokens[i + 1];
      if (
        !isWord(next) ||
        ALWAYS_ENDS.has(next.lower) ||
        AFTER_NAME.has(next.lower) ||
        measuredAt(tokens, i + 1)
      )
        break;
      const past = passPreparing(tokens, i + 1, inCan, []);
      if (noun && past > i + 1 && !isWord(tokens[past])) break;
      kept.push(i);
      i = passPreparing(tokens, i + 1, inCan, dropped);
      continue;
    }
    if (!noun) {
      const past = passPreparing(tokens, i, inCan, dropped);
      if (past > i) {
        if (past >= tokens.length || !isWord(tokens[past])) {
          // Nothing but preparation: let it be the name.
          if (kept.length === 0 && past >= tokens.length)
            dropped.splice(0).forEach((index) => kept.push(index));
        }
        i = past;
        continue;
      }
      if (SIZES.has(token.lower) && isWord(tokens[i + 1])) {
        i += 1;
        continue;
      }
      if (ALWAYS_ENDS.has(token.lower) && kept.length > 0) break;
      kept.push(i);
      noun = !isModifier(token.lower);
      i += 1;
      continue;
    }
    if (endsName(tokens, i, inCan)) break;
    if (SIZES.has(token.lower)) {
      i += 1;
      continue;
    }
    if (PREPARED.has(token.lower)) dropped.push(i);
    else kept.push(i);
    i += 1;
  }
  while (kept.length > 0) {
    const last = tokens[kept[kept.length - 1] ?? 0];
    if (!last || !(CONJUNCTIONS.has(last.lower) || last.text === "&" || last.lower === "of")) break;
    kept.pop();
  }
  return { kept, dropped, end: i };
}
