/** A line with a second amount behind its name, "plus 1 tsp to finish", and amounts that something is taken off. */
import { parseRecipeText } from "@/lib/engine/read/text";
import { formatRecipe } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";

/** The amounts of line `name` at each action that uses it, work of the list left out. */
function usesOf(text: string, name: string): string[] {
  const source = parseRecipeText(text);
  if (source === null) return ["not read"];
  const recipe = formatRecipe(source, text);
  const list = Array.isArray(recipe.ingredients)
    ? recipe.ingredients
    : [...recipe.ingredients.refrigerated, ...recipe.ingredients.other];
  return recipe.steps.flatMap(({ actions = [] }) =>
    actions.flatMap((action) =>
      action.uses
        .filter(({ line }) => list[line]?.includes(name))
        .map(({ amount, guessed }) => `${plainText(action.text)} ${amount}${guessed === true ? "?" : ""}`),
    ),
  );
}

const recipe = (list: string, method: string): string =>
  `Supper\nServes 2\n\n${list.split("|").join("\n")}\n\n${method}\n`;

it("a marinade at the start takes the first amount, and the finish the second", () => {
  const list = "4 lamb cutlets|3 tbsp date syrup, plus 2 tsp to finish|1 tbsp soy sauce|1 tsp cumin";
  const method = (end: string) =>
    `Mix the date syrup, soy sauce and cumin, turn the cutlets in it and marinate for 2 hours. Grill the cutlets for 8 minutes. ${end}`;
  expect(usesOf(recipe(list, method("Trickle over the rest of the date syrup.")), "syrup")).toEqual([
    "Mix the date syrup, soy sauce and cumin. 3 tbsp",
    "Trickle over the rest of the date syrup. 2 tsp",
  ]);
  expect(usesOf(recipe(list, method("Brush with the extra date syrup.")), "syrup").at(-1)).toBe(
    "Brush with the extra date syrup. 2 tsp",
  );
});

it("half a cup less a tablespoon is what is left of it", () => {
  const list = "1 cup sugar|2 cups flour|3 eggs|1 lemon";
  const method =
    "Beat the eggs with half a cup less a tablespoon of the sugar. Fold in the flour. Dissolve the rest of the sugar in the lemon juice.";
  expect(usesOf(recipe(list, method), "sugar")).toEqual([
    "Beat the eggs with half a cup less a tablespoon of the sugar. 7 tbsp",
    "Dissolve the rest of the sugar in the lemon juice. 1/2 cup + 1 tbsp",
  ]);
});

it("what is canned in something gives that too, and a number of it", () => {
  const list = "1 small tin chipotles in adobo|200 g yogurt|1 onion";
  const method =
    "Chop 3 of the chipotles and the onion. Stir 2 tsp of the adobo sauce into the yogurt and add the onion.";
  expect(usesOf(recipe(list, method), "adobo")).toEqual([
    "Chop 3 of the chipotles and the onion. 3",
    "Stir 2 tsp of the adobo sauce into the yogurt. 2 tsp",
  ]);
  const own = "2 chipotles in adobo|1 tbsp adobo sauce|200 g yogurt|1 onion";
  const both = "Blend the chipotles, onion and yogurt. Swirl in the adobo sauce.";
  expect(usesOf(recipe(own, both), "chipotles")).toEqual(["Blend the chipotles, onion and yogurt. all"]);
});

it("both amounts go in where both are named at once", () => {
  const list = "2 chipotles in adobo, plus 1 tbsp of the sauce|1 tin beans|1 onion";
  expect(
    usesOf(recipe(list, "Fry the onion. Stir in the chipotles, adobo sauce and beans."), "adobo"),
  ).toEqual(["Stir in the chipotles, adobo sauce and beans. all"]);
});

it("zest and juice of so many each", () => {
  const list = "2 lemons, zest of both, juice of 1|200 g sugar|4 eggs";
  const method = "Beat the eggs with the lemon zest. Dissolve the sugar in the lemon juice.";
  expect(usesOf(recipe(list, method), "lemons")).toEqual([
    "Zest 2 lemons. all",
    "Juice 1 lemon. 1 lemon",
    "Beat the eggs with the lemon zest. all",
    "Dissolve the sugar in the lemon juice. 1 lemon",
  ]);
  const all = "3 limes - zest of 1, juice of all|200 g sugar|4 eggs";
  expect(usesOf(recipe(all, "Beat the eggs and sugar. Stir in zest & juice."), "limes").at(-1)).toBe(
    "Stir in zest & juice. all",
  );
});

it("what was drained and kept goes in by itself", () => {
  const list = "1 jar artichokes, drained, juice reserved|300 g pasta|1 lemon";
  const method = "Boil the pasta. Add the artichokes. Loosen with the artichoke juice.";
  expect(usesOf(recipe(list, method), "artichokes").slice(-2)).toEqual([
    "Add the artichokes. all",
    "Loosen with the artichoke juice. some",
  ]);
});
