/**
 * Where foods are sold and kept: by what is said about them, by the classes of the lexicon, and by their commonest words in languages whose
 * foods are in none.
 */
import type { StorageWords } from "@/lib/engine/language/pack/lines";
import { topicOf } from "@/lib/engine/language/packs";
import { listed } from "@/lib/engine/language/registry";
import type { Aisle } from "@/lib/engine/recipe/aisles";
import { type Food, NAME_CHARS } from "./lexicon";
import { fold } from "./singular";

const isOf =
  (...classes: string[]) =>
  (food: Food | null): boolean =>
    food !== null && classes.some((name) => food.classes.has(name));

export const isHerb = isOf("herb");
export const isSausage = isOf("sausage");
export const isCheese = isOf("cheese");
export const isFruit = isOf("fruit");
/** Bought on a shelf even when cut. */
export const isPreserved = isOf("preserved");
/** Kept cold whatever it comes in or is made to: dairy and meat. */
export const staysCold = isOf("dairy", "meat");
/** Kept cold in a can or a tube too. */
export const staysColdInCans = isOf("dairy", "dough");
/** Kept cold once it is cut. */
export const isColdWhenCut = isOf("vegetable", "fruit");
/** Kept cold only where the line calls it fresh. */
export const dependsOnFreshness = isOf("herb", "pasta", "fish", "mushroom", "noodle");

const MOST_WORDS = 24;

/** True when the name has a word for a perishable food and none that says it keeps on a shelf. */
export function isPerishableAbroad(name: string): boolean {
  const all = fold(name.slice(0, NAME_CHARS)).split(" ").slice(0, MOST_WORDS);
  if (all.some((word) => KEEPS.has(word) || KEEPS_ENDS.some((end) => word.endsWith(end)))) return false;
  return all.some(
    (word) =>
      PERISHABLE.has(word) || PERISHABLE_ENDS.some((end) => word.length > end.length && word.endsWith(end)),
  );
}

const ALL: readonly Partial<StorageWords>[] = topicOf("storage");
type Lists = Exclude<keyof StorageWords, "cured">;
const words = (key: Lists): ReadonlySet<string> =>
  new Set(ALL.flatMap((storage) => listed(storage[key] ?? "")));

export const SHELF = words("shelf");
export const SHELF_UNLESS_PERISHABLE = words("shelfUnlessPerishable");
export const COLD = words("cold");
export const HERB_FRESH = words("herbFresh");
export const NEVER_DRIED = words("neverDried");
export const NOT_FRESH_HERB = words("notFreshHerb");
export const CANS = words("cans");
export const STATES = words("states");
export const THAWED = words("thawed");
export const DRIED = words("dried");
export const FRESH = words("fresh");
export const CUT = words("cut");
export const RIND = words("rind");
/** "dry aged": kept cold although it is called dry. */
export const CURED: ReadonlySet<string> = new Set(ALL.flatMap(({ cured }) => cured ?? []));
const PERISHABLE = words("perishable");
const PERISHABLE_ENDS: readonly string[] = [...words("perishableEnds")];
const KEEPS = words("keeps");
const KEEPS_ENDS: readonly string[] = [...words("keepsEnds")];

// In which part of a shop the foods of the lexicon are sold.

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
