/**
 * A recipe in a language that has no words here, by its shape alone: short lines without a stop that stand together are its list, and the
 * sentences below them its method.
 */
import { headingOf } from "@/lib/engine/language/headings";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isCardLine } from "@/lib/engine/lines/facts";
import { isLabelledNote } from "./notes";

const FEWEST_NAMES = 3;
const LONGEST_NAME_WORDS = 5;
const FEWEST_STEP_WORDS = 4;
/** A text of more lines is a page, whose menus have short lines too. */
const LONGEST_TEXT = 60;

const wordsIn = (text: string): number => text.split(" ").length;
const isFree = ({ text, level, known }: TextLine): boolean =>
  level === 0 &&
  known === undefined &&
  headingOf(text) === null &&
  !isCardLine(text) &&
  !isLabelledNote(text);
const isName = (line: TextLine): boolean =>
  isFree(line) && wordsIn(line.text) <= LONGEST_NAME_WORDS && !/[.!?:]$/.test(line.text);
const isSentence = (line: TextLine): boolean =>
  isFree(line) && wordsIn(line.text) >= FEWEST_STEP_WORDS && /[.!]["')\]]?$/.test(line.text);

/** `lines` with the one list and the method that their shape shows; null where it shows none. The text's first line is its title. */
export function knowByShape(lines: readonly TextLine[]): TextLine[] | null {
  if (lines.length > LONGEST_TEXT) return null;
  let from = 1;
  let to = 0;
  for (let start = 1; start < lines.length && to - from < FEWEST_NAMES; start += 1) {
    const first = lines[start];
    if (first === undefined || !isName(first)) continue;
    let end = start + 1;
    for (let line = lines[end]; line !== undefined && line.gap === 0 && isName(line); line = lines[end])
      end += 1;
    [from, to] = [start, end];
    start = end - 1;
  }
  if (to - from < FEWEST_NAMES || !lines.slice(to).some(isSentence)) return null;
  return lines.map((line, i): TextLine => {
    if (i >= from && i < to) return { ...line, known: "ingredient" };
    return i >= to && isSentence(line) ? { ...line, known: "step" } : line;
  });
}
