/** The card of a web page: its list under a heading and its method under the next. What stands above them tells the same in pieces, or something else. */
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { isIngredient, isMeasured, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import type { Label } from "@/lib/engine/lines/classify/model";

/** Fewer measured lines are what a story says of its ingredients. */
const FEWEST_MEASURED = 3;
const FEWEST_STEPS = 2;

/** Where the heading stands whose list is measured for the most part and has a headed method below it; -1 where none does. */
function cardAt(shapes: readonly LineShape[], labels: readonly Label[]): number {
  for (let at = 0; at < shapes.length; at += 1) {
    if (shapes[at]?.heading !== "ingredients") continue;
    let [listed, measured, i] = [0, 0, at + 1];
    for (; i < shapes.length && shapes[i]?.heading !== "steps"; i += 1) {
      if (shapes[i]?.heading === "ingredients" && listed === 0) break;
      if (isStep(labels[i])) break;
      if (labels[i] !== "I") continue;
      listed += 1;
      if (isMeasured(shapes[i])) measured += 1;
    }
    if (shapes[i]?.heading !== "steps" || measured < FEWEST_MEASURED || measured * 2 < listed) continue;
    let steps = 0;
    for (let k = i + 1; k < shapes.length && shapes[k]?.heading !== "ingredients"; k += 1)
      if (labels[k] === "S") steps += 1;
    if (steps >= FEWEST_STEPS) return at;
  }
  return -1;
}

/** A web page's lines and labels, where what its story lists and orders above the card is a story. Linear but for headings that head nothing. */
export function fromCardOn(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): { lines: TextLine[]; labels: Label[] } {
  const card = cardAt(shapes, labels);
  const isStory = (i: number): boolean => i < card && (isIngredient(labels[i]) || isStep(labels[i]));
  return {
    lines: lines.map((line, i) => (isStory(i) ? { ...line, known: "story" } : line)),
    labels: labels.map((label, i) => (isStory(i) ? "O" : label)),
  };
}
