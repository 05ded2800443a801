/**
 * The text of a photographed page in reading order, from the words that a reader of photos found and their places. What such a reader makes of the
 * start of a line is put right where no recipe's line could begin so: bullets and empty boxes read as letters ("O 2 eggs", "(J 1 lime"), and a
 * one read as a letter ("l cup", "legg").
 */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { isCommonWord } from "@/lib/engine/language/detect";
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { MODIFIERS, SIZES } from "@/lib/engine/language/line-words";
import { NUMBER_SIGN } from "@/lib/engine/language/shapes";
import { unitWritten } from "@/lib/engine/language/units";
import { toBlocks } from "@/lib/engine/read/layout/blocks";
import { joinFactRows, withoutFurniture } from "@/lib/engine/read/layout/facts-and-furniture";
import { type Paragraph, toParagraphs, toText } from "@/lib/engine/read/layout/paragraphs";
import { median, type Piece, type PrintedRow, type Segment, toRows } from "@/lib/engine/read/layout/rows";
import { leveled, parted, type PhotoWord } from "./level";
import { mendWords } from "./misread-words";

// Bullets and empty boxes as readers of photos misread them: letters, figures, brackets ("O 2 eggs", "(J 1 lime", "0) salt"). What such a
// mark looks like is as good as random; that the same odd beginning stands before several lines of a list, at one left edge, is not.

/** So many odd beginnings before amounts, one below the other, are the marks of a list. */
const FEWEST_MARKS = 3;
const LONGEST_MARK = 3;
/** How far, in em, marks of one list stand from one left edge, from each other, and from their text. */
const EDGE_EM = 0.7;
const NEXT_EM = 9;
const TEXT_EM = 2.5;
/** A list has lines without an amount above its first mark before one, and below its last. */
const AROUND_EM = 6;

const AMOUNT = new RegExp(`^${NUMBER_SIGN}`, "u");
const COUNTS = new RegExp(`(?!0)${NUMBER_SIGN}`, "u");
const GLUED = new RegExp(
  `^(?:[([{]{1,2}[OoQJ0]?[)\\]}]?|[OoQ©®]{1,2}[)\\]]?|0(?![.,/\\d]{0,3}\\s)|[^\\p{L}\\p{N}\\s(\\[{]{1,2})(?=${NUMBER_SIGN})`,
  "u",
);

/** The beginning of a line or of a cell. */
type Start = { x: number; base: number; size: number; first: string; rest: string; segment: Segment };

/** Rows with the marks of their lists as "•". Linear in the number of rows but for lists side by side. */
function withListMarks(rows: readonly PrintedRow[], language = "en"): PrintedRow[] {
  const starts = rows.flatMap((row) =>
    row.segments.map((segment, at) => startOf(segment, row.segments[at + 1])),
  );
  const lists = marksOf(starts, language);
  if (lists.length === 0) return [...rows];
  const mended = new Map<Segment, Segment>();
  for (const start of starts) {
    if (!lists.some((list) => begins(start, list))) continue;
    const text = marked(start, language);
    if (text !== null) mended.set(start.segment, { ...start.segment, text });
  }
  return rows.map((row) => ({ ...row, segments: row.segments.map((one) => mended.get(one) ?? one) }));
}

function startOf(segment: Segment, next: Segment | undefined): Start {
  const space = segment.text.indexOf(" ");
  const isAlone = space < 0;
  const isNear = next !== undefined && next.x0 - segment.x1 < TEXT_EM * next.size;
  return {
    x: segment.x0,
    base: segment.base,
    size: next && isAlone && isNear ? next.size : segment.size,
    first: isAlone ? segment.text : segment.text.slice(0, space),
    rest: isAlone ? (isNear ? next.text : "") : segment.text.slice(space + 1),
    segment,
  };
}

/** Marks of one list each, from top to bottom. */
function marksOf(starts: readonly Start[], language: string): Start[][] {
  const lists: Start[][] = [];
  for (const start of starts) {
    if (!isOdd(start.first, language) || !AMOUNT.test(start.rest)) continue;
    const list = lists.find((one) => follows(start, one.at(-1)));
    if (list) list.push(start);
    else lists.push([start]);
  }
  return lists.filter((list) => list.length >= FEWEST_MARKS);
}

