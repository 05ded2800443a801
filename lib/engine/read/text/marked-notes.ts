/**
 * Remarks that are known by their marks and labels: quoted, behind a star, as optional, wrapped behind "Note:"; and what is labelled as
 * important and is an order.
 */
import { type HeadingKind, headingOf, isRemark } from "@/lib/engine/language/headings";
import { OPTIONAL } from "@/lib/engine/language/line-words";
import { furniturePattern } from "@/lib/engine/language/pages";
import { splitSentences } from "@/lib/engine/language/sentences";
import { HANGS } from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import { isLabelledNote, isNote } from "./notes";

// Blocks of notes inside the recipe: behind "> ", as programs set remarks, so that their numbers count no steps; and behind a star, "*These
// can be made ahead."

/** Knows the lines of such a block, which opens with its label; a text that is quoted as a whole, as in a letter, stays. Linear. */
export function knowQuotedNotes(lines: readonly TextLine[]): TextLine[] {
  const quoted = lines.filter((line) => line.quoted === true).length;
  if (quoted === 0 || quoted * 2 > lines.length) return [...lines];
  let isNote = false;
  return lines.map((line, i) => {
    if (line.quoted !== true) isNote = false;
    else if (lines[i - 1]?.quoted !== true) isNote = isRemark(line.text);
    return isNote ? { ...line, known: "note" } : line;
  });
}

/** "parmesan, grated *": a star behind a thing of the list, which a line further down explains. */
const MARKED = /\p{L}\s?\*{1,3}$/u;

/**
 * "*These can be made a day ahead. …" in a paragraph of its own, and the lines of the paragraph below it: how it keeps, and no step. So is what a star
 * behind things of the list points at, "* amount depends on the size of the bowls". Linear.
 */
export function knowStarredNotes(lines: readonly TextLine[]): TextLine[] {
  let inNote = false;
  let marked = 0;
  return lines.map((line, i) => {
    const goesOn = line.gap === 0 && line.marker === "none" && line.level === 0;
    const [first = ""] = line.starred === true ? splitSentences(line.text) : [];
    if (MARKED.test(line.text) && line.marker === lines[i - 1]?.marker) marked += 1;
    // Right below a list with bullets too: a bullet that stands in a block of its own.
    const isAlone = line.marker === "bullet" && line.gap > 0 && (lines[i + 1]?.gap ?? 1) > 0;
    const explains =
      marked > 0 && (line.starred === true || isAlone) && line.known === undefined && !opensOrder(line.text);
    const opens =
      explains || (first !== "" && (i === 0 || line.gap > 0) && line.known === undefined && isNote(first));
    inNote = opens || (inNote && goesOn);
    return inNote ? { ...line, known: "note" } : line;
  });
}

const METHOD: HeadingKind = "steps";
/** So many remarks stand between a list and its method. */
const MOST_FOOTNOTES = 4;
/** A shorter line may be bought. */
const FEWEST_REMARK_WORDS = 6;

/** "* You can add another layer if you like." right above the heading of the method, below a list without such marks: told of it, and no step. Linear. */
export function knowFootnotes(lines: readonly TextLine[]): TextLine[] {
  const isFootnote = ({ marker, starred, known, text }: TextLine): boolean =>
    (marker === "bullet" || starred === true) &&
    known === undefined &&
    text.split(" ").length >= FEWEST_REMARK_WORDS &&
    /^\p{L}.*[.!)]$/u.test(text);
  const notes = new Set<number>();
  const isNext = (at: number): boolean => lines[at] !== undefined && isFootnote(lines[at]);
  lines.forEach(({ text }, heading) => {
    if (!isNext(heading - 1) || headingOf(text) !== METHOD) return;
    let first = heading;
    while (heading - first <= MOST_FOOTNOTES && isNext(first - 1)) first -= 1;
    const above = lines[first - 1];
    const isApart = above?.marker === "none" && above.starred !== true && heading - first <= MOST_FOOTNOTES;
    if (isApart) for (let at = first; at < heading; at += 1) notes.add(at);
  });
  return notes.size === 0
    ? [...lines]
    : lines.map((line, i) => (notes.has(i) ? { ...line, known: "note" } : line));
}

const OPTIONAL_LABEL = new RegExp(`^(?:${OPTIONAL.source})(?:\\s\\p{L}{1,20}){0,4}:\\s`, "iu");

/** "Optional things to add: raisins, coconut. If you use nuts, bake them with the oats.": told of what may go in, and no step. Linear. */
export const knowOptionalRemarks = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) =>
    isPlain(line) && OPTIONAL_LABEL.test(line.text) && splitSentences(line.text).length > 1
      ? { ...line, known: "note" }
      : line,
  );

/** A shorter line was not wrapped. */
const WRAPPED = 50;
/** A shorter line may be a thing of the list. */
const FEWEST_WORDS = 4;
const isPlain = ({ marker, level, known }: TextLine): boolean =>
  marker === "none" && level === 0 && known === undefined;

/**
 * "Note: to save time, two cans of roasted" and then "corn can be used.", with or without a blank line between: the note goes on, and its other half
 * is no step. Linear.
 */
export function knowWrappedNotes(lines: readonly TextLine[]): TextLine[] {
  const wrapped = new Set<number>();
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    if (above === undefined || !isPlain(line) || line.gap > 1 || !/^\p{Ll}/u.test(line.text)) return;
    const opens = isPlain(above) && /^\P{L}{0,4}\p{Lu}/u.test(above.text) && isLabelledNote(above.text);
    const isWrapped =
      (above.text.length >= WRAPPED || HANGS.test(above.text)) && !/[.!?:;)]["”’»]?$/.test(above.text);
    if (!isWrapped || !(opens || wrapped.has(i - 1)) || line.text.split(" ").length < FEWEST_WORDS) return;
    wrapped.add(i - 1).add(i);
  });
  if (wrapped.size === 0) return [...lines];
  return lines.map((line, i) => (wrapped.has(i) ? { ...line, known: "note" } : line));
}

// "3. Important: stir a quarter of the whites into the yolks": a number of the method that says so is an order, and no remark.

const MUST = new RegExp(`^(?:${furniturePattern((words) => words.musts)})\\s?[:–—-]\\s?(?=\\p{L})`, "iu");

/** The line is one of the numbers of a method, and says that it must be done. */
export const isMust = ({ text, number }: TextLine): boolean => number !== null && MUST.test(text);

/** Knows such lines as steps where the number before and behind counts on. Linear. */
export const knowMusts = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, at) => {
    const isAmong =
      line.number !== null &&
      lines[at - 1]?.number === line.number - 1 &&
      lines[at + 1]?.number === line.number + 1;
    return isAmong && isMust(line) ? { ...line, known: "step" } : line;
  });
