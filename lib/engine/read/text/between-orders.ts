/**
 * What stands between orders and is one itself. A short sentence in one block with the orders above and below it belongs to the one above, whatever
 * its words: "Weiter kochen.", "Share between two bowls." are a page's words elsewhere. A paragraph of its own between two steps is a step where one
 * of its sentences gives an order: "Pour la pâte : dans la cuve, …".
 */
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { has, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { splitSentences } from "@/lib/engine/language/sentences";
import { isNote, isPostscript, isTalk } from "./notes";
import { isOrder } from "./told-steps";
import { isWebPage } from "./whole";

/** Fewer words are a heading, or a remark. */
const FEWEST_WORDS = 8;
/** Longer paragraphs are looked through so far. */
const MOST_SENTENCES = 12;

/** Something that is said, and neither by the page alone nor to its readers. */
const isSaid = ({ text, marker, level }: TextLine, shape: LineShape | undefined): boolean =>
  shape !== undefined &&
  shape.heading === null &&
  !shape.meta &&
  marker === "none" &&
  level === 0 &&
  /^\p{Lu}.*\.$/su.test(text) &&
  !has(shape, "page_only", "nutrition", "date", "bars", "brackets") &&
  !isTalk(text) &&
  !isNote(text);

/** "next, slice the carrot": written like the orders around it, small and without a stop. */
const isSmall = ({ text }: TextLine): boolean => /^\p{Ll}.*[^.!?:]$/su.test(text);

/** The same of a cook's notes, where an order begins small and ends without a stop. */
const isNoted = (line: TextLine, shape: LineShape | undefined, orders: readonly TextLine[]): boolean =>
  shape !== undefined &&
  shape.words >= FEWEST_NOTED &&
  shape.heading === null &&
  !shape.meta &&
  line.marker === "none" &&
  !has(shape, "page_only", "nutrition", "date", "bars", "brackets") &&
  [line, ...orders].every(isSmall) &&
  (shape.imperative || has(shape, "opener_verb") || isOrder(line.text));
/** "to serve" is a name. */
const FEWEST_NOTED = 4;

/** A paragraph that gives an order, and says of itself neither that it is a note nor that it is talk. */
function ordersWork({ text }: TextLine, shape: LineShape | undefined): boolean {
  if (shape === undefined || shape.heading !== null || shape.words < FEWEST_WORDS) return false;
  if (has(shape, "page_only", "nutrition", "date", "bars", "brackets") || isNote(text)) return false;
  const sentences = splitSentences(text).slice(0, MOST_SENTENCES);
  return sentences.some(isOrder) && !sentences.some((sentence) => isTalk(sentence) || isPostscript(sentence));
}

/** `labels` with such sentences as steps; those of a whole web page stay as they are, for there a page's words are the page's. Linear. */
export function withOrdersBetween(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  const result = [...labels];
  if (isWebPage(lines, shapes, labels)) return result;
  let from = -1;
  lines.forEach((line, i) => {
    const isWork = isStep(labels[i]);
    if (line.gap > 0 || (!isWork && labels[i] !== "O")) from = -1;
    if (!isWork) return;
    if (from >= 0)
      for (let at = from + 1; at < i; at += 1) {
        const between = lines[at]!;
        if (isSaid(between, shapes[at]) || isNoted(between, shapes[at], [lines[from]!, line]))
          result[at] = "S";
      }
    from = i;
  });
  // From below, so that one paragraph behind the other is told by the step that follows them.
  for (let i = lines.length - 2; i > 0; i -= 1) {
    const line = lines[i]!;
    const below = lines[i + 1]!;
    if (result[i] !== "O" || !isStep(result[i + 1]) || below.marker !== line.marker) continue;
    const above = result.findLastIndex((label, at) => at < i && label !== "O");
    if (isStep(result[above]) && ordersWork(line, shapes[i])) result[i] = "S";
  }
  return result;
}
