/** The days of a long recipe in a few words above its list, "Saturday: mix, fold, shape": the method tells all of it again, and none is a step. */
import { startsWithAmount } from "./ingredient-run";
import type { Label } from "@/lib/engine/lines/classify/model";
import { isIngredient, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** A name and what is done then, in a few words without a sentence's end. */
const ROW = /^[^:.!?]{2,30}:\s([^:.!?]{3,60})$/u;
const MOST_WORDS = 8;
/** So many rows are an overview, where the method has as many steps at least. */
const FEWEST_ROWS = 2;
const FEWEST_STEPS = 3;

const isRow = ({ text }: TextLine): boolean => {
  const said = ROW.exec(text)?.[1];
  return said !== undefined && said.split(" ").length <= MOST_WORDS && !startsWithAmount(said);
};

/** The lines and labels, with such rows as a story. Linear. */
export function withoutOverview(
  lines: readonly TextLine[],
  labels: readonly Label[],
): { lines: readonly TextLine[]; labels: readonly Label[] } {
  const list = labels.findIndex(isIngredient);
  const steps = labels.filter((label, i) => i > list && label === "S").length;
  const above = lines.slice(0, Math.max(0, list));
  const rows = above.flatMap((line, i) => (isRow(line) ? [i] : []));
  const told = rows.filter((i) => isStep(labels[i]));
  if (told.length === 0 || rows.length < FEWEST_ROWS || steps < FEWEST_STEPS) return { lines, labels };
  const isTold = (i: number): boolean => told.includes(i);
  return {
    lines: lines.map((line, i) => (isTold(i) ? { ...line, known: "story" as const } : line)),
    labels: labels.map((label, i) => (isTold(i) ? "O" : label)),
  };
}
