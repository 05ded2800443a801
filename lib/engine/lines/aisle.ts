/** In which part of a shop a line of the list is found. */
import { aisleOfFood } from "@/lib/engine/language/food/aisles";
import {
  CANS,
  COLD,
  isHerb,
  SHELF,
  SHELF_UNLESS_PERISHABLE,
  staysColdInCans,
} from "@/lib/engine/language/food/keeping";
import { findFood, foodWords } from "@/lib/engine/language/food/lexicon";
import type { Aisle } from "@/lib/engine/recipe/aisles";
import { parseIngredientLine, type IngredientLine } from "./ingredient-line";
import { inOwnWords, storageOfLine } from "./storage-group";

function aisleOfLine(line: IngredientLine): Aisle {
  const food = findFood(line.name)?.food ?? null;
  const said = foodWords(`${line.text.slice(0, line.nameStart)} ${line.name} ${line.preparation ?? ""}`);
  if (said.some((word) => COLD.has(word))) return staysColdInCans(food) ? "dairy" : "frozen";
  if (food === null) return "other";
  if (isHerb(food)) return storageOfLine(line) === "refrigerated" ? "produce" : "spices";
  const aisle = aisleOfFood(food);
  const keeps = said.some((word) => SHELF.has(word) || SHELF_UNLESS_PERISHABLE.has(word) || CANS.has(word));
  const isFresh = aisle === "produce" || aisle === "meat";
  return isFresh && keeps && storageOfLine(line) === "other" ? "cupboard" : aisle;
}

/** The aisle of each line of a shopping list, in its order; a food that nobody knows is in "other". */
export const aislesOf = (lines: readonly string[], language: string): Aisle[] =>
  lines.map((line) => aisleOfLine(inOwnWords(parseIngredientLine(line), [language])));
