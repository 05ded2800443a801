/** "2 xícaras e 1/2 de farinha", "une tasse et demie": the half stands behind the unit, on lists and in steps. */
import { formatText } from "@/lib/engine/format";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";

test.each([
  ["2 xícaras e 1/2 de farinha de trigo", 2.5, "farinha de trigo"],
  ["1 xícara e meia de leite", 1.5, "leite"],
  ["1 taza y media de leche", 1.5, "leche"],
  ["1 cucchiaio e mezzo di olio", 1.5, "olio"],
  ["1 tasse et demie de lait", 1.5, "lait"],
  ["1 kilo en een half meel", 1.5, "meel"],
  ["2 cups and 1/2 of flour", 2.5, "flour"],
  ["1 cup and 1/2 tsp salt", 1, null],
])("%s", (line, quantity, name) => {
  const read = parseIngredientLine(line);
  expect(read.quantity).toBe(quantity);
  if (name !== null) expect(read.name).toBe(name);
});

test("what a step takes of it, and what is left", () => {
  const content = formatText(
    "Gâteau\n\nPour 4 personnes\n\n2 tasses et demie de farine\n1 tasse et demie de lait\n2 œufs\n\nMélangez une tasse et demie de farine avec la moitié du lait. Ajoutez les œufs.\nAjoutez le reste de la farine et du lait et mélangez. Enfournez 40 minutes.",
  );
  const amounts = (content?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.flatMap(({ uses }) => uses.map(({ amount }) => amount)),
  );
  expect(amounts).toEqual(["1 1/2 tasses", "3/4 tasse", "all", "1 tasse", "3/4 tasse"]);
  expect(content?.receipt?.issues).toEqual([]);
});
