/**
 * Lists of bare names: "potatoes", "onion", "butter" one to a line or between commas, as cooks note what they have. Nothing is measured, so
 * the shape of a line says little: a list is known by its foods, of which several stand together, and no order among them.
 */
import { isDishAbove } from "./name-on-list";
import type { Gloss } from "@/lib/engine/language/gloss";
import { headingOf } from "@/lib/engine/language/headings";
import { isSeasoning } from "@/lib/engine/language/part-names";
import { splitSentences } from "@/lib/engine/language/sentences";
import { LAST_AND, PREPARATION } from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isCardLine } from "@/lib/engine/lines/facts";
import { isAmountAlone, splitOutside, startsWithAmount } from "./ingredient-run";
import {
  knowSteps,
  headsMeasured,
  headsPartAbove,
  endsMeasured,
  isListable,
  nameReaderOf,
  type NameReader,
} from "./names-and-orders";
import { isLabelledNote } from "./notes";

const FEWEST_NAMES = 3;
/** Behind its heading a shorter list is one. */
const FEWEST_HEADED = 2;
/** Names between commas are short, and nearly all of them known; a sentence has foods between its commas too. */
const LONGEST_LISTED_WORDS = 6;
const LONGEST_ROW_CHARS = 400;
const NAMED_SHARE = 0.7;
const HEADED_SHARE = 0.5;
/** This many measured lines are a list that needs no help; only names among them do. */
const MANY_MEASURED = 3;
/** A text of more lines is a page, whose menus have foods too. */
const LONGEST_TEXT = 80;

/** "Potato Soup" and "POTATO SOUP" above "potatoes" and "Chopped onions": what opens the text is written in another way than the list. */
function isTitleAbove(
  first: string,
  below: readonly string[],
  rest: string,
  { isDish, isPhrase, isSold }: NameReader,
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

/** "Ingredients" and what else stands above a list. */
function headsList(line: TextLine | undefined): boolean {
  const heading = line === undefined ? null : headingOf(line.text);
  return heading === "ingredients";
}

type Run = { from: number; to: number; headed: boolean };

/** Lines of names that stand together, `to` exclusive. */
function runsOf(lines: readonly TextLine[], listable: readonly boolean[]): Run[] {
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
    const goesOn = last?.to === i && above?.marker === line.marker && line.gap === 0;
    if (last !== undefined && goesOn) last.to = i + 1;
    else runs.push({ from: i, to: i + 1, headed: headed && headsList(above) });
  });
  return spacedRuns(runs);
}

/** Names with a blank line between each two are one list. */
function spacedRuns(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  const isAlone = ({ from, to }: Run): boolean => to - from === 1;
  runs.forEach((run, i) => {
    const last = result.at(-1);
    const before = runs[i - 1];
    if (last !== undefined && before !== undefined && last.to === run.from && isAlone(before) && isAlone(run))
      last.to = run.to;
    else result.push({ ...run });
  });
  return result;
}

