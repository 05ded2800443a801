import { parseRecipeText } from "./index";

const read = (...lines: string[]) => {
  const recipe = parseRecipeText(lines.join("\n"));
  return {
    list: recipe?.ingredients.map(({ text }) => text),
    method: recipe?.instructions.map(({ text }) => text),
  };
};

describe("a list told by turns with its method, each order below what it takes", () => {
  test("an order is done with what stands above it, and is not bought", () => {
    const list = ["350 g dried fruit", "300 ml tea", "250 g flour", "200 g sugar", "1 egg"];
    expect(
      read(
        "Fruit loaf",
        ...list.slice(0, 2),
        "soak overnight",
        ...list.slice(2),
        "mix in, bake at 160 for 1h20",
      ),
    ).toEqual({
      list,
      method: [
        "soak overnight: 350 g dried fruit, 300 ml tea.",
        "mix in: 250 g flour, 200 g sugar, 1 egg; bake at 160 for 1h20",
      ],
    });
  });

  test("one with a time, and one between two others", () => {
    expect(
      read(
        "Soup",
        "500 g carrots",
        "1 onion",
        "fry gently",
        "1 l stock",
        "simmer 20 minutes",
        "100 ml cream",
        "stir in and blend",
      ),
    ).toEqual({
      list: ["500 g carrots", "1 onion", "1 l stock", "100 ml cream"],
      method: [
        "fry gently: 500 g carrots, 1 onion.",
        "simmer 20 minutes: 1 l stock.",
        "stir in and blend: 100 ml cream.",
      ],
    });
  });

  test("in German too, where the order ends its line", () => {
    expect(
      read(
        "Früchtebrot",
        "350 g Trockenfrüchte",
        "300 ml Tee",
        "über Nacht einweichen",
        "250 g Mehl",
        "1 Ei",
        "unterrühren und backen",
      ).method,
    ).toEqual([
      "über Nacht einweichen: 350 g Trockenfrüchte, 300 ml Tee.",
      "unterrühren und backen: 250 g Mehl, 1 Ei.",
    ]);
  });

  test("food without an amount between the others is bought", () => {
    const list = [
      "2 tomatoes",
      "grated cheese",
      "1 cucumber",
      "oil for frying",
      "1 tbsp vinegar",
      "toast, to serve",
    ];
    expect(
      read("Salad", ...list, "", "Slice the tomatoes and the cucumber and dress with vinegar.").list,
    ).toEqual(list);
  });
});

test("a short list between two paragraphs of the method is what the order below it takes", () => {
  const cake = ["2 cups flour", "1/2 tsp salt", "1 cup milk", "1 egg"];
  const filling = ["3/4 cup milk", "1/4 tsp salt", "2 tbsp flour"];
  const { list, method } = read(
    "Sandwich cakes",
    ...cake,
    "Mix the egg, dry ingredients and milk. Bake for 10 minutes.",
    "",
    ...filling,
    "Cook on the stove until thick. Let it cool.",
    "Spread between two cakes.",
  );
  expect(list).toEqual([...cake, ...filling]);
  expect(method?.[1]).toBe(`Cook on the stove until thick: ${filling.join(", ")}. Let it cool.`);
});

test("a short list whose next order names what it takes stays a list", () => {
  const { method } = read(
    "Sandwich cakes",
    "2 cups flour",
    "1 cup milk",
    "1 egg",
    "Mix the egg, flour and milk. Bake for 10 minutes.",
    "",
    "3/4 cup cream",
    "2 tbsp sugar",
    "Whip the cream with the sugar.",
    "Spread between two cakes.",
  );
  expect(method?.[1]).toContain("Whip the cream with the sugar.");
  expect(method?.join(" ")).not.toContain("3/4 cup cream");
});
