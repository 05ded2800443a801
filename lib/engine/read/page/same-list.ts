/** Compares the list of a page's data with the list that the page shows: which lines are the same, whether one is only a part of the other, or cut apart. */
import { statesAmount } from "./line-shape";
import { nameWords, sameName } from "./tidy-lines";
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { type Food, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import type { Reading } from "@/lib/engine/read/json-ld/reading";
import type { SourceLine } from "@/lib/engine/recipe/source";

/** Longer lists are compared no further: alignment looks at every pair. */
const MAX_ALIGNED = 150;

/** For each line of `base` the index of its counterpart in `other`, or −1; in order, each counterpart once. */
export function align(base: readonly SourceLine[], other: readonly SourceLine[]): number[] {
  const names = other.slice(0, MAX_ALIGNED).map((line) => nameWords(line.text));
  const used = new Set<number>();
  let expected = 0;
  return base.slice(0, MAX_ALIGNED).map((line) => {
    const own = nameWords(line.text);
    for (let step = 0; step < names.length; step++) {
      const index = (expected + step) % names.length;
      if (used.has(index) || !sameName(own, names[index]!)) continue;
      used.add(index);
      expected = index + 1;
      return index;
    }
    return -1;
  });
}

/** Share of the lines that have a counterpart, 0–1. */
export const share = (pairs: readonly number[]) =>
  pairs.length ? pairs.filter((index) => index >= 0).length / pairs.length : 0;
const WORD = /\p{L}{4,}/gu;
/** So many foods in the steps that the list does not name are a sign that groups are missing from it. */
const UNNAMED_FOODS = 2;
const MOST_WORDS = 400;

const wordsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((text) => text.toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS);

/** Do the reading's own steps speak of several foods that its list does not name? What the recipe itself makes is none of them. */
export function speaksOfMore({ title, ingredients, instructions }: Reading): boolean {
  const listed = wordsOf([...ingredients.map(({ text }) => text), title ?? ""]).map(singular);
  const words = new Set(listed);
  const foods = new Set(listed.map((word) => foodOfWords([word])));
  const unnamed = new Set<Food>();
  for (const word of new Set(wordsOf(instructions.map(({ text }) => text)).map(singular))) {
    const food = words.has(word) || COOKING_VERBS.has(word) ? null : foodOfWords([word]);
    if (food === null || foods.has(food) || food.id !== word) continue;
    if (namesPreparation(word) || isSeasoning(word)) continue;
    if (listed.some((one) => one.startsWith(word) || word.endsWith(one))) continue;
    unnamed.add(food);
    if (unnamed.size >= UNNAMED_FOODS) return true;
  }
  return false;
}

const NEARLY_ALL = 0.9;
const SEVERAL = 3;
/** Butter may go into each part; a list said again in other units repeats nearly all of itself. */
const MOST_REPEATED = 1 / 3;

/** The data with the page's list, when that holds nearly all of the data's lines and several more that state amounts and repeat few; else null. */
export function fuller(data: Reading, shown: Reading): Reading | null {
  const pairs = align(data.ingredients, shown.ingredients);
  if (share(pairs) < NEARLY_ALL) return null;
  const known = new Set(pairs);
  const names = data.ingredients.map(({ text }) => nameWords(text));
  const more = shown.ingredients.filter((_, index) => !known.has(index));
  const repeats = more.filter(({ text }) => {
    const own = nameWords(text);
    return names.some((name) => sameName(name, own));
  }).length;
  if (more.length - repeats < SEVERAL || repeats > MOST_REPEATED * more.length) return null;
  if (!more.every(({ text }) => statesAmount(text))) return null;
  return { ...data, via: [...data.via, ...shown.via], ingredients: shown.ingredients };
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Are the data's entries the page's lines cut at their commas? Then several entries in a row, put together, are one line of the page. */
export function isCutApart(base: readonly SourceLine[], other: readonly SourceLine[]): boolean {
  if (base.length <= other.length) return false;
  const entries = base.map(({ text }) => letters(text));
  let at = 0;
  let whole = 0;
  for (const { text } of other) {
    const line = letters(text);
    let end = at;
    for (let joined = ""; end < entries.length && line.startsWith(joined + entries[end]!); end++)
      joined += entries[end]!;
    if (entries.slice(at, end).join("") !== line) continue;
    whole++;
    at = end;
  }
  return whole >= NEARLY_ALL * other.length && at >= NEARLY_ALL * entries.length;
}