/** The names between the commas of one line; null where it is something else. */
function namesInLine(line: TextLine, fewest: number, reading: NameReader): string[] | null {
  if (line.level > 0 || line.marker === "number" || line.known !== undefined || !/[,;]/.test(line.text))
    return null;
  if (line.text.length > LONGEST_ROW_CHARS || line.text.includes(":")) return null;
  if (isCardLine(line.text) || isLabelledNote(line.text)) return null;
  if (splitSentences(line.text).length > 1) return null;
  const parts: string[] = [];
  for (const part of splitOutside(line.text.replace(/[.,;]$/, ""), line.text.includes(";") ? /;/ : /,/)) {
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
  return fits &&
    items.length >= fewest &&
    named >= (fewest < FEWEST_NAMES ? HEADED_SHARE : NAMED_SHARE) * items.length
    ? items
    : null;
}

/** "milk and flour" at the end of a row are two; "salt and pepper" are one. */
function atLastAnd(item: string, { isFood }: NameReader): string[] {
  const and = LAST_AND.exec(item);
  if (and === null || and.index === 0 || isSeasoning(item)) return [item];
  const [one, other] = [item.slice(0, and.index), item.slice(and.index + and[0].length)];
  return isFood(one) && isFood(other) ? [one, other] : [item];
}

/** The list's first line within its run: what stands above it is the dish or a part's name. */
function firstOf(
  run: Run,
  lines: readonly TextLine[],
  foods: readonly boolean[],
  isOnly: boolean,
  reading: NameReader,
): number {
  if (run.headed || lines[run.from]?.marker === "bullet") return run.from;
  let first = run.from;
  while (first < run.to && foods[first] !== true) first += 1;
  const above = first - 1;
  // "Young cheese" is no food that is known, but below the title of a text with one list it stands for nothing else.
  if (
    isOnly &&
    above > 0 &&
    above >= run.from &&
    above - run.from <= 1 &&
    reading.namesFood(lines[above]?.text ?? "")
  )
    first = above;
  if (first > 0) return first;
  const texts = lines.map(({ text }) => text);
  const rest = texts.slice(run.to).join(" ").toLowerCase();
  return isTitleAbove(texts[0] ?? "", texts.slice(1, run.to), rest, reading) ? 1 : 0;
}

/** Lines between the dish and its first part: "Recipe". */
const ABOVE_PART = 2;

/** "Butter biscuits" above "Dough" and its rows: the first line of all names the dish. */
function isOverPart(lines: readonly TextLine[], { isDish, isFood }: NameReader): boolean {
  const [first] = lines;
  if (first === undefined || first.marker !== "none" || startsWithAmount(first.text)) return false;
  const part = lines
    .slice(1, 1 + ABOVE_PART)
    .findIndex(({ text }, at) => !startsWithAmount(text) && startsWithAmount(lines[at + 2]?.text ?? ""));
  const name = lines[part + 1]?.text ?? "";
  return part >= 0 && name.split(" ").length <= ABOVE_PART && (isDish(name) || !isFood(name));
}

/** "1 egg + one more beaten egg for brushing the top of the tart" between two names: measured, however much is said of it. */
function isLongAmong(
  { text, gap, marker, known, level }: TextLine,
  i: number,
  lines: readonly TextLine[],
  listable: readonly boolean[],
  { namesFood }: NameReader,
): boolean {
  const below = lines[i + 1];
  const isBetween =
    listable[i - 1] === true &&
    listable[i + 1] === true &&
    gap === 0 &&
    below?.gap === 0 &&
    [lines[i - 1], below].every((beside) => beside?.marker === marker);
  if (!isBetween || known !== undefined || level > 0 || text.length > LONGEST_ROW_CHARS) return false;
  return startsWithAmount(text) && !/[.!?:;]$/.test(text) && namesFood(text);
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
  const reading = nameReaderOf(gloss);
  const listable = lines.map((line) => isListable(line, reading));
  lines.forEach((line, i) => (listable[i] ||= isLongAmong(line, i, lines, listable, reading)));
  // "Feta, tomatoes," above "olives, oregano": two rows of one list.
  lines.forEach(({ text, gap }, i) => {
    if (gap > 0 || lines[i - 1]?.text.endsWith(",") !== true || !text.includes(",")) return;
    listable[i] = false;
    listable[i - 1] = false;
  });
  const measured = lines.map(({ text }, i) => listable[i] === true && startsWithAmount(text));
  const foods = lines.map(
    ({ text }, i) => listable[i] === true && (measured[i] === true || reading.isFood(text)),
  );
  const known = new Set<number>();
  const many = measured.filter(Boolean).length >= MANY_MEASURED;
  // In its own language the line model knows a name among measured lines, and a part's name too.
  if (many && gloss === null) return { lines: [...lines], found: false };
  const runs = runsOf(lines, listable);
  const isOnly =
    runs.filter(({ from, to }) => to - from > 1 && foods.slice(from, to).some(Boolean)).length === 1;
  for (const run of runs) {
    const from = firstOf(run, lines, foods, isOnly, reading);
    const count = (flags: readonly boolean[]): number => flags.slice(from, run.to).filter(Boolean).length;
    const bare = count(foods) - count(measured);
    // An amount on a line of its own goes with the name below.
    if (lines.slice(from, run.to).some(({ text }) => startsWithAmount(text) && isAmountAlone(text))) continue;
    // "Carrots 400 g", "Celery 300 g": two with their amounts behind them are a list as well.
    const isSure =
      run.headed ||
      lines.slice(from, run.to).every(({ text }, at) => foods[from + at] === true && endsMeasured(text));
    if (run.to - from < (isSure ? FEWEST_HEADED : FEWEST_NAMES) || bare === 0) continue;
    if (many && count(measured) < FEWEST_HEADED) continue;
    if (count(foods) * 2 < run.to - from) continue;
    // "Dough" and "Filling" among the names head parts of the list; one such name within it is bought.
    const dishes = lines.map(
      ({ text }, i) => i >= from && i < run.to && foods[i] !== true && reading.isDish(text),
    );
    const hasParts = dishes[from] === true || count(dishes) > 1;
    const anyWord = count(measured) === 0;
    for (let i = from; i < run.to; i += 1)
      if (
        foods[i] === true ||
        (isOnly && i === from && !run.headed) ||
        (anyWord && !(hasParts && dishes[i] === true))
      )
        known.add(i);
  }
  for (const i of known) if (headsMeasured(lines, measured, i, reading)) known.delete(i);
  if (isDishAbove(lines) || isOverPart(lines, reading)) known.delete(0);
  const inRow = new Set<number>();
  const result = lines.flatMap((line, i): TextLine[] => {
    if (headsPartAbove(lines, measured, i)) return [{ ...line, known: "heading" }];
    if (known.has(i)) return [{ ...line, known: "ingredient" }];
    if (many || known.has(i + 1) || (known.has(i - 1) && !inRow.has(i - 1))) return [line];
    const rowGoesOn = inRow.has(i - 1) && line.gap === 0 && lines[i - 1]?.text.endsWith(",") === true;
    if (known.has(i - 1) && !rowGoesOn) return [line];
    const names = namesInLine(
      line,
      rowGoesOn ? 1 : headsList(lines[i - 1]) || line.text.endsWith(",") ? FEWEST_HEADED : FEWEST_NAMES,
      reading,
    );
    if (names === null) return [line];
    known.add(i);
    inRow.add(i);
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
