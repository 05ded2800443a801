/** Foods at the ends of a list that look like none of it: "Lemon wedges, to serve" below its blank line, and one measured line above its parts. */
import { findFood } from "@/lib/engine/language/food/lexicon";
import { endsServed } from "@/lib/engine/language/part-names";
import { FOR_PART, PART_ALONE } from "@/lib/engine/language/shapes";
import { has, isContent, isIngredient, type Lines } from "./list-agreement";
import type { Label } from "./model";

const LONGEST_MEASURED = 9;

/** "For the bowl: cooked rice, cucumber, avocado": what a part at the foot of a list needs, in one line without amounts. */
function namesPartOfList(text: string): boolean {
  const at = text.indexOf(":");
  const name = text.slice(0, Math.max(0, at)).trim();
  if (!FOR_PART.test(name) && !PART_ALONE.test(name)) return false;
  const foods = text.slice(at + 1).split(",");
  return (
    foods.length > 1 &&
    foods.every((food) => food.trim().split(" ").length <= LONGEST_NAMED && findFood(food) !== null)
  );
}
const LONGEST_NAMED = 4;

/** "Lemon wedges and mint, to serve" below the list, before the method: the last ingredients. And one measured line above the list's parts. */
export function addServed(text: Lines, labels: Label[]): void {
  const { lines, shapes } = text;
  const last = labels.reduce((at, label, i) => (isIngredient(label) ? i : at), -1);
  const next = last + 1;
  const line = lines[next];
  if (
    last >= 0 &&
    line &&
    line.marker === "none" &&
    shapes[next]?.heading === null &&
    (endsServed(line.text) || (line.gap === 0 && labels[next] === "O" && namesPartOfList(line.text)))
  ) {
    if (!shapes[next]?.imperative && !has(shapes[next], "ends_stop")) labels[next] = "I";
  }
  const first = labels.findIndex(isIngredient);
  for (let i = Math.max(1, first - 3); i < first; i += 1) {
    const shape = shapes[i];
    const alone = (lines[i]?.gap ?? 0) > 0 && (lines[i + 1]?.gap ?? 0) > 0;
    if (labels[i] !== "O" || !alone || !isContent(shape)) continue;
    if (
      shape?.amountFirst &&
      !shape.sentence &&
      !has(shape, "amt_time", "amt_alone", "foods_0") &&
      shape.words <= LONGEST_MEASURED
    )
      labels[i] = "I";
  }
}
