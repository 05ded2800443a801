/**
 * Rows of a page that say nothing of its recipe: its buttons, the switches of its card, who wrote it and when, how many
 * readers liked it, advertisements, a video's chapters.
 */
import { findFood } from "@/lib/engine/language/food/lexicon";
import { headingOf } from "@/lib/engine/language/headings";
import {
  ADVERTISEMENT,
  CONTROLS,
  INVITATION,
  NAME_ALONE,
  saysOfPage,
  SIGNED,
} from "@/lib/engine/language/pages";
import { startsWithAmount } from "./ingredient-run";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import { SIGNS_OFF } from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

const BETWEEN = /[|•·]| [–—-] /u;
const LAST_SIGN = /[^\p{L}\p{N}]$/u;
const LONGEST_ROW = 120;

/** "Save ↑" without its sign. */
function withoutSigns(text: string): string {
  let bare = text.trim();
  while (LAST_SIGN.test(bare)) bare = bare.slice(0, -1);
  return bare;
}

const isButton = (text: string): boolean => CONTROLS.has(withoutSigns(text).toLowerCase());

/** "Print the recipe – Jump to the recipe": each of them a button. */
function isControls(text: string): boolean {
  const pieces = text.split(BETWEEN).map((piece) => withoutSigns(piece).toLowerCase());
  return pieces.length > 1 && pieces.every((piece) => CONTROLS.has(piece));
}

const MOST_PIECES = 6;

/** What a page says of itself, or several such things beside each other with who wrote it: "Anna Miller · 3 June 2025 · 5 min read". */
function tellsOfPage(text: string): boolean {
  if (saysOfPage(text)) return true;
  const pieces = text.split(BETWEEN).map((piece) => piece.trim());
  return (
    pieces.length > 1 &&
    pieces.length <= MOST_PIECES &&
    pieces.some(saysOfPage) &&
    pieces.every((piece) => saysOfPage(piece) || SIGNED.test(piece) || NAME_ALONE.test(piece))
  );
}

/** True for a row that is a page's and no part of what it tells. */
export const isPageRow = (text: string): boolean =>
  text.length <= LONGEST_ROW && (isControls(text) || tellsOfPage(text.trim()));

/** True for a line of buttons alone, "Skip to content", "Jump to recipe   Print", and for a row that is a page's. */
export const isOfPage = ({ text, cells }: TextLine): boolean =>
  isPageRow(text) || ADVERTISEMENT.test(text) || cells.every(isButton);

// The switches of a recipe's card, as a selection with the mouse takes them along: "US Customary Metric", "Deselect all", "Add to shopping
// list".

/** No row of switches has more words. */
const MOST_SWITCH_WORDS = 9;

/** Nothing but the words of switches: "Scale 1x 2x 3x", "US Customary – Metric". */
function isSwitch({ text }: TextLine): boolean {
  const said = text
    .toLowerCase()
    .replace(/[–—]/g, "-")
    .replace(/[.!:]$/, "");
  if (CONTROLS.has(said)) return true;
  const words = said.split(" ").filter((word) => word !== "-");
  return words.length > 1 && words.length <= MOST_SWITCH_WORDS && words.every((word) => CONTROLS.has(word));
}

const isHeading = (line: TextLine | undefined, ...kinds: string[]): boolean =>
  line !== undefined && kinds.includes(headingOf(line.text) ?? "");

/** Two rows of one list, or two numbered or marked orders: what stood between them is what parted them. */
const areAlike = (above: TextLine | undefined, below: TextLine): boolean =>
  above !== undefined &&
  above.marker === below.marker &&
  (above.marker !== "none" || (startsWithAmount(above.text) && startsWithAmount(below.text)));

/** `lines` without those at `dropped`; what stands below one is as far from the line above as it was, but for two alike. */
function without(lines: readonly TextLine[], dropped: ReadonlySet<number>): TextLine[] {
  if (dropped.size === 0) return [...lines];
  let gap = 0;
  let above: TextLine | undefined;
  return lines.flatMap((line, i) => {
    gap = Math.max(gap, line.gap);
    if (dropped.has(i)) return [];
    const isParted = dropped.has(i - 1) && areAlike(above, line);
    const own = isParted ? { ...line, gap: 0 } : gap === line.gap ? line : { ...line, gap };
    gap = 0;
    above = own;
    return [own];
  });
}

/**
 * The lines without such switches right below the heading of the list or of the method, and right above that of the method: nothing is bought or
 * done there by these words. Linear.
 */
