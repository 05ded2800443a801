/**
 * Lines of a block to paragraphs, and paragraphs to text: a wrapped sentence becomes one line again, without the hyphen of a divided word, while
 * list items and headings keep lines of their own; a blank line stands where the page sets them apart.
 * A line is continued when it was full: the first word of the next line would not have found room on it.
 */
import { LOOSE_WORDS } from "@/lib/engine/language/line-words";
import {
  anyOf,
  ARTICLE,
  ENDS_IN_NUMBER,
  HANGS,
  JOINS_HALVES,
  KEEPS_HYPHEN,
  STEP_LEAD,
} from "@/lib/engine/language/shapes";
import { COUNTING_KINDS, unitPattern } from "@/lib/engine/language/units";
import type { Block } from "./blocks";
import { isAmount, bodySize, median, type Line } from "./rows";

export type Paragraph = {
  /** Its lines as running text; joined, they are its text. */
  lines: string[];
  size: number;
  font?: string;
  /** Whether white or a change of style stands above it: a blank line in the text. */
  apart: boolean;
  /** Whether its last line was full, so that a paragraph in the next column may continue it. */
  full: boolean;
};

/** Leading may vary by this factor inside a paragraph. */
const LEADING_SLACK = 1.22;
const APART = 1.45;
/** Lines of running text are longer than this, unless their column is very narrow. */
const SHORT_CHARS = 28;
const ITEM_START = new RegExp(`^(?:[•●○◦▪■□▢☐◻✓✔▸►*·‣⁃]\\s?|[-–—]\\s|${STEP_LEAD})`, "iu");
const LOOSE = `${unitPattern(COUNTING_KINDS)}|${anyOf(LOOSE_WORDS)}`;
const AMOUNT_START = new RegExp(`^(?:\\p{N}|(?:${ARTICLE})\\s(?:${LOOSE})(?!\\p{L}))`, "iu");
const SENTENCE_END = /[.!?:]["”’)]?$/;
const DANGLING_SIGN = /[,(–—/&-]$/;
const dangles = (text: string): boolean => DANGLING_SIGN.test(text) || HANGS.test(text);
const STARTS_LOWER = /^[("“]?\p{Ll}/u;

/** Paragraphs of one block, from top to bottom. */
export function toParagraphs(block: Block): Paragraph[] {
  const body = bodySize(block);
  const leading = leadingOf(block, body);
  const right = block.reduce((most, line) => Math.max(most, line.x1), 0);
  const listLike = isList(block, body);
  const paragraphs: Paragraph[] = [];
  let above: Line | undefined;
  let start: Line | undefined;
  for (const line of block) {
    const last = paragraphs.at(-1);
    const gap = above ? line.base - above.base : 0;
    const joins =
      above &&
      start &&
      last &&
      continues({
        above,
        start,
        line,
        gap,
        leading,
        right,
        listLike,
        body,
        text: last.lines.slice(-2).join(""),
      });
    if (last && joins) {
      continueWith(last, line.text);
      last.full = isFull(line, line, right);
    } else {
      const styleChange = above !== undefined && sameStyle(above, line) === false;
      paragraphs.push({
        lines: [line.text],
        size: line.size,
        font: line.font,
        apart: above === undefined || styleChange || gap > (listLike ? APART : LEADING_SLACK) * leading + 0.5,
        full: isFull(line, line, right),
      });
      start = line;
    }
    above = line;
  }
  return paragraphs;
}

/** Adds a line to a paragraph, a divided word joined. */
function continueWith(paragraph: Pick<Paragraph, "lines">, next: string): void {
  const last = paragraph.lines.length - 1;
  paragraph.lines[last] = beforeLine(paragraph.lines[last] ?? "", next);
  paragraph.lines.push(next);
}

type Meeting = {
  above: Line;
  /** First line of the paragraph that `above` is in. */
  start: Line;
  line: Line;
  gap: number;
  leading: number;
  right: number;
  listLike: boolean;
  body: number;
  /** The last lines of the paragraph. */
  text: string;
};

function continues({ above, start, line, gap, leading, right, listLike, body, text }: Meeting): boolean {
  if (Math.abs(line.size - above.size) > 0.12 * above.size) return false;
  // Readers of photos tell sizes badly: an item in larger letters is no title's second line.
  if (ITEM_START.test(line.text)) return false;
  const heading = line.size > 1.18 * body;
  // A title on two lines: its own leading, larger than the body's.
  if (heading)
    return (
      gap < 1.6 * line.size && (isFull(above, line, right) || above.x1 - above.x0 > 0.5 * (right - above.x0))
    );
  if (gap > LEADING_SLACK * leading + 0.5 || gap <= 0) return false;
  if (line.font !== above.font && !STARTS_LOWER.test(line.text) && !isFull(above, line, right)) return false;
  if (endsInsideWord(above.text) && STARTS_LOWER.test(line.text)) return true;
  const indent = line.x0 - start.x0;
  const hanging = indent > 0.5 * line.size;
  if (listLike || AMOUNT_START.test(start.text))
    return continuesItem({ above, start, line, right, text, hanging });
  // A first line that is set in begins a paragraph, unless the item itself hangs.
  if (above !== start && line.x0 - above.x0 > 0.8 * line.size) return false;
  if (hanging && !ITEM_START.test(start.text) && !isFull(above, line, right)) return false;
  if (isFull(above, line, right)) {
    // The longest of some short lines is not full: it is a title, a yield, a heading.
    const short = above.text.length < SHORT_CHARS && !dangles(above.text);
    return !short || STARTS_LOWER.test(line.text);
  }
  return STARTS_LOWER.test(line.text) && !SENTENCE_END.test(above.text) && above.text.length > 30;
}

/** An item of a list goes on when its next line hangs, or cannot be an item of its own. */
function continuesItem({
  above,
  start,
  line,
  right,
  text,
  hanging,
}: Pick<Meeting, "above" | "start" | "line" | "right" | "text"> & { hanging: boolean }): boolean {
  if (AMOUNT_START.test(line.text) && !(dangles(text) && isFull(above, line, right))) {
    return (
      hanging && !AMOUNT_START.test(text.slice(0, 0)) && isFull(above, line, right) && !isAmount(line.text)
    );
  }
  // In a table, a row without an amount begins where the food of the others does; so does a second line of that cell.
  const cell = start.segments[1];
  const rowOfTable = cell !== undefined && Math.abs(cell.x0 - line.x0) < 0.5 * line.size;
  if (hanging && above.x0 <= line.x0 + 1)
    return !rowOfTable || isFull(above, line, right) || opensParenthesis(text);
  if (opensParenthesis(text)) return true;
  const full = isFull(above, line, right);
  if (full && dangles(text)) return true;
  if (!STARTS_LOWER.test(line.text))
    return full && ITEM_START.test(start.text) && !hanging && start.x0 < line.x0 - 1;
  return (
    full && (AMOUNT_START.test(start.text) || ITEM_START.test(start.text) || SENTENCE_END.test(line.text))
  );
}

const opensParenthesis = (text: string): boolean => text.lastIndexOf("(") > text.lastIndexOf(")");

/** Whether `next`'s first word would not have fitted behind `line`. */
function isFull(line: Line, next: Line, right: number): boolean {
  const perChar = (next.x1 - next.x0) / Math.max(1, next.text.length);
  const word = (next.text.split(" ", 1)[0] ?? "").replace(/[-\u00ad].*$/, "");
  return line.x1 + (Math.min(word.length, 14) + 1) * perChar >= right - 0.15 * line.size;
}

function sameStyle(a: Line, b: Line): boolean {
  return a.font === b.font && Math.abs(a.size - b.size) < 0.06 * a.size;
}

/** Distance of baselines inside a paragraph: the small ones among the block's lines of body size. */
function leadingOf(block: Block, body: number): number {
  const gaps: number[] = [];
  block.forEach((line, index) => {
    const next = block[index + 1];
    if (!next || Math.abs(line.size - body) > 0.1 * body || Math.abs(next.size - body) > 0.1 * body) return;
    const gap = next.base - line.base;
    if (gap > 0.7 * body && gap < 3 * body) gaps.push(gap);
  });
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.2)] ?? 1.4 * body;
}

/** Whether the block is a list of short items, such as ingredients: most lines begin one, or are far from full. */
function isList(block: Block, body: number): boolean {
  const lines = block.filter(({ size }) => size < 1.18 * body);
  const amounts = lines.filter(({ text }) => AMOUNT_START.test(text)).length;
  return amounts >= 0.45 * lines.length && median(lines.map(({ text }) => text.length)) < 60;
}

const HYPHEN = /[-\u2010\u2011]$/;
/** pdf.js and some readers of photos give the soft hyphen where a line breaks inside a word. */
const SOFT = /\u00ad\s*$/;
const FRACTION_OR_DIGIT = /^\p{N}/u;

/** How `line` reads before `next`, the line below it, in running text: without a hyphen that divides a word, with the blank that parts two. */
function beforeLine(line: string, next: string): string {
  if (SOFT.test(line)) return line.replace(SOFT, "");
  if (!HYPHEN.test(line) || /\s[-\u2010\u2011]$/.test(line)) return `${line} `;
  const before = line.replace(HYPHEN, "");
  if (FRACTION_OR_DIGIT.test(next)) return line;
  const capitals = /\p{Lu}{2}$/u.test(before) && /^\p{Lu}{2}/u.test(next);
  if (!capitals && !/^\p{Ll}/u.test(next)) return line;
  if (JOINS_HALVES.test(next)) return `${line} `;
  return KEEPS_HYPHEN.test(before) || ENDS_IN_NUMBER.test(before) ? line : before;
}

/** Whether `line` ends inside a word, so that the next line belongs to it whatever the layout says. */
const endsInsideWord = (line: string): boolean => SOFT.test(line) || /\p{L}[-\u2010\u2011]$/u.test(line);

/** A sentence that a column or a page cuts in two is joined again. */
export function toText(blocks: readonly (readonly Paragraph[])[]): string {
  const joined: { lines: string[]; apart: boolean }[] = [];
  let before: Paragraph | undefined;
  for (const block of blocks) {
    block.forEach((paragraph, index) => {
      const last = joined.at(-1);
      if (index === 0 && last && before && goesOn(before, paragraph)) {
        const [first = "", ...rest] = paragraph.lines;
        continueWith(last, first);
        last.lines.push(...rest);
      } else {
        joined.push({ lines: [...paragraph.lines], apart: paragraph.apart && last !== undefined });
      }
      before = paragraph;
    });
  }
  return joined.map(({ lines, apart }) => `${apart ? "\n" : ""}${unspaced(lines.join(""))}`).join("\n");
}

function goesOn(before: Paragraph, next: Paragraph): boolean {
  const sameSize = Math.abs(before.size - next.size) < 0.08 * before.size;
  const end = before.lines.slice(-2).join("");
  return (
    sameSize &&
    before.full &&
    end.length > 30 &&
    !SENTENCE_END.test(end) &&
    /^[("“]?\p{Ll}/u.test(next.lines[0] ?? "")
  );
}

/** "I N G R E D I E N T S" is one word, set wide. */
function unspaced(text: string): string {
  const spaced = /^(?:\p{Lu} ){3,}\p{Lu}$/u.test(text);
  return (spaced ? text.replace(/ /g, "") : text).replace(/\u00ad/g, "");
}
