/**
 * The dish's name beside its list, where it could be bought too: right above it and taken for the first line, "Tortilla" over "4 huevos", or
 * between it and the method, "Chicken soup with pasta".
 */
import { titlePattern } from "@/lib/engine/language/pages";
import { has } from "@/lib/engine/lines/classify/list-agreement";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import type { Kinded } from "./claims";
import { startsWithAmount } from "./ingredient-run";
import { contentWords } from "./title";

// The dish that is called like its food, right above the list: "Cod" over "1 kg cod".

const FOOD_NAME = /^\p{L}[\p{L} ]{2,30}$/u;
const LONGEST_NAME_WORDS = 3;

/** The first line of all is no food of the list: a measured line below it has its whole name. Linear. */
export function isDishAbove([first, second, ...lines]: readonly TextLine[]): boolean {
  if (first === undefined || second === undefined || first.marker !== "none" || second.gap > 0) return false;
  const name = first.text.toLowerCase();
  const isName = FOOD_NAME.test(name) && name.split(" ").length <= LONGEST_NAME_WORDS;
  return (
    isName &&
    startsWithAmount(second.text) &&
    [second, ...lines].some(({ text }) => startsWithAmount(text) && text.toLowerCase().includes(name))
  );
}

/** A longer first line describes what is bought. */
const MOST_WORDS = 3;
/** So many measured lines below it make it the one line without an amount. */
const FEWEST_MEASURED = 2;

const isMeasured = ({ shape }: Kinded): boolean => shape.features.includes("amt");

/**
 * The items with a first line that names the dish as a line of its own, no longer a line of the list. It does where nothing stands above it, all
 * lines right below it are measured, but for some at the list's end, and it is not, and a blank line is between them or the method never names it:
 * "Butter" right above the rest, that a step melts, is bought. Linear.
 */
export function freeNameOnList(items: Kinded[]): Kinded[] {
  const [first, ...rest] = items;
  if (first?.label !== "I" || first.line.marker !== "none" || isMeasured(first)) return items;
  if (first.shape.words > MOST_WORDS || !/^\p{Lu}[\p{L}\p{M}\s'’-]*$/u.test(first.line.text)) return items;
  const end = rest.findIndex(({ label }) => label !== "I");
  const below = end < 0 ? rest : rest.slice(0, end);
  const unmeasured = below.findIndex((item) => !isMeasured(item));
  const measured = unmeasured < 0 ? below.length : unmeasured;
  if (measured < FEWEST_MEASURED || below.slice(measured).some(isMeasured)) return items;
  const own = contentWords(first.line.text);
  const orders = rest.filter(({ label }) => label === "S" || label === "s");
  const isCooked = orders.some(({ line }) => contentWords(line.text).some((word) => own.includes(word)));
  const isApart = (below[0]?.line.gap ?? 0) > 0;
  if (orders.length === 0 || own.length === 0 || (isCooked && !isApart)) return items;
  return [{ ...first, label: "O" }, ...rest];
}

/** "with" of "Chicken soup with pasta". */
const WITH = new RegExp(`^(?:${titlePattern((words) => words.headEnds)})$`, "iu");
/** A capital, and no sign or number that a line of a list has. */
const DISH_NAME = /^\p{Lu}[^,;:()\d.!?]{5,70}$/u;
/** The line tells with what a dish is made. */
const tellsWith = (text: string): boolean =>
  DISH_NAME.test(text) &&
  text
    .split(" ")
    .slice(1, -1)
    .some((word) => WITH.test(word));
const FEWEST_NAMING = 3;
/** Lines of a list that are looked through. */
const MOST_LISTED = 100;

/**
 * The items with a last line of the list that names the dish no longer a line of it: it stands by itself right above the method's heading, has no
 * amount, and tells with what the dish is made, of which the list has a line, or is what the text is called. Linear.
 */
export function freeNameBelowList(items: Kinded[]): Kinded[] {
  const heading = items.findIndex(({ shape }) => shape.heading === "steps");
  const last = items[heading - 1];
  if (last?.label !== "I" || last.line.gap === 0 || last.line.marker !== "none" || isMeasured(last))
    return items;
  // "A dash of good vinegar, to taste" is bought.
  if (has(last.shape, "unit_vague", "amount_word1", "unit1", "to_taste")) return items;
  const listed = items
    .slice(Math.max(0, heading - 1 - MOST_LISTED), heading - 1)
    .filter(({ label }) => label === "I");
  if (listed.filter(isMeasured).length < FEWEST_MEASURED) return items;
  const isCalledSo = items[0]?.label === "O" && items[0].line.text === last.line.text;
  const own = new Set(contentWords(last.line.text));
  const isMadeOf = listed.some(({ line }) => contentWords(line.text).some((word) => own.has(word)));
  const tells = last.shape.words >= FEWEST_NAMING && tellsWith(last.line.text) && isMadeOf;
  if (!isCalledSo && !tells) return items;
  return items.map((item) => (item === last ? { ...item, label: "O" } : item));
}
