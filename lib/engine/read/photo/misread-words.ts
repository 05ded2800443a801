/**
 * Words of ingredient lines that a reader of photos got wrong: two that ran together ("cupflour", "ofoil", "1lemon"), and doubtful ones that are
 * one letter away from a single unit or food ("thsp", "musnroom").
 */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { isCommonWord } from "@/lib/engine/language/detect";
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { ALIKE_LETTERS, COMPOUNDING_LANGUAGES, SMALL_LETTERS } from "@/lib/engine/language/characters";
import { ADVERBS, MODIFIERS, PREPARED, SIZES } from "@/lib/engine/language/line-words";
import { NUMBER_SIGN } from "@/lib/engine/language/shapes";
import { unitWritten } from "@/lib/engine/language/units";
import { isFactLabel } from "@/lib/engine/lines/fact-patterns";
import { linesOf } from "./level";
import type { PhotoWord } from "./level";

/** White between two words of one line, in em, that makes them two cells. */
const CELL_EM = 1.8;
/** Lines without an amount belong to a list when they begin within this of a line with one, in em across and down. */
const EDGE_EM = 2.5;
const NEXT_EM = 5;
/** A reader is surer than this of most words that it got right; where no amount says that a food stands there, it must doubt them more. */
const DOUBTFUL = 92;
const VERY_DOUBTFUL = 75;
const FEWEST_LETTERS = 3;
/** Shorter words are one letter away from too many others: only letters of like shape are exchanged in them. */
const FREE_LETTERS = 5;
const MOST_LETTERS = 14;
/** A part of two words that ran together has at least so many letters. */
const FEWEST_IN_PART = 2;

