/**
 * Names of parts between the measured rows of a list, marked like them and without a colon: "- Almond cream" between "- 200 g sugar" and "- 100 g
 * butter". Nothing in the layout sets such a name apart; what the list and the method say of it does.
 */
import { findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { headingOf } from "@/lib/engine/language/headings";
import { LINKING } from "@/lib/engine/language/linking";
import { isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import { FOR_PART_LEAD } from "@/lib/engine/language/shapes";
import { isLoud } from "@/lib/engine/recipe/letters";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isCardLine } from "@/lib/engine/lines/facts";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { splitOutside, startsWithAmount } from "./ingredient-run";

const LONGEST_NAME = 5;
/** A part has so many rows at least. */
const FEWEST_ROWS = 2;
/** No list of one recipe is longer. */
const MOST_ROWS = 60;

type Rows = { from: number; to: number };

const isMeasured = ({ text }: TextLine): boolean => startsWithAmount(text);

/** Short, capitalised or what is made, without an amount or a mark. */
const isBare = ({ text }: TextLine): boolean =>
  /^\p{L}[^\d.,;:!?()]{2,60}$/u.test(text) &&
  (/^\p{Lu}/u.test(text) || namesPreparation(text)) &&
  text.split(" ").length <= LONGEST_NAME &&
  headingOf(text) === null &&
  !isCardLine(text);

/** "lemon glaze" among its foods looks like one of them. */
const isSmall = ({ text }: TextLine): boolean => /^\p{Ll}/u.test(text);
/** So many foods of both parts tell that a name in small letters is none. */
const SURE_AGAIN = 2;

const mayBeRow = (line: TextLine): boolean =>
  line.level === 0 &&
  !line.strong &&
  line.known === undefined &&
  (line.marker === "none" || line.marker === "bullet") &&
  (isMeasured(line) || isBare(line));

/** Rows that stand together, marked alike, with no more between them than between the first two. */
function rowsOf(lines: readonly TextLine[]): Rows[] {
  const found: Rows[] = [];
  let spacing = 0;
  lines.forEach((line, i) => {
    if (!mayBeRow(line)) return;
    const last = found.at(-1);
    const isSecond = last !== undefined && last.to - last.from === 1;
    const goesOn =
      last?.to === i && lines[i - 1]?.marker === line.marker && (isSecond || line.gap === spacing);
    // "Biscuits", a blank line, "Dough" and its rows right below: the title is none of them.
    const isCloser = last?.to === i && last.to - last.from === 2 && line.gap < spacing;
    if (isSecond || isCloser) spacing = line.gap;
    if (last !== undefined && isCloser && lines[i - 1]?.marker === line.marker) {
      last.to = i - 1;
      found.push({ from: i - 1, to: i + 1 });
    } else if (last !== undefined && goesOn) last.to = i + 1;
    else found.push({ from: i, to: i + 1 });
  });
  return found.filter(({ from, to }) => to - from > FEWEST_ROWS && to - from <= MOST_ROWS);
}

const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Rows of which `i` may be the name of a part: what is made, above two measured rows, and below so many, unless it opens the list of marked rows. */
function mayHead(lines: readonly TextLine[], { from, to }: Rows, i: number, above: number): boolean {
  const line = lines[i];
  if (line === undefined || isMeasured(line) || isSeasoning(line.text) || !namesPreparation(line.text))
    return false;
  const measured = (start: number, rows: number): boolean =>
    start >= from && start + rows <= to && lines.slice(start, start + rows).every(isMeasured);
  const isBelow =
    measured(i - above, above) ||
    (i > from && listsSeveral(lines[i - 1])) ||
    (i === from && line.marker === "bullet");
  return isBelow && (measured(i + 1, FEWEST_ROWS) || (i + 1 < to && listsSeveral(lines[i + 1])));
}

/** "300 g flour, 100 g sugar, 1 egg": a row that is the whole list of a part. */
function listsSeveral(line: TextLine | undefined): boolean {
  const pieces = line === undefined ? [] : splitOutside(line.text, /[,;]/);
  return pieces.length > FEWEST_ROWS && pieces.filter(startsWithAmount).length >= FEWEST_ROWS;
}

/** Another row is what the part makes: "2 cups cherry sauce, recipe below". */
const isListed = (lines: readonly TextLine[], { from, to }: Rows, i: number): boolean => {
  const name = lines[i]?.text.toLowerCase() ?? "";
  return lines
    .slice(from, to)
    .some((line) => isMeasured(line) && name.includes(" ") && line.text.toLowerCase().includes(name));
};

/** Where the text says a name last: in a line of its own, with the word for ingredients behind its last word, and behind "for the" in a sentence. */
type Told = {
  alone: ReadonlyMap<string, number>;
  ofIngredients: ReadonlyMap<string, number>;
  behindFor: ReadonlyMap<string, number>;
};

/** "for the", "Für das" and the words behind it. */
const FOR_NAME = new RegExp(`(?<![\\p{L}])${FOR_PART_LEAD}((?:\\p{L}+ ?){1,${LONGEST_NAME}})`, "giu");

function toldIn(lines: readonly TextLine[]): Told {
  const alone = new Map<string, number>();
  const ofIngredients = new Map<string, number>();
  const behindFor = new Map<string, number>();
  lines.forEach(({ text }, i) => {
    const words = lettersOf(text);
    if (words.length <= LONGEST_NAME) alone.set(words.join(" "), i);
    words.forEach((word, at) => {
      if (LINKING.ingredients.has(words[at + 1] ?? "")) ofIngredients.set(word, i);
    });
    // "For the cake" alone heads a list; what a sentence is for is made there.
    if (words.length <= LONGEST_NAME) return;
    for (const [, name = ""] of text.matchAll(FOR_NAME)) {
      const own = lettersOf(name);
      own.forEach((_word, at) => behindFor.set(own.slice(0, at + 1).join(" "), i));
    }
  });
  return { alone, ofIngredients, behindFor };
}

/** Bare names that a step says it is for, each above two measured rows: "Gulasch" over the list, and "Knödel" below its salt. No shop sells one of them alone. */
function namesToldFor(lines: readonly TextLine[], rows: Rows, { behindFor }: Told): number[] {
  const names: number[] = [];
  for (let i = rows.from; i < rows.to - FEWEST_ROWS; i += 1) {
    const [line, above] = [lines[i], lines[i - 1]];
    if (line === undefined || isMeasured(line) || isSeasoning(line.text)) continue;
    const isBelow =
      !lines.slice(rows.from, i).some(isMeasured) || above === undefined || isListedAbove(above);
    const isOver = lines.slice(i + 1, i + 1 + FEWEST_ROWS).every(isMeasured);
    const told = behindFor.get(lettersOf(line.text).join(" ")) ?? -1;
    if (isBelow && isOver && told >= rows.to) names.push(i);
  }
  return names.length > 1 || names.some((i) => findFood(lines[i]?.text ?? "")?.exact !== true) ? names : [];
}

/** A measured row, or "Salt", which ends many lists. */
const isListedAbove = (line: TextLine): boolean => isMeasured(line) || isSeasoning(line.text);

/** The method says the name: over its steps, or with the word for ingredients behind it. */
function isTold(
  lines: readonly TextLine[],
  { to }: Rows,
  i: number,
  { alone, ofIngredients }: Told,
): boolean {
  const name = lettersOf(lines[i]?.text ?? "");
  const last = [alone.get(name.join(" ")) ?? -1, ofIngredients.get(name.at(-1) ?? "") ?? -1];
  return Math.max(...last) >= to;
}

/** So many foods of the rows above the name are bought once more below it at least: sugar for the cake, and sugar for its icing. */
function buysAgain(foods: ReadonlyMap<number, Food>, { from, to }: Rows, i: number, fewest: number): boolean {
  const above = new Set<Food>();
  const below: Food[] = [];
  for (let at = from; at < to; at += 1) {
    const food = foods.get(at);
    if (food !== undefined && at < i) above.add(food);
    if (food !== undefined && at > i) below.push(food);
  }
  return new Set(below.filter((food) => above.has(food))).size >= fewest;
}

/** Row `at`, right below the list's heading or the text's first line, is the name of what is made of the measured ones below it. */
function opensList(lines: readonly TextLine[], { to }: Rows, at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  const heading = above === undefined ? null : headingOf(above.text);
  if (line === undefined || (heading !== "ingredients" && at !== 1)) return false;
  const isName = !isMeasured(line) && !isSeasoning(line.text) && namesPreparation(line.text);
  const isOver = at + FEWEST_ROWS < to && lines.slice(at + 1, at + 1 + FEWEST_ROWS).every(isMeasured);
  return isName && (isOver || (at + 1 < to && listsSeveral(lines[at + 1])));
}

/** "TOPPING" above a single measured row, where "CRUST" and "FILLING" head parts of the same list. */
function alikeInCapitals(lines: readonly TextLine[], { from, to }: Rows, found: readonly number[]): number[] {
  const isNamed = (i: number): boolean => isLoud(lines[i]?.text ?? "") && !isMeasured(lines[i]!);
  if (found.length < 2 || !found.every(isNamed)) return [];
  const isHead = (i: number): boolean =>
    !found.includes(i) && isNamed(i) && namesPreparation(lines[i]!.text) && isMeasured(lines[i + 1]!);
  return Array.from({ length: to - from - 1 }, (_row, at) => from + at).filter(isHead);
}

/** The names among these rows that head parts. */
function headsOf(lines: readonly TextLine[], rows: Rows, told: () => Told): number[] {
  const all = Array.from({ length: rows.to - rows.from }, (_row, at) => rows.from + at);
  const toldFor = all.some((i) => !isMeasured(lines[i]!)) ? namesToldFor(lines, rows, told()) : [];
  // Below a single row only what the list or the method tells is a name.
  const may = all.filter((i) => mayHead(lines, rows, i, 1));
  if (may.length === 0) return toldFor;
  const heads = may.filter((i) => mayHead(lines, rows, i, FEWEST_ROWS));
  // "Filling" right below "Ingredients", and "Dough" among the rows.
  const opens = opensList(lines, rows, rows.from)
    ? [rows.from]
    : rows.from === 0 && opensList(lines, rows, 1)
      ? [1]
      : [];
  const foods = new Map<number, Food>();
  for (const i of all) {
    const line = lines[i];
    const food =
      line !== undefined && isMeasured(line) ? findFood(parseIngredientLine(line.text).name) : null;
    if (food !== null) foods.set(i, food.food);
  }
  // "Whipped cream" among bare names is bought like them; the last row of a list often has no amount.
  const isBought = (i: number): boolean => {
    const line = lines[i];
    return (
      line !== undefined &&
      // The first line of all may be the title.
      i > 0 &&
      i < rows.to - 1 &&
      isBare(line) &&
      !(isLoud(line.text) && namesPreparation(line.text)) &&
      ![...may, ...opens].includes(i) &&
      !isSeasoning(line.text)
    );
  };
  const areApart = !all.some(isBought);
  const arePaired =
    areApart && heads.length + opens.length > 1 && [...heads, ...opens].some((i) => i <= rows.from + 1);
  const isSure = (i: number): boolean =>
    arePaired ||
    (areApart && i > rows.from && buysAgain(foods, rows, i, isSmall(lines[i]!) ? SURE_AGAIN : 1));
  const heading = may.filter(
    (i) => isListed(lines, rows, i) || isTold(lines, rows, i, told()) || (heads.includes(i) && isSure(i)),
  );
  const found = [...new Set([...heading, ...toldFor, ...(arePaired ? opens : [])])];
  return [...found, ...alikeInCapitals(lines, rows, found)];
}

/** `lines` with the names of parts among rows of a list as headings, and again where they stand over its steps. Linear: a list has at most so many rows. */
export function knowHeadsAmongRows(lines: readonly TextLine[]): TextLine[] {
  let known: Told | null = null;
  const told = (): Told => (known ??= toldIn(lines));
  const heads = new Set(rowsOf(lines).flatMap((rows) => headsOf(lines, rows, told)));
  if (heads.size === 0) return [...lines];
  const names = new Set([...heads].map((i) => lettersOf(lines[i]?.text ?? "").join(" ")));
  const isName = (line: TextLine, i: number): boolean =>
    heads.has(i) ||
    (line.known === undefined &&
      isBare(line) &&
      names.has(lettersOf(line.text).join(" ")) &&
      i < lines.length - 1);
  return lines.map((line, i) =>
    isName(line, i) ? { ...line, marker: "none" as const, known: "heading" as const } : line,
  );
}
