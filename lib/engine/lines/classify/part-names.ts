/** Names of a recipe's parts, which are no food and no order. */
import { findFood, foodWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";
import { isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import { has, isIngredient, isStep, type Lines } from "./list-agreement";
import type { Label } from "./model";
import {
  CAPITAL,
  couldNamePart,
  freeOrdinalNames,
  headsPart,
  isMadeBelow,
  isMarked,
  LONGEST_PART_NAME,
  nameIn,
  namesKind,
} from "./part-name-shapes";

// Names of parts between the lines of a list that nothing sets apart: "Tahini sauce" right between measured lines.

/** A food's own name, with no more than what it is like: "Fresh parsley". */
export function isPlainFood(name: string): boolean {
  const found = findFood(name);
  const own = found?.phrase.split(" ") ?? [];
  return (
    found !== null && foodWords(name).every((word) => own.includes(word) || LINKING.descriptions.has(word))
  );
}

/**
 * "Food colouring" among the lines of the icing: a food that shops sell, and nothing below it, down to line `end`, is of it. A word for a kind or for
 * what is made, "chicken broth", heads lines unless it `isPlain` that it does not.
 */
function isBought(text: Lines, i: number, end: number, isPlain: boolean): boolean {
  const { lines } = text;
  const name = nameIn(lines[i]?.text ?? "").replace(/:$/, "");
  const found = namesKind(name) && !isPlain ? null : findFood(name);
  if (found === null || !isPlainFood(name) || /:$/.test(lines[i]?.text ?? "")) return false;
  return !listsItsFood(text, i, end);
}

/** "Chicken" stands above lines of which one lists the chicken. */
function listsItsFood({ lines }: Lines, i: number, end: number): boolean {
  const own = findFood(nameIn(lines[i]?.text ?? ""))?.food;
  return (
    own !== undefined &&
    lines.slice(i + 1, Math.min(end, i + 1 + FOOD_REACH)).some(({ text }) => findFood(text)?.food === own)
  );
}
const FOOD_REACH = 6;

/** The line goes on with a list without a blank line: a thing of it, or a name over further ones. */
function goesOn({ lines }: Lines, labels: readonly Label[], i: number): boolean {
  if (lines[i]?.gap !== 0) return false;
  return (
    isIngredient(labels[i]) || (labels[i] === "O" && isIngredient(labels[i + 1]) && lines[i + 1]?.gap === 0)
  );
}

/**
 * What says by itself that a line is a name: it is a word for a kind of food or for what is made, it is known for a heading, a step below makes it,
 * what it names is listed below it ("Chicken" above "4 chicken thighs"), or it is the dish of the title ("Burritos").
 */
function isSureName(text: Lines, labels: readonly Label[], i: number, end: number): boolean {
  const { lines } = text;
  const name = nameIn(lines[i]?.text ?? "").replace(/\s?:$/, "");
  if (labels[i] === "O" || namesKind(name) || headsPart(name)) return true;
  if (isMadeBelow(text, labels, i)) return true;
  const last = singular(name.toLowerCase().split(" ").at(-1) ?? "");
  const title = i > 1 ? (lines[0]?.text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular) : [];
  return title.includes(last) || listsItsFood(text, i, end);
}

/** No list has more parts, and none of one recipe more lines. */
const MOST_PARTS = 24;
const MOST_LINES = 200;

/**
 * Names of parts in a list without blank lines: it opens with one, there are two at least, each above lines of its own, and half of
 * them are words for kinds of food or for what is made, or each of them is sure by itself. "Butter" and "Milk" between measured lines are bought.
 */
function namesWithinLists(text: Lines, labels: readonly Label[]): number[] {
  const { lines } = text;
  const all: number[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    if (isIngredient(labels[start - 1]) && lines[start]?.gap === 0) continue;
    // "Filling" above its lines may be known for a heading already.
    const isKnown = lines[start]?.known === "heading" && isIngredient(labels[start + 1]);
    if (!isKnown && !couldNamePart(text, labels, start)) continue;
    let end = start + 1;
    while (end < lines.length && isIngredient(labels[end]) && lines[end]?.gap === 0) end += 1;
    let last = end;
    while (last < lines.length && goesOn(text, labels, last)) last += 1;
    // What stands right below a name is bought: "MERINGUE", "Reserved egg whites".
    const names: number[] = [];
    // Right below the title, which is no name of a part, one more line is none either: "Chicken broth" that no step makes.
    const isPlain = (i: number): boolean =>
      start === 0 &&
      i > 0 &&
      !LINKING.products.has(lines[i]?.text.toLowerCase() ?? "") &&
      !isMadeBelow(text, labels, i, LINKING.mixing);
    const isMade = (i: number): boolean => start > 0 && isMadeBelow(text, labels, i, LINKING.partOpeners);
    if (isKnown) names.push(start);
    for (let i = isKnown ? start + 1 : start; i < Math.min(last, start + MOST_LINES); i += 1)
      if (
        names.length < MOST_PARTS &&
        names.at(-1) !== i - 1 &&
        (lines[i]?.known === "heading" || couldNamePart(text, labels, i)) &&
        (!isBought(text, i, last, isPlain(i)) || isMade(i))
      )
        names.push(i);
    const near = names.filter((i) => i < end);
    const kinds = near.filter((i) => namesKind((lines[i]?.text ?? "").replace(/:$/, "")));
    if (near.length > 1 && kinds.length * 2 >= near.length) all.push(...near);
    const sure = names.filter((i) => i === start || isSureName(text, labels, i, last));
    if (start > 0 && sure.length > 1) all.push(...sure);
  }
  return all;
}

// Names of a recipe's parts above their ingredients and above their steps: "Peanut sauce" is no food.

/** Set apart from the lines around it: by a blank line, a heading above, or capitals where the others have none. */
function isSetApart({ lines, shapes }: Lines, i: number): boolean {
  const above = shapes[i - 1];
  return (
    (lines[i]?.gap ?? 0) > 0 ||
    above === undefined ||
    above.heading !== null ||
    isMarked({ lines, shapes }, i)
  );
}

/** "PASTRY" between the list and its steps, set apart and without an amount: the part that the steps below make. */
function headsSteps(text: Lines, labels: readonly Label[], i: number): boolean {
  const { lines, shapes } = text;
  const shape = shapes[i];
  const line = lines[i];
  if (!shape || !line || labels[i] !== "I" || labels[i + 1] !== "S" || line.marker !== "none") return false;
  if (shape.amountFirst || shape.words > LONGEST_PART_NAME || line.gap === 0) return false;
  return isMarked(text, i) || (lines[i + 1]?.gap === 0 && namesPreparation(line.text));
}

/** The one bare line of the list that begins with a capital letter, where others begin with a small one: "Chilli Oil" among "salt" and "a splash of milk". */
function isOnlyCapital({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  let small = 0;
  let capital = 0;
  lines.forEach(({ text, marker }, at) => {
    if (at === i || labels[at] !== "I" || shapes[at]?.amountFirst === true || marker !== "none") return;
    if (CAPITAL.test(text)) capital += 1;
    else small += 1;
  });
  return CAPITAL.test(lines[i]?.text ?? "") && small > 0 && capital === 0;
}

/** What is made, with a capital letter, right between an ingredient and measured lines. */
const isMadeAmong = (text: Lines, labels: readonly Label[], i: number): boolean =>
  isIngredient(labels[i - 1]) &&
  couldNamePart(text, labels, i) &&
  CAPITAL.test(text.lines[i]?.text ?? "") &&
  namesPreparation(text.lines[i]?.text ?? "");

/**
 * "Streusel topping" right between measured lines: what is made and sold by no shop, the one name with a capital letter; or one of several
 * such names: "Ragù", "Besciamella".
 */
function namesAmong(text: Lines, labels: readonly Label[]): ReadonlySet<number> {
  const made = text.lines.flatMap((_line, i) => (isMadeAmong(text, labels, i) ? [i] : []));
  if (made.length > 1) return new Set(made);
  // "Dressing" may be a bottle of it, where no step makes it.
  const isSure = (i: number): boolean =>
    isOnlyCapital(text, labels, i) && ((text.shapes[i]?.words ?? 0) > 1 || isMadeBelow(text, labels, i));
  return new Set(made.filter(isSure));
}

/**
 * "Marinade", "Peanut sauce", "FLAKY PIE DOUGH" above their ingredients are no food: when two such names stand in the list, when the name
 * is a word for what a step makes, or when it is written in capitals or bold among lines that are not.
 */
export function freePartNames(text: Lines, labels: Label[]): void {
  const { lines } = text;
  const found: number[] = [];
  const among = namesAmong(text, labels);
  lines.forEach((_line, i) => {
    if (couldNamePart(text, labels, i) && (isSetApart(text, i) || among.has(i))) found.push(i);
  });
  lines.forEach((_line, i) => {
    if (headsSteps(text, labels, i)) labels[i] = "O";
  });
  for (const i of namesWithinLists(text, labels)) {
    labels[i] = "O";
    if (labels[i + 1] === "i") labels[i + 1] = "I";
  }
  freeNamesAmongMarked(text, labels);
  for (const i of found) {
    if (labels[i] === "O") continue;
    const named = namesPreparation(lines[i]?.text ?? "") || !has(text.shapes[i], "food_exact");
    if (found.length < 2 && !isMarked(text, i) && !named && !isOnlyCapital(text, labels, i)) continue;
    labels[i] = "O";
    if (labels[i + 1] === "i") labels[i + 1] = "I";
  }
}

/** So many rows of a list that end with a colon name its parts, though they read like orders: "- Make the sauce:". */
const FEWEST_NAMED_ROWS = 2;
const LONGEST_ROW_NAME = 6;

/**
 * Names among the rows of a marked list: "Dumplings" without a mark between two bullets, and "- Brown the beef:" of several rows that end so, each
 * above an order.
 */
function freeNamesAmongMarked({ lines, shapes }: Lines, labels: Label[]): void {
  const isMarked = (i: number): boolean => (lines[i]?.marker ?? "none") !== "none";
  const isBetween = (i: number): boolean => isMarked(i - 1) && isMarked(i + 1) && !isMarked(i);
  const free = (i: number): void => {
    labels[i] = "O";
    if (labels[i + 1] === "i") labels[i + 1] = "I";
    if (labels[i + 1] === "s") labels[i + 1] = "S";
  };
  const rows = lines.flatMap(({ text, known }, i) => {
    const mayName =
      known === undefined && isMarked(i) && isMarked(i + 1) && (shapes[i]?.words ?? 0) <= LONGEST_ROW_NAME;
    const isAbove = isStep(labels[i]) && isStep(labels[i + 1]) && !/:$/.test(lines[i + 1]?.text ?? "");
    return mayName && isAbove && /^\p{Lu}[^.!?]*:$/u.test(text) ? [i] : [];
  });
  if (rows.length >= FEWEST_NAMED_ROWS) rows.forEach(free);
  lines.forEach(({ text }, i) => {
    const isName = isBetween(i) && /^\p{Lu}[^\d.,;:!?]*$/u.test(text) && namesPreparation(text);
    if (isName && labels[i] !== "O" && (shapes[i]?.words ?? 0) <= LONGEST_PART_NAME) free(i);
    // "Salt", whose mark was lost, heads nothing.
    const isAmong = isBetween(i) && isIngredient(labels[i - 1]) && isIngredient(labels[i + 1]);
    if (isAmong && labels[i] === "O" && isSeasoning(text)) labels[i] = "I";
  });
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, LONGEST_PART_NAME).map(singular);

/**
 * "Pickled radish" above its steps, where the list has a part "Quick pickled radish": the same part, and no food. The words are all words of
 * the part's name, its last one among them.
 */
export function freeNamesAgain({ lines, shapes }: Lines, labels: Label[]): void {
  freeOrdinalNames({ lines, shapes }, labels);
  const names = lines.flatMap((line, i) =>
    labels[i] === "O" && isIngredient(labels[i + 1]) && (shapes[i]?.words ?? 0) <= LONGEST_PART_NAME
      ? [wordsOf(line.text)]
      : [],
  );
  if (names.length < 2) return;
  lines.forEach((line, i) => {
    const shape = shapes[i];
    if (!shape || labels[i] === "O" || !isStep(labels[i + 1]) || line.marker !== "none") return;
    if (shape.amountFirst || shape.words > LONGEST_PART_NAME || /[.,;!?\d]/u.test(line.text)) return;
    const own = wordsOf(line.text);
    const again = names.some(
      (name) => own.length > 0 && own.at(-1) === name.at(-1) && own.every((word) => name.includes(word)),
    );
    if (!again) return;
    labels[i] = "O";
    labels[i + 1] = "S";
  });
}
