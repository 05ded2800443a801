/** An order right below the part of a list that it is done with, without a stop: "Mix all the sauce ingredients together and set aside". Nothing to buy. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Gloss } from "@/lib/engine/language/gloss";
import { has, isIngredient } from "@/lib/engine/lines/classify/list-agreement";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isOrder } from "./told-steps";
import { tellsWork } from "./orders-over-lists";

/** One word below a list may be a food that is also a verb. */
const FEWEST_WORDS = 2;

/** The line says what is done, and names nothing that could be bought. */
function ordersAll(line: TextLine, shape: LineShape | undefined, gloss: Gloss | null): boolean {
  if (shape === undefined || shape.meta || shape.heading !== null || line.known !== undefined) return false;
  if (has(shape, "amt", "ends_colon", "ends_question")) return false;
  const said = gloss?.translate(line.text).text ?? line.text;
  // "All the sauce ingredients" names no sauce.
  const isOfAll = (said.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => LINKING.ingredients.has(word));
  if (!has(shape, "foods_0") && !isOfAll) return false;
  return said.split(" ").length >= FEWEST_WORDS && isOrder(said) && tellsWork(said, true);
}

/** `labels` with such lines as steps: the last ones of a block of the list, and marked as its rows are. Linear. */
export function withOrdersBelowParts(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  gloss: Gloss | null,
): Label[] {
  const told = [...labels];
  lines.forEach((line, i) => {
    const [above, below] = [lines[i - 1], lines[i + 1]];
    const isLast = below === undefined || below.gap > 0 || !isIngredient(labels[i + 1]);
    if (above === undefined || !isLast || line.gap > 0 || line.marker !== above.marker) return;
    if (!isIngredient(labels[i - 1]) || told[i] === "S" || told[i] === "s") return;
    if (ordersAll(line, shapes[i], gloss)) told[i] = "S";
  });
  return told;
}