function follows(start: Start, last: Start | undefined): boolean {
  if (!last) return false;
  const near = start.base - last.base < NEXT_EM * start.size;
  return near && Math.abs(start.x - last.x) < EDGE_EM * start.size;
}

/** Whether a line begins where the list's marks stand. */
function begins(start: Start, list: readonly Start[]): boolean {
  const around = AROUND_EM * start.size;
  const near = (one: Start): boolean =>
    Math.abs(one.base - start.base) < around && Math.abs(one.x - start.x) < EDGE_EM * start.size;
  return list.some(near);
}

/** The text with its mark as "•"; null where it begins with none. */
function marked({ first, rest, segment }: Start, language: string): string | null {
  if (isOdd(first, language)) return segment.text === first ? "•" : `• ${rest}`;
  const glued = GLUED.exec(segment.text)?.[0];
  return glued === undefined ? null : `• ${segment.text.slice(glued.length)}`;
}

/** A short beginning that is neither an amount nor a word. */
function isOdd(text: string, language: string): boolean {
  if (text.length > LONGEST_MARK || COUNTS.test(text)) return false;
  if (!/^\p{L}+$/u.test(text)) return true;
  return text.length < LONGEST_MARK && !isCommonWord(text, language);
}

/** `language`: of the text, by its code, where that is known. */
export type PhotoPage = { words: PhotoWord[]; width: number; height: number; language?: string };

/** Below this confidence a "word" is a crumb, a shadow or an edge of the paper. */
const CRUMB = 25;

/** Never throws; linear in the number of words but for sorting. */
export function arrangePhoto(page: PhotoPage): string {
  const found = toRows(
    mendWords(leveled(parted(page.words), page.width, page.height), page.language).flatMap(toPiece),
  );
  const rows = tidyStarts(withListMarks(joinFactRows(found), page.language), page.language);
  const kept = withoutFurniture([{ ...extentOf(rows), rows }]).flatMap((one) => one.rows);
  return toText(titleFirst(toBlocks(kept).map(toParagraphs)));
}

/** Where the page's writing begins and how high it is, in rows with a margin around them. */
function extentOf(rows: readonly PrintedRow[]): { top: number; height: number } {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { top: 0, height: 0 };
  const top = first.base - MARGIN_EM * first.size;
  return { top, height: last.base + MARGIN_EM * last.size - top };
}
const MARGIN_EM = 2;

/** A title is so much larger than the text, and than every other line. */
const TITLE_TO_BODY = 1.45;
const TITLE_TO_OTHERS = 1.15;
/** So many lines may stand above a title: a site's name, facts, a chapter. */
const MOST_ABOVE = 6;
const LONGEST_TITLE = 90;

/**
 * The blocks with the page's title before what stands above it. The size of letters ends here, where text begins: a text's first line is what its
 * reader takes for the title, unless other lines look more like one.
 */
function titleFirst(blocks: Paragraph[][]): Paragraph[][] {
  const all = blocks.flat();
  const body = median(all.flatMap(({ lines, size }) => lines.map(() => size)));
  const largest = all.reduce<Paragraph | null>(
    (best, one) => (best && best.size >= one.size ? best : one),
    null,
  );
  const at = largest ? all.indexOf(largest) : -1;
  if (!largest || at < 1 || at > MOST_ABOVE) return blocks;
  const others = all.filter((one) => one !== largest);
  const isTitle =
    largest.size >= TITLE_TO_BODY * body &&
    others.every(({ size }) => largest.size >= TITLE_TO_OTHERS * size) &&
    largest.lines.join("").length <= LONGEST_TITLE &&
    /\p{L}{3}/u.test(largest.lines.join(""));
  return isTitle ? [[largest], ...blocks.map((block) => block.filter((one) => one !== largest))] : blocks;
}

