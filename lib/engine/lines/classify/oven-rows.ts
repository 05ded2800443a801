/** "Oven: 425F" in a row of its own, where no line of the method says to heat the oven to it: the cook is told to by the row. */
import { factPattern } from "@/lib/engine/language/facts";
import { splitSentences } from "@/lib/engine/language/sentences";
import { findDurations } from "@/lib/engine/language/times/durations";
import { findTemperatures } from "@/lib/engine/language/temperatures";
import { factsIn } from "@/lib/engine/lines/facts";
import { isIngredient, isStep, type Lines } from "./list-agreement";
import type { Label } from "./model";

const LONGEST_ROW = 60;
const OVEN_ROW = new RegExp(
  `^(?:${factPattern((words) => words.ovenRows)})\\s?[:–-]\\s?(?=\\D{0,12}\\d)`,
  "iu",
);

/** "Oven on at 190 (170 fan).": no verb, and a heat without its sign. */
const OVEN_SENTENCE = new RegExp(
  `^(?:${factPattern((words) => words.ovenRows)})(?:\\s\\p{L}{1,4}){0,2}\\s[1-5]\\d{2}(?!\\d).{0,30}[.!]$`,
  "iu",
);

/** The row says how hot the oven is, and nothing else. */
export const isOvenRow = (text: string): boolean =>
  text.length <= LONGEST_ROW &&
  (OVEN_SENTENCE.test(text) || (OVEN_ROW.test(text) && findTemperatures(text).length > 0));

/** "Oven at 190 for 35-40 minutes. Then leave it.": what opens a paragraph with the oven, its heat and how long is the baking. */
const BAKES = new RegExp(
  `^(?:${factPattern((words) => words.ovenRows)})(?:,?\\s\\p{L}{1,8}){0,3},?\\s[1-5]\\d{2}(?!\\d)`,
  "iu",
);
const bakes = (text: string): boolean => {
  const first = splitSentences(text)[0] ?? "";
  return BAKES.test(first) && first.length <= LONGEST_BAKING && findDurations(first).length > 0;
};
const LONGEST_BAKING = 120;

/**
 * "Baking time: 50 minutes at 180 °C" below the last step, where no step waits so long: the row is what tells to bake. Above the list it is a fact,
 * as in "Baking: 50 minutes at 180 °C" over the steps that say it again.
 */
function knowBakingRow(lines: Lines["lines"], labels: Label[]): void {
  const last = labels.findLastIndex((label) => isStep(label));
  const below = lines.findIndex(({ text, level }, i) => {
    if (i <= last || last < 0 || labels[i] !== "O" || level > 0 || text.length > LONGEST_BAKING) return false;
    const { isRow, times } = factsIn(text);
    return isRow && times.cooking !== undefined && findTemperatures(text).length > 0;
  });
  if (below < 0) return;
  const cooking = factsIn(lines[below]?.text ?? "").times.cooking;
  const waits = lines.some(
    ({ text }, i) => isStep(labels[i]) && findDurations(text).some(({ minutes }) => minutes === cooking),
  );
  if (!waits) labels[below] = "S";
}

/** Makes steps of rows that state the oven's heat, and of paragraphs behind a step that open with it and a time. */
export function knowOvenRows({ lines }: Lines, labels: Label[]): void {
  knowBakingRow(lines, labels);
  lines.forEach(({ text, level }, i) => {
    if (labels[i] === "O" && level === 0 && isStep(labels[i - 1]) && bakes(text)) labels[i] = "S";
  });
  lines.forEach(({ text }, i) => {
    if (isStep(labels[i]) || !isOvenRow(text)) return;
    const heat = findTemperatures(text)[0]?.value ?? Number(/\d{3}/.exec(text)?.[0]);
    const isSaid = lines.some(
      (line, at) => isStep(labels[at]) && findTemperatures(line.text).some(({ value }) => value === heat),
    );
    if (!isSaid && labels.some(isStep)) labels[i] = "S";
    // "Preheat oven: 180°C" as the last row of the list: nobody buys it.
    else if (isIngredient(labels[i])) labels[i] = "O";
  });
}
