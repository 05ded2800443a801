/** Lines that are steps although the line model does not take them for such. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { factPattern, DAY_LEAD, FOR_PART } from "@/lib/engine/language/shapes";
import { LINKING } from "@/lib/engine/language/linking";
import { namesPreparation } from "@/lib/engine/language/part-names";
import { splitSentences } from "@/lib/engine/language/sentences";
import { findTemperatures } from "@/lib/engine/language/temperatures";
import { findDurations } from "@/lib/engine/language/times/durations";
import { unitWritten } from "@/lib/engine/language/units";
import { factsIn } from "@/lib/engine/lines/facts";
import { firstWord, opensOrder } from "@/lib/engine/lines/line-phrases";
import { has, isContent, isIngredient, isStep, joins, type Lines } from "./list-agreement";
import type { Label } from "./model";
import { saysWhatFor } from "./part-name-shapes";

// Lines beside steps that are steps too, though the line model knows them by their words alone and not by what they follow.

/** Under a heading for steps, a sentence that follows a step without a blank line is a step too; so is an order below the list and on a step. */
export function growSteps(text: Lines, labels: Label[]): void {
  orderDays(text, labels);
  if (!labels.some(isStep)) openMethod(text, labels);
  orderParts(text, labels);
  const last = labels.findLastIndex(isStep);
  const told = new ToldFoods(text, labels);
  let underSteps = false;
  text.shapes.forEach((shape, i) => {
    if (shape.heading !== null) underSteps = shape.heading === "steps";
    const follows = underSteps && joins(text, i) && isStep(labels[i - 1]);
    const opens =
      shape.imperative && joins(text, i + 1) && isStep(labels[i + 1]) && isIngredient(labels[i - 1]);
    if (
      labels[i] === "O" &&
      (follows || opens) &&
      isContent(shape) &&
      has(shape, "ends_stop") &&
      shape.words >= 2
    )
      labels[i] = "S";
    else if (
      (labels[i] === "O" &&
        isContent(shape) &&
        (isShortOrder(text, labels, i) ||
          isToldAmong(text, labels, i) ||
          goesOn(text, labels, i) ||
          (i > last && isLastHelping(text, labels, i, told)))) ||
      (labels[i] === "I" && isOrderBelow(text, labels, i))
    )
      labels[i] = "S";
  });
}

/** "The night before: cover the beans …", "The next day, drain them": below the list an order is a step, on whatever day it is done. */
function orderDays({ lines, shapes }: Lines, labels: Label[]): void {
  const list = labels.findIndex(isIngredient);
  if (list < 0) return;
  // From the last line up: a day's work stands above the next day's.
  for (let i = lines.length - 1; i > list; i -= 1) {
    const text = lines[i]?.text ?? "";
    const lead = labels[i] === "O" && shapes[i]?.heading === null ? DAY_LEAD.exec(text)?.[0] : undefined;
    if (lead === undefined) continue;
    // "Night before: beans in water", above the other steps: told without its order.
    const isLabelled = lead.includes(":") && !has(shapes[i], "foods_0") && labels.slice(i + 1).some(isStep);
    if (isLabelled || COOKING_VERBS.has(firstWord(text.slice(lead.length)))) labels[i] = "S";
  }
}

/** "Mix flour and yoghurt" right below the list of a text that has no step: its method begins there. */
function openMethod({ shapes }: Lines, labels: Label[]): void {
  const first = labels.findLastIndex(isIngredient) + 1;
  const shape = shapes[first];
  if (first > 0 && shape?.imperative && isContent(shape) && !has(shape, "foods_0")) labels[first] = "S";
}

/** "For the dressing: whisk oil and vinegar.", below the list: work of the part that it names, however short it is; so is "Salad: …" right below a step. */
function orderParts(text: Lines, labels: Label[]): void {
  const { lines, shapes } = text;
  const list = labels.findLastIndex(isIngredient);
  if (list < 0) return;
  shapes.forEach((shape, i) => {
    const isOrder = shape.partOrder && isContent(shape) && !shape.amountFirst && has(shape, "ends_stop");
    if (i <= list || labels[i] !== "O" || !isOrder) return;
    const isOfPart = FOR_PART.test(lines[i]?.text.split(":")[0] ?? "");
    if (isOfPart || (isStep(labels[i - 1]) && joins(text, i))) labels[i] = "S";
  });
}

/**
 * "Bake 40 minutes", "Serve": an order that is set like the one above it. The name of a part ("Cook the rice") is one, too, but stands nearer to
 * what it heads.
 */
