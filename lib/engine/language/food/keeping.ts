/** Which kinds of food are kept where, whatever is said about them: classes of the lexicon that the shopping list asks for. */
import type { Food } from "./lexicon";

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