const STARTS_WITH_AMOUNT = new RegExp(`^[(~]?${NUMBER_SIGN}`, "u");
const LETTERS = /^([("“]?)(\p{L}+)([,.;:)”]{0,2})$/u;
const NUMBER_AND_WORD = new RegExp(`^(${NUMBER_SIGN}{1,3})(\\p{L}{3,})([,.;:)]?)$`, "u");

/** The words with those of ingredient lines put right. Linear in the number of words but for sorting. */
export function mendWords<W extends PhotoWord>(words: readonly W[], language = "en"): W[] {
  const runs = linesOf(words).flatMap(toRuns);
  const counted = runs.filter(beginsWithAmount);
  return runs.flatMap((run) => {
    if (counted.includes(run)) return run.flatMap((word) => mended(word, language, DOUBTFUL));
    const inList = counted.some((other) => standsBeside(run, other));
    return inList ? run.flatMap((word) => mended(word, language, VERY_DOUBTFUL)) : run;
  });
}

/** The words of a line in the cells that they make. */
function toRuns<W extends PhotoWord>(line: readonly W[]): W[][] {
  const sorted = [...line].sort((a, b) => a.x0 - b.x0);
  const runs: W[][] = [];
  for (const word of sorted) {
    const last = runs.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 < CELL_EM * word.size) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Whether an amount stands first, or behind a mark; "1." numbers a step. */
function beginsWithAmount(run: readonly PhotoWord[]): boolean {
  const [first, second] = run;
  if (!first) return false;
  const isMark = first.text.length <= 3 && !/\p{L}{2}/u.test(first.text);
  return (
    (STARTS_WITH_AMOUNT.test(first.text) && !/^\d{1,2}[.)]$/.test(first.text)) ||
    (isMark && second !== undefined && STARTS_WITH_AMOUNT.test(second.text))
  );
}

function standsBeside(run: readonly PhotoWord[], other: readonly PhotoWord[]): boolean {
  const [own, first] = [run[0], other[0]];
  if (!own || !first) return false;
  return (
    Math.abs(own.x0 - first.x0) < EDGE_EM * first.size &&
    Math.abs(own.base - first.base) < NEXT_EM * first.size
  );
}

function mended<W extends PhotoWord>(word: W, language: string, doubtful: number): W[] {
  const counted = NUMBER_AND_WORD.exec(word.text);
  if (counted) {
    const [, amount = "", name = "", end = ""] = counted;
    return isFoodOrSize(name.toLowerCase()) ? split(word, amount, name + end) : [word];
  }
  const [, open = "", letters = "", end = ""] = LETTERS.exec(word.text) ?? [];
  const lower = letters.toLowerCase();
  if (lower.length < FEWEST_LETTERS || lower.length > MOST_LETTERS || isKnown(lower, language)) return [word];
  const cut = COMPOUNDING_LANGUAGES.has(language) ? null : cutOf(lower, language);
  if (cut !== null) return split(word, open + letters.slice(0, cut), letters.slice(cut) + end);
  const meant = word.confidence < doubtful ? nearest(lower) : null;
  if (meant === null) return [word];
  const shown = /^\p{Lu}/u.test(letters) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  return [{ ...word, text: open + shown + end }];
}

/** Two words in the place of one, with white between them. */
function split<W extends PhotoWord>(word: W, left: string, right: string): W[] {
  const share = (word.x1 - word.x0) / (left.length + right.length);
  const cut = word.x0 + share * left.length;
  const half = 0.1 * word.size;
  return [
    { ...word, text: left, x1: cut - half },
    { ...word, text: right, x0: cut + half },
  ];
}

const isFood = (word: string): boolean => foodOfWords([singular(word)]) !== null;
const isUnit = (word: string): boolean => unitWritten(word) !== null;
const isFoodOrSize = (word: string): boolean => isFood(word) || SIZES.has(word) || MODIFIERS.has(word);

const isKnown = (word: string, language: string): boolean =>
  isUnit(word) ||
  isFoodOrSize(word) ||
  PREPARED.has(word) ||
  ADVERBS.has(word) ||
  COOKING_VERBS.has(word) ||
  isFactLabel(word) ||
  isCommonWord(word, language);

/** Where two words ran together: a unit or a small word, and a food; null where the halves are none, or where it could be cut twice. */
function cutOf(word: string, language: string): number | null {
  const cuts: number[] = [];
  for (let at = FEWEST_IN_PART; at <= word.length - FEWEST_IN_PART; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const leads = isLongUnit(left) || isCommonWord(left, language);
    const follows = right.length > FEWEST_IN_PART && isFood(right);
    const isOf = isLongUnit(left) && isCommonWord(right, language);
    if ((leads && follows) || isOf) cuts.push(at);
  }
  return cuts.length === 1 ? (cuts[0] ?? null) : null;
}

/** "g" and "l" begin too many words. */
const isLongUnit = (word: string): boolean => word.length > FEWEST_IN_PART && isUnit(word);

/** The only unit or food that is one letter away; among several, the only one by a letter of like shape. */
function nearest(word: string): string | null {
  const known = (one: string): boolean => isUnit(one) || isFood(one);
  const alike = new Set<string>();
  const near = new Set<string>();
  for (const { text, isAlike } of oneLetterAway(word)) {
    if (!known(text)) continue;
    near.add(text);
    if (isAlike) alike.add(text);
  }
  if (alike.size === 1) return [...alike][0] ?? null;
  return alike.size === 0 && near.size === 1 && word.length >= FREE_LETTERS ? ([...near][0] ?? null) : null;
}

function* oneLetterAway(word: string): Generator<{ text: string; isAlike: boolean }> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [own = ""] = after;
    for (const letter of SMALL_LETTERS) {
      yield { text: before + letter + after, isAlike: false };
      if (own !== "" && letter !== own)
        yield { text: before + letter + after.slice(1), isAlike: looksLike(own, letter) };
    }
    if (own !== "") yield { text: before + after.slice(1), isAlike: false };
  }
  // "rn" and "m" are one shape.
  if (word.includes("m")) yield { text: word.replace("m", "rn"), isAlike: true };
  if (word.includes("rn")) yield { text: word.replace("rn", "m"), isAlike: true };
}

const looksLike = (a: string, b: string): boolean =>
  ALIKE_LETTERS.some((group) => group.includes(a) && group.includes(b));
