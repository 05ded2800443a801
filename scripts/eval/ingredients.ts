/** Predictions for hand-labelled ingredient lines: `{ id, name, quantity, quantityMax, unit }` (format of the ingredients scorer). */
import { readFileSync } from "node:fs";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";

export async function* predict(cases: string): AsyncGenerator<object> {
  for (const row of readFileSync(cases, "utf8").split("\n").filter(Boolean)) {
    const { id, text } = JSON.parse(row) as { id: string; text: string };
    const { name, quantity, quantityMax, unit } = parseIngredientLine(text);
    yield { id, name, quantity, quantityMax, unit };
  }
}
