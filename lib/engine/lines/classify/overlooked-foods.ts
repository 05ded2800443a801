/** Foods of a list that look like none of it, by what they say and by where they stand. */
import { classesOfCollective, findFood } from "@/lib/engine/language/food/lexicon";
import {
  ALTERNATIVE_WORDS,
  CONJUNCTIONS,
  NOT_BEFORE_AMOUNT,
  opensNote,
} from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { endsServed, namesPreparation } from "@/lib/engine/language/part-names";
import { FOR_PART, FOR_WHAT, HANGS, PART_ALONE } from "@/lib/engine/language/shapes";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import { has, isContent, isIngredient, isStep, joins, type Lines } from "./list-agreement";
import type { Label } from "./model";
import { headsPart } from "./part-name-shapes";
import type { TextLine } from "./text-lines";

// Lines of a list that name the parts of a fruit: "zest and half the juice of a lemon".

/** The names of the parts stand in so many words. */
const PART_WORDS_LOOKED_AT = 8;

/** "zest and half the juice of a lemon" is bought, though its first word can be an order; "zest and juice the lemon" is one. */
export function isPartOfFruit(name: string): boolean {
  if (/[.!:]$/.test(name)) return false;
  const [first = "", second = "", ...more] = (name.toLowerCase().match(/\p{L}+/gu) ?? []).slice(
    0,
    PART_WORDS_LOOKED_AT,
  );
  const isOf = (word: string): boolean => LINKING.genitive.has(word);
  if (!LINKING.takenBy.has(first)) return false;
  const at = more.findIndex(isOf);
  const isNoun =
    at > 0 && LINKING.definite.has(more[at - 2] ?? "") && LINKING.takenBy.has(more[at - 1] ?? "");
  return isOf(second) || (LINKING.conjunctions.has(second) && isNoun);
}

// What is taken from so many of a food, on a list without its own amount.

/** "Meat from 1 roast chicken", "Zest of 2 limes": what is taken from so many of a food. */
export const isTakenFrom = (text: string): boolean => {
  const [, what = "", from = ""] = /^(\p{L}{3,12})\s(\p{L}{1,6})\s\d{1,2}\s\p{L}/u.exec(text) ?? [];
  const names = findFood(what.toLowerCase()) !== null || classesOfCollective(what.toLowerCase()) !== null;
  return LINKING.sources.has(from.toLowerCase()) && names;
};

// Lines of a list that look like none: the last one with its full stop, as the list was one sentence; what stands alone under a part's
// name.

const LONGEST_END = 12;

/** What is only named in small letters right below a list, and above an order, is its end and no order: no verb is in it. Linear. */
export function knowListEnds({ lines, shapes }: Lines, labels: Label[]): void {
  shapes.forEach((shape, i) => {
    const [above, line, below] = [lines[i - 1], lines[i], lines[i + 1]];
    if (!isStep(labels[i]) || !isIngredient(labels[i - 1]) || !isStep(labels[i + 1])) return;
    if (!above || !line || !below || line.gap > 0 || line.marker !== above.marker) return;
    const isNamed = has(shape, "lower1") && has(shape, "ends_stop") && has(shape, "food_last");
    // "Oil" and "salt" may be orders, but not at the end.
    const isVerbless = has(shape, "verbs_0") || (has(shape, "verbs_1") && has(shape, "verb_last"));
    const isOrder = shape.imperative || has(shape, "verb1", "opener1", "until", "duration", "temperature");
    if (isNamed && isVerbless && !isOrder && shape.words <= LONGEST_END && /^\p{Lu}/u.test(below.text)) {
      labels[i] = "I";
      if (labels[i + 1] === "s") labels[i + 1] = "S";
    }
  });
}

/** So many lines of a list at its end are named without an amount. */
const MOST_UNMEASURED = 4;

/** "jam of your choice", "icing sugar, to decorate": named in small letters, and nothing is done in it. */
function isUnmeasured({ lines, shapes }: Lines, i: number): boolean {
  const [line, shape] = [lines[i], shapes[i]];
  if (!line || !shape || shape.words > LONGEST_END || shape.heading !== null || line.gap > 0) return false;
  const isFood = has(shape, "lower1") && !has(shape, "foods_0") && !opensOrder(line.text);
  const isOpen = has(shape, "ends_stop", "ends_colon", "ends_question", "until", "duration", "temperature");
  return isFood && !isOpen && !shape.imperative && (has(shape, "verbs_0") || endsServed(line.text));
}

/** Knows such lines between a list and an order with a capital letter as the end of the list. Linear. */
export function knowUnmeasuredEnd(text: Lines, labels: Label[]): void {
  const { lines } = text;
  labels.forEach((label, i) => {
    if (!isStep(label) || !isIngredient(labels[i - 1]) || lines[i]?.marker !== lines[i - 1]?.marker) return;
    let end = i;
    while (end < i + MOST_UNMEASURED && isStep(labels[end]) && isUnmeasured(text, end)) end += 1;
    if (end === i || !isStep(labels[end]) || !/^\p{Lu}/u.test(lines[end]?.text ?? "")) return;
    labels.fill("I", i, end);
    if (labels[end] === "s") labels[end] = "S";
  });
}

