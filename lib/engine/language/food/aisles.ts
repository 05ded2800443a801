/** In which part of a shop the foods of the lexicon are sold. */
import type { Aisle } from "@/lib/engine/recipe/aisles";
import type { Food } from "./lexicon";

/** Classes of the lexicon and where they are sold; the first that fits decides. Vegetables in a jar come before vegetables. */
const SOLD_IN: readonly (readonly [classes: readonly string[], aisle: Aisle])[] = [
  [["frozen"], "frozen"],
  [["canned", "preserved", "dried-fruit"], "cupboard"],
  [["dairy", "egg", "plant-milk", "plant-protein", "dough", "yeast-fresh"], "dairy"],
  [["meat", "fish", "shellfish", "seafood"], "meat"],
  [["bread"], "bakery"],
  [["spice"], "spices"],
  [["drink", "water"], "drinks"],
  [["vegetable", "mushroom", "fruit", "herb"], "produce"],
];

/** Where a food is sold as it commonly is; what is none of these stands in a cupboard. */
export function aisleOfFood({ classes }: Food): Aisle {
  // Powdered egg is sold with the flour.
  if (classes.has("egg") && classes.has("dry")) return "cupboard";
  return SOLD_IN.find(([names]) => names.some((name) => classes.has(name)))?.[1] ?? "cupboard";
}
