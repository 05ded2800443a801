/**
 * Lines of the list that look like the names of its parts, or stand where those do: "4 12-ounce chicken breasts" between "Chicken" and
 * "Sauce", or between "For the fish" and the method, and "Kosher salt and black pepper" as the first line of all.
 */
import { findFood } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { CONJUNCTIONS, OPTIONAL } from "@/lib/engine/language/line-words";
import { endsServed, isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import { splitSentences } from "@/lib/engine/language/sentences";
import { FOR_PART, FOR_WHAT, PART_ALONE } from "@/lib/engine/language/shapes";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import { has, isContent, isIngredient, isStep, type Lines } from "./list-agreement";
import type { Label } from "./model";
import { headsPart, namesKind } from "./part-name-shapes";
import { isPlainFood } from "./part-names";

const LONGEST_NAME = 5;
const LONGEST_LINE = 14;

/** A short line without a number, as the name of a part is. */
function couldName({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const [line, shape] = [lines[i], shapes[i]];
  if (!line || !shape || labels[i] !== "O" || shape.heading !== null || shape.meta) return false;
  return shape.words <= LONGEST_NAME && /^\p{L}[^.,;!?\d]*$/u.test(line.text.replace(/[*_]/g, ""));
}

/** A food with its number, and no sentence, time or fact. */
function couldBeFood({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const [line, shape] = [lines[i], shapes[i]];
  // "4 (6 ounce) steaks" right above the method looks like its first step.
  const open = labels[i] === "O" || (labels[i] === "S" && isStep(labels[i + 1]));
  if (!line || !open || shape?.amountFirst !== true || shape.imperative || !isContent(shape)) return false;
  if (has(shape, "ends_stop", "amt_time", "amt_alone") || splitSentences(line.text).length > 1) return false;
  return /^\(?[\d¼½¾⅓⅔⅛]/.test(line.text) && shape.words <= LONGEST_LINE;
}

/** Ingredients stand above the name, the one line stands right above the method. */
function endsList(text: Lines, labels: readonly Label[], i: number): boolean {
  const below = text.shapes[i + 1];
  const method = isStep(labels[i + 1]) || (below?.heading === "steps" && isStep(labels[i + 2]));
  return method && isIngredient(labels[i - 2]);
}

/** Knows such lines as ingredients: the labels around them are those of a list in parts. The title names no part. */
export function knowLoneLines(text: Lines, labels: Label[]): void {
  knowMeasuredBehind(text, labels);
  for (let i = 2; i < labels.length - 1; i += 1) {
    if (!couldBeFood(text, labels, i) || !couldName(text, labels, i - 1)) continue;
    const goesOn = couldName(text, labels, i + 1) && isIngredient(labels[i + 2]);
    if (goesOn || beginsList(text, labels, i) || endsList(text, labels, i)) labels[i] = "I";
  }
}

/** "1 12 oz. package of frozen berries" between the name of a part and the next thing of its list: "Berry syrup" stands apart above it. */
const beginsList = ({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean =>
  (lines[i - 1]?.gap ?? 0) > 0 &&
  lines[i]?.gap === 0 &&
  lines[i + 1]?.gap === 0 &&
  isIngredient(labels[i + 1]) &&
  parseIngredientLine(lines[i]?.text ?? "").unit !== null &&
  !has(shapes[i], "foods_0");

const JOINED = new RegExp(`\\s?[,;&/]\\s?|\\s(?:${[...CONJUNCTIONS].join("|")})\\s`, "iu");
const lastWord = (text: string): string => (text.toLowerCase().match(/\p{L}+/gu) ?? []).at(-1) ?? "";

const foodsIn = (text: string): string[] => text.split(JOINED);
const areNamed = (foods: readonly string[]): boolean => foods.every((food) => findFood(food)?.exact === true);

/** What nobody heads a list with: "Salt and pepper", "Lime wedges, to serve", and two foods that the list has not besides. */
function isFoodAlone({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const text = lines[i]?.text ?? "";
  // "Toppings (optional)"
  if (namesPreparation(text.split(" (", 1)[0] ?? "")) return false;
  // "For serving", without a food, is a name like any other.
  const isToTaste = has(shapes[i], "to_taste") && !has(shapes[i], "foods_0");
  if (isSeasoning(text) || endsServed(text) || isToTaste) return true;
  if (isTaken(text)) return true;
  const [food = "", ...purposes] = text.split(FOR_WHAT);
  const isForOneThing = purposes.length === 1 && findFood(food)?.exact === true;
  const foods = isForOneThing ? [food] : foodsIn(text);
  const isOwn = (food: string): boolean => !isListedBelow(lines, labels, i, food);
  // Small letters head no list, but may name the dish: "mac and cheese" above "200 g cheese".
  const areFoods =
    areNamed(foods) || (/^\p{Ll}/u.test(text) && !has(shapes[i], "foods_0", "foods_1", "copula"));
  return (isForOneThing || (foods.length > 1 && areFoods)) && foods.every(isOwn);
}

/** A line of the list below names the food, or one that is called by the same word. */
function isListedBelow(lines: Lines["lines"], labels: readonly Label[], i: number, food: string): boolean {
  const name = singular(lastWord(food));
  return lines.some(
    (line, at) => at > i && isIngredient(labels[at]) && singularsIn(line.text).includes(name),
  );
}

/** "Butter" right below "Ingredients", above a list without a name of a part: one part alone has none, and none of its lines is of butter. */
function opensUnparted({ lines }: Lines, labels: readonly Label[], i: number): boolean {
  const name = lines[i]?.text ?? "";
  let end = i + 1;
  while (isIngredient(labels[end])) end += 1;
  const isParted = labels[end] === "O" && isIngredient(labels[end + 1]);
  return !isParted && isPlainFood(name) && !namesKind(name) && !isListedBelow(lines, labels, i, name);
}

/** "Florets from 20 elderflower heads": what is taken of something that is counted. */
function isTaken(text: string): boolean {
  const { quantity, preparation } = parseIngredientLine(text);
  return quantity !== null && preparation !== null && /^\p{L}/u.test(text) && text.startsWith(preparation);
}

const singularsIn = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);

/** Knows such a food right above the first measured line, below the title or a heading, as the first of the list. */
export function knowFirstFood(text: Lines, labels: Label[]): void {
  const { lines, shapes } = text;
  const first = labels.findIndex(isIngredient);
  const [line, shape, below] = [lines[first - 1], shapes[first - 1], lines[first]];
  // "500 g stewing beef" right below "Ingredients", however many blank lines part it from the next one.
  const isHeaded = first > 1 && shapes[first - 2]?.heading === "ingredients";
  if (isHeaded && has(shape, "unit_weight", "unit_volume") && couldBeFood(text, labels, first - 1))
    labels[first - 1] = "I";
  if (first < 2 || !line || !shape || labels[first - 1] !== "O" || !isContent(shape)) return;
  // "Butter, to serve" opens like an order, and "SALT" is loud like a heading.
  const isSure = isSeasoning(line.text) || endsServed(line.text);
  // So does "oil or shortening", which is nothing but foods.
  const isOrder = shape.imperative && !areNamed(foodsIn(line.text.split(FOR_WHAT, 1)[0] ?? ""));
  const isHeading = line.strong || (!isSure && (isOrder || has(shape, "all_caps")));
  const isApart = below?.gap !== 0 || line.marker !== below.marker || has(shape, "ends_stop", "ends_colon");
  const isBought =
    isFoodAlone(text, labels, first - 1) || (isHeaded && opensUnparted(text, labels, first - 1));
  if (!isHeading && !isApart && isBought) labels[first - 1] = "I";
}

/** A name over the lines below it: "For the pastry", "Pastry:", "PASTRY". */
function headsBelow({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const [line, shape, below] = [lines[i], shapes[i], lines[i + 1]];
  if (!line || !shape || below?.gap !== 0 || !isIngredient(labels[i + 1]) || isStep(labels[i])) return false;
  if (shape.amountFirst || shape.meta || shape.heading !== null || shape.words > LONGEST_NAME) return false;
  if (shapes[i + 1]?.amountFirst !== true) return false;
  const name = line.text.replace(/\s?:$/, "");
  return headsPart(name) || line.level > 0 || line.strong || namesPreparation(name);
}

/**
 * Knows "Salt and pepper" or "Fresh parsley" between a line of the list and the name of the next part as the last of its part: no name stands
 * right above another one. Linear.
 */
export function knowAboveHeads(text: Lines, labels: Label[]): void {
  const { lines, shapes } = text;
  labels.forEach((label, i) => {
    const [line, shape] = [lines[i], shapes[i]];
    if (label !== "O" || !line || line.gap > 0 || line.known !== undefined || !isContent(shape)) return;
    if (!isIngredient(labels[i - 1]) || line.marker !== lines[i - 1]?.marker || line.strong) return;
    if (shape?.imperative === true || shape?.sentence === true || has(shape, "ends_stop", "all_caps")) return;
    // "Fresh parsley" is bought, "Chicken Soup" may be a dish of several parts.
    const isName = namesPreparation(line.text) || /\s\p{Lu}/u.test(line.text);
    const isShort = (shape?.words ?? Infinity) <= LONGEST_NAME;
    const isBought = isFoodAlone(text, labels, i) || (isShort && !isName && findFood(line.text) !== null);
    if (isBought && headsBelow(text, labels, i + 1)) labels[i] = "I";
  });
}

/** Knows "Optional pearl sugar for the top" behind a line of the list: bought, and no order. */
export function knowOptionalFoods({ lines, shapes }: Lines, labels: Label[]): void {
  lines.forEach(({ text, marker }, i) => {
    if (!isIngredient(labels[i - 1]) || isIngredient(labels[i]) || marker !== lines[i - 1]?.marker) return;
    const opening = OPENS_OPTIONAL.exec(text)?.[0] ?? "";
    const rest = text.slice(opening.length);
    const isLine =
      (shapes[i]?.words ?? Infinity) <= LONGEST_LINE && !has(shapes[i], "ends_stop", "ends_colon");
    if (opening !== "" && isLine && !opensOrder(rest) && findFood(rest) !== null) labels[i] = "I";
  });
}
const OPENS_OPTIONAL = new RegExp(`^\\(?(?:${OPTIONAL.source})\\)?:?\\s+`, "iu");

/** So many lines at the end of a list have no amount. */
const MOST_BARE = 4;

/**
 * Knows "Fresh rosemary" above "Black olives", the last of a measured list, as bought: a name of a part has measured lines below it. All stand as far
 * apart as the lines of the list. Linear.
 */
export function knowBareFoods({ lines, shapes }: Lines, labels: Label[]): void {
  lines.forEach((line, i) => {
    const [above, shape] = [lines[i - 1], shapes[i]];
    if (above === undefined || labels[i] !== "O" || !isContent(shape) || line.known !== undefined) return;
    const isListed = labels[i - 1] === "I" && labels[i - 2] === "I" && shapes[i - 1]?.amountFirst === true;
    const isAlike = line.gap === above.gap && line.marker === above.marker && !line.strong;
    const isFood = has(shape, "food_exact") || (has(shape, "bare_food") && has(shape, "food_last"));
    if (!isListed || !isAlike || !isFood || has(shape, "all_caps")) return;
    if (shape?.amountFirst === true || namesPreparation(line.text)) return;
    let end = i + 1;
    const isBare = (at: number): boolean =>
      isIngredient(labels[at]) && shapes[at]?.amountFirst !== true && lines[at]?.gap === line.gap;
    while (end <= i + MOST_BARE && isBare(end)) end += 1;
    if (end > i + 1 && !isIngredient(labels[end])) labels[i] = "I";
  });
}

/** "Ghee for roasting, 4 tbsp": a food with its number behind it. */
const NUMBER_BEHIND = new RegExp(`^\\p{L}[^\\d:;.!?]{2,60}[\\d${FRACTION_SIGNS}]`, "u");
/** So many lines of a list are written so. */
const FEWEST_BEHIND = 4;

/** Knows such a line among a list that is written so, where it stands apart or looks like the name of a part. */
function knowMeasuredBehind({ lines, shapes }: Lines, labels: Label[]): void {
  const isBehind = (i: number): boolean => NUMBER_BEHIND.test(lines[i]?.text ?? "");
  const list = labels.flatMap((label, i) => (isIngredient(label) ? [i] : []));
  const behind = list.filter(isBehind).length;
  if (behind < FEWEST_BEHIND || behind * 2 < list.length) return;
  for (let i = (list[0] ?? 0) + 1; i < (list.at(-1) ?? 0); i += 1) {
    const [line, shape] = [lines[i], shapes[i]];
    if (!line || !shape || isIngredient(labels[i]) || !isBehind(i) || !isContent(shape)) continue;
    if (shape.imperative || shape.heading !== null || shape.words > LONGEST_LINE) continue;
    if (has(shape, "ends_stop", "ends_colon", "amt_time", "foods_0") || opensOrder(line.text)) continue;
    const namesPart = FOR_PART.test(line.text) || PART_ALONE.test(line.text);
    if (!namesPart && splitSentences(line.text).length === 1) labels[i] = "I";
  }
}

// A table of nutrition in lines of its own below its heading: "fat 10g", "saturates 1g", "salt 0.7g". Nothing of it is bought.

/** So many rows that a nutrient opens make a table of all that stand among them. */
const FEWEST_NUTRIENTS = 2;
const LONGEST_ROW = 4;

/** A few words and one amount at their end, or the energy. */
const isNutritionRow = ({ lines, shapes }: Lines, i: number): boolean =>
  (shapes[i]?.words ?? LONGEST_ROW + 1) <= LONGEST_ROW &&
  shapes[i]?.heading === null &&
  /^\p{L}[^,;!?]*\d/u.test(lines[i]?.text ?? "") &&
  has(shapes[i], "nutrition", "amount_last");

/** Takes the rows below such a heading out of every list. Linear. */
export function knowNutritionRows(text: Lines, labels: Label[]): void {
  const { shapes } = text;
  for (let at = 0; at < labels.length; at += 1) {
    if (shapes[at]?.heading !== "junk") continue;
    let end = at + 1;
    while (end < labels.length && isNutritionRow(text, end)) end += 1;
    const nutrients = shapes.slice(at + 1, end).filter((shape) => has(shape, "nutrition"));
    if (nutrients.length >= FEWEST_NUTRIENTS) labels.fill("O", at + 1, end);
    at = Math.max(at, end - 1);
  }
}
