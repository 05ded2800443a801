/** What a line that may name a part of a recipe looks like, and what the method says of it: "Peanut sauce" above "2 tbsp peanut butter". */
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { headingOf } from "@/lib/engine/language/headings";
import { LINKING } from "@/lib/engine/language/linking";
import { endsServed, isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import { FOR_PART, OPENS_FOR, PART_ALONE, REMARK_BEHIND } from "@/lib/engine/language/shapes";
import { OPENS_ORDINAL } from "./features";
import { has, isIngredient, isMeasured, isStep, type Lines } from "./list-agreement";
import type { Label } from "./model";
import type { TextLine } from "./text-lines";

export const LONGEST_PART_NAME = 5;

/** "For the mint sauce", "For marinade": what the rows below it are for. */
export const isOfPart = (text: string): boolean =>
  FOR_PART.test(text) ||
  (OPENS_FOR.test(text) &&
    !/\d/.test(text) &&
    text.split(" ").length <= LONGEST_PART_NAME &&
    namesPreparation(text));
/** "For the mint sauce", "To serve": a name that says by its words that it heads the lines below it. */
export const headsPart = (name: string): boolean => isOfPart(name) || PART_ALONE.test(name);
const REMARK = new RegExp(`(?<!\\s)${REMARK_BEHIND}\\s*:?$`, "u");
/** A name without the colon and the remark behind it: "VERDURE (peso netto, 1,5 kg in totale)". */
export const nameIn = (text: string): string => text.replace(REMARK, "");

/** A bare name that could head the list below it: short, capitalised, no amount, no comma, two ingredients right below. */
export function couldNamePart(text: Lines, labels: readonly Label[], i: number): boolean {
  const { lines, shapes } = text;
  const line = lines[i];
  const shape = shapes[i];
  const below = lines[i + 1];
  if (!line || !shape || !below || line.marker !== "none" || line.known !== undefined) return false;
  const name = nameIn(line.text);
  const words = name === line.text ? shape.words : name.split(" ").length;
  if (words > LONGEST_PART_NAME || shape.amountFirst || shape.heading !== null || shape.meta) return false;
  // "Custard (optional)" may be a part.
  if (name === line.text && has(shape, "to_taste", "unit_vague") && !has(shape, "foods_0")) return false;
  if (!/^\p{L}[^,.;!?\d]*$/u.test(name) || isSeasoning(line.text)) return false;
  // In small letters only what a blank line sets apart is a name, and no food that is sold under it.
  if (!CAPITAL.test(line.text) && (line.gap === 0 || has(shape, "food_exact"))) return false;
  const first = shapes[i + 1];
  const second = shapes[i + 2];
  if (!isIngredient(labels[i + 1]) || (below.gap > 0 && !standsBetween(text, labels, i))) return false;
  if (isStep(labels[i]) && !isHeadingAmong(text, labels, i)) return false;
  if (isMarked(text, i)) return true;
  // "Pastry" above "Salt", first of its lines
  const isBareBelow = refersBack(below.text) || isBareFood(text, i + 1);
  if (isBareBelow && namesPreparation(line.text)) return isMeasured(second);
  return (
    isMeasured(first) && ((lines[i + 2]?.gap ?? 1) > 0 || isMeasured(second) || isIngredient(labels[i + 2]))
  );
}

/** "Gravy" alone between two blank lines, of a list that has none between its other lines. */
const standsBetween = ({ lines }: Lines, labels: readonly Label[], i: number): boolean =>
  (lines[i]?.gap ?? 0) > 0 &&
  lines[i + 2]?.gap === 0 &&
  isIngredient(labels[i + 2]) &&
  namesPreparation(lines[i]?.text ?? "");

/** Food by its name alone, which no step makes. */
const isBareFood = ({ lines, shapes }: Lines, i: number): boolean => {
  const text = lines[i]?.text ?? "";
  const isFood = isSeasoning(text) || (shapes[i] !== undefined && !has(shapes[i], "foods_0"));
  const isOpen = has(shapes[i], "to_taste") || !/[.:!?]$/.test(text);
  // "Chopped parsley, to garnish" makes no garnish.
  const isMade = namesPreparation(text) && !endsServed(text);
  return isFood && isOpen && !isMade && !isMeasured(shapes[i]);
};

/** "All of the levain", "the poolish from above": what another part makes, first in the list of the next one. */
const refersBack = (text: string): boolean =>
  !/\d/.test(text) && lettersOf(text.slice(0, REFERENCE)).some((word) => LINKING.definite.has(word));
const REFERENCE = 12;

export const CAPITAL = /^\p{Lu}/u;

/** Written as a heading: bold, or in capitals above lines that are not. */
export function isMarked({ lines, shapes }: Lines, i: number): boolean {
  const name = nameIn(lines[i]?.text ?? "");
  const isLoud = has(shapes[i], "all_caps") || (/\p{Lu}{3}/u.test(name) && !/\p{Ll}/u.test(name));
  return lines[i]?.strong === true || (isLoud && !has(shapes[i + 1], "all_caps"));
}

/** "**Crème au citron**" between two lists: no order, however much its first word is one in the engine's words. */
const isHeadingAmong = (text: Lines, labels: readonly Label[], i: number): boolean =>
  isMarked(text, i) &&
  !has(text.shapes[i], "ends_stop") &&
  [i - 1, i + 1, i + 2].every((at) => isIngredient(labels[at]));

/** "Meat", "Green vegetables", "Sauce": a kind of food or what is made, as a shop sells nothing by. */
export const namesKind = (name: string): boolean =>
  namesPreparation(name) ||
  classesOfCollective(singular(name.toLowerCase().split(" ").at(-1) ?? "")) !== null;

/** Words between "for" or "whisk" and the name: "together the". */
const OPENER_REACH = 3;
const OWN_LABEL = /^\p{L}+\s?:\s/u;
const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A line below makes it: "whisk the dressing ingredients", "for the sauce, …", "Béchamel : faites fondre …". */
export function isMadeBelow(
  { lines }: Lines,
  labels: readonly Label[],
  i: number,
  verbs: ReadonlySet<string> = LINKING.combining,
): boolean {
  const name = lettersOf(lines[i]?.text ?? "").at(-1) ?? "";
  return lines.some(({ text }, at) => {
    if (at <= i || !isStep(labels[at])) return false;
    const words = lettersOf(text);
    if (words[0] === name && OWN_LABEL.test(text)) return true;
    return words.some(
      (word, place) =>
        word === name &&
        (LINKING.ingredients.has(words[place + 1] ?? "") ||
          words
            .slice(Math.max(0, place - OPENER_REACH), place)
            .some((before) => LINKING.partOpeners.has(before) || verbs.has(before))),
    );
  });
}

// Names above the orders of a part of the method, which no sign shows: a name without a full stop where the orders have theirs.

const LONGEST_NAME = 5;
/** A name alone stands above a paragraph, "To make the stew" above any order. */
const SHORTEST_PARAGRAPH = 8;
const SHORTEST_ORDER = 4;

const ENDED = /[.!?:)]["'\]]?$/;
const wordsIn = (text: string): number => text.split(" ").length;

/** "Knead the dough:" above the sentences that tell it. */
function isLabel(lines: readonly TextLine[], i: number): boolean {
  const [above, line, below] = [lines[i - 1], lines[i], lines[i + 1]];
  if (!line || !below || line.marker !== "none" || below.marker !== "none" || below.gap > 0) return false;
  const isName = METHOD_LABEL.test(line.text) && wordsIn(line.text) <= LONGEST_NAME;
  const isBelowEnd = above === undefined || STOPPED.test(above.text) || headingOf(above.text) !== null;
  return isName && isBelowEnd && STOPPED.test(below.text) && wordsIn(below.text) >= SHORTEST_LABELLED;
}
const METHOD_LABEL = /^\p{Lu}[^\d.,;:!?]{3,50}:$/u;
const STOPPED = /[.!)]["'\]]?$/;
/** A list in a sentence is shorter than work that is told. */
const SHORTEST_LABELLED = 6;

/** Whether line `i` says only what the lines below it are for, "To make the stew", "Knead the dough:", where they and those above it end as sentences do. */
export function saysWhatFor(lines: readonly TextLine[], i: number): boolean {
  if (isLabel(lines, i)) return true;
  const [above, line, below] = [lines[i - 1], lines[i], lines[i + 1]];
  if (!line || !below || line.marker !== "none" || ENDED.test(line.text) || !isOfPart(line.text))
    return false;
  const isName = /^\p{Lu}/u.test(line.text) && wordsIn(line.text) <= LONGEST_NAME;
  const isBelowEnd = above === undefined || ENDED.test(above.text) || headingOf(above.text) !== null;
  return isName && isBelowEnd && ENDED.test(below.text) && wordsIn(below.text) >= SHORTEST_ORDER;
}

/** Whether line `i` names a part of the method: "Make the Crust", "Make the burger sauce", "To make the stew". */
export function namesPart(text: Lines, i: number): boolean {
  const { lines, shapes } = text;
  const [line, shape, next] = [lines[i], shapes[i], shapes[i + 1]];
  if (!line || !shape || !next || line.marker !== "none") return false;
  if (saysWhatFor(lines, i)) return true;
  const isMade = namesPreparation(line.text);
  const isName =
    shape.words <= LONGEST_NAME &&
    has(shape, "ends_bare") &&
    (isMade || has(shape, "title_case", "all_caps"));
  const [above, below] = [lines[i - 1]?.text ?? "", lines[i + 1]?.text ?? ""];
  // Of a long paragraph the shape knows the beginning only.
  const isTold = (has(next, "ends_stop") || STOPPED.test(below)) && !has(next, "all_caps");
  // "Pastry" between a heading and its only order: what is made, and no order itself.
  const isApart = isMade && !shape.imperative && (STOPPED.test(above) || headingOf(above) !== null);
  return isName && isTold && next.words >= (isApart ? SHORTEST_ORDER : SHORTEST_PARAGRAPH);
}

// Names of a method's parts that count them: "1st Layer", "2nd Layer", or that are counted: "1 GET PREPPED", "2 FRY".

/** "1st Layer" and "2nd Layer" stand so often at least. */
const FEWEST_COUNTED = 2;
const MOST_COUNTED_WORDS = 3;

/** "1st Layer", "2nd Layer:" above the steps of each: names, though their noun is a verb too. */
export function freeOrdinalNames({ lines, shapes }: Lines, labels: Label[]): void {
  const counted = lines.flatMap(({ text, marker }, i) =>
    OPENS_ORDINAL.test(text) &&
    marker === "none" &&
    /\p{L}:?$/u.test(text) &&
    (shapes[i]?.words ?? 0) <= MOST_COUNTED_WORDS
      ? [i]
      : [],
  );
  if (counted.length < FEWEST_COUNTED) return;
  for (const i of counted) {
    if (!isStep(labels[i]) || !isStep(labels[i + 1])) continue;
    labels[i] = "O";
    labels[i + 1] = "S";
  }
}

/** "2 FRY" above what is done: a number and a name in capitals. */
const COUNTED_NAME = /^(\d{1,2})[.):]?\s+\p{Lu}[\p{Lu}\s&,'’!-]{1,40}$/u;

/** "1 GET PREPPED", "2 FRY", "3 SOAK", counted from one, each above lines that are not in capitals: the names of the method's parts. */
export function freeCountedNames({ lines, shapes }: Lines, labels: Label[]): void {
  const found: number[] = [];
  lines.forEach(({ text }, i) => {
    const number = COUNTED_NAME.exec(text)?.[1];
    const next = shapes[i + 1];
    if (number === undefined || Number(number) !== found.length + 1 || next === undefined) return;
    if (!has(next, "all_caps") && !next.amountFirst) found.push(i);
  });
  if (found.length < 2) return;
  for (const i of found) {
    labels[i] = "O";
    if (labels[i + 1] === "s") labels[i + 1] = "S";
  }
}
