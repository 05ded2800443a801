import { parseRecipeText } from "./index";

const read = (...lines: string[]) => parseRecipeText(lines.join("\n"));

describe("a dish's name right above its list, which could be bought as well", () => {
  test.each([
    [
      "es",
      "Tortilla",
      ["4 huevos", "3 patatas", "aceite"],
      "Pela las patatas. Bate los huevos. Fríe todo en aceite.",
    ],
    [
      "nl",
      "Pannenkoeken",
      ["250 g bloem", "2 eieren", "1/2 l melk"],
      "Meng bloem en eieren. Voeg de melk toe en bak.",
    ],
    [
      "de",
      "Pfannkuchen",
      ["250 g Mehl", "3 Eier", "1/2 l Milch"],
      "Mehl und Eier verrühren. Milch zugeben und backen.",
    ],
    [
      "it",
      "Tiramisù",
      ["500 g mascarpone", "4 uova", "caffè", "cacao"],
      "Montare le uova, unire il mascarpone. Cacao sopra.",
    ],
    ["en", "Shortbread", ["1 cup butter", "2 cups flour"], "Mix and bake."],
  ])("%s: %s is the title, and not bought", (_, name, list, method) => {
    const recipe = read(name, ...list, method);
    expect(recipe?.title).toBe(name);
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(list);
  });

  test("apart from the list it is the title, though the method makes it", () => {
    const recipe = read(
      "Chips",
      "",
      "1 kg potatoes",
      "2 l oil",
      "",
      "Cut the potatoes into chips. Fry them in the oil.",
    );
    expect(recipe?.title).toBe("Chips");
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(["1 kg potatoes", "2 l oil"]);
  });

  test("a food without an amount that a step cooks stays on the list", () => {
    const recipe = read("Burro", "200 g di farina", "3 uova", "Sciogliere il burro. Unire farina e uova.");
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(["Burro", "200 g di farina", "3 uova"]);
  });

  test("among other foods without amounts the first one is a food like them", () => {
    const list = ["Tortillas", "Queso", "Tomate", "2 aguacates"];
    expect(
      read(...list, "Pela los aguacates. Reparte encima el queso y el tomate.")?.ingredients,
    ).toHaveLength(4);
  });
});
