/**
 * What a page shows of the recipe that was read from it: from which line to which, and whether its list is the list of the page's data.
 */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { type Food, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import type { Line } from "@/lib/engine/read/html/lines";
import type { Reading } from "@/lib/engine/read/json-ld/reading";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";
import { statesAmount } from "./line-shape";
import { nameWords, sameName } from "./tidy-lines";

// Where a page shows the recipe that was read from it: the stretch of its lines from the first ingredient to the last step.

/** The page must show this part of the recipe's lines; else its text says nothing of the reading. */
const SHOWN = 0.8;
/** A page that shows so many more lines between list and method tells a story there. */
const MOST_BETWEEN = 1.6;
const FREE_LINES = 8;
/** Letters by which a line is known again. */
const KEY_CHARS = 24;
const OPENING_CHARS = 64;
/** So far apart stand two lines that follow each other in the recipe. */
const REACH = 60;
/** A page that says a line more often is searched no further. */
const MOST_STARTS = 12;

const PLAIN = /^[\u0020-\u007e]*$/;

/** Letters and digits only, fractions spelled out: how lines are compared. */
export function keyOf(text: string): string {
  // Nearly every line is plain: the sets of all letters are slow to ask.
  const lower = text.toLowerCase();
  return PLAIN.test(lower)
    ? lower.replace(/[^a-z0-9]+/g, "")
    : lower.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The letters that a text begins with. */
const openingOf = (text: string): string => keyOf(text.slice(0, OPENING_CHARS)).slice(0, KEY_CHARS);

/** One line of the page that has words, and what it begins with. */
export type WordedLine = { text: string; opening: string; line: Line };

/** The page's lines with words in them. */
export const rowsOf = (lines: readonly Line[]): WordedLine[] =>
  lines.flatMap((line) => {
    const opening = openingOf(line.text);
    return opening === "" ? [] : [{ text: line.text, opening, line }];
  });

/** Rows in which the lines of one part are shown, from the first to the last of them. */
type Run = { found: number; first: number; last: number };
const NOWHERE: Run = { found: 0, first: Infinity, last: -1 };

/** Where the lines with these keys follow each other on the page; of several such places the best, the later of two alike. */
function runOf(keys: readonly string[], places: ReadonlyMap<string, readonly number[]>, after: number): Run {
  const starts = new Set(keys.slice(0, 3).flatMap((key) => (places.get(key) ?? []).slice(-MOST_STARTS)));
  let best = NOWHERE;
  for (const start of starts) {
    let at = start;
    const run: Run = { found: 0, first: Infinity, last: -1 };
    for (const key of keys) {
      const next = places.get(key)?.find((place) => place >= at && place <= at + REACH);
      if (next === undefined) continue;
      run.found += 1;
      run.first = Math.min(run.first, next);
      run.last = Math.max(run.last, next);
      at = next;
    }
    const later = run.first >= after ? best.first < after || run.first < best.first : run.first > best.first;
    if (run.found > best.found || (run.found === best.found && later)) best = run;
  }
  return best;
}

/** The rows `[first, last]` that show the recipe, or null when most of it is not shown as text or much else stands between. */
export function stretchOf(
  rows: readonly WordedLine[],
  { ingredients, instructions }: SourceRecipe,
): { first: number; last: number } | null {
  const keysOf = (lines: readonly SourceLine[]) =>
    lines.map((line) => openingOf(line.text)).filter((opening) => opening !== "");
  const list = keysOf(ingredients);
  const method = keysOf(instructions);
  const wanted = new Set([...list, ...method]);
  const places = new Map<string, number[]>();
  rows.forEach(({ opening }, index) => {
    if (!wanted.has(opening)) return;
    const known = places.get(opening);
    if (known) known.push(index);
    else places.set(opening, [index]);
  });
  const above = runOf(list, places, Infinity);
  const below = runOf(method, places, above.last);
  const known = list.length + method.length;
  if (known === 0 || above.found + below.found < known * SHOWN) return null;
  const first = Math.min(above.first, below.first);
  const last = Math.max(above.last, below.last);
  return last - first > known * MOST_BETWEEN + FREE_LINES ? null : { first, last };
}

// Compares the list of a page's data with the list that the page shows: which lines are the same, whether one is only a part of the other,
// or cut apart.

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
