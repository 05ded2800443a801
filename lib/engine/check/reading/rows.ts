/** What a row of the original is, by the ledger of claims and by its words. */
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import { CHECKING } from "@/lib/engine/language/receipt";
import { headingOf } from "@/lib/engine/language/headings";
import { COUNTED_STEP, isStepWord } from "@/lib/engine/language/shapes";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { asPrinted, stemsOf, tokensOf } from "./tokens";

/** A row with its place in the original, and the tokens `[from, to)` that are its words. */
export type Row = {
  text: string;
  printed: string;
  start: number;
  from: number;
  to: number;
  /** "03" of "03 - 4 tbsp butter", below "02 - …". */
  count?: string;
};

/** "[18/02/24, 19:47] Ann:" before a message: who sent it, and when. */
const SENT = /^.{0,30}\d{1,2}:\d{2}[^:]{0,40}: /;
const COUNT = /^(\d{2})\s[-–—]\s/u;

/** The rows of the original with words in them. */
export function rowsOf(original: string): Row[] {
  const rows: Row[] = [];
  let start = 0;
  let from = 0;
  let counted = 0;
  for (const line of original.split("\n")) {
    const whole = line.trim();
    const text = whole.slice(SENT.exec(whole)?.[0].length ?? 0);
    const printed = asPrinted(text);
    const { length } = tokensOf(printed);
    const count = COUNT.exec(text)?.[1];
    const goesOn = count !== undefined && (Number(count) === counted + 1 || Number(count) === 1);
    if (goesOn) counted = Number(count);
    const row = { text, printed, start: start + line.indexOf(text), from, to: from + length };
    if (length > 0) rows.push(goesOn ? { ...row, count } : row);
    from += length;
    start += line.length + 1;
  }
  return rows;
}

const NUMBER = /^\p{Nd}/u;
/** A line of a list: a bullet or a number stands before it. */
export const LISTED = /^(?:[-–—•*·▢▪●]\s|[\p{Nd}\p{No}])/u;

/** Without a mark and in small letters below a row with one: the rest of its line, which was wrapped. */
export const wrapsOn = (above: Row | undefined, { text }: Row): boolean =>
  LISTED.test(above?.text ?? "") && /^[\p{Ll}(]/u.test(text);

/** The ledger has the row as a note and as nothing else. */
export function isOnlyNote({ claims = [] }: SourceRecipe, row: Row | undefined): boolean {
  if (row === undefined) return false;
  const own = claims.filter(({ start, end }) => start < row.start + row.text.length && end > row.start);
  return own.length > 0 && own.every((claim) => claim.as === "note");
}

/** Each of the rows is claimed as a line of its own: as one line they are two in one. */
export function hasOwnClaims({ claims = [] }: SourceRecipe, rows: readonly (Row | undefined)[]): boolean {
  return rows.every(
    (row) =>
      row !== undefined &&
      claims.some(
        ({ start, end, as }) =>
          as === "ingredient" && start >= row.start && end <= row.start + row.text.length,
      ),
  );
}

/** "Salz, Pfeffer, Muskat" without a mark before it: names that the method says, and no sentence. */
export function isOnList({ text }: Row, words: readonly string[], said: ReadonlySet<string>): boolean {
  const telling = words.filter((word) => !CHECKING.joiners.has(word) && !NUMBER.test(word));
  const known = telling.filter((word) => said.has(word)).length;
  return (
    known > 0 &&
    known * 3 >= telling.length &&
    telling.length <= MOST_NAMES &&
    // One name alone may head a part: "Meatballs".
    text.includes(",") &&
    !/[.!?:]$/.test(text) &&
    headingOf(text) === null
  );
}
const MOST_NAMES = 6;

/**
 * The rows under a heading of notes. `untold` tells of a row whether it takes a food that no row of the method before the heading has: behind the
 * first remark the method goes on with it. Where no heading opens the method, points without a number end at the first row that is none.
 */
export function noteRows(
  rows: readonly Row[],
  untold: (row: number, heading: number) => boolean,
): ReadonlySet<number> {
  const notes = new Set<number>();
  const kinds = rows.map((row) => headingOf(row.text));
  const isOpened = kinds.includes("steps");
  let heading = -1;
  let points = false;
  rows.forEach((row, index) => {
    const kind = kinds[index] ?? null;
    const isPoint = LISTED.test(row.text) && !/\p{N}/u.test(row.text);
    if (kind === null && index === heading + 1) points = isPoint;
    if (kind !== null) heading = kind === "notes" ? index : -1;
    else if (points && !isOpened && !isPoint) heading = -1;
    else if (heading >= 0) notes.add(index);
    if (heading < 0 || index <= heading + 1 || !untold(index, heading)) return;
    for (let at = heading + 2; at <= index; at += 1) notes.delete(at);
    heading = -1;
  });
  return notes;
}

/** "step", "stap", "étape", without its accents. */
const isNumbering = (word: string): boolean => CHECKING.numbering.has(word) || isStepWord(word);

/** "3." inside a line, "3-" at its beginning. */
const INNER_NUMBER = /(?:(?:^|\s)(?=\d{1,2}[.)]\s)|^(?=\d{1,2}\s?[-–—/]\s\p{Lu}))(\d{1,2})/gu;

