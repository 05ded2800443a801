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
