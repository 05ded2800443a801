/** Recipes as people send them to one another. */
import { numbered, type Style } from "./pen";

export const GREETINGS = ["Hello dear,", "Hi Anna,", "Hey Dad!", "Dear all,"] as const;
export const COVERS = [
  "as promised, here is the recipe. Love it!",
  "you asked for the recipe, here it is:",
  "this is the one from Sunday.",
  "Found it in the drawer at last, as I said I would. x",
  "Sorry it took me so long! Tell me how it went",
] as const;

/** Sent without a greeting: a few words, then the recipe. */
export const sent: Style = (recipe, pen) =>
  [
    pen.pick(COVERS),
    ...pen.pick([[], [""]]),
    recipe.title,
    ...pen.pick([[], [""]]),
    ...recipe.ingredients,
    "",
    ...numbered(recipe, pen),
    ...pen.pick([[], ["", "Love, Gran"], ["", "xx"]]),
  ].join("\n");