/** An amount is kept however doubtful: the cook sees and corrects it, but would not miss it. */
function toPiece(word: PhotoWord): Piece[] {
  const text = word.text.replace(/\s+/g, " ").trim();
  const doubtful = word.confidence < CRUMB && !/^\(?\p{N}/u.test(text);
  if (text === "" || doubtful) return [];
  return [{ text, x0: word.x0, x1: word.x1, base: word.base, size: word.size }];
}

/** How bullets and boxes are read. */
const MARK = "(?:[Oo0©®¢@«»*°·•~_—–\\-|+□▢Q]|[([{][JjOolI1i)\\]}]?|[LIl]?[)\\]]|OO|CO|CJ|LJ|LI|oO)";
const MARK_ALONE = new RegExp(`^${MARK}$`);
const MARK_BEFORE_AMOUNT = new RegExp(`^${MARK}\\s+(?=${NUMBER_SIGN})`);
const GLUED_MARK = new RegExp(`^[—–•·«»*~_©®°-](?=${NUMBER_SIGN})`);

/** A one read as a letter or a bracket, alone before a word or grown together with it: "l cup", "legg". */
const ONE_ALONE = /^[lI|\]!i]\s+(?=(\p{L}+))/u;
/** In Italian "i" is the article of many foods: "I pomodori". */
const ONE_OR_ARTICLE = /^[l|\]!]\s+(?=(\p{L}+))/u;
const ONE_GLUED = /^[lI](?=(\p{L}{2,}))/u;

/** "11/2 cups" is 1 1/2: no recipe counts in elevenths of a half. */
const WHOLE_AND_FRACTION = /^(•\s)?(\d)(1\/[2348]|[23]\/[34])(?=\s)/;
const UNIT_OF_FIGURES = /(\p{N}\s?)(1b|0z)(?=\s)/u;

/** A litre read as a figure ("1½ 1 Brühe"); in English, where litres are rare, it stays what was read. */
const LITRE_OF_FIGURE = /([½⅓⅔¼¾⅛]\s)[1I|\]!]{1,2}(?=\s\p{L})/u;

/** Rows with the marks of lists as "•" and ones as figures. */
function tidyStarts(rows: readonly PrintedRow[], language = "en"): PrintedRow[] {
  return rows.map((row) => ({
    ...row,
    segments: row.segments.map((segment, index) => tidy(segment, row.segments[index + 1], language)),
  }));
}

function tidy(segment: Segment, next: Segment | undefined, language: string): Segment {
  const { text } = segment;
  if (MARK_ALONE.test(text) && next && isNear(segment, next)) {
    if (MARK_BEFORE_AMOUNT.test(`${text} ${next.text}`)) return { ...segment, text: "•" };
  }
  const shown = text
    .replace(MARK_BEFORE_AMOUNT, "• ")
    .replace(GLUED_MARK, "• ")
    .replace(language === "it" ? ONE_OR_ARTICLE : ONE_ALONE, (mark, word: string) =>
      isCounted(word) ? "1 " : mark,
    )
    .replace(ONE_GLUED, (mark, rest: string) => (isCounted(rest) && !isKnown(mark + rest) ? "1 " : mark))
    .replace(WHOLE_AND_FRACTION, "$1$2 $3")
    .replace(UNIT_OF_FIGURES, (_, amount: string, unit: string) => amount + (unit === "1b" ? "lb" : "oz"));
  const mended = language === "en" ? shown : shown.replace(LITRE_OF_FIGURE, "$1l");
  return mended === text ? segment : { ...segment, text: mended };
}

const foodIn = (word: string): boolean => foodOfWords([singular(word)]) !== null;

/** A unit, a size or a food: what a number stands before. */
function isCounted(word: string): boolean {
  const lower = word.toLowerCase();
  return unitWritten(lower) !== null || SIZES.has(lower) || MODIFIERS.has(lower) || foodIn(lower);
}

/** A word that needs no mending, whatever it begins with: "lime", "lg", "leave". */
const isKnown = (word: string): boolean => isCounted(word) || COOKING_VERBS.has(word.toLowerCase());

const isNear = (mark: Segment, next: Segment): boolean => next.x0 - mark.x1 < 2.5 * next.size;