function isShortOrder(text: Lines, labels: readonly Label[], i: number): boolean {
  const { lines, shapes } = text;
  const [above, line, below] = [lines[i - 1], lines[i], lines[i + 1]];
  if (!line || !above || !isStep(labels[i - 1]) || line.marker !== above.marker) return false;
  if (saysWhatFor(lines, i)) return false;
  const isTimed = has(shapes[i], "duration", "temperature");
  if (!shapes[i]?.imperative) return isTimed && joins(text, i);
  if (isTimed) return true;
  const heads = below !== undefined && below.gap < line.gap;
  const isNext = joins(text, i) || (!heads && (line.gap === above.gap || line.gap === below?.gap));
  return isNext && ["ends_bare", "ends_stop"].some((end) => has(shapes[i - 1], end) && has(shapes[i], end));
}

/** "… 25 mins gas 4. Mark while warm.": an order in one line with the step before it. */
function goesOn({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const [above, line] = [lines[i - 1], lines[i]];
  const isSame = line?.run === true && above?.run === true && above.source === line.source;
  return isSame && isStep(labels[i - 1]) && shapes[i]?.imperative === true;
}

/** Fewer words are the name of a part. */
const FEWEST_TOLD = 4;
/** Lines in which the next step follows. */
const NEXT_STEP = 3;

const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,30}/gu) ?? [];

/** Lines of the list by each of their words, of which two tell that a sentence names several. */
const MOST_LINES_OF_WORD = 2;

/** The words of the list and of the steps, read once, at the first line that asks. */
class ToldFoods {
  private known: { list: Map<string, number[]>; steps: Set<string> } | null = null;

  constructor(
    private readonly text: Lines,
    private readonly labels: readonly Label[],
  ) {}

  /** `words` name two foods of the list, and one of these words stands in no step so far. */
  namesNewFood(words: readonly string[]): boolean {
    const { list, steps } = this.read();
    const said = words.filter((word) => list.has(word));
    const foods = new Set(said.flatMap((word) => list.get(word) ?? []));
    return foods.size > 1 && said.some((word) => !steps.has(word));
  }

  /** A line that has become a step. */
  add(words: readonly string[]): void {
    for (const word of words) this.read().steps.add(word);
  }

  private read() {
    if (this.known !== null) return this.known;
    const list = new Map<string, number[]>();
    const steps = new Set<string>();
    this.text.lines.forEach(({ text }, at) => {
      if (isStep(this.labels[at])) for (const word of longWords(text)) steps.add(word);
      if (!isIngredient(this.labels[at])) return;
      for (const word of longWords(text)) {
        const lines = list.get(word) ?? [];
        if (lines.length < MOST_LINES_OF_WORD && !lines.includes(at)) list.set(word, [...lines, at]);
      }
    });
    return (this.known = { list, steps });
  }
}

/**
 * "At the last moment, the last clove of garlic and the basil." below the last step and set like it: it opens with when or where, and names
 * a food of the list that no step named.
 */
function isLastHelping(
  { lines, shapes }: Lines,
  labels: readonly Label[],
  i: number,
  told: ToldFoods,
): boolean {
  const [above, line, shape] = [lines[i - 1], lines[i], shapes[i]];
  if (!above || !line || !shape || !isStep(labels[i - 1])) return false;
  if (line.marker !== above.marker || line.gap !== above.gap || !has(shape, "opener1")) return false;
  const [first = ""] = splitSentences(line.text);
  if (!told.namesNewFood(longWords(first))) return false;
  told.add(longWords(line.text));
  return true;
}

