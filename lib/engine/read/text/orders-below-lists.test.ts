import { formatText } from "@/lib/engine/format";
import { everyUse } from "@/tests/support/cooking-uses";
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

// An order right below a part of the list, without a stop: it is done with the part, and is nothing to buy.

const fry = (order: string, name = "For the sauce") =>
  `Kung Pao Supper\n\n${name}\n2 tbsp hoisin sauce\n1 tbsp soy sauce\n1 tbsp corn starch\n${order}\n\nFor the vegetables\n2 stalks of celery\n1 carrot\n1 lb chicken\n\nFry the chicken for 5 minutes.\nAdd celery and carrot and fry until tender.\nAdd the sauce and heat through.`;

test.each([
  "Mix all the sauce ingredients together and set aside",
  "Combine and set aside",
  "Whisk all together until smooth",
  "Blend until smooth",
  "Mix well and refrigerate overnight",
  "Mix together.",
])("%s takes the part above it", (order) => {
  const text = fry(order);
  expect(parseRecipeText(text)?.ingredients).toHaveLength(6);
  expect(everyUse(text).slice(0, 3)).toEqual([
    "2 tbsp hoisin sauce = all",
    "1 tbsp soy sauce = all",
    "1 tbsp corn starch = all",
  ]);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test.each(["Salt and pepper to taste", "Garnish with parsley", "Oil for frying"])(
  "%s stays on the list",
  (last) => {
    expect(parseRecipeText(fry(last))?.ingredients.map(({ text }) => text)).toContain(last);
  },
);

test("what a marinade's list is only left in takes all of it", () => {
  const text = fry("Let it marinate for 30 minutes", "To marinate the chicken").replace(
    /\nAdd the sauce.*/,
    "",
  );
  expect(everyUse(text).slice(0, 3)).toEqual([
    "2 tbsp hoisin sauce = all",
    "1 tbsp soy sauce = all",
    "1 tbsp corn starch = all",
  ]);
});

const stepsOf = (text: string): string[] | undefined =>
  parseRecipeText(text)?.instructions.map((line) => line.text);

test.each([
  ["Sugar syrup: 1 cup sugar, 1 cup water. Heat until dissolved.", ["Heat until dissolved."]],
  ["Dressing: 3 EL Öl, 1 EL Essig, Salz, Pfeffer. Alles verrühren.", ["Alles verrühren."]],
  ["Sirop: 200 g de sucre, 200 ml d'eau. Faire chauffer.", ["Faire chauffer."]],
  [
    "Lemonade\n3 lemons\n100 g sugar\n1 l water\nboil, cool, chill. serve cold",
    ["boil, cool, chill. serve cold"],
  ],
])("%j has a method, however short it is", (text, steps) => {
  expect(stepsOf(text)).toEqual(steps);
});

test("what the list ends with and nobody measures is bought", () => {
  const recipe = parseRecipeText("Dressing: 3 EL Öl, 1 EL Essig, Salz, Pfeffer. Alles verrühren.");
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual(["3 EL Öl", "1 EL Essig", "Salz", "Pfeffer"]);
});

test.each(["Shopping\n2 kg potatoes\n3 apples\nCall mum.", "2 kg potatoes\n3 apples\nI love them so much."])(
  "%j orders nothing to cook: it is no recipe",
  (text) => {
    expect(parseRecipeText(text)).toBeNull();
  },
);
