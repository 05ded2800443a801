/** The last line of a list that ends with a full stop, as the list was one sentence: "2 onions", "some olive oil." */
import { has, isIngredient, isStep, type Lines } from "./list-agreement";
import type { Label } from "./model";

const LONGEST = 12;

/** What is only named in small letters right below a list, and above an order, is its end and no order: no verb is in it. Linear. */
export function knowListEnds({ lines, shapes }: Lines, labels: Label[]): void {
  shapes.forEach((shape, i) => {
    const [above, line, below] = [lines[i - 1], lines[i], lines[i + 1]];
    if (!isStep(labels[i]) || !isIngredient(labels[i - 1]) || !isStep(labels[i + 1])) return;
    if (!above || !line || !below || line.gap > 0 || line.marker !== above.marker) return;
    const isNamed = has(shape, "lower1") && has(shape, "ends_stop") && has(shape, "food_last");
    // "Oil" and "salt" may be orders, but not at the end.
    const isVerbless = has(shape, "verbs_0") || (has(shape, "verbs_1") && has(shape, "verb_last"));
    const isOrder = shape.imperative || has(shape, "verb1", "opener1", "until", "duration", "temperature");
    if (isNamed && isVerbless && !isOrder && shape.words <= LONGEST && /^\p{Lu}/u.test(below.text)) {
      labels[i] = "I";
      if (labels[i + 1] === "s") labels[i + 1] = "S";
    }
  });
}
