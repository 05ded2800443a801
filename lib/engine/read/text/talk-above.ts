/** What is said of the dish above its list, and reads like a step: "Ricotta makes these light. If you like, you may use white flour." */
import type { Gloss } from "@/lib/engine/language/gloss";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { has, isIngredient, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isOrder } from "./told-steps";

/** So many steps below the list are the method. */
const FEWEST_STEPS = 2;
/** Longer paragraphs are looked through so far. */
const MOST_SENTENCES = 12;

/** "In the 1950's", "in 1880": when something was, and no amount. */
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g;

/** The labels, with paragraphs above the list that order nothing as talk, where the method stands below it. Linear. */
export function withoutTalkAbove(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  gloss: Gloss | null,
): Label[] {
  const first = labels.findIndex(isIngredient);
  // Each part may have its steps below its list.
  const below = labels.slice(first + 1).filter((label) => label === "S").length;
  const headed = shapes.findIndex(({ heading }) => heading === "steps");
  // "How to make a pie" is the name of a recipe whose method has a heading of its own below the list.
  const isHeaded =
    headed >= 0 && headed < first && !shapes.slice(first).some(({ heading }) => heading === "steps");
  if (first < 1 || below < FEWEST_STEPS || isHeaded) return [...labels];
  const orders = (text: string): boolean =>
    splitSentences(text)
      .slice(0, MOST_SENTENCES)
      .some((sentence) => isOrder(gloss?.translate(sentence).text ?? sentence));
  return labels.map((label, i) => {
    const [line, shape] = [lines[i], shapes[i]];
    if (i >= first || !isStep(label) || line === undefined || line.known !== undefined) return label;
    // "The oven should be at 180 °C." is work.
    const isTalk =
      line.marker === "none" && shape?.imperative !== true && !/\d/.test(line.text.replace(YEAR, ""));
    // "Steak pie with peas" stands below a picture.
    const isCaption =
      has(shape, "ends_bare") && has(shape, "verbs_0") && has(shape, "foods_1", "foods_2", "foods_3");
    return isTalk && (isCaption || /[.!]$/.test(line.text)) && !orders(line.text) ? "O" : label;
  });
}
