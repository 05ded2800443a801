/** Names of a recipe's parts above their ingredients and above their steps: "Peanut sauce" is no food. */
import { classesOfCollective, findFood } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import { LINKING } from "@/lib/engine/language/linking";
import { FOR_PART, OPENS_FOR, REMARK_BEHIND } from "@/lib/engine/language/shapes";
import { has, isIngredient, isMeasured, isStep, type Lines } from "./list-agreement";
import type { Label } from "./model";
import { freeOrdinalNames } from "./ordinal-names";

const LONGEST_PART_NAME = 5;

/** "For the mint sauce", "For marinade": what the rows below it are for. */
export const isOfPart = (text: string): boolean =>
  FOR_PART.test(text) ||
  (OPENS_FOR.test(text) &&
    !/\d/.test(text) &&
    text.split(" ").length <= LONGEST_PART_NAME &&
    namesPreparation(text));
const REMARK = new RegExp(`(?<!\\s)${REMARK_BEHIND}\\s*:?$`, "u");
/** A name without the colon and the remark behind it: "VERDURE (peso netto, 1,5 kg in totale)". */
const nameIn = (text: string): string => text.replace(REMARK, "");

/** A bare name that could head the list below it: short, capitalised, no amount, no comma, two ingredients right below. */
function couldNamePart(text: Lines, labels: readonly Label[], i: number): boolean {
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
  if (refersBack(below.text) && namesPreparation(line.text)) return isMeasured(second);
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

/** "All of the levain", "the poolish from above": what another part makes, first in the list of the next one. */
const refersBack = (text: string): boolean =>
  !/\d/.test(text) && lettersOf(text.slice(0, REFERENCE)).some((word) => LINKING.definite.has(word));
const REFERENCE = 12;

const CAPITAL = /^\p{Lu}/u;

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

/** Written as a heading: bold, or in capitals above lines that are not. */
function isMarked({ lines, shapes }: Lines, i: number): boolean {
  const name = nameIn(lines[i]?.text ?? "");
  const isLoud = has(shapes[i], "all_caps") || (/\p{Lu}{3}/u.test(name) && !/\p{Ll}/u.test(name));
  return lines[i]?.strong === true || (isLoud && !has(shapes[i + 1], "all_caps"));
}

/** "**Crème au citron**" between two lists: no order, however much its first word is one in the engine's words. */
const isHeadingAmong = (text: Lines, labels: readonly Label[], i: number): boolean =>
  isMarked(text, i) &&
  !has(text.shapes[i], "ends_stop") &&
  [i - 1, i + 1, i + 2].every((at) => isIngredient(labels[at]));

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

/** "Meat", "Green vegetables", "Sauce": a kind of food or what is made, as a shop sells nothing by. */
const namesKind = (name: string): boolean =>
  namesPreparation(name) ||
  classesOfCollective(singular(name.toLowerCase().split(" ").at(-1) ?? "")) !== null;

/** Words between "for" or "whisk" and the name: "together the". */
const OPENER_REACH = 3;
const OWN_LABEL = /^\p{L}+\s?:\s/u;
const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A line below makes it: "whisk the dressing ingredients", "for the sauce, …", "Béchamel : faites fondre …". */
function isMadeBelow(
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
 * "Food colouring" among the lines of the icing: a food that shops sell, and nothing below it, down to line `end`, is of it. A word for a kind or for
 * what is made, "chicken broth", heads lines unless it `isPlain` that it does not.
 */
function isBought({ lines }: Lines, i: number, end: number, isPlain: boolean): boolean {
  const name = nameIn(lines[i]?.text ?? "").replace(/:$/, "");
  const found = namesKind(name) && !isPlain ? null : findFood(name);
  if (found === null || !found.exact || /:$/.test(lines[i]?.text ?? "")) return false;
  return !lines
    .slice(i + 1, Math.min(end, i + 1 + FOOD_REACH))
    .some(({ text }) => findFood(text)?.food === found.food);
}
/** Lines below "Chicken" in which the chicken is listed. */
const FOOD_REACH = 6;

/**
 * Names of parts in a list without blank lines: it opens with one, there are two at least, each above lines of its own, and half of
 * them are words for kinds of food or for what is made. "Butter" and "Milk" between measured lines are bought.
 */
function namesWithinLists(text: Lines, labels: readonly Label[]): number[] {
  const { lines } = text;
  const all: number[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    if (isIngredient(labels[start - 1]) && lines[start]?.gap === 0) continue;
    if (!couldNamePart(text, labels, start)) continue;
    let end = start + 1;
    while (end < lines.length && isIngredient(labels[end]) && lines[end]?.gap === 0) end += 1;
    // What stands right below a name is bought: "MERINGUE", "Reserved egg whites".
    const names: number[] = [];
    // Right below the title, which is no name of a part, one more line is none either: "Chicken broth" that no step makes.
    const isPlain = (i: number): boolean =>
      start === 0 &&
      i > 0 &&
      !LINKING.products.has(lines[i]?.text.toLowerCase() ?? "") &&
      !isMadeBelow(text, labels, i, LINKING.mixing);
    for (let i = start; i < end; i += 1)
      if (names.at(-1) !== i - 1 && couldNamePart(text, labels, i) && !isBought(text, i, end, isPlain(i)))
        names.push(i);
    const kinds = names.filter((i) => namesKind((lines[i]?.text ?? "").replace(/:$/, "")));
    if (names.length > 1 && kinds.length * 2 >= names.length) all.push(...names);
  }
  return all;
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
