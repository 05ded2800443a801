/**
 * The ledger of the original: every line of the text that the cook sees must stand somewhere in the reading, once. What is left over and
 * looks like food to buy or work to do was lost; what the reading has twice, or otherwise, is told.
 */
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import { isWish, NUTRIENT_ROW, saysOfPage } from "@/lib/engine/language/pages";
import { headingOf } from "@/lib/engine/language/headings";
import type { ClaimKind, SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";
import { aboutWords, type About, type Report } from "./report";
import { isTold, type Stretch } from "./claims";
import { Coverage, isOpeningOf, type StepMatch } from "@/lib/engine/check/reading/coverage";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import { quantitiesIn } from "@/lib/engine/check/reading/quantities";
import {
  untoldIn,
  namesDish,
  namesPart,
  repeatsOf,
  hasOwnClaims,
  isOnList,
  isOnlyNote,
  isYield,
  LISTED,
  noteRows,
  rowsOf,
  unnumbered,
  wrapsOn,
  type Row,
} from "@/lib/engine/check/reading/rows";
import { asPrinted, stemsOf, tokensOf } from "@/lib/engine/check/reading/tokens";

/** Part of a line's words that stand in the recipe, for the line to be a line of it. */
const READ = 0.6;
/** A line with fewer words is a heading, a button or a page number. */
const FEWEST_WORDS = 3;
/** A longer paragraph is a story, whatever it names. */
const MOST_WORDS = 60;
/** Lines further from the recipe than this are around it. */
const NEAR_LINES = 1;
const MOST_REPORTED = 20;
/** So many words are lost where a line was cut short. */
const CUT_SHORT = 4;
/** A line of times and yields only. */
const FACT_WORDS = 5;
const QUOTED = 12;
/** Rows that a long instruction may be printed on. */
const WRAPPED = 10;
const NUMBER = /^\p{Nd}/u;

/** A step of a method: "3." */
const STEP = /^\d{1,2}(?:[.)]|\s?[-–—/](?=\s\p{Lu}))\s/u;

