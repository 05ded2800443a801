/** Lines of a shopping list that look as if they went on from the line above, and are foods of their own: "2 chicken breasts, skin on" and "olive oil". */
import { findFood } from "@/lib/engine/language/food/lexicon";
import {
  ALTERNATIVE_WORDS,
  CONJUNCTIONS,
  NOT_BEFORE_AMOUNT,
  opensNote,
} from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
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

/** A longer line may have been wrapped. */
const SHORT = 50;

/** Words that open the rest of a line and no food: "in water", "or dry sherry", "for the top". */
const opensRest = (word: string): boolean =>
  NOT_BEFORE_AMOUNT.has(word) || CONJUNCTIONS.has(word) || ALTERNATIVE_WORDS.has(word) || opensNote(word);

/** The food that `text` names when it is bought in any amount, "butter", "flour for dredging", and no more than that; null where it names none. */
function bareFood(text: string): string | null {
  const words = text.toLowerCase().split(" ");
  if (INSIDE.test(text) || words.length > MOST_WORDS || opensRest(words[0] ?? "")) return null;
  const { quantity, name } = parseIngredientLine(text);
  const isMade = words.length === 1 && LINKING.products.has(words[0] ?? "");
  return quantity === null && !isMade && findFood(name) !== null ? name : null;
}

/** "1/2 cup grated Parmesan cheese" and "parsley": a short line with all that it needs, and a bare food that makes no other one with its end. */
function isBareFood(above: string, text: string): boolean {
  if (above.length >= SHORT || OPEN_END.test(above) || HANGS.test(above)) return false;
  if (above.lastIndexOf("(") > above.lastIndexOf(")")) return false;
  const food = bareFood(text)?.split(" ");
  const { quantity, name } = parseIngredientLine(above);
  if (food === undefined || quantity === null || findFood(name) === null) return false;
  return food.every(
    (_word, at) => findFood([lastWord(above), ...food.slice(0, at + 1)].join(" "))?.exact !== true,
  );
}

/** Labels such lines as ingredients of their own; bare foods only where no other line of the text goes on below. Linear. */
export function knowOwnFoods({ lines }: Lines, labels: Label[]): void {
  const bare: number[] = [];
  let isWrapped = false;
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const goesOn = labels[i] === "i" && line.marker === "none" && !line.run && line.source !== above?.source;
    if (above === undefined || !goesOn) return;
    if (isOwnFood(above.text, line.text)) labels[i] = "I";
    else if (isBareFood(above.text, line.text)) bare.push(i);
    else isWrapped = true;
  });
  if (!isWrapped) for (const i of bare) labels[i] = "I";
}
