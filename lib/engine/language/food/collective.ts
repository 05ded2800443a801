/** Words of instructions that mean several ingredients at once ("the spices", "dry ingredients", "vegetables"), and what belongs to them. */
import type { Food } from "./lexicon";
import { COLLECTIVES as ENGLISH } from "@/lib/engine/language/en/collectives";
import { singular } from "./singular";

/** Collective noun, singular → classes of the lexicon that belong to it; one is enough. */
export type Collectives = Readonly<Record<string, readonly string[]>>;

const COLLECTIVES = new Map(Object.entries(ENGLISH));

/** Classes that a collective noun stands for, or null when the word is not one. Plural and singular are alike. */
export function classesOfCollective(word: string): readonly string[] | null {
  return COLLECTIVES.get(singular(word)) ?? null;
}

/** The "dry ingredients" of a baking recipe: flours, sugars, leavening, salt, spices, cocoa, grains and nuts. */
export function isDryIngredient(food: Food): boolean {
  return food.classes.has("dry");
}

/** The "wet ingredients": liquids, eggs, dairy but hard cheese, oils, syrups and extracts. */
export function isWetIngredient(food: Food): boolean {
  if (food.classes.has("cheese") || food.classes.has("dry")) return false;
  return ["liquid", "egg", "dairy"].some((name) => food.classes.has(name));
}