/** The row that holds token `at`: rows are in order. */
function rowAt(rows: readonly Row[], at: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.to ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Reports what is wrong with one line that was read: numbers that do not stand there, two lines in one, one line read twice. */
function checkPiece(
  source: SourceRecipe,
  piece: SourceLine,
  match: StepMatch,
  rows: readonly Row[],
  food: boolean,
  named: (text: string) => About,
  report: Report,
): void {
  const { text } = piece;
  if (match.first < 0) return;
  const first = rowAt(rows, match.first);
  const last = rowAt(rows, Math.max(match.first, match.last - 1));
  const near = rows.slice(first, last + 1 + (food ? 0 : WRAPPED));
  const wrong = match.foreign.some(
    (each) => NUMBER.test(each.text) && !near.some((row) => tokensOf(row.printed).includes(each.text)),
  );
  const place =
    near[0] === undefined ? {} : { start: near[0].start, end: near[0].start + near[0].text.length };
  if (wrong)
    report({
      kind: "altered",
      message: SENTENCES.otherNumber(near[0]?.text ?? ""),
      text,
      ...named(text),
      ...place,
    });
  else if (match.tokens >= FEWEST_WORDS && match.repeated === match.tokens)
    report({
      kind: "duplicated",
      message: SENTENCES.onceInOriginal,
      text,
      ...named(text),
    });
  // The name of a part may stand between the two.
  const isSecond = [rows[first + 1], rows[last]].some(
    (second) =>
      second !== undefined &&
      !wrapsOn(rows[first], second) &&
      (LISTED.test(second.text) || hasOwnClaims(source, [rows[first], second])),
  );
  if (food && last > first && isSecond)
    report({ kind: "altered", message: SENTENCES.twoLinesInOne, text, ...named(text) });
}

/** A line about the recipe: a button, a heading, or times and yields without a food of the list. */
function isAbout(text: string, lines: readonly ListLine[]): boolean {
  const words = stemsOf(text);
  if (words.some((word) => CHECKING.furniture.has(word)) || headingOf(text) !== null) return true;
  const foods = lines.some((line) => [...line.heads].some((head) => words.includes(head)));
  return !foods && words.some((word) => CHECKING.facts.has(word));
}

/** A line that is in no part of the recipe looks like one of it: it measures food, or tells of work with the foods of the list. */
function looksLost(text: string, inside: boolean, lines: readonly ListLine[], language: string): boolean {
  const words = stemsOf(text);
  if (words.length > MOST_WORDS || isAbout(text, lines)) return false;
  const quantities = quantitiesIn(text, language);
  const measured = quantities.some((each) => each.sort === "amount" && each.unit !== null);
  const foods = lines.filter((line) => [...line.heads].some((head) => words.includes(head))).length;
  if (measured && words.length >= 2) return true;
  if (!inside) return foods > 1 && /[.!]$/.test(text) && quantities.length > 0;
  const waits =
    quantities.some((each) => each.sort === "time" || each.sort === "heat") && words.length > FACT_WORDS;
  return waits || foods > 1;
}

/** Compares `original` with what was read of it, but for `unclaimed` stretches, which are told already. Never throws; near-linear in both. */
export function checkOriginal(
  source: SourceRecipe,
  original: string,
  lines: readonly ListLine[],
  unclaimed: readonly Stretch[],
  language: string,
  report: Report,
): void {
  const rows = rowsOf(original);
  const ledger = new Coverage(rows.map((row) => row.printed));
  const list: number[] = [];
  const method: number[] = [];
  const notes = noteRows(rows, untoldIn(source, rows, lines));
  const named = aboutWords(lines);
  let next = 0;
  for (const [group, food] of [
    [source.ingredients, true],
    [source.instructions, false],
  ] as const) {
    for (const piece of group) {
      const match = ledger.show(asPrinted(piece.text), next, food);
      if (match.last >= 0) {
        next = match.last;
        const place = rowAt(rows, match.first);
        (food ? list : method).push(place);
        if (!food && (notes.has(place) || isOnlyNote(source, rows[place])))
          report({
            kind: "altered",
            message: SENTENCES.noteAmongSteps,
            text: piece.text,
            ...named(piece.text),
          });
      }
      checkPiece(source, piece, match, rows, food, named, report);
    }
  }
  const around = [
    source.title,
    source.description,
    source.yield,
    source.makes,
    source.siteName,
    ...(source.notes ?? []),
  ];
  // A heading that stands above the list and above the steps stands twice in the original.
  const headings = [source.ingredients, source.instructions].flatMap((group: readonly SourceLine[]) =>
    group.filter((line, at) => line.section !== group[at - 1]?.section).map((line) => line.section),
  );
  for (const text of [...around, ...headings])
    if (text !== null && text !== undefined) ledger.show(asPrinted(text), 0);
  const lost = ledger
    .missing()
    .map(({ sentence, words }) => ({ ...sentence, words, row: rowAt(rows, sentence.from) }))
    .filter(({ row }) => !isTold(rows[row], unclaimed));
  checkLost(source, rows, lost, { list: zoneOf(list), method: zoneOf(method) }, lines, language, report);
}

/** First and last row of the lines of one kind. */
type Zone = { first: number; last: number };

const zoneOf = (places: readonly number[]): Zone => ({
  first: places.reduce((least, place) => Math.min(least, place), Infinity),
  last: places.reduce((most, place) => Math.max(most, place), -1),
});

type Lost = { text: string; from: number; to: number; words: string[]; row: number };

/** Reports sentences of the original that look like a recipe's and are in no part of it, and those that were cut short. */
function checkLost(
  source: SourceRecipe,
  rows: readonly Row[],
  lost: readonly Lost[],
  { list, method }: { list: Zone; method: Zone },
  lines: readonly ListLine[],
  language: string,
  report: Report,
): void {
  const first = Math.min(list.first, method.first);
  const last = Math.max(list.last, method.last);
  const isClaimed = (row: Row, as: ClaimKind) =>
    source.claims?.some(
      (claim) => claim.as === as && claim.start < row.start + row.text.length && claim.end > row.start,
    ) ?? false;
  const said = new Set(source.instructions.flatMap(({ text }) => tokensOf(text)));
  const named = aboutWords(lines);
  const repeatsList = repeatsOf(source);
  let reported = 0;
  for (const { text, from, to, words, row: index } of lost) {
    const row = rows[index];
    if (
      row === undefined ||
      index < first - NEAR_LINES ||
      index > last + NEAR_LINES ||
      reported >= MOST_REPORTED ||
      isWish(text) ||
      saysOfPage(text)
    )
      continue;
    const missing = unnumbered(words, row, text).filter((word) => !CHECKING.joiners.has(word));
    if (missing.length === 0 || isOpeningOf(text, missing)) continue;
    // "1. Combine:", whose points stand behind it with their own numbers taken off.
    const isHead = row.text.endsWith(":") && isClaimed(row, "instruction");
    if (isHead && missing.every((word) => said.has(word))) continue;
    const numbers = missing.filter((word) => NUMBER.test(word));
    const place = { text, start: row.start, end: row.start + row.text.length, ...named(text) };
    if (index <= first && numbers.length === 0 && namesDish(source, row.text)) continue;
    if (isClaimed(row, "heading") && (namesPart(source, text) || repeatsList(row.text))) continue;
    const total = to - from;
    const furniture = isAbout(text, lines);
    const nearList = index >= list.first - 1 && index <= list.last + 1;
    const inList = nearList && LISTED.test(row.text);
    const inMethod =
      (index > method.first && index < method.last) ||
      (index >= method.first - 1 &&
        index <= method.last + 1 &&
        (STEP.test(row.text) || index === method.first || index === method.last));
    const plain = !furniture && !isClaimed(row, "aside") && total <= MOST_WORDS;
    if (missing.length > total * (1 - READ)) {
      const fact = total <= FACT_WORDS && numbers.length === 0 && !inMethod;
      const isRead = isClaimed(row, "ingredient") || isClaimed(row, "instruction");
      const sure =
        (isRead && !furniture) ||
        (nearList && isOnList(row, words, said)) ||
        (plain && ((inList && total > 1) || (inMethod && total >= FEWEST_WORDS)));
      if (isClaimed(row, "fact") || (isClaimed(row, "aside") && NUTRIENT_ROW.test(text))) continue;
      if (
        !sure &&
        (fact || total < FEWEST_WORDS || !looksLost(text, index > first && index < last, lines, language))
      )
        continue;
      report({ kind: "lost", message: SENTENCES.lineLost, ...place });
      reported += 1;
    } else if (
      !isClaimed(row, "aside") &&
      // "Oat Cookies (makes about 24)": what is missing of the title's row was read as a fact.
      !(numbers.length > 0 && isClaimed(row, "title") && isYield(source, numbers)) &&
      (missing.length >= CUT_SHORT ||
        (inMethod && plain && missing.length >= FEWEST_WORDS) ||
        numbers.length > 0)
    ) {
      const quoted = missing.slice(0, QUOTED).join(" ");
      report({ kind: "lost", message: SENTENCES.wordsLost(quoted), ...place });
      reported += 1;
    }
  }
}
