/** A last paragraph behind the steps that is an order and no note: it alone takes a food of the list, "Dust with powdered sugar. Tastes best cold." */
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { isContent, isIngredient, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { splitSentences } from "@/lib/engine/language/sentences";
import { isLabelledNote, isNote, isTalk, isWarning } from "./notes";

const WORD = /\p{L}{3,}/gu;
/** No list is looked through further. */
const MOST_LINES = 200;

const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** It opens with an order, and says nothing of how the dish keeps before. */
const opensWithOrder = (line: TextLine, shape: LineShape | undefined): boolean =>
  shape?.imperative === true &&
  shape.sentence &&
  isContent(shape) &&
  !isTalk(line.text) &&
  !isWarning(line.text) &&
  !isLabelledNote(line.text) &&
  !isNote(splitSentences(line.text)[0] ?? "");

/** A food of the list whose name, or its last word ("buns"), stands in `text` and in none of the `told` texts. Linear. */
export function takesAlone(text: string, list: readonly string[], told: readonly string[]): boolean {
  const known = new Set(told.flatMap(wordsIn));
  const here = new Set(wordsIn(text));
  return list.slice(0, MOST_LINES).some((line) => {
    const name = wordsIn(parseIngredientLine(line).name);
    const last = name.at(-1) ?? "";
    if (here.has(last) && !known.has(last)) return true;
    return name.length > 0 && name.every((word) => here.has(word)) && !name.every((word) => known.has(word));
  });
}

/** `labels` with such a paragraph as a step, right behind the steps. Linear. */
export function withClosingOrders(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  const result = [...labels];
  const last = result.findLastIndex(isStep);
  const [line, shape] = [lines[last + 1], shapes[last + 1]];
  if (last < 0 || line === undefined || result[last + 1] !== "O" || !opensWithOrder(line, shape))
    return result;
  const texts = (is: (label: Label | undefined) => boolean) =>
    lines.filter((_line, i) => is(labels[i])).map((each) => each.text);
  if (takesAlone(line.text, texts(isIngredient), texts(isStep))) result[last + 1] = "S";
  return result;
}
