/** Where bought food is kept, and in which part of a shop it is found. */
import {
  aisleOfFood,
  CANS,
  COLD,
  CURED,
  CUT,
  dependsOnFreshness,
  DRIED,
  FRESH,
  HERB_FRESH,
  isCheese,
  isColdWhenCut,
  isFruit,
  isHerb,
  isPerishableAbroad,
  isPreserved,
  isSausage,
  NEVER_DRIED,
  NOT_FRESH_HERB,
  RIND,
  SHELF,
  SHELF_UNLESS_PERISHABLE,
  STATES,
  staysCold,
  staysColdInCans,
  THAWED,
} from "@/lib/engine/language/food/keeping";
import { findFood, foodWords, NAME_CHARS } from "@/lib/engine/language/food/lexicon";
import { glossOf } from "@/lib/engine/language/gloss";
import { languageIn, type Languages } from "@/lib/engine/language/gloss/languages";
import type { StorageGroup } from "@/lib/engine/language/pack/lines";
import type { Aisle } from "@/lib/engine/recipe/aisles";
import type { Ingredients } from "@/lib/engine/recipe/formatted";
import { type IngredientLine, parseIngredientLine } from "./ingredient-line";

// Where a bought ingredient is kept, and the shopping list grouped by it. "Refrigerated" is what needs the fridge or the freezer when
// bought; the pantry, the counter and the fruit bowl are "other" (USDA FoodKeeper).

/**
 * Where the named food is kept when bought. Modifiers decide over the food: "frozen" is cold; "dried", "canned", "powdered", "bouillon" are not
 * ("dry aged cheddar" and "dry-cured ham" stay cold); fresh herbs, fresh pasta and cut produce are cold. Foods in German, French,
 * Spanish and Italian are known by their commonest words; unknown foods are "other".
 */
export function storageOf(name: string): StorageGroup {
  const all = foodWords(name.slice(0, NAME_CHARS));
  const match = findFood(name);
  const food = match?.food ?? null;
  if (all.some((word) => COLD.has(word))) return "refrigerated";
  const phrase = new Set(match?.phrase.split(" "));
  const modifiers = all.filter((word) => !phrase.has(word));
  // "dry aged cheddar", "dry-cured ham", "dried chorizo"
  const cured =
    (all.some((word) => DRIED.has(word)) && isSausage(food)) ||
    all.some((word, i) => CURED.has(`${word} ${all[i + 1] ?? ""}`));
  if (!cured && modifiers.some((word) => SHELF.has(word))) {
    if (!(modifiers.some((word) => RIND.has(word)) && isCheese(food))) return "other";
  }
  if (!cured && !staysCold(food) && modifiers.some((word) => SHELF_UNLESS_PERISHABLE.has(word)))
    return "other";
  if (!food) return isPerishableAbroad(name) ? "refrigerated" : "other";
  if (isHerb(food) && modifiers.some((word) => NOT_FRESH_HERB.has(word))) return "other";
  if (dependsOnFreshness(food) && modifiers.some((word) => FRESH.has(word))) return "refrigerated";
  if (isHerb(food) && all.some((word) => HERB_FRESH.has(word)) && !all.some((word) => DRIED.has(word)))
    return "refrigerated";
  if (
    (CUT.has(all[0] ?? "") || (all.some((word) => CUT.has(word)) && isFruit(food))) &&
    isColdWhenCut(food) &&
    !isPreserved(food)
  )
    return "refrigerated";
  return food.storage;
}

/** A teaspoon of a herb that is not called fresh and is not chopped by the cook comes from the spice rack. */
function isDriedHerb(line: IngredientLine): boolean {
  if (line.unit !== "tsp" || line.preparation !== null) return false;
  const food = findFood(line.name)?.food ?? null;
  if (!isHerb(food) || NEVER_DRIED.has(food?.id ?? "")) return false;
  return !foodWords(line.name).some((word) => HERB_FRESH.has(word));
}

/** Where the food of a line is kept: what it comes in ("1 can corn") and what is said behind its name ("peas, frozen") count too. */
function storageOfLine(line: IngredientLine): StorageGroup {
  if (isDriedHerb(line)) return "other";
  const before = foodWords(line.text.slice(0, line.nameStart));
  const food = findFood(line.name)?.food ?? null;
  const isCanned = [...before, line.unit ?? ""].some((word) => CANS.has(word));
  if (isCanned && !staysColdInCans(food)) return "other";
  const states = foodWords(line.preparation ?? "").filter((word) => STATES.has(word));
  const cold = states.some((word) => THAWED.has(word));
  return cold ? "refrigerated" : storageOf([...states, line.name].join(" "));
}

/** A line as the engine reads it: one of another language in the engine's words, where those name a food. */
function inOwnWords(line: IngredientLine, languages: Languages): IngredientLine {
  const gloss = glossOf(languageIn(line.text, languages));
  if (gloss === null) return line;
  const glossed = parseIngredientLine(gloss.translate(line.text).text);
  return findFood(glossed.name) === null ? line : glossed;
}

/**
 * The shopping list of `lines`, each as its source writes it and in its order: Refrigerated and Other when both have lines,
 * a flat list when all lines are of one group (a heading over everything says nothing) or when there are none.
 */
export function groupIngredients(lines: readonly IngredientLine[], languages: Languages): Ingredients {
  const refrigerated: string[] = [];
  const other: string[] = [];
  for (const line of lines) {
    (storageOfLine(inOwnWords(line, languages)) === "refrigerated" ? refrigerated : other).push(line.text);
  }
  if (refrigerated.length === 0 || other.length === 0) return lines.map((line) => line.text);
  return { refrigerated, other };
}

// In which part of a shop a line of the list is found.

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
