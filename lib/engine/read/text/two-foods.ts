/** Two measured foods that stand in one row of a list, with nothing but a blank between: "3 egg whites 1/2 tsp. vanilla". */
import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";
import { findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";
import { unitById } from "@/lib/engine/language/units";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { startsWithAmount } from "./ingredient-run";

/** A longer row tells something. */
const LONGEST = 80;
/** The blank between a name and the next amount. */
const BEFORE_AMOUNT = new RegExp(`(?<=\\p{Ll}{2}) (?=[\\d${FRACTION_SIGNS}])`, "gu");
const lastWord = (text: string): string => (text.toLowerCase().match(/\p{L}+/gu) ?? []).at(-1) ?? "";

/** The food that the words measure and name in full; null where they do not. */
function measured(text: string, inUnit: boolean): Food | null {
  const { quantity, unit, name, preparation } = parseIngredientLine(text);
  if (quantity === null || preparation !== null || (inUnit && unitById(unit) === null)) return null;
  const food = findFood(name);
  // "1 litre stock or 4 cups water" is one line.
  const isWhole = singular(lastWord(text)) === singular(lastWord(name));
  return food?.exact === true && isWhole ? food.food : null;
}

/** No word for the kind of one is said of the other: "500 g beef 1 lb ground beef" is one food in two measures. */
const areApart = (a: Food, b: Food): boolean =>
  a !== b && ![...a.classes].some((name) => !LINKING.wideClasses.has(name) && b.classes.has(name));

/** Both foods of a row, or null. */
function foodsOf(text: string): [string, string] | null {
  if (text.length > LONGEST || !startsWithAmount(text) || /[,;:()+=]/.test(text)) return null;
  for (const { index } of text.matchAll(BEFORE_AMOUNT)) {
    const [first, second] = [text.slice(0, index), text.slice(index + 1)];
    const [food, other] = [measured(first, false), measured(second, true)];
    if (food !== null && other !== null && areApart(food, other)) return [first, second];
  }
  return null;
}

/** `lines` with such rows as two, each below or above another measured one. Linear. */
export function partTwoFoods(lines: readonly TextLine[]): TextLine[] {
  const isRow = (at: number): boolean => startsWithAmount(lines[at]?.text ?? "");
  return lines.flatMap((line, at) => {
    const foods = line.known === undefined && (isRow(at - 1) || isRow(at + 1)) ? foodsOf(line.text) : null;
    if (foods === null) return [line];
    return foods.map((text, place) => ({ ...line, text, cells: [text], gap: place === 0 ? line.gap : 0 }));
  });
}
