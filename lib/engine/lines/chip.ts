/** What a chip says: the amount that goes in here, and the food. */
import { parseIngredientLine } from "./ingredient-line";

/**
 * "2 tbsp" of "3 tbsp olive oil, divided" → "2 tbsp olive oil"; "all" → the line without the words that only manage the list; "some" → the food.
 */
export function chipText(line: string, amount: string): string {
  if (amount === "all") return line;
  const { name } = parseIngredientLine(line);
  return amount === "some" ? name : `${amount} ${name}`;
}
