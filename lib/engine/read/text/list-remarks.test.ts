/** Lines among a list that are none of it: a writer's own remark, the name of a part that has one line. */
import { parseRecipeText } from ".";

test("a remark in the first person is a note, and is not bought", () => {
  const read = parseRecipeText(
    "Baked Pasta\n\nServes 4\n\nIngredients\n\n- 1 jar tomato sauce\n- 1 box penne\n- 8 oz shredded mozzarella cheese\n  - I've found that pre-shredded cheese doesn't taste as good as shredding it right before cooking.\n\nDirections\n\n1. Boil the penne.\n2. Mix with the sauce, cover with the cheese and bake for 20 minutes.",
  );
  expect(read?.ingredients.map(({ text }) => text)).toEqual([
    "1 jar tomato sauce",
    "1 box penne",
    "8 oz shredded mozzarella cheese",
  ]);
  expect(read?.notes?.join()).toContain("I've found that");
});

test("'Garnish' above a single line names a part", () => {
  const read = parseRecipeText(
    "Stew\n\nServes 4\n\nIngredients\n\nMeatballs\n1 pound ground turkey\n1 egg\n\nSauce\n2 tablespoons oil\n1 onion\n\nGarnish\ncilantro, for garnish\n\nInstructions\n\n1. Brown the turkey with the egg.\n2. Add the oil and onion.\n3. Garnish with cilantro.",
  );
  expect(read?.ingredients.at(-1)).toMatchObject({ text: "cilantro, for garnish", section: "Garnish" });
  expect(read?.ingredients.map(({ text }) => text)).not.toContain("Garnish");
});

test.each([
  [
    "Salmon\n\nOven: 425F\nServes 2\n\n2 salmon\n1 lemon\n\nPut salmon on a tray with the lemon. Roast 20 min.",
    "Oven: 425F",
  ],
  [
    "Lachs\n\nFür 2 Personen\nOfen: 200 °C Umluft\n\n2 Lachsfilets\n1 Zitrone\n\nZubereitung\nDen Lachs mit der Zitrone auf ein Blech legen. 20 Minuten backen.",
    "Ofen: 200 °C Umluft",
  ],
])("a row that says how hot the oven is, is told to the cook where no step says it", (text, row) => {
  const read = parseRecipeText(text);
  expect(read?.ingredients).toHaveLength(2);
  expect(read?.instructions[0]?.text).toBe(row);
  const said = text.replace(/(?=Put salmon|Den Lachs)/, "Oven to 425F, Ofen auf 200 °C. ");
  expect(parseRecipeText(said)?.instructions.map((line) => line.text)).not.toContain(row);
});

test.each([
  ["2 potatoes shredded I use red and leave the skin on, use a grater", "2 potatoes shredded"],
  ["8 oz mushrooms, I used brown ones", "8 oz mushrooms"],
  ["1 onion, chopped. We like the sweet ones", "1 onion, chopped"],
  ["1 can beans - I always buy the small ones", "1 can beans"],
  ["1 cup I Can't Believe It's Not Butter", "1 cup I Can't Believe It's Not Butter"],
])("what the writer uses is a note behind a thing of the list: %s", (line, bought) => {
  const read = parseRecipeText(`Pie\n\n1 lb beef\n${line}\n1 tsp salt\n\nMix everything. Bake for 1 hour.`);
  expect(read?.ingredients.map(({ text }) => text)).toEqual(["1 lb beef", bought, "1 tsp salt"]);
  expect(read?.notes ?? []).toEqual(line === bought ? [] : [line]);
});

test.each([
  "Recipe and photograph provided courtesy of the Beef Club.",
  "Recipe courtesy of Aunt Ann.",
  "Recipe from my neighbor Sue.",
  "Enjoy and let us know what you think!",
  "I took this to our potluck, and it was delicious!",
  "If your family has picnics, tacos like these are so nice for sharing!",
])("whose a recipe is and what the writer wishes is nothing to do: %s", (end) => {
  const read = parseRecipeText(
    `Tacos\n\n1 lb beef\n8 tortillas\n\nFry the beef for 10 minutes.\nFill the tortillas.\n${end}`,
  );
  expect(read?.instructions.map(({ text }) => text)).toEqual([
    "Fry the beef for 10 minutes.",
    "Fill the tortillas.",
  ]);
});

test.each(["4 plain cod fillets cod (about 1 lb.)", "4 plain cod fillets cod (roughly 500 g.)"])(
  "a stop of a unit in brackets makes no sentence of what is bought: %s",
  (bought) => {
    const read = parseRecipeText(
      `Cod dinner\n\nPotatoes:\n1 lb. small potatoes\n2 T. oil\nCod:\n${bought}\n1 T. oil\n1/2 t. salt\nHeat the oven to 425 degrees F. Toss the potatoes in 2 T. oil.\nLay the cod on top and salt it. Bake 20 minutes.`,
    );
    expect(read?.ingredients.map(({ text }) => text)).toContain(bought);
  },
);

test("what brackets say behind the yield goes with it, and is nothing to do", () => {
  const read = parseRecipeText(
    "Tacos\n\n1 lb beef\n8 tortillas\n1 onion\n\nDirections:\nFry the beef and onion for 10 minutes. Fill the tortillas. Serves 8 or 10. (For our club, it served a whole lot more)",
  );
  expect(read?.instructions.map(({ text }) => text)).toEqual([
    "Fry the beef and onion for 10 minutes. Fill the tortillas.",
  ]);
  expect(read?.yield).toMatch(/8/u);
});
