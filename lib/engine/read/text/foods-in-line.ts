/** Foods that stand in one line, behind the name of their part or below it, though most are not measured. */
import { AMOUNT_WORDS } from "@/lib/engine/language/cooking-words";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { endsServed, isSeasoning } from "@/lib/engine/language/part-names";
import { CONJUNCTIONS } from "@/lib/engine/language/line-words";
import { DURATION, PART_ALONE, PREPARATION } from "@/lib/engine/language/shapes";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { opensOrder } from "@/lib/engine/lines/opens-order";
import { splitAtCommas, splitOutside, startsWithAmount } from "./ingredient-run";

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
