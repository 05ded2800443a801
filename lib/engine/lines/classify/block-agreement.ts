/**
 * Lines that stand together are of one kind: corrects the line model where a text's layout says more than its words, above all in languages
 * that the word lists do not know. A block is a run of lines without a blank line or heading between them.
 */
import { isSeasoning } from "@/lib/engine/language/part-names";
import { titlePattern } from "@/lib/engine/language/pages";
import { FOR_PART, PART_ALONE, REMARK } from "@/lib/engine/language/shapes";
import type { LineShape } from "./features";
import type { Label } from "./model";
import {
  knowAboveNumbers,
  isPartOfFruit,
  knowFirstUnderPart,
  knowListEnds,
  knowUnderPart,
  knowUnmeasuredEnd,
  addServed,
  knowOwnFoods,
  isTakenFrom,
} from "./overlooked-foods";
import {
  knowBlockHeads,
  agreeOnWraps,
  has,
  isContent,
  isIngredient,
  isLongTalk,
  isStep,
  joins,
  type Lines,
} from "./list-agreement";
import {
  knowAboveHeads,
  knowBareFoods,
  knowFirstFood,
  knowLoneLines,
  knowOptionalFoods,
  knowNutritionRows,
} from "./lone-lines";
import { namesPart, saysWhatFor, freeCountedNames, isOfPart } from "./part-name-shapes";
import { knowOvenRows, growSteps } from "./further-steps";
import { freeNamesAgain, freePartNames } from "./part-names";
import type { TextLine } from "./text-lines";
import { isCardRow } from "@/lib/engine/lines/recipe-card";

const LONGEST_BARE_INGREDIENT = 6;

/** A name without an amount that opens the text, or stands alone above the first list, is the title and no ingredient. */
function freeTitle({ lines, shapes }: Lines, labels: Label[]): void {
  const first = labels.findIndex(isIngredient);
  const line = lines[first];
  const next = lines[first + 1];
  if (
    !line ||
    !next ||
    !isIngredient(labels[first + 1]) ||
    shapes[first]?.amountFirst ||
    has(shapes[first], "unit_vague")
  )
    return;
  if (line.marker !== "none" || shapes.slice(0, first).some((shape) => shape.heading === "ingredients"))
    return;
  if (next.gap === 0 && has(shapes[first], "food_exact") && !shapes[first + 1]?.amountFirst) return;
  const alone = next.gap > 0 && line.gap > 0;
  if (first !== 0 && !alone) return;
  labels[first] = "O";
  if (labels[first + 1] === "i") labels[first + 1] = "I";
}

/** "2 tbsp paprika (Mix it up! Sweet, hot, smoked)": the sentence is what the brackets behind a short line say. */
function isSaidInBrackets(text: string): boolean {
  const [before = "", ...remarks] = text.split(" (");
  return remarks.length === 1 && /\)\.?$/.test(text) && before.split(" ").length <= LONGEST_BARE_INGREDIENT;
}

/** An amount beside an ingredient, and a bare word at the foot of a block of ingredients, are ingredients. */
function growIngredients(text: Lines, labels: Label[]): void {
  const { shapes } = text;
  /** "More butter" and "More sugar", below the measured rows and right above the method. */
  const isNextBare = (i: number): boolean =>
    joins(text, i + 1) &&
    has(shapes[i], "bare_food") &&
    has(shapes[i + 1], "bare_food") &&
    has(shapes[i + 1], "ends_bare");
  const grow = (i: number): void => {
    const shape = shapes[i];
    if (isIngredient(labels[i]) || !shape || !isContent(shape) || text.lines[i]?.known !== undefined) return;
    const above = joins(text, i) && isIngredient(labels[i - 1]);
    const name = text.lines[i]?.text ?? "";
    const isRemarked = above && shape.amountFirst && !has(shape, "foods_0") && isSaidInBrackets(name);
    if (labels[i] !== "O" && !(above && (isSeasoning(name) || isPartOfFruit(name))) && !isRemarked) return;
    const below = joins(text, i + 1) && isIngredient(labels[i + 1]);
    const isSentence = shape.sentence && !isSaidInBrackets(name);
    const measured =
      (shape.amountFirst && !isSentence && !has(shape, "amt_time", "amt_alone")) ||
      isTakenFrom(text.lines[i]?.text ?? "");
    const foot =
      above && !joins(text, i + 1) && shape.words <= LONGEST_BARE_INGREDIENT && has(shape, "ends_bare");
    // "Salt and black pepper", last of a list that the method follows without a blank line.
    const isEnd = isStep(labels[i + 1]) || (isStep(labels[i + 2]) && isNextBare(i));
    const last =
      above &&
      isEnd &&
      shape.words > 1 &&
      shape.words <= LONGEST_MEASURED &&
      has(shape, "ends_bare") &&
      !has(shape, "foods_0") &&
      !FOR_PART.test(text.lines[i]?.text ?? "");
    const isOfFruit = above && isPartOfFruit(name);
    // "salt and freshly ground black pepper", above "For the topping"
    const isSalt = above && isSeasoning(name) && has(shape, "ends_bare") && shape.words <= LONGEST_MEASURED;
    const isNamed = foot || isOfFruit || isSalt || (last && !shape.imperative);
    if ((measured && (above || below)) || isNamed) labels[i] = "I";
  };
  for (let i = 0; i < labels.length; i += 1) grow(i);
  for (let i = labels.length - 1; i >= 0; i -= 1) grow(i);
}

