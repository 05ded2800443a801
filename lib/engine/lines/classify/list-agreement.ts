/**
 * Lines of one list or one block agree with each other: an item of a bulleted or numbered list that the line model left out follows the others, and the
 * lines of a block are either one text wrapped at a width or steps of their own.
 */
import { LINKING } from "@/lib/engine/language/linking";
import { isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import type { LineShape } from "./features";
import type { Label } from "./model";
import type { TextLine } from "./text-lines";

export type Lines = { lines: readonly TextLine[]; shapes: readonly LineShape[] };

export const has = (shape: LineShape | undefined, ...names: string[]): boolean =>
  names.some((name) => shape?.features.includes(name));
/** True for a line that opens with an amount, written in digits or in words: "2 cups", "two cups", "a cup". */
export const isMeasured = (shape: LineShape | undefined): boolean =>
  shape?.amountFirst === true || has(shape, "amount_word1", "unit1", "parsed_amount");
export const isIngredient = (label: Label | undefined): boolean => label === "I" || label === "i";
export const isStep = (label: Label | undefined): boolean => label === "S" || label === "s";

/** Words of the recipe rather than a heading, a fact or the page's furniture. */
export function isContent(shape: LineShape | undefined): boolean {
  return (
    shape !== undefined &&
    shape.heading === null &&
    !shape.meta &&
    !has(shape, "furniture", "nutrition", "date", "bars", "ends_colon", "ends_question", "level")
  );
}

/** True when lines `i - 1` and `i` stand in one block. */
export function joins({ lines, shapes }: Lines, i: number): boolean {
  return (
    i > 0 &&
    lines[i]?.gap === 0 &&
    shapes[i - 1]?.heading === null &&
    shapes[i]?.heading === null &&
    lines[i]?.marker === lines[i - 1]?.marker
  );
}

const AGREEING_SHARE = 0.6;
/** "EDITED TO ADD: I learned this of beans. They are to be boiled first." among the rows of a list, or a writer's first paragraph: no amount, and it says what is. */
export const isLongTalk = (shape: LineShape | undefined): boolean =>
  shape?.sentence === true && shape.words >= LONG_ROW && has(shape, "copula") && !isMeasured(shape);
const LONG_ROW = 20;

function sameList(a: TextLine, b: TextLine): boolean {
  if (b.gap > 1 || b.level > 0) return false;
  if (a.marker === "bullet") return b.marker === "bullet" && a.indent === b.indent;
  return a.marker !== "none" && b.marker === a.marker && (b.number ?? 0) === (a.number ?? 0) + 1;
}

const heads = (label: Label | undefined): Label =>
  label === "i" ? "I" : label === "s" ? "S" : (label ?? "O");

/** So many orders at the end of a list are the method below it, however the rows are marked. */
const FEWEST_ORDERS = 2;

/** Where the method begins in a list whose rows go on with it, one mark for both: its last rows are orders, and no row before them; -1 where none does. */
function methodAt(
  members: readonly number[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): number {
  const from = members.findIndex((i) => heads(labels[i]) === "S");
  const orders = from > 1 ? members.slice(from) : [];
  const isSentence = (i: number): boolean => heads(labels[i]) === "S" && has(shapes[i], "ends_stop");
  const areOrders = shapes[members[from] ?? -1]?.imperative === true && orders.every(isSentence);
  return areOrders && orders.length >= FEWEST_ORDERS ? from : -1;
}

/** The labels, with lines that disagree with three fifths of their list brought into line. Headings, facts and lines that end with a colon stay as they are. */
export function agreeInLists(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  // What is known to be bought counts, whatever the model took it for.
  const result = labels.map((label, i) => (lines[i]?.known === "ingredient" ? "I" : label));
  let members: number[] = [];
  const steps = labels.filter((label) => label === "S").length;
  const settleAlike = (): void => {
    const count = (label: Label): number => members.filter((i) => heads(result[i]) === label).length;
    const major = count("I") >= count("S") ? "I" : "S";
    // The only list with steps in it, and nothing but steps and unknown lines: it is the method.
    const onlyMethod = major === "S" && count("I") === 0 && count("S") === steps && steps >= 2;
    const share = onlyMethod ? AGREEING_SHARE / 2 : AGREEING_SHARE;
    // "1. Fry the mince. 2. Fill the tortillas."
    const isPair = members.length === 2 && count("S") === 1 && lines[members[0] ?? -1]?.number === 1;
    // "- noodles", "- meat sauce (1 cup)" in turns, among the orders below "Instructions": what is to be laid, and no list.
    const isHeaded = shapes[(members[0] ?? 0) - 1]?.heading === "steps" && count("S") >= FEWEST_ORDERS;
    if ((isPair && count("I") === 0) || (isHeaded && major === "I")) for (const i of members) result[i] = "S";
    else if (members.length >= 3 && count(major) >= share * members.length && count(major) < members.length) {
      for (const i of members) {
        const shape = shapes[i];
        const fixed = shape?.meta === true || shape?.heading !== null || /:$/.test(lines[i]?.text ?? "");
        if (major === "I" && isLongTalk(shape)) continue;
        if (heads(result[i]) !== major && (!fixed || result[i] !== "O")) result[i] = major;
      }
    }
    members = [];
  };
  const settle = (): void => {
    const method = methodAt(members, shapes, result);
    const orders = method < 0 ? [] : members.splice(method);
    settleAlike();
    members = orders;
    settleAlike();
  };
  let previous: TextLine | undefined;
  /** Blank lines between the items of this list. */
  let spacing = 0;
  lines.forEach((line, i) => {
    const goesOn = line.marker === "none" && (labels[i] === "i" || labels[i] === "s");
    if (goesOn && members.length > 0) return;
    if (members.length === 1) spacing = line.gap;
    // The method below the ingredients, both with bullets.
    const isApart = members.length > 1 && line.gap > spacing;
    if (!previous || isApart || !sameList(previous, line)) settle();
    if (line.marker !== "none") members.push(i);
    previous = line;
  });
  settle();
  return result.map((label, i) => {
    const before = heads(result[i - 1]);
    // "1 tsp yeast" behind a blank line goes on with nothing.
    const isOwn = before !== "I" || ((lines[i]?.gap ?? 0) > 0 && shapes[i]?.amountFirst === true);
    if (label === "i" && isOwn) return "I";
    return label === "s" && before !== "S" ? "S" : label;
  });
}

/** A line this much shorter than the widest of its block was not ended by the width. */
const SHORT_SHARE = 0.6;
/** A line this near to the width may have been. */
const FULL_SHARE = 0.75;

const HANGS = /[,;&+-]$/;

type Block = { from: number; to: number };

function blocksOf(text: Lines, count: number): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (let end = 1; end <= count; end += 1) {
    if (end < count && joins(text, end)) continue;
    blocks.push({ from, to: end });
    from = end;
  }
  return blocks;
}

const isClosed = (line: string): boolean => /[.!?:]["')\]]?$/.test(line);

/** The width at which a block was wrapped; null when a short line in its middle shows that it was not. */
function widthOf({ lines }: Lines, labels: readonly Label[], { from, to }: Block): number | null {
  let width = 0;
  for (let i = from; i < to; i += 1)
    if (isStep(labels[i])) width = Math.max(width, lines[i]?.text.length ?? 0);
  for (let i = from; i + 1 < to; i += 1) {
    const text = lines[i]?.text ?? "";
    const next = lines[i + 1];
    const goesOn =
      isStep(labels[i]) &&
      isStep(labels[i + 1]) &&
      next?.source !== lines[i]?.source &&
      /^\p{Ll}/u.test(next?.text ?? "");
    if (goesOn && !isClosed(text) && !HANGS.test(text) && text.length < SHORT_SHARE * width) return null;
  }
  return width;
}

/** Lines of a block are steps of their own where nothing was wrapped, and one step where a small letter follows a full line. */
export function agreeOnWraps(text: Lines, labels: Label[]): void {
  const { lines, shapes } = text;
  for (const block of blocksOf(text, labels.length)) {
    const width = widthOf(text, labels, block);
    let closed = false;
    for (let i = block.from; i < block.to; i += 1) closed ||= has(shapes[i], "ends_stop");
    for (let i = block.from; i < block.to; i += 1) {
      const line = lines[i];
      const before = lines[i - 1];
      if (!line || !before || line.run || line.source === before.source) continue;
      if (line.message) labels[i] = labels[i] === "s" ? "S" : labels[i] === "i" ? "I" : (labels[i] ?? "O");
      else if (
        labels[i] === "s" &&
        !HANGS.test(before.text) &&
        (width === null || (!closed && shapes[i]?.imperative))
      )
        labels[i] = "S";
      else if (
        labels[i] === "S" &&
        i > block.from &&
        isStep(labels[i - 1]) &&
        line.marker === "none" &&
        /^\p{Ll}/u.test(line.text) &&
        !isClosed(before.text) &&
        // "When the tins are greased," above "fill them" is half a sentence, wherever it was wrapped.
        (before.text.endsWith(",") ||
          (width !== null && !shapes[i]?.imperative && before.text.length >= FULL_SHARE * width))
      )
        labels[i] = "s";
    }
  }
}

// A list whose parts stand apart by blank lines, each under a bare name: "Gravy", "Pan drippings", "2 tbsp flour". What stands right below
// a name is bought, though it has no amount either.

const LONGEST_NAME = 5;
const LONGEST_FIRST = 8;

/** Runs of lines without a blank line between them, below the first line of all, which may be the title. */
function headedBlocks({ lines, shapes }: Lines): Block[] {
  const blocks: Block[] = [];
  lines.forEach((line, i) => {
    const last = blocks.at(-1);
    if (i < 2 || last === undefined || line.gap > 0) blocks.push({ from: i, to: i + 1 });
    else last.to = i + 1;
  });
  // "Ingredients" above the first name heads the list, and no part of it.
  for (const block of blocks)
    while (block.from < block.to && shapes[block.from]?.heading != null) block.from += 1;
  return blocks;
}

/** Short, capitalised, without an amount, a comma or an end. */
function isBareName(text: Lines, i: number): boolean {
  const [line, shape] = [text.lines[i], text.shapes[i]];
  if (!line || !shape || line.marker !== "none" || line.known !== undefined || shape.meta) return false;
  const name = line.text.replace(/\s\([^()]{1,60}\)/g, "");
  return (
    name.split(" ").length <= LONGEST_NAME &&
    !isMeasured(shape) &&
    !has(shape, "to_taste", "unit_vague") &&
    /^\p{Lu}[^,.;!?\d]*$/u.test(name) &&
    !isSeasoning(name)
  );
}

/** A line without an amount that may be bought: no sentence, no heading of its own, and nothing that a step makes, unless it is "reserved cream". */
function isBareFood({ lines, shapes }: Lines, i: number): boolean {
  const [text, shape] = [lines[i]?.text ?? "", shapes[i]];
  if (!shape || shape.heading !== null || shape.words > LONGEST_FIRST || /[.:!?]$/.test(text)) return false;
  const [first = "", ...more] = text.toLowerCase().split(" ");
  // "all of the poolish" was made in another part; "For the cake" heads one.
  const refersBack =
    !LINKING.partOpeners.has(first) &&
    [first, ...more.slice(0, 2)].some((word) => LINKING.definite.has(word));
  return refersBack || LINKING.keptParts.has(first) || !namesPreparation(text);
}

/** Below its first line, and but for a bare second one, the block lists what is measured for the most part. */
function lists(text: Lines, labels: readonly Label[], { from, to }: Block): boolean {
  const first = isIngredient(labels[from + 1]) || !isBareFood(text, from + 1) ? from + 1 : from + 2;
  const below = Array.from({ length: Math.max(0, to - first) }, (_, at) => first + at);
  return (
    below.length > 0 &&
    below.every((i) => isIngredient(labels[i])) &&
    below.filter((i) => isMeasured(text.shapes[i])).length * 2 >= below.length
  );
}

/** Where every block of a list has such a name, two at least, and a bare line stands below one: the names are headings and that line is bought. */
export function knowBlockHeads(text: Lines, labels: Label[]): void {
  const listed = headedBlocks(text).filter((block) => lists(text, labels, block));
  if (listed.length < 2 || !listed.every(({ from }) => isBareName(text, from))) return;
  for (const { from } of listed) {
    if (isMeasured(text.shapes[from + 1]) || !isBareFood(text, from + 1)) continue;
    labels[from] = "O";
    labels[from + 1] = "I";
  }
}
