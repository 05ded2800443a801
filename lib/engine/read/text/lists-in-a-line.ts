/**
 * Lists that stand in one line: a part behind its name, foods that are mostly not measured, and lists that only repeat what is listed (in
 * brackets above the orders, of another batch).
 */
import { AMOUNT_WORDS, COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { findFood, foodWords } from "@/lib/engine/language/food/lexicon";
import { headingOf } from "@/lib/engine/language/headings";
import { CONJUNCTIONS } from "@/lib/engine/language/line-words";
import { endsServed, isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import { splitSentences } from "@/lib/engine/language/sentences";
import {
  DURATION,
  DURATION_ONLY,
  FOR_PART,
  NUMBER_SIGN,
  PART_ALONE,
  PREPARATION,
} from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import { splitAtCommas, splitOutside, startsWithAmount } from "./ingredient-run";

// A part of the list that stands in one line behind its name.

const FEWEST_ITEMS = 3;
const LONGEST_ITEM = 60;
/** "sale grosso": what is not measured is named in a few words. */
const LONGEST_BARE_WORDS = 4;
const DASH = /\s[–—•·|/-]\s/;
const NUMBERED = new RegExp(NUMBER_SIGN, "iu");
/** "Impasto", "Per la salsa". */
const PART_NAME = /^\p{Lu}[^\d:;,.!?]{2,40}$/u;
/** "farina 0 (W 260) 500 g": a food, and its amount last. */
const MEASURED_BEHIND = new RegExp(`^\\p{L}.{1,40}\\s(?:${NUMBER_SIGN})[^,;]{0,20}$`, "iu");

type Part = { name: string; items: string[] };

function divided(text: string): { name: string; itemsBy: (mark: RegExp) => string[] } {
  const colon = text.indexOf(":");
  const name = text.slice(0, Math.max(0, colon)).trim();
  const rest = text.slice(colon + 1);
  return { name, itemsBy: (mark) => rest.split(mark).map((item) => item.trim()) };
}

const isList = (items: readonly string[]): boolean =>
  items.length >= FEWEST_ITEMS && items.every((item) => item.length > 0 && item.length < LONGEST_ITEM);

/** "for the gremolata: zest of 1 lemon – 1 clove of garlic – 1 anchovy". */
function stroked(text: string): Part | null {
  const { name, itemsBy } = divided(text);
  if (!FOR_PART.test(name) && !PART_ALONE.test(name) && !namesPreparation(name)) return null;
  const items = itemsBy(DASH);
  const measured = items.filter((item) => NUMBERED.test(item)).length;
  return isList(items) && measured * 2 >= items.length ? { name, items } : null;
}

/** "Impasto: farina 500 g; acqua 300 g; sale 10 g": every amount behind its food, but for one at most. */
function measuredBehind(text: string): Part | null {
  const { name, itemsBy } = divided(text);
  if (!PART_NAME.test(name) || headingOf(name) !== null) return null;
  for (const mark of [/;/, /,\s/]) {
    const items = itemsBy(mark);
    const measured = items.filter((item) => MEASURED_BEHIND.test(item) && !DURATION_ONLY.test(item)).length;
    if (isList(items) && measured >= FEWEST_ITEMS && measured >= items.length - 1) return { name, items };
  }
  return null;
}

/** "Per la teglia: olio, sale grosso", where other parts of the list stand in lines of their own. */
function unmeasured(text: string): Part | null {
  const { name, itemsBy } = divided(text);
  if ((!FOR_PART.test(name) && !PART_ALONE.test(name)) || /[.!?]$/.test(text)) return null;
  const items = itemsBy(/[,;]\s/);
  const isBare = (item: string): boolean => {
    const words = item.split(/\s+/);
    return item !== "" && words.length <= LONGEST_BARE_WORDS && !COOKING_VERBS.has(words[0]!.toLowerCase());
  };
  return items.length > 1 && items.every(isBare) ? { name, items } : null;
}

/** The part that stands whole in `text`; null for any other line. `among`: other lines of the text are such parts. */
export const partInLine = (text: string, among: boolean): Part | null =>
  stroked(text) ?? measuredBehind(text) ?? (among ? unmeasured(text) : null);

// Foods that stand in one line, behind the name of their part or below it, though most are not measured.

const LONGEST_ITEM_WORDS = 12;

/** Short, with words, and no order. */
export const isItem = (text: string): boolean =>
  text.split(" ").length <= LONGEST_ITEM_WORDS && !opensOrder(text) && /\p{L}{2}/u.test(text);

/** Has an amount, in figures or in words. */
export const isMeasured = (text: string): boolean =>
  startsWithAmount(text) ||
  AMOUNT_WORDS.has(text.split(" ")[0]?.toLowerCase() ?? "") ||
  /\s\d[\p{N}./]{0,4}\s/u.test(text);

/** The end of a sentence or of a heading. */
export const ENDED = /[.!?:]["')\]]?$/;

/**
 * "4 flatbreads, pickles, hot sauce": foods one and all, though most are not measured; null when the line is something else.
 * `served`: what stands behind "To serve" beside other parts is to eat, though half of it is in no lexicon. `inEngine`: an item in the
 * engine's words.
 */
export function foodsInLine(
  text: string,
  served: boolean,
  fewest: number,
  inEngine: (item: string) => string,
): string[] | null {
  if (splitSentences(text).length > 1) return null;
  const items = served ? servedItems(text, inEngine) : splitAtCommas(text);
  // "butter for greasing the tin": what it is there for is no part of its name.
  const isFood = (item: string) => {
    const { name } = parseIngredientLine(inEngine(item));
    const words = Math.min(...[item, name].map((each) => each.split(" ").length));
    return words <= FOOD_WORDS && findFood(inEngine(item)) !== null;
  };
  const known = items.filter((item) => isMeasured(item) || isFood(item)).length;
  const enough = served ? known * 2 >= items.length : known === items.length;
  // "warm corn tortillas" beside what goes with it opens like an order, and is a food.
  const areItems = items.every((item) => isItem(item) || (fewest === 1 && isFood(item)));
  return items.length >= fewest && areItems && enough ? items : null;
}
const FOOD_WORDS = 4;

/** "lechuga picada, rábanos en rodajas": what is served is seldom worked on behind a comma, and a food of its own is another thing. */
function servedItems(text: string, inEngine: (item: string) => string): string[] {
  const isFood = (part: string): boolean =>
    findFood(inEngine(part)) !== null || (isMeasured(part) && !DURATION.test(part));
  const items: string[] = [];
  for (const part of splitOutside(text, /[,;]/)) {
    // "8 skewers, soaked for 30 minutes"
    const isWork = DURATION.test(part) || (PREPARATION.test(part) && !isFood(part));
    if (items.length > 0 && isWork) items.push(`${items.pop() ?? ""}, ${part}`);
    else items.push(part);
  }
  const last = items.at(-1) ?? "";
  if (items.length === 1 || isSeasoning(last)) return items;
  // "croutons and parsley" at the end are two; what is "and" in one language is "in" in another.
  for (const and of last.matchAll(JOINED)) {
    const pair = [last.slice(0, and.index), last.slice(and.index + and[0].length)];
    if (pair.every(isFood)) return [...items.slice(0, -1), ...pair];
  }
  return items;
}
const JOINED = new RegExp(`\\s(?:&|${[...CONJUNCTIONS].join("|")})\\s`, "giu");

/** "To serve", "Para acompañar", and not "swaps". */
export const isServed = (name: string): boolean => endsServed(`. ${name}`) || PART_ALONE.test(name);

/** "Rice, croutons and 2 oranges" alone below "To serve": a thing each. */
export function servedRow(
  lines: readonly TextLine[],
  at: number,
  inEngine: (item: string) => string,
): string[] {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (above === undefined || line === undefined || line.gap > 0 || below?.gap === 0) return [];
  if (line.marker !== "none" || ENDED.test(line.text) || !PART_ALONE.test(above.text.replace(/\s?:$/, "")))
    return [];
  const items = foodsInLine(line.text, true, FEWEST_SERVED, inEngine);
  return items ?? [];
}
const FEWEST_SERVED = 2;

// What a part of the method takes, told again in brackets above its orders: "(125 g butter, 80 g sugar)", every piece a line of the list.

/** Fewer pieces may be a remark. */
const FEWEST_PIECES = 2;
const LONGEST_BRACKET = 600;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.]+/g, " ")
    .trim();

/** The words between the brackets that the line is, "(… (room temperature), …)" too; null for other lines. */
function insideOf({ text }: TextLine): string | null {
  if (!text.startsWith("(") || text.length > LONGEST_BRACKET) return null;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return /^[.:]?$/.test(text.slice(at + 1)) ? text.slice(1, at) : null;
  }
  return null;
}

