/**
 * Bullets and empty boxes as readers of photos misread them: letters, figures, brackets ("O 2 eggs", "(J 1 lime", "0) salt"). What such a mark
 * looks like is as good as random; that the same odd beginning stands before several lines of a list, at one left edge, is not.
 */
import { isCommonWord } from "@/lib/engine/language/detect";
import { NUMBER_SIGN } from "@/lib/engine/language/shapes";
import type { PrintedRow, Segment } from "@/lib/engine/read/layout/rows";

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
export function withListMarks(rows: readonly PrintedRow[], language = "en"): PrintedRow[] {
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