/** Letters by which a sentence is known to open its row. */
const OPENING = 8;

/** The words of a sentence of a row without those that only number it: "3.", "2º passo:". */
export function unnumbered(words: readonly string[], row: Row, sentence: string): string[] {
  const numbering = numberingIn(row, sentence);
  return withoutNumbering(words.filter((word) => !numbering.has(word)));
}

function numberingIn(row: Row, sentence: string): ReadonlySet<string> {
  const opens = sentence.startsWith(row.text.slice(0, OPENING));
  const counted = opens ? (COUNTED_STEP.exec(row.text)?.[0] ?? "") : "";
  const inner = [...row.text.matchAll(INNER_NUMBER)].map((found) => found[1] ?? "");
  const own = opens && row.count !== undefined ? [row.count] : [];
  return new Set([...inner, ...own, ...tokensOf(asPrinted(counted))]);
}

/** What is left of words when the heading above them and the number of the step are taken away: "Instructions Step 1". */
function withoutNumbering(words: readonly string[]): string[] {
  const numbers = words.map(isNumbering);
  if (!numbers.includes(true)) return [...words];
  return words.filter(
    (word, at) =>
      numbers[at] !== true && !(NUMBER.test(word) && numbers[at - 1] === true) && headingOf(word) === null,
  );
}

/** Each of these numbers stands in what the recipe yields. */
export const isYield = ({ makes, yield: served }: SourceRecipe, numbers: readonly string[]): boolean => {
  const stated = new Set(tokensOf(`${makes ?? ""} ${served ?? ""}`));
  return numbers.every((number) => stated.has(number));
};

// Rows of the original of which a name was kept, and nothing else that matters.

/** "Hello les filles ! Suite à vos messages, ma recette de cake aux olives": the name of the dish, and a greeting around it. */
export const namesDish = ({ title }: SourceRecipe, row: string): boolean =>
  title !== null && row.toLowerCase().includes(title.toLowerCase());

/** "Preparation 2/4: Vegetables": the name of a part of the method, and a count before it. */
export const namesPart = ({ instructions }: SourceRecipe, row: string): boolean =>
  instructions.some(
    ({ section = "" }) => section !== "" && row.toLowerCase().endsWith(section.toLowerCase()),
  );

/**
 * Tells of a row whether it is "(125 g butter, 80 g sugar)" above the orders of a part: lines of the list once more, word for word. The list is
 * read once for all rows; linear in a row.
 */
export function repeatsOf({ ingredients }: SourceRecipe): (row: string) => boolean {
  const lines = ingredients.map(({ text }) => tokensOf(text));
  const listed = new Set(lines.map((words) => words.join(" ")));
  const longest = lines.reduce((most, words) => Math.max(most, words.length), 0);
  return (row) => {
    if (!/^\(.*\)[.:]?$/.test(row.trim())) return false;
    let told = 0;
    // A line of the list may hold commas itself.
    let words: string[] = [];
    for (const piece of row.split(",")) {
      words.push(...tokensOf(piece));
      if (words.length > longest) return false;
      if (!listed.has(words.join(" "))) continue;
      told += 1;
      words = [];
    }
    return told > 1 && words.length === 0;
  };
}

// Which rows of the original take a food of the list that the method above a heading of notes has not: there the method goes on.

const LIST_MARK = /^[^\p{L}\p{N}(]+/u;

/** Tells of a row, and of the heading above it, whether it takes such a food. Asked from above, so that each row is read once. */
export function untoldIn(
  { ingredients }: SourceRecipe,
  rows: readonly Row[],
  lines: readonly ListLine[],
): (row: number, heading: number) => boolean {
  const listed = new Set(ingredients.map(({ text }) => text));
  const isListed = (at: number): boolean =>
    listed.has((rows[at]?.text ?? "").replace(LIST_MARK, "")) || wrapsOn(rows[at - 1], rows[at]!);
  const byHead = new Map<string, ListLine[]>();
  for (const line of lines)
    for (const head of line.heads) {
      const own = byHead.get(head);
      if (own === undefined) byHead.set(head, [line]);
      else if (own.length < MOST_ALIKE) own.push(line);
    }
  /** Words of the rows `[0, read)` that are no list. */
  const told = new Set<string>();
  let read = 0;
  const isUntold = ({ heads }: ListLine): boolean => ![...heads].some((head) => told.has(head));
  return (row, heading) => {
    for (; read < heading; read += 1)
      if (!isListed(read)) for (const stem of stemsOf(rows[read]?.text ?? "")) told.add(stem);
    return stemsOf(rows[row]?.text ?? "").some((stem) => byHead.get(stem)?.some(isUntold) === true);
  };
}

/** Lines of one food that are looked at. */
const MOST_ALIKE = 8;
