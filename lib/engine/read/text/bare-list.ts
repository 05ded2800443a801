/**
 * Lists of bare names: "potatoes", "onion", "butter" one to a line or between commas, as cooks note what they have. Nothing is measured, so
 * the shape of a line says little: a list is known by its foods, of which several stand together, and no order among them.
 */
import { AMOUNT_WORDS, COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { findFood, foodOfWords, foodWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import type { Gloss } from "@/lib/engine/language/gloss";
import { headingOf, isSeasoning, namesPreparation, type HeadingKind } from "@/lib/engine/language/headings";
import { splitSentences } from "@/lib/engine/language/sentences";
import { LAST_AND, PREPARATION } from "@/lib/engine/language/shapes";
import { unitWritten } from "@/lib/engine/language/units";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isCardLine } from "@/lib/engine/lines/facts";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { splitOutside, startsWithAmount } from "./ingredient-run";
import { isLabelledNote, isNote } from "./notes";

const LONGEST_NAME_WORDS = 8;
const LONGEST_NAME_CHARS = 80;
const FEWEST_NAMES = 3;
/** Behind its heading a shorter list is one. */
const FEWEST_HEADED = 2;
/** Names between commas are short, and nearly all of them known; a sentence has foods between its commas too. */
const LONGEST_LISTED_WORDS = 6;
const NAMED_SHARE = 0.7;
/** This many measured lines are a list that needs no help; only names among them do. */
const MANY_MEASURED = 3;
/** A line of fewer words was not ended by its width. */
const FEWEST_WRAPPED_WORDS = 6;
const ENDED = /[.!?:]["')\]]?$/;
/** A text of more lines is a page, whose menus have foods too. */
const LONGEST_TEXT = 80;

/** Reads names and orders in one language. */
type Reading = {
  isFood: (text: string) => boolean;
  isOrder: (text: string) => boolean;
  /** More than the name of one food: a dish, or foods with one another. */
  isDish: (text: string) => boolean;
  /** Has words between its nouns: "cake of carrots". */
  isPhrase: (text: string) => boolean;
  /** The very name of a food. */
  isSold: (text: string) => boolean;
};

const firstWord = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";

/** "Peel the onions" is an order; "butter", "oil for frying" and "dash of soy sauce" open with a word that can be one. */
function opensOrder(text: string): boolean {
  const first = firstWord(text);
  return (
    COOKING_VERBS.has(first) &&
    !AMOUNT_WORDS.has(first) &&
    unitWritten(first) === null &&
    foodOfWords([singular(first)]) === null
  );
}

const isExactFood = (text: string): boolean => findFood(text.toLowerCase())?.exact === true;

function isKnownFood(text: string): boolean {
  if (isSeasoning(text)) return true;
  const { name } = parseIngredientLine(text);
  const words = foodWords(name);
  if (words.length === 0 || words.length > LONGEST_NAME_WORDS) return false;
  const food = findFood(name);
  return food !== null && (food.exact || food.phrase.split(" ").length * 2 >= words.length);
}

function readingOf(gloss: Gloss | null): Reading {
  if (gloss === null)
    return {
      isFood: isKnownFood,
      // "Brown sugar" opens with a verb too.
      isOrder: (text) => opensOrder(text) && !isExactFood(text),
      isDish: namesPreparation,
      isPhrase: () => false,
      isSold: isExactFood,
    };
  const said = (text: string): string => gloss.translate(text).text;
  return {
    isFood(text) {
      const words = gloss.read(text);
      const named = words.some(({ kind }) => kind === "food");
      if (named && words.every(({ kind }) => kind !== "verb" && kind !== "unknown")) return true;
      return isKnownFood(said(text));
    },
    isOrder: (text) => gloss.read(text).some(({ kind }) => kind === "verb") && opensOrder(said(text)),
    isDish(text) {
      const kinds = gloss.read(text).map(({ kind }) => kind);
      const isJoined = kinds.some(
        (kind, i) => kind === "grammar" && kinds.indexOf("food", i) > kinds.indexOf("food"),
      );
      return namesPreparation(said(text)) || isJoined || kinds.includes("thing");
    },
    isPhrase: (text) => gloss.read(text).some(({ kind }) => kind === "grammar"),
    isSold: (text) => isExactFood(said(text)),
  };
}

/** A line that can be a name in a list: short, no heading or fact, no sentence, no order. */
function isListable({ text, level, marker, known }: TextLine, { isOrder }: Reading): boolean {
  return (
    level === 0 &&
    (marker === "none" || marker === "bullet") &&
    known === undefined &&
    text.length <= LONGEST_NAME_CHARS &&
    text.split(" ").length <= LONGEST_NAME_WORDS &&
    !/[.!?:]["')\]]?$/.test(text.replace(/(?:\p{Ll}\.){1,2}$/u, "")) &&
    headingOf(text) === null &&
    // "Ingredients 6 eggs": a heading with what belongs below it.
    headingOf(firstWord(text)) === null &&
    !isCardLine(text) &&
    !isLabelledNote(text) &&
    !isOrder(text)
  );
}

/** "Potato Soup" and "POTATO SOUP" above "potatoes" and "Chopped onions": what opens the text is written in another way than the list. */
function isTitleAbove(
  first: string,
  below: readonly string[],
  rest: string,
  { isDish, isPhrase, isSold }: Reading,
): boolean {
  const isSmall = (text: string): boolean => /^\p{Ll}/u.test(text);
  const isLoud = (text: string): boolean => !/\p{Ll}/u.test(text);
  const isTitled = (text: string): boolean => {
    const words = text.split(" ");
    return words.length > 1 && words.every((word) => /^\P{Ll}/u.test(word));
  };
  if (!isSmall(first) && below.filter(isSmall).length * 2 > below.length) return true;
  if (isLoud(first) && !below.some(isLoud)) return true;
  if (isTitled(first) && below.filter(isTitled).length * 2 <= below.length) return true;
  const words = first.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const mentions = (text: string): number[] =>
    words.map((word) => text.indexOf(word.slice(0, Math.max(4, word.length - 2)))).filter((at) => at >= 0);
  // "Lentils with bacon" above "lentils".
  if (words.length > 1 && mentions(below.join(" ").toLowerCase()).length > 0) return true;
  // What is bought is named again by the method, a dough early on; the dish late or never.
  const again = mentions(rest);
  const isKnown = words.length === 1 && isSold(first);
  if (!isDish(first)) return again.length === 0 && !isKnown;
  return isPhrase(first) || again.every((at) => at * 2 > rest.length);
}

function isAmountAlone(text: string): boolean {
  const { name } = parseIngredientLine(text);
  return !/\p{L}/u.test(name) || unitWritten(name.toLowerCase()) !== null;
}

/** "Ingredients" and what else stands above a list. */
function headsList(line: TextLine | undefined): boolean {
  const heading = line === undefined ? null : headingOf(line.text);
  return heading === "ingredients";
}

type Run = { from: number; to: number; headed: boolean };

/** Lines of names that stand together, `to` exclusive. */
function runsOf(lines: readonly TextLine[], listable: readonly boolean[]): Run[] {
  const isSpaced = lines.slice(1).every(({ gap }) => gap > 0);
  const runs: Run[] = [];
  let headed = false;
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    if (listable[i] !== true) {
      const heading = headingOf(line.text);
      if (heading !== null) headed = heading === "ingredients";
      return;
    }
    const last = runs.at(-1);
    const goesOn = last?.to === i && above?.marker === line.marker && (line.gap === 0 || isSpaced);
    if (last !== undefined && goesOn) last.to = i + 1;
    else runs.push({ from: i, to: i + 1, headed: headed && headsList(above) });
  });
  return runs;
}

/** The names between the commas of one line; null where it is something else. */
function namesInLine(line: TextLine, headed: boolean, reading: Reading): string[] | null {
  if (line.level > 0 || line.marker === "number" || line.known !== undefined || !line.text.includes(","))
    return null;
  if (isCardLine(line.text) || isLabelledNote(line.text) || line.text.includes(":")) return null;
  if (splitSentences(line.text).length > 1) return null;
  const parts: string[] = [];
  for (const part of splitOutside(line.text.replace(/\.$/, ""), /[,;]/)) {
    // "garlic, crushed": what is done to a food belongs to it.
    const own = parts.length === 0 || !PREPARATION.test(part) || reading.isFood(part);
    if (own) parts.push(part);
    else parts.push(`${parts.pop() ?? ""}, ${part}`);
  }
  const last = parts.pop() ?? "";
  const items = [...parts, ...atLastAnd(last, reading)];
  if (items.filter(startsWithAmount).length * 2 > items.length) return null;
  const named = items.filter((item) => reading.isFood(item)).length;
  const fits = items.every(
    (item) => item.split(" ").length <= LONGEST_LISTED_WORDS && !reading.isOrder(item) && /\p{L}/u.test(item),
  );
  const fewest = headed ? FEWEST_HEADED : FEWEST_NAMES;
  return fits && items.length >= fewest && named >= (headed ? 0.5 : NAMED_SHARE) * items.length
    ? items
    : null;
}

/** "milk and flour" at the end of a row are two; "salt and pepper" are one. */
function atLastAnd(item: string, { isFood }: Reading): string[] {
  const and = LAST_AND.exec(item);
  if (and === null || and.index === 0 || isSeasoning(item)) return [item];
  const [one, other] = [item.slice(0, and.index), item.slice(and.index + and[0].length)];
  return isFood(one) && isFood(other) ? [one, other] : [item];
}

/** The list's first line within its run: what stands above it is the dish or a part's name. */
function firstOf(run: Run, lines: readonly TextLine[], foods: readonly boolean[], reading: Reading): number {
  if (run.headed || lines[run.from]?.marker === "bullet") return run.from;
  let first = run.from;
  while (first < run.to && foods[first] !== true) first += 1;
  if (first > 0) return first;
  const texts = lines.map(({ text }) => text);
  const rest = texts.slice(run.to).join(" ").toLowerCase();
  return isTitleAbove(texts[0] ?? "", texts.slice(1, run.to), rest, reading) ? 1 : 0;
}

/** "RAGOUT", "Teig" right above measured lines, set apart or written as a heading: the list's own rules decide whether it heads them. */
function headsMeasured(lines: readonly TextLine[], measured: readonly boolean[], i: number): boolean {
  const [line, below] = [lines[i], lines[i + 1]];
  if (line === undefined || below === undefined || measured[i] === true) return false;
  const isSetApart = line.gap > 0 || line.strong || !/\p{Ll}/u.test(line.text);
  return isSetApart && below.gap === 0 && measured[i + 1] === true;
}

/**
 * `lines` with what bare lists show: each name is known as an ingredient, and names between commas are lines of their own. `found` says
 * whether the text has a list in lines of its own, so that none is looked for in its sentences. No text changes where there is no such list.
 */
export function knowBareLists(
  lines: readonly TextLine[],
  gloss: Gloss | null,
): { lines: TextLine[]; found: boolean } {
  if (lines.length > LONGEST_TEXT) return { lines: [...lines], found: false };
  const reading = readingOf(gloss);
  const listable = lines.map((line) => isListable(line, reading));
  const measured = lines.map(({ text }, i) => listable[i] === true && startsWithAmount(text));
  const foods = lines.map(
    ({ text }, i) => listable[i] === true && (measured[i] === true || reading.isFood(text)),
  );
  const known = new Set<number>();
  const many = measured.filter(Boolean).length >= MANY_MEASURED;
  // In its own language the line model knows a name among measured lines, and a part's name too.
  if (many && gloss === null) return { lines: [...lines], found: false };
  for (const run of runsOf(lines, listable)) {
    const from = firstOf(run, lines, foods, reading);
    const count = (flags: readonly boolean[]): number => flags.slice(from, run.to).filter(Boolean).length;
    const bare = count(foods) - count(measured);
    // An amount on a line of its own goes with the name below.
    if (lines.slice(from, run.to).some(({ text }) => startsWithAmount(text) && isAmountAlone(text))) continue;
    if (run.to - from < (run.headed ? FEWEST_HEADED : FEWEST_NAMES) || bare === 0) continue;
    if (many && count(measured) < FEWEST_HEADED) continue;
    if (count(foods) * 2 < run.to - from) continue;
    const anyWord = count(measured) === 0;
    for (let i = from; i < run.to; i += 1) {
      const isName = foods[i] === true || (anyWord && !reading.isDish(lines[i]?.text ?? ""));
      if (isName) known.add(i);
    }
  }
  for (const i of known) if (headsMeasured(lines, measured, i)) known.delete(i);
  const result = lines.flatMap((line, i): TextLine[] => {
    if (known.has(i)) return [{ ...line, known: "ingredient" }];
    if (known.has(i - 1) || known.has(i + 1)) return [line];
    const names = many ? null : namesInLine(line, headsList(lines[i - 1]), reading);
    if (names === null) return [line];
    known.add(i);
    return names.map((text, at) => ({
      ...line,
      text,
      cells: [text],
      gap: at === 0 ? line.gap : 0,
      known: "ingredient" as const,
    }));
  });
  return { lines: known.size === 0 ? result : knowSteps(result, reading), found: known.size > 0 };
}

/**
 * Below the list an order is a step, whatever else it looks like: "Servir tiède !" is no remark; and so is the line on which a sentence
 * that was wrapped goes on.
 */
function knowSteps(lines: readonly TextLine[], reading: Reading): TextLine[] {
  const last = lines.findLastIndex(({ known }) => known === "ingredient");
  let heading: HeadingKind | null = null;
  return lines.map((line, i) => {
    const own = headingOf(line.text);
    heading = own ?? heading;
    const aside = heading === "notes" || heading === "junk" || isNote(line.text) || isCardLine(line.text);
    if (i <= last || own !== null || line.known !== undefined || line.level > 0 || aside) return line;
    const above = lines[i - 1];
    const goesOn =
      i - 1 > last &&
      line.gap === 0 &&
      line.marker === "none" &&
      above !== undefined &&
      above.text.split(" ").length >= FEWEST_WRAPPED_WORDS &&
      !ENDED.test(above.text);
    const isWhole = ENDED.test(line.text) || line.text.split(" ").length >= FEWEST_WRAPPED_WORDS;
    const orders = isWhole && splitSentences(line.text).some((sentence) => reading.isOrder(sentence));
    return goesOn || orders ? { ...line, known: "step" } : line;
  });
}
