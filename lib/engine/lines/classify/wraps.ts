/** Whether the lines of a block are one text wrapped at a width, or steps of their own: what the model says of single lines is made to agree. */
import { has, isStep, joins, type Lines } from "./blocks";
import type { Label } from "./model";

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
    for (let i = block.from; i < block.to; i += 1) closed ||= has(shapes[i], "ends-stop");
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
        width !== null &&
        line.marker === "none" &&
        /^\p{Ll}/u.test(line.text) &&
        !isClosed(before.text) &&
        !shapes[i]?.imperative &&
        before.text.length >= FULL_SHARE * width
      )
        labels[i] = "s";
    }
  }
}
