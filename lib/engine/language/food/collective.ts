/** Words of instructions that mean several ingredients at once ("the spices", "dry ingredients", "vegetables"), and what belongs to them. */
import type { Food } from "./lexicon";
import { singular } from "./singular";

/** Collective noun (singular) → classes of the lexicon that belong to it; one is enough. */
const COLLECTIVES = new Map<string, readonly string[]>(
  Object.entries({
    spice: ["spice", "seasoning"],
    seasoning: ["spice", "seasoning", "salt", "herb"],
    herb: ["herb"],
    aromatic: ["aromatic"],
    vegetable: ["vegetable", "mushroom", "greens"],
    veggie: ["vegetable", "mushroom", "greens"],
    veg: ["vegetable", "mushroom", "greens"],
    green: ["greens", "herb"],
    salad: ["greens"],
    fruit: ["fruit", "berry", "citrus", "dried-fruit"],
    berry: ["berry"],
    citrus: ["citrus"],
    nut: ["nut"],
    seed: ["seed"],
    mushroom: ["mushroom"],
    meat: ["meat"],
    beef: ["beef"],
    steak: ["beef"],
    pork: ["pork"],
    lamb: ["lamb"],
    poultry: ["poultry"],
    sausage: ["sausage"],
    fish: ["fish"],
    seafood: ["seafood"],
    shellfish: ["shellfish"],
    cheese: ["cheese"],
    dairy: ["dairy"],
    egg: ["egg"],
    bean: ["legume"],
    pulse: ["legume"],
    legume: ["legume"],
    pasta: ["pasta"],
    noodle: ["noodle", "pasta"],
    grain: ["grain"],
    flour: ["flour"],
    sugar: ["sugar"],
    sweetener: ["sweetener"],
    oil: ["oil"],
    fat: ["fat"],
    vinegar: ["vinegar"],
    sauce: ["sauce", "condiment"],
    condiment: ["sauce", "condiment"],
    stock: ["stock"],
    broth: ["stock"],
    liquid: ["liquid"],
    juice: ["juice", "citrus"],
    alcohol: ["alcohol"],
    liquor: ["alcohol"],
    spirit: ["alcohol"],
    bread: ["bread"],
    chocolate: ["chocolate"],
    cracker: ["biscuit"],
    cookie: ["biscuit"],
  }),
);

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
