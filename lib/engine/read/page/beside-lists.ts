/**
 * What stands around the lists of a page and is none of them: for how many it is and how long it takes, and the wishes below the last step.
 */
import { countsPieces, DURATION } from "@/lib/engine/language/shapes";
import { furniturePattern, NO_YIELD } from "@/lib/engine/language/pages";
import { entriesIn } from "@/lib/engine/language/registry";
import { splitSentences } from "@/lib/engine/language/sentences";
import { sparing } from "@/lib/engine/language/sparing";
import { isFactLabel } from "@/lib/engine/lines/fact-patterns";
import { factsIn, totalMinutesIn, yieldIn } from "@/lib/engine/lines/facts";
import { cleanText } from "@/lib/engine/read/html/clean-text";
import type { Line } from "@/lib/engine/read/html/lines";
import { isSentence } from "./line-shape";
import type { Page } from "./page";
import { isInOtherWords } from "./page-kind";

// For how many a recipe is and how long it takes, as its page states it near the list, where data does not.

/** A list that was found on the page: its lines, `[from, to)` of the page's. */
type FoundList = { from: number; to: number; lines: readonly { text: string }[] };

const LOOK_BACK = 40;
const LOOK_ON = 10;
const LONGEST_LINE = 120;

/** A number of people or pieces alone in its line. */
const LONE_NUMBER = /^\d{1,3}$/;
const LARGEST_IN_WORDS = 12;

const NUMBERS = entriesIn(({ numbers }) => numbers.values);

/** "eight to ten" → "8 to 10". */
const inDigits = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => {
    const value = NUMBERS.get(word.toLowerCase());
    return value !== undefined && Number.isInteger(value) && value <= LARGEST_IN_WORDS ? String(value) : word;
  });

function plausible(stated: string | null): string | null {
  const text = stated === null ? "" : inDigits(stated).trim();
  // Energy, times and prices stand beside the yield and are none.
  return text.length > 60 || !/\d/.test(text) || NO_YIELD.test(text) || DURATION.test(text) ? null : text;
}

const textAt = (page: Page, index: number): string => page.lines[index]?.text ?? "";

/** A label of a fact that stands on a line of its own, before the value on the next one; the line itself where it is no label. */
function labelled(page: Page, index: number, value: string): string {
  const text = textAt(page, index);
  return isFactLabel(text) ? `${text.replace(/(?<!\s)\s*:?$/, "")}: ${value}` : text;
}

function yieldAt(page: Page, index: number): string | null {
  const text = textAt(page, index);
  if (text === "" || text.length > LONGEST_LINE) return null;
  const [before, next] = [textAt(page, index - 1), textAt(page, index + 1)];
  // "4" above "Servings" is as common as below it; a number alone belongs to the label it stands beside.
  const value = LONE_NUMBER.test(before) && !LONE_NUMBER.test(next) ? before : next;
  return plausible(yieldIn(labelled(page, index, value)));
}

function totalAt(page: Page, index: number): number | null {
  const text = textAt(page, index);
  if (text === "" || text.length > LONGEST_LINE) return null;
  return totalMinutesIn(labelled(page, index, textAt(page, index + 1)));
}

function near<T>(
  page: Page,
  list: FoundList | undefined,
  read: (page: Page, index: number) => T | null,
): T | null {
  if (!list) return null;
  for (let index = list.from - 1; index >= Math.max(0, list.from - LOOK_BACK); index--) {
    const found = read(page, index);
    if (found !== null) return found;
  }
  for (let index = list.to; index < Math.min(page.lines.length, list.to + LOOK_ON); index++) {
    const found = read(page, index);
    if (found !== null) return found;
  }
  return null;
}

/** Facts in a row of elements, side by side in one line; more than these are no row of facts. */
const MOST_IN_ROW = 12;
const LONGEST_PIECES = 40;

/** The texts of which a line is made, element by element: "<span>18 pieces</span><span>easy</span>". */
function elementsOf({ doc, lines }: Page, index: number): string[] {
  const end = lines[index + 1]?.node ?? doc.size;
  const texts: string[] = [];
  for (let node = lines[index]?.node ?? end; node < end && texts.length <= MOST_IN_ROW; node++) {
    const text = doc.tag[node] === "" ? cleanText(doc.html.slice(doc.from[node], doc.to[node])) : "";
    if (text !== "") texts.push(text);
  }
  return texts.length > MOST_IN_ROW ? [] : texts;
}

/** So many pieces, or people, and nothing else in the line or in an element of it: "18 unidades", "(10 stukken)". */
function piecesAt(page: Page, index: number): string | null {
  const line = page.lines[index];
  if (line === undefined || line.linked > 0 || line.text.length > LONGEST_LINE) return null;
  for (const text of [line.text, ...elementsOf(page, index)]) {
    if (text.length > LONGEST_PIECES) continue;
    const { servings, makes, isRow, rest } = factsIn(text, true);
    const stated = isRow && rest.length === 0 ? plausible(servings ?? makes ?? null) : null;
    if (stated !== null) return stated;
  }
  return null;
}

/** Between the list's heading and its first line: a yield stands there, too. */
function leadOf(page: Page, { from, lines }: FoundList): number[] {
  const first = lines[0]?.text ?? "";
  const places: number[] = [];
  for (let at = from; at < from + LEAD && first !== "" && !textAt(page, at).includes(first); at++)
    places.push(at);
  return places.length < LEAD ? places : [];
}

