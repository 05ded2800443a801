/** Lines of a list that look like none: the last one with its full stop, as the list was one sentence; what stands alone under a part's name. */
import { findFood } from "@/lib/engine/language/food/lexicon";
import { endsServed, namesPreparation } from "@/lib/engine/language/part-names";
import { FOR_WHAT } from "@/lib/engine/language/shapes";
import { opensOrder } from "@/lib/engine/lines/opens-order";
import { has, isIngredient, isStep, type Lines } from "./list-agreement";
import type { Label } from "./model";
import { headsPart } from "./part-name-shapes";
import type { TextLine } from "./text-lines";

const LONGEST = 12;

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
    if (isNamed && isVerbless && !isOrder && shape.words <= LONGEST && /^\p{Lu}/u.test(below.text)) {
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
  if (!line || !shape || shape.words > LONGEST || shape.heading !== null || line.gap > 0) return false;
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