/** A heading for ingredients or steps with nothing of its kind before the next one: the block right below it is meant. */
function keepPromises({ lines, shapes }: Lines, labels: Label[]): void {
  shapes.forEach((shape, i) => {
    if (shape.heading !== "ingredients" && shape.heading !== "steps") return;
    const kept = shape.heading === "ingredients" ? isIngredient : isStep;
    let end = i + 1;
    while (end < shapes.length && shapes[end]?.heading === null && !kept(labels[end])) end += 1;
    if (end < shapes.length && shapes[end]?.heading === null) return;
    for (
      let k = i + 1;
      k < end && (k === i + 1 || lines[k]?.gap === 0) && labels[k] === "O" && isContent(shapes[k]);
      k += 1
    ) {
      labels[k] = shape.heading === "ingredients" ? "I" : "S";
    }
  });
}

/** "Recipe", "Name of the dish", with nothing beside it. */
const RECIPE_ALONE = new RegExp(`^(?:${titlePattern((words) => words.labels)})\\s?:?$`, "iu");

const LONGEST_HEADING_WORDS = 7;
/** "FLAKY PIE DOUGH" right above measured lines: a name in capital letters over a list, which no step stands over. */
function namesList({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const shape = shapes[i];
  const next = shapes[i + 1];
  if (!shape || !next || labels[i] !== "S" || labels[i + 1] !== "I" || lines[i]?.marker !== "none")
    return false;
  const alone = lines[i]?.gap !== 0 || isIngredient(labels[i - 1]);
  const name = shape.words <= 5 && has(shape, "ends_bare") && has(shape, "title_case", "all_caps");
  return alone && name && lines[i + 1]?.gap === 0 && next.amountFirst && !has(next, "all_caps");
}

/** What is written as a heading is no item: a markdown heading, "Make the slaw:" above a list, "Topping:" among ingredients. */
function freeHeadings(text: Lines, labels: Label[]): void {
  const { lines, shapes } = text;
  lines.forEach((line, i) => {
    const shape = shapes[i];
    if (!shape || labels[i] === "O") return;
    const next = lines[i + 1];
    const colon =
      /:$/.test(line.text) &&
      shape.words <= LONGEST_HEADING_WORDS &&
      !shape.amountFirst &&
      next !== undefined &&
      labels[i + 1] !== "O";
    const overList = line.marker === "none" && next !== undefined && next.marker !== "none";
    // "For the pastry" and "To serve" head the lines below them; "for serving" in small letters belongs to the line above.
    const isPart = isOfPart(line.text) || (/^\p{Lu}/u.test(line.text) && PART_ALONE.test(line.text.trim()));
    const forPart = isPart && shape.words <= LONGEST_HEADING_WORDS && isIngredient(labels[i + 1]);
    // "6 Portionen" above a list is no food, nor is "I've found that …" among its lines, nor "Recipe" below them.
    const isSaid = shape.meta || REMARK.test(line.text) || RECIPE_ALONE.test(line.text);
    const isNoFood = isSaid || isLongTalk(shape);
    if ((isNoFood && isIngredient(labels[i])) || isCardRow(line.text)) labels[i] = "O";
    const heading =
      line.level > 0 ||
      // "4. Tips for a clear soup" behind the last of three steps
      (shape.heading === "notes" && line.marker === "number") ||
      forPart ||
      (labels[i] === "S" && labels[i + 1] === "S" && namesPart(text, i)) ||
      (isStep(labels[i]) && isStep(labels[i + 1]) && saysWhatFor(lines, i)) ||
      namesList(text, labels, i) ||
      (colon && (isIngredient(labels[i]) || overList || (shape.words <= 3 && line.gap > 0)));
    if (!heading) return;
    labels[i] = "O";
    if (labels[i + 1] === "i") labels[i + 1] = "I";
    if (labels[i + 1] === "s") labels[i + 1] = "S";
  });
}

/** What its place in a longer line, or a list of bare names, has shown. */
function knowCaptions({ lines }: Lines, labels: Label[]): void {
  lines.forEach((line, i) => {
    if (line.known === undefined) return;
    if (line.known === "step") {
      const before = lines[i - 1];
      const goesOn = line.gap === 0 && isStep(labels[i - 1]) && !/[.!?:]["')\]]?$/.test(before?.text ?? "");
      if (!isStep(labels[i])) labels[i] = goesOn && line.marker === "none" ? "s" : "S";
      return;
    }
    labels[i] = line.known === "ingredient" ? "I" : "O";
    if (labels[i + 1] === "i") labels[i + 1] = "I";
    if (labels[i + 1] === "s") labels[i + 1] = "S";
  });
}

/** "142 PUDDINGS", "POULTRY AND GAME 87": the foot or head of a book's page, first or last of the text. */
const PAGE_FOOT = /^(?:\d{1,4}\s+\p{Lu}[\p{Lu}\s&,'’-]{2,40}|\p{Lu}[\p{Lu}\s&,'’-]{2,40}\s+\d{1,4})$/u;

function freePageFeet({ lines, shapes }: Lines, labels: Label[]): void {
  const shouting = shapes.filter((shape) => shape.features.includes("all_caps")).length;
  if (shouting * 2 > shapes.length) return;
  for (const i of [0, lines.length - 1]) if (PAGE_FOOT.test(lines[i]?.text ?? "")) labels[i] = "O";
}

const LONGEST_MEASURED = 9;
const LONGEST_LISTED = 16;

/**
 * What the model left out of a list whose other lines it knew: "One 4-pound chicken" among measured lines, and bare names below "Toppings:"
 * where nothing is measured.
 */
function fillLists({ lines, shapes }: Lines, labels: Label[]): void {
  const fill = (start: number, end: number): void => {
    const run = Array.from({ length: end - start }, (_, at) => start + at);
    const known = run.filter((i) => isIngredient(labels[i])).length;
    if (known === 0 || run.some((i) => isStep(labels[i]))) return;
    const isMeasured = (shape: LineShape | undefined): boolean =>
      shape?.amountFirst === true || has(shape, "amount_word1");
    const measured = run.some((i) => isMeasured(shapes[i]));
    const headed = has(shapes[start], "ends_colon");
    for (const i of run.slice(1)) {
      const shape = shapes[i];
      if (labels[i] !== "O" || !shape || shape.heading !== null || shape.meta || shape.sentence) continue;
      // "For rice" without a mark above marked rows
      if (lines[i]?.marker === "none" && (lines[i + 1]?.marker ?? "none") !== "none") continue;
      if (has(shape, "ends_stop", "ends_colon", "amt_time", "amt_alone") || shape.words > LONGEST_LISTED)
        continue;
      if (
        isMeasured(shape)
          ? known > 1 && !has(shape, "foods_0")
          : headed && !measured && shape.words <= LONGEST_MEASURED
      )
        labels[i] = "I";
    }
  };
  let start = 0;
  for (let i = 1; i <= lines.length; i += 1) {
    if (i < lines.length && lines[i]?.gap === 0) continue;
    fill(start, i);
    start = i;
  }
}

/** The labels, corrected where the layout of their block contradicts them. */
export function agreeInBlocks(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  const result = [...labels];
  const text = { lines, shapes };
  knowCaptions(text, result);
  freePageFeet(text, result);
  freeTitle(text, result);
  freeHeadings(text, result);
  knowFirstUnderPart(text, result);
  knowAboveHeads(text, result);
  freePartNames(text, result);
  knowBlockHeads(text, result);
  freeNamesAgain(text, result);
  freeCountedNames(text, result);
  addServed(text, result);
  knowLoneLines(text, result);
  knowFirstFood(text, result);
  knowOptionalFoods(text, result);
  knowBareFoods(text, result);
  knowAboveNumbers(text, result);
  fillLists(text, result);
  growIngredients(text, result);
  growSteps(text, result);
  knowListEnds(text, result);
  knowUnmeasuredEnd(text, result);
  knowUnderPart(text, result);
  agreeOnWraps(text, result);
  knowOwnFoods(text, result);
  knowOvenRows(text, result);
  knowNutritionRows(text, result);
  keepPromises(text, result);
  knowCaptions(text, result);
  return result;
}