const LEAD = 4;
/** From a number on to the end: "16 stykker" of "Til 16 stykker". */
const NUMBER_LAST = /\d{1,3}[^\d.:]{0,24}(?=[.:)\s]{0,3}$)/u;

/**
 * How much comes of it, in a line between heading and list that says nothing else, whatever leads up to its number; null where the number
 * counts nothing that comes out of a recipe: then it may be an ingredient. `isAboveItems`: it stands outside of the items that it is above,
 * and may name what comes out ("24 rolls").
 */
export function leadYield(text: string, isAboveItems = false): string | null {
  if (text.length > LONGEST_PIECES) return null;
  for (const stated of [text, NUMBER_LAST.exec(text)?.[0].trim() ?? ""]) {
    const { servings, makes, isRow, rest } = factsIn(stated, true);
    const isPlain =
      servings !== undefined ||
      isAboveItems ||
      /^\(.*\)$/.test(text) ||
      countsPieces(makes?.split(" ").at(-1) ?? "");
    if (isRow && rest.length === 0 && isPlain) return plausible(servings ?? makes ?? null);
  }
  return null;
}

/** Is the line no item, and the next one an item of a list? */
export const isAboveItems = ({ lines }: Page, index: number): boolean =>
  (lines[index]?.item ?? -1) < 0 && (lines[index + 1]?.item ?? -1) >= 0;

const firstOf = <T>(items: readonly T[], read: (item: T) => string | null): string | null => {
  for (const item of items) {
    const found = read(item);
    if (found !== null) return found;
  }
  return null;
};

/** The yield stated near the list, number words in digits; null when none is. */
export function yieldNear(page: Page, list: FoundList | undefined): string | null {
  if (!list) return null;
  const lead = leadOf(page, list);
  const above = Array.from({ length: Math.min(LOOK_BACK, list.from) }, (_, back) => list.from - 1 - back);
  return (
    firstOf(lead, (at) => yieldAt(page, at) ?? leadYield(textAt(page, at), isAboveItems(page, at))) ??
    near(page, list, yieldAt) ??
    firstOf(above, (at) => piecesAt(page, at))
  );
}

/** The total time in minutes stated near the list; null when none is. */
export const totalNear = (page: Page, list: FoundList | undefined): number | null =>
  near(page, list, totalAt);

// Where the method of a page ends, though no heading says so: at the writer's wishes and greetings below the last step.

const WISHES = sparing(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${furniturePattern((words) => words.farewells)})(?![\\p{L}\\p{N}])`,
    "iu",
  ),
);
/** A writer says goodbye in one line. */
const LONGEST_FAREWELL = 120;
/** Likeness from which a line is a step. */
const LIKELY = 0.5;
/** So many lines below it are looked at for a further step. */
const LOOK_FOR_STEPS = 20;
const FEWEST_WORK_WORDS = 5;

const countWords = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length;

/** Could the line be work to do? Where the page's language has no words here: a sentence of several words. */
const isWork = (page: Page, text: string): boolean =>
  isInOtherWords(page)
    ? countWords(text) >= FEWEST_WORK_WORDS
    : page.judge.instruction(text) >= LIKELY || page.judge.ingredient(text) >= LIKELY;

/** Does the line say how much comes of the recipe, and nothing to do? "Rende uns 12 pedaços. Me contem!" */
function saysYield(page: Page, text: string): boolean {
  const { servings, makes, isRow, rest } = factsIn(text);
  return isRow && (servings ?? makes) !== undefined && !rest.some((sentence) => isWork(page, sentence));
}

/** Is the line a wish or a greeting and nothing else? "Serve at once, bon appétit!" is a step. */
function isWish(page: Page, text: string): boolean {
  const found = /\d/.test(text) ? null : WISHES.exec(text);
  if (found === null) return false;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return ![rest, ...splitSentences(rest)].some((piece) => isWork(page, piece));
}

/** Is the line what a writer says when the work is done: a wish, or for how many it is? */
export const isFarewell = (page: Page, { text }: Pick<Line, "text">): boolean =>
  text.length <= LONGEST_FAREWELL && (isWish(page, text) || saysYield(page, text));

/** Does a further step follow below line `index`, in the element that it stands in? */
export function goesOnBelow(page: Page, index: number): boolean {
  const { doc, lines } = page;
  const line = lines[index]!;
  const around = (one: Line): number =>
    doc.tag[one.block] === "p" || one.item >= 0 ? doc.parent[one.block]! : one.block;
  const own = around(line);
  for (let at = index + 1; at < Math.min(lines.length, index + 1 + LOOK_FOR_STEPS); at++) {
    const next = lines[at]!;
    if (next.heading > 0 || page.headedAt(at) !== null || around(next) !== own) return false;
    if (isWork(page, next.text) && !isFarewell(page, next)) return true;
  }
  return false;
}

const FIRST = /^1\s?[.)º]\s?(?=\p{L})/u;
const SECOND = /^2\s?[.)º]\s?(?=\p{L})/u;

/** Do counted steps begin at line `index`: "1) Whisk the eggs …", and "2) …" below it? */
export function beginsCount(page: Page, index: number): boolean {
  const text = page.lines[index]?.text ?? "";
  const next = page.lines[index + 1]?.text ?? "";
  const isOrder = (one: string) =>
    isInOtherWords(page) ? isSentence(one) : page.judge.instruction(one) >= LIKELY;
  return (
    FIRST.test(text) &&
    SECOND.test(next) &&
    isOrder(text.replace(FIRST, "")) &&
    isOrder(next.replace(SECOND, ""))
  );
}