const LONGEST_ALONE = 16;
/** Line `i` stands right under what heads a part, is none of the known lines, and may be a food by its words. */
function isBoughtUnder({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const [head, line, shape] = [lines[i - 1], lines[i], shapes[i]];
  if (!head || !line || !shape || labels[i - 1] !== "O" || isIngredient(labels[i])) return false;
  if (line.gap > 0 || line.marker !== head.marker || line.known !== undefined) return false;
  // "Flour for dusting" opens like an order, too.
  const isNamed = findFood(line.text.split(FOR_WHAT, 1)[0] ?? "")?.exact === true;
  const isFood = !has(shape, "foods_0") && shape.words <= LONGEST_ALONE && shape.heading === null;
  const isOrder =
    (!isNamed && (shape.imperative || opensOrder(line.text) || has(shape, "verb1"))) ||
    has(shape, "until", "duration", "temperature", "kit");
  return isFood && !isOrder && !has(shape, "ends_colon", "ends_question");
}

const nameOf = (head: TextLine | undefined): string => head?.text.replace(/\s?:$/, "") ?? "";

function buy(labels: Label[], i: number): void {
  labels[i] = "I";
  if (labels[i + 1] === "s") labels[i + 1] = "S";
}

/** Knows "Nutmeg" as bought where it opens the list under "For the base" or "Filling"; the first line of all is the title. Linear. */
export function knowFirstUnderPart(text: Lines, labels: Label[]): void {
  const { lines } = text;
  lines.forEach((line, i) => {
    if (i < 2 || line.strong || line.level > 0) return;
    const below = lines[i + 1];
    if (below?.gap !== 0 || below.marker !== line.marker || !isIngredient(labels[i + 1])) return;
    const name = nameOf(lines[i - 1]);
    if ((headsPart(name) || namesPreparation(name)) && isBoughtUnder(text, labels, i)) buy(labels, i);
  });
}

/** "Peaches, strawberries or other fruit" or "Jam (any kind)" alone under "For the top", below what is listed: bought, whatever it is not measured by. Linear. */
export function knowUnderPart(text: Lines, labels: Label[]): void {
  text.lines.forEach((_line, i) => {
    if (!isIngredient(labels[i - 2]) || !headsPart(nameOf(text.lines[i - 1]))) return;
    if (isBoughtUnder(text, labels, i)) buy(labels, i);
  });
}

// Foods at the ends of a list that look like none of it: "Lemon wedges, to serve" below its blank line, and one measured line above its
// parts.

const LONGEST_MEASURED = 9;

/** "For the bowl: cooked rice, cucumber, avocado": what a part at the foot of a list needs, in one line without amounts. */
function namesPartOfList(text: string): boolean {
  const at = text.indexOf(":");
  const name = text.slice(0, Math.max(0, at)).trim();
  if (!FOR_PART.test(name) && !PART_ALONE.test(name)) return false;
  const foods = text.slice(at + 1).split(",");
  return (
    foods.length > 1 &&
    foods.every((food) => food.trim().split(" ").length <= LONGEST_NAMED && findFood(food) !== null)
  );
}
const LONGEST_NAMED = 4;

/** "Per person about 200 g potatoes" right under the list's own heading, and above the name of a part: measured, wherever its amount stands. */
function isMeasuredBelow({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const [line, shape] = [lines[i], shapes[i]];
  if (!line || !shape || labels[i] !== "O" || line.gap > 0 || shapes[i - 1]?.heading !== "ingredients")
    return false;
  return (
    !has(shape, "ends_stop", "ends_colon", "ends_question", "foods_0", "duration", "temperature") &&
    has(shape, "unit_inside") &&
    !shape.imperative &&
    shape.words <= LONGEST_MEASURED
  );
}

/** "Lemon wedges and mint, to serve" below the list, before the method: the last ingredients. And one measured line above the list's parts. */
export function addServed(text: Lines, labels: Label[]): void {
  const { lines, shapes } = text;
  const last = labels.reduce((at, label, i) => (isIngredient(label) ? i : at), -1);
  const next = last + 1;
  const line = lines[next];
  if (
    last >= 0 &&
    line &&
    line.marker === "none" &&
    shapes[next]?.heading === null &&
    (endsServed(line.text) || (line.gap === 0 && labels[next] === "O" && namesPartOfList(line.text)))
  ) {
    if (!shapes[next]?.imperative && !has(shapes[next], "ends_stop")) labels[next] = "I";
  }
  const first = labels.findIndex(isIngredient);
  for (let i = Math.max(1, first - 3); i < first; i += 1) {
    const shape = shapes[i];
    const alone = (lines[i]?.gap ?? 0) > 0 && (lines[i + 1]?.gap ?? 0) > 0;
    if (isMeasuredBelow(text, labels, i)) labels[i] = "I";
    if (labels[i] !== "O" || !alone || !isContent(shape)) continue;
    if (
      shape?.amountFirst &&
      !shape.sentence &&
      !has(shape, "amt_time", "amt_alone", "foods_0") &&
      shape.words <= LONGEST_MEASURED
    )
      labels[i] = "I";
  }
}

// A method that is numbered begins with its first number: what stands among the ingredients above it is one of them.

const FEWEST_NUMBERS = 2;
const LONGEST_ITEM = 8;

/** "Juice of the other ½ lemon", "pinch of salt": short foods without a full stop, below an ingredient of the same block. */
export function knowAboveNumbers(text: Lines, labels: Label[]): void {
  const { lines, shapes } = text;
  const numbered = lines.flatMap(({ marker }, i) => (marker === "number" && isStep(labels[i]) ? [i] : []));
  const [first] = numbered;
  if (first === undefined || numbered.length < FEWEST_NUMBERS || lines[first]?.number !== 1) return;
  for (let i = 1; i < first; i += 1) {
    const shape = shapes[i];
    if (!shape || !isContent(shape) || !isStep(labels[i]) || !isIngredient(labels[i - 1])) continue;
    if (lines[i]?.marker !== "none" || !joins(text, i) || shape.words > LONGEST_ITEM) continue;
    if (!has(shape, "ends_stop", "foods_0")) labels[i] = "I";
  }
}

// Lines of a shopping list that look as if they went on from the line above, and are foods of their own: "2 chicken breasts, skin on" and
// "olive oil".

/** More words are no bare name of a food. */
const MOST_BARE_WORDS = 4;
/** What stands open at the end of a line, or at the beginning of the next one. */
const OPEN_END = /[,;:(&+/–-]$/;
const INSIDE = /^[a-z]?[)\]&+/]|[)\]:.!?]$/iu;

