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

const spoons = (text: string): string[] => {
  const content = formatText(text);
  const amounts = (content?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.flatMap(({ uses }) => uses.map(({ amount }) => amount)),
  );
  return [...amounts, ...(content?.receipt?.issues ?? []).map(({ message }) => message)];
};

test.each([
  [
    "Taboulé\n\n2 c. à soupe de cumin\n4 c. à soupe d'huile\n500 g de semoule\n\nChauffez 2 cuillères d'huile. Ajoutez 1 cuillère et demie de cumin. Versez la semoule avec le reste d'huile et la demi-cuillère de cumin qui reste.",
    ["2 c. à soupe", "1 1/2 c. à soupe", "all", "2 c. à soupe", "1/2 c. à soupe"],
  ],
  [
    "Taboulé\n\n2 c. à café de cumin\n500 g de semoule\n\nVersez la semoule avec une cuillère et demie de cumin. Remuez. Ajoutez le reste du cumin.",
    ["all", "1 1/2 c. à café", "1/2 c. à café"],
  ],
  [
    "Cuscús\n\n2 cucharadas de comino\n500 g de sémola\n\nTuesta cucharada y media de comino. Echa la sémola con la media cucharada de comino que queda.",
    ["1 1/2 cucharadas", "all", "1/2 cucharada"],
  ],
  [
    "Cuscuz\n\n2 colheres (sopa) de cominho\n500 g de sêmola\n\nToste uma colher e meia de cominho. Ponha a sêmola com a meia colher de cominho que sobrou.",
    ["1 1/2 colheres (sopa)", "all", "1/2 colher (sopa)"],
  ],
  [
    "Cuscus\n\n2 cucchiai di cumino\n500 g di semola\n\nTosta un cucchiaio e mezzo di cumino. Versa la semola con il mezzo cucchiaio di cumino rimasto.",
    ["1 1/2 cucchiai", "all", "1/2 cucchiaio"],
  ],
  // Nobody says which spoon: never half of what the list has.
  [
    "Couscous\n\n2 tbsp cumin\n500 g semolina\n\nToast 1 spoon and a half of cumin. Pour in the semolina with the rest of the cumin.",
    ["some", "all", "some"],
  ],
])("so many spoons and a half, by the spoon of the list: %#", (text, amounts) => {
  expect(spoons(text)).toEqual(amounts);
});

test.each([
  ["Mix the flour with 1 and 1/2 cups of the milk.", "1 1/2 cups", "2 cups"],
  ["Mix the flour with 1 & 1/2 cups milk.", "1 1/2 cups", "2 cups"],
  ["Mix the flour with one and a half cups of the milk.", "1 1/2 cups", "2 cups"],
  ["Mix the flour and half of the milk.", "1 3/4 cups", "1 3/4 cups"],
])("a number in two halves is one: %s", (order, taken, left) => {
  expect(
    spoons(`Pancakes\n\n300 g flour\n3 and 1/2 cups milk\n\n${order} Add the remaining milk. Fry.`),
  ).toEqual(["all", taken, left]);
});

test.each([
  "Roast the lamb for 1 and 1/2 hours.",
  "Roast the lamb for 2 & 1/2 hours.",
  "Roast the lamb for 1/2 an hour.",
  "Roast the lamb for ¾ an hour, turning every 1/2 an hour.",
])("a timer of such a time rings as it is stated: %s", (order) => {
  const content = formatText(`Lamb\n\n1 leg of lamb\nsalt\n\nRub the lamb with salt. ${order}`);
  expect(content?.receipt?.issues).toEqual([]);
});
