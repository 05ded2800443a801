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

/**
 * Tells of a text whether a food of the list, by its name or its last word ("buns"), stands in it and in none of the first `before` steps. List
 * and steps are read once, at the first question.
 */
export function foodsAloneIn(
  list: readonly string[],
  steps: readonly string[],
): (text: string, before: number) => boolean {
  let names: string[][] | null = null;
  /** The first step that each word stands in. */
  const first = new Map<string, number>();
  return (text, before) => {
    if (names === null) {
      names = list.slice(0, MOST_LINES).map((line) => wordsIn(parseIngredientLine(line).name));
      steps.forEach((step, at) => {
        for (const word of wordsIn(step)) if (!first.has(word)) first.set(word, at);
      });
    }
    const isTold = (word: string): boolean => (first.get(word) ?? before) < before;
    const here = new Set(wordsIn(text));
    return names.some((name) => {
      const last = name.at(-1);
      if (last === undefined) return false;
      return (
        (here.has(last) && !isTold(last)) || (name.every((word) => here.has(word)) && !name.every(isTold))
      );
    });
  };
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
  const steps = texts(isStep);
  if (foodsAloneIn(texts(isIngredient), steps)(line.text, steps.length)) result[last + 1] = "S";
  return result;
}
