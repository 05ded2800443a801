import { parseRecipeText } from "./index";

const CURRY =
  "fry an onion and 3 garlic cloves in 2 tbsp oil, add 2 tbsp curry paste and fry 1 min. Add 500 g chicken. Pour in 1 can coconut milk and 200 ml stock. Simmer 20 min.";

describe("a recipe told in one paragraph", () => {
  test.each([
    ["behind the dish's name", `Curry: ${CURRY}`],
    [
      "in a message that names it and ends with a kiss",
      `Hi love, here's the curry: ${CURRY} Serve with rice xx`,
    ],
  ])("%s", (_, text) => {
    const recipe = parseRecipeText(text);
    expect(recipe?.title).toBe("Curry");
    expect(recipe?.ingredients).toHaveLength(7);
    expect(recipe?.instructions[0]?.text).toMatch(/^fry an onion/);
    expect(recipe?.instructions.every(({ section }) => section === undefined)).toBe(true);
  });

  test("an order before the colon names nothing", () => {
    const recipe = parseRecipeText(`Make the paste: ${CURRY}`);
    expect(recipe?.title).not.toBe("Make the paste");
  });

  test("the name is the dish's in other languages too", () => {
    const recipe = parseRecipeText(
      "Pasta al limone: cuoci 320 g di spaghetti. Intanto sciogli 60 g di burro con la scorza di 2 limoni, unisci 50 g di parmigiano e condisci la pasta. Servi subito.",
    );
    expect(recipe?.title).toBe("Pasta al limone");
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual([
      "320 g di spaghetti",
      "60 g di burro",
      "2 limoni",
      "50 g di parmigiano",
    ]);
  });

  test("three measured foods with their orders are a recipe", () => {
    const recipe = parseRecipeText(
      "Apfelmus\n\n1 kg Äpfel schälen, entkernen und klein schneiden. Mit 100 ml Wasser, 50 g Zucker und etwas Zimt in einem Topf weich kochen. Pürieren.",
    );
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual([
      "1 kg Äpfel",
      "100 ml Wasser",
      "50 g Zucker",
    ]);
  });
});
