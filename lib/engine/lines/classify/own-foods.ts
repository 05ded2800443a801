/** Lines of a shopping list that look as if they went on from the line above, and are foods of their own: "2 chicken breasts, skin on" and "olive oil". */
import { findFood } from "@/lib/engine/language/food/lexicon";
import { HANGS } from "@/lib/engine/language/shapes";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { Lines } from "./list-agreement";
import type { Label } from "./model";

/** More words are no bare name of a food. */
const MOST_WORDS = 4;
/** What stands open at the end of a line, or at the beginning of the next one. */
const OPEN_END = /[,;:(&+/–-]$/;
const INSIDE = /^[a-z]?[)\]&+/]|[)\]:.!?]$/iu;

const lastWord = (text: string): string => text.slice(text.lastIndexOf(" ") + 1);

/** The line above names its food whole, and its last word makes no other food of this line: "extra virgin olive" and "oil". */
function isOwnFood(above: string, text: string): boolean {
  if (OPEN_END.test(above) || HANGS.test(above) || INSIDE.test(text) || text.split(" ").length > MOST_WORDS)
    return false;
  // An open bracket closes on a later line.
  if (above.lastIndexOf("(") > above.lastIndexOf(")")) return false;
  const { quantity, preparation, name } = parseIngredientLine(above);
  // Only behind a comma is a line that hangs whole: "skin on".
  if (quantity === null || preparation === null || findFood(name) === null) return false;
  const food = findFood(text);
  const words = text.toLowerCase().split(" ");
  const known = food !== null && findFood(words.at(-1) ?? "") !== null;
  const joined = findFood(`${lastWord(above)} ${text}`);
  return known && joined?.food === food.food && findFood(lastWord(above)) === null;
}

/** Labels such lines as ingredients of their own. Linear. */
export function knowOwnFoods({ lines }: Lines, labels: Label[]): void {
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const goesOn = labels[i] === "i" && line.marker === "none" && !line.run && line.source !== above?.source;
    if (above !== undefined && goesOn && isOwnFood(above.text, line.text)) labels[i] = "I";
  });
}