/** "It will froth up" between two steps, set as they are: told with them. */
function isToldAmong({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const [above, line, below] = [lines[i - 1], lines[i], lines[i + 1]];
  const shape = shapes[i];
  if (!above || !line || !below || !shape || !isStep(labels[i - 1])) return false;
  const isAlike = [above, below].every(({ marker }) => marker === line.marker) && below.gap === line.gap;
  // "Level the top" does something to a thing, "Tomato sauce" is one.
  const isShort = shape.words < FEWEST_TOLD && !LINKING.definite.has(line.text.split(" ")[1] ?? "");
  const isMade = !shape.imperative && has(shape, "ends_bare") && namesPreparation(line.text);
  const isName = isShort || isMade || has(shape, "title_case", "all_caps") || FOR_PART.test(line.text);
  return isAlike && !isName && labels.slice(i + 1, i + 1 + NEXT_STEP).some(isStep);
}

/** "Slice chicken into strips", apart from the list above it and followed by a step; "Spread over the cake" below a step. */
function isOrderBelow({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const [line, shape] = [lines[i], shapes[i]];
  if (!line || !shape?.imperative || shape.amountFirst || shape.words < FEWEST_ORDERED) return false;
  if (isStep(labels[i - 1])) return true;
  const [first = "", second = ""] = line.text.toLowerCase().split(" ");
  // "Slice chicken", and not "slice of bread".
  const isWork = unitWritten(first) !== null && !LINKING.genitive.has(second);
  return (opensOrder(line.text) || isWork) && line.gap > 0 && isStep(labels[i + 1]) && line.marker === "none";
}
const FEWEST_ORDERED = 3;

// "Oven: 425F" in a row of its own, where no line of the method says to heat the oven to it: the cook is told to by the row.

const LONGEST_OVEN_ROW = 60;
const OVEN_ROW = new RegExp(
  `^(?:${factPattern((words) => words.ovenRows)})\\s?[:–-]\\s?(?=\\D{0,12}\\d)`,
  "iu",
);

/** "Oven on at 190 (170 fan).": no verb, and a heat without its sign. */
const OVEN_SENTENCE = new RegExp(
  `^(?:${factPattern((words) => words.ovenRows)})(?:\\s\\p{L}{1,4}){0,2}\\s[1-5]\\d{2}(?!\\d).{0,30}[.!]$`,
  "iu",
);

/** The row says how hot the oven is, and nothing else. */
export const isOvenRow = (text: string): boolean =>
  text.length <= LONGEST_OVEN_ROW &&
  (OVEN_SENTENCE.test(text) || (OVEN_ROW.test(text) && findTemperatures(text).length > 0));

/** "Oven at 190 for 35-40 minutes. Then leave it.": what opens a paragraph with the oven, its heat and how long is the baking. */
const BAKES = new RegExp(
  `^(?:${factPattern((words) => words.ovenRows)})(?:,?\\s\\p{L}{1,8}){0,3},?\\s[1-5]\\d{2}(?!\\d)`,
  "iu",
);
const bakes = (text: string): boolean => {
  const first = splitSentences(text)[0] ?? "";
  return BAKES.test(first) && first.length <= LONGEST_BAKING && findDurations(first).length > 0;
};
const LONGEST_BAKING = 120;

/**
 * "Baking time: 50 minutes at 180 °C" below the last step, where no step waits so long: the row is what tells to bake. Above the list it is a fact,
 * as in "Baking: 50 minutes at 180 °C" over the steps that say it again.
 */
function knowBakingRow(lines: Lines["lines"], labels: Label[]): void {
  const last = labels.findLastIndex((label) => isStep(label));
  const below = lines.findIndex(({ text, level }, i) => {
    if (i <= last || last < 0 || labels[i] !== "O" || level > 0 || text.length > LONGEST_BAKING) return false;
    const { isRow, times } = factsIn(text);
    return isRow && times.cooking !== undefined && findTemperatures(text).length > 0;
  });
  if (below < 0) return;
  const cooking = factsIn(lines[below]?.text ?? "").times.cooking;
  const waits = lines.some(
    ({ text }, i) => isStep(labels[i]) && findDurations(text).some(({ minutes }) => minutes === cooking),
  );
  if (!waits) labels[below] = "S";
}

/** Makes steps of rows that state the oven's heat, and of paragraphs behind a step that open with it and a time. */
export function knowOvenRows({ lines }: Lines, labels: Label[]): void {
  knowBakingRow(lines, labels);
  lines.forEach(({ text, level }, i) => {
    if (labels[i] === "O" && level === 0 && isStep(labels[i - 1]) && bakes(text)) labels[i] = "S";
  });
  lines.forEach(({ text }, i) => {
    if (isStep(labels[i]) || !isOvenRow(text)) return;
    const heat = findTemperatures(text)[0]?.value ?? Number(/\d{3}/.exec(text)?.[0]);
    const isSaid = lines.some(
      (line, at) => isStep(labels[at]) && findTemperatures(line.text).some(({ value }) => value === heat),
    );
    if (!isSaid && labels.some(isStep)) labels[i] = "S";
    // "Preheat oven: 180°C" as the last row of the list: nobody buys it.
    else if (isIngredient(labels[i])) labels[i] = "O";
  });
}