/** The lines without such rows, which belong to the line above them: nothing is done in them, and what they list is bought once. Linear. */
export function withoutListedAgain(lines: readonly TextLine[]): TextLine[] {
  const inside = lines.map(insideOf);
  if (inside.every((words) => words === null)) return [...lines];
  const all = new Set(lines.map(({ text }) => plain(text)));
  const kept: TextLine[] = [];
  /** By the place in `kept`, the rows that belong to that line. */
  const again = new Map<number, number[]>();
  lines.forEach((line, at) => {
    const pieces = splitOutside(inside[at] ?? "", /[,;]/)
      .map(plain)
      .filter((piece) => piece !== "");
    const above = kept.length - 1;
    const isAgain = pieces.length >= FEWEST_PIECES && pieces.every((piece) => all.has(piece));
    if (!isAgain || above < 0) kept.push(line);
    else if (again.get(above)?.push(line.source) === undefined) again.set(above, [line.source]);
  });
  return kept.map((line, at) => {
    const rows = again.get(at);
    return rows === undefined ? line : { ...line, also: [...(line.also ?? []), ...rows] };
  });
}

// A list in one line that only tells the amounts of another batch: "Half batch: 3 onions, 2 1/2 c. sugar, 1 1/2 c. vinegar".

/** Foods that must stand in one proportion before a list is taken for another one's half or double. */
const FEWEST_SCALED = 3;
/** No list is looked through further, and no line. */
const MOST_LINES = 60;
const LONGEST_CHARS = 120;

type Item = { food: string; amount: number | null };

function itemOf(text: string): Item {
  const { name, quantity } = parseIngredientLine(text.slice(0, LONGEST_CHARS));
  return { food: foodWords(name).at(-1) ?? "", amount: quantity };
}

/**
 * Tells of the items of a line whether they are foods of `list`, most of them so many times as much as there, by one and the same factor. The
 * same amounts are none: that is the list again. The list is read once; each question is linear in its items times the lines read.
 */
export function otherBatchOf(list: readonly string[]): (items: readonly string[]) => boolean {
  const listed = list.slice(-MOST_LINES).map(itemOf);
  return (items) => {
    if (items.length < FEWEST_SCALED || items.length > MOST_LINES) return false;
    const times = items.map(itemOf).flatMap(({ food, amount }) => {
      const other = listed.find((each) => each.food === food && food !== "")?.amount ?? 0;
      return amount === null || other === 0 ? [] : [(amount / other).toFixed(2)];
    });
    return times.some((factor) => {
      const alike = times.filter((each) => each === factor).length;
      return factor !== "1.00" && alike >= FEWEST_SCALED && alike * 2 >= items.length;
    });
  };
}