export function withoutSwitches(lines: readonly TextLine[]): TextLine[] {
  const dropped = new Set<number>();
  let isBelow = false;
  let run: number[] = [];
  lines.forEach((line, i) => {
    if (isSwitch(line)) {
      run.push(i);
      return;
    }
    if (run.length > 0 && (isBelow || isHeading(line, "steps"))) for (const at of run) dropped.add(at);
    run = [];
    isBelow = isHeading(line, "ingredients", "steps");
  });
  return without(lines, dropped);
}

// What a page says around a recipe, in lines of their own.

/**
 * The lines without advertisements, buttons of several words and what a page says of itself, wherever they stand, without who wrote it and
 * the buttons above the list, and without the buttons and the questions to readers that end the text. Linear.
 */
export function withoutPageRows(lines: readonly TextLine[]): TextLine[] {
  const dropped = new Set<number>();
  let isAbove = true;
  lines.forEach((line, i) => {
    const { text, cells, marker } = line;
    const isShort = text.length <= LONGEST_ROW && cells.length === 1;
    const isLongButton = text.includes(" ") && isButton(text) && headingOf(text) === null;
    if (isShort && (ADVERTISEMENT.test(text) || tellsOfPage(text) || isLongButton)) dropped.add(i);
    else if (marker !== "none" || isHeading(line, "ingredients", "steps") || /^\p{N}/u.test(text))
      isAbove = false;
    else if (isShort && isAbove && (SIGNED.test(text) || isButton(text))) dropped.add(i);
  });
  for (let i = lines.length - 1; i > 0; i -= 1) {
    if (dropped.has(i)) continue;
    const { text = "" } = lines[i] ?? {};
    if (!isButton(text) && !INVITATION.test(text) && !isTurnedTo(lines, i)) break;
    dropped.add(i);
  }
  return without(knowSignature(lines), dropped);
}

/**
 * "Previous", "Previous", "Penne with Tomato Cream": the name of another page below the button that turns to it, which is there for eye and ear.
 * A sentence or an amount is no name, whatever stands above it.
 */
function isTurnedTo(lines: readonly TextLine[], at: number): boolean {
  const [ear = "", eye = "", name = ""] = lines.slice(Math.max(0, at - 2), at + 1).map(({ text }) => text);
  const isName =
    name.length <= LONGEST_ROW && !/[.!?]$/.test(name) && !startsWithAmount(name) && !opensOrder(name);
  return isName && ear === eye && isButton(eye);
}

/** "With love from your grandmother," and her name in the last line, which nobody does. */
function knowSignature(lines: readonly TextLine[]): readonly TextLine[] {
  const [before, last] = lines.slice(-2);
  const isName = NAME_ALONE.test(last?.text ?? "") && findFood(last?.text ?? "") === null;
  return isName && SIGNS_OFF.test(before?.text ?? "")
    ? lines.map((line) => (line === last ? { ...line, known: "story" as const } : line))
    : lines;
}

// A video's chapters, as they stand below it: "0:00 Intro", "1:12 Chopping". They say where to look, and nothing to do or to wait for.

/** "0:00 Intro", "(01:12) Chopping", "1:02:40 - Tasting" */
const STAMP = /^\(?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\)?\s(?=.{0,4}\p{L})/u;
/** Video sites take fewer for none. */
const FEWEST_CHAPTERS = 3;

/** Seconds from the beginning at which a line's chapter opens; null for any other line. */
function opensAt({ text }: TextLine): number | null {
  const found = STAMP.exec(text);
  return found === null ? null : (Number(found[1] ?? 0) * 60 + Number(found[2])) * 60 + Number(found[3]);
}

/** The lines without chapters: three and more in a run that begins at 0:00 and goes on in time. Linear. */
export function withoutChapters(lines: readonly TextLine[]): TextLine[] {
  const times = lines.map(opensAt);
  const dropped = new Set<TextLine>();
  for (let from = 0; from < lines.length; from += 1) {
    if (times[from] !== 0) continue;
    let end = from + 1;
    while (end < lines.length && (times[end] ?? -1) > (times[end - 1] ?? 0)) end += 1;
    if (end - from >= FEWEST_CHAPTERS) for (const line of lines.slice(from, end)) dropped.add(line);
    from = end - 1;
  }
  return dropped.size === 0 ? [...lines] : lines.filter((line) => !dropped.has(line));
}
