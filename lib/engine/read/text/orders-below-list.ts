/** A method of a line or two below its list, in a text that has no other: "Heat until dissolved." of a syrup. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { splitSentences } from "@/lib/engine/language/sentences";
import { has, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isNote, isPostscript, isTalk } from "./notes";
import { isOrder } from "./told-steps";

/** One line with an amount may be anything. */
const FEWEST_LISTED = 2;
const LAST_WORD = /(?<!\p{L})(\p{Ll}{3,30})[.!]?$/u;

/** "Alles verrühren.": some languages have the order last. */
const endsAsOrder = (sentence: string): boolean =>
  COOKING_VERBS.has(LAST_WORD.exec(sentence.trim())?.[1] ?? "");

/** The line orders, from its first sentence on, and is no remark. */
const isMethod = (line: TextLine | undefined, shape: LineShape | undefined): boolean => {
  const text = line?.text ?? "";
  const [first = ""] = splitSentences(text);
  if (!shape || shape.meta || shape.heading !== null || isNote(text) || isTalk(first) || isPostscript(first))
    return false;
  return isOrder(first) || endsAsOrder(first);
};

/** The labels, with the lines right below the last thing of the list as steps, as far as they order, where the text has no step. Linear. */
export function withOrdersBelowList(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  if (labels.some(isStep) || labels.filter((label) => label === "I").length < FEWEST_LISTED)
    return [...labels];
  // "boil, cool, chill" as a last line names no food, and was taken for one.
  const isThing = (label: Label, i: number): boolean =>
    (label === "I" || label === "i") &&
    !(has(shapes[i], "food_none") && !has(shapes[i], "amt") && isMethod(lines[i], shapes[i]));
  const below = labels.findLastIndex(isThing) + 1;
  // "Salt", "pepper": the last things of the list, which nobody measures.
  const listed = lines.findIndex((_line, i) => i >= below && !has(shapes[i], "bare_food"));
  const from = listed < 0 ? lines.length : listed;
  const end = lines.findIndex((line, i) => i >= from && !isMethod(line, shapes[i]));
  const to = end < 0 ? lines.length : end;
  if (to === from) return [...labels];
  return labels.map((label, i) => (i < below || i >= to ? label : i < from ? "I" : "S"));
}