const lastWord = (text: string): string => text.slice(text.lastIndexOf(" ") + 1);

/** The line above names its food whole, and its last word makes no other food of this line: "extra virgin olive" and "oil". */
function isOwnFood(above: string, text: string): boolean {
  if (
    OPEN_END.test(above) ||
    HANGS.test(above) ||
    INSIDE.test(text) ||
    text.split(" ").length > MOST_BARE_WORDS
  )
    return false;
  // An open bracket closes on a later line.
  if (above.lastIndexOf("(") > above.lastIndexOf(")")) return false;
  const { quantity, preparation, name } = parseIngredientLine(above);
  // Only behind a comma is a line that hangs whole: "skin on".
  if (quantity === null || preparation === null || findFood(name) === null) return false;
  const food = findFood(text);
  const words = text.toLowerCase().split(" ");
  const known = food !== null && findFood(words.at(-1) ?? "") !== null;
  const joined = findFood(`${lastWord(above)} ${text}`);
  return known && joined?.food === food.food && findFood(lastWord(above)) === null;
}

/** A longer line may have been wrapped. */
const SHORT_LINE = 50;

/** Words that open the rest of a line and no food: "in water", "or dry sherry", "for the top". */
const opensRest = (word: string): boolean =>
  NOT_BEFORE_AMOUNT.has(word) || CONJUNCTIONS.has(word) || ALTERNATIVE_WORDS.has(word) || opensNote(word);

/** The food that `text` names when it is bought in any amount, "butter", "flour for dredging", and no more than that; null where it names none. */
function bareFood(text: string): string | null {
  const words = text.toLowerCase().split(" ");
  if (INSIDE.test(text) || words.length > MOST_BARE_WORDS || opensRest(words[0] ?? "")) return null;
  const { quantity, name } = parseIngredientLine(text);
  const isMade = words.length === 1 && LINKING.products.has(words[0] ?? "");
  return quantity === null && !isMade && findFood(name) !== null ? name : null;
}

/** "1/2 cup grated Parmesan cheese" and "parsley": a short line with all that it needs, and a bare food that makes no other one with its end. */
function isBareFood(above: string, text: string): boolean {
  if (above.length >= SHORT_LINE || OPEN_END.test(above) || HANGS.test(above)) return false;
  if (above.lastIndexOf("(") > above.lastIndexOf(")")) return false;
  const food = bareFood(text)?.split(" ");
  const { quantity, name } = parseIngredientLine(above);
  if (food === undefined || quantity === null || findFood(name) === null) return false;
  return food.every(
    (_word, at) => findFood([lastWord(above), ...food.slice(0, at + 1)].join(" "))?.exact !== true,
  );
}

/** Labels such lines as ingredients of their own; bare foods only where no other line of the text goes on below. Linear. */
export function knowOwnFoods({ lines }: Lines, labels: Label[]): void {
  const bare: number[] = [];
  let isWrapped = false;
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const goesOn = labels[i] === "i" && line.marker === "none" && !line.run && line.source !== above?.source;
    if (above === undefined || !goesOn) return;
    if (isOwnFood(above.text, line.text)) labels[i] = "I";
    else if (isBareFood(above.text, line.text)) bare.push(i);
    else isWrapped = true;
  });
  if (!isWrapped) for (const i of bare) labels[i] = "I";
}
