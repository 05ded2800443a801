/**
 * A short sentence in one block with the orders above and below it belongs to the one above, whatever its words: "Weiter kochen.", "Share between
 * two bowls." are a page's words elsewhere.
 */
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { has, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isNote, isTalk } from "./notes";
import { isWebPage } from "./whole";

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
    const isOrder = isStep(labels[i]);
    if (line.gap > 0 || (!isOrder && labels[i] !== "O")) from = -1;
    if (!isOrder) return;
    if (from >= 0)
      for (let at = from + 1; at < i; at += 1) if (isSaid(lines[at]!, shapes[at])) result[at] = "S";
    from = i;
  });
  return result;
}
