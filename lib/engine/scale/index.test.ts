import fc from "fast-check";
import { quantityText } from "@/lib/engine/scale/words";
import { scaleAmount, scaleFactor, scaleInstruction, scaleLine } from ".";

test.each<[line: string, factor: number, scaled: string]>([
  ["2 cups flour", 2, "4 cups flour"],
  ["1 cup milk", 2, "2 cups milk"],
  ["2 cups milk", 0.5, "1 cup milk"],
  ["1/2 cup sugar", 3, "1 1/2 cups sugar"],
  ["1½ cups oats, toasted", 2, "3 cups oats, toasted"],
  ["½ tsp salt", 1.5, "¾ tsp salt"],
  ["1.5 cups stock", 1.5, "2 1/4 cups stock"],
  ["0.2 l cream", 2, "0.4 l cream"],
  ["125 g butter", 0.5, "62.5 g butter"],
  ["2 eggs", 2 / 3, "1 1/3 eggs (about 1)"],
  ["1 egg", 2, "2 eggs"],
  ["two eggs", 2, "4 eggs"],
  ["half a lemon", 2, "1 lemon"],
  ["2-3 tbsp oil", 2, "4-6 tbsp oil"],
  ["6/8 eggs", 0.5, "3–4 eggs"],
  ["2 to 3 onions", 2, "4 to 6 onions"],
  ["1-2 chillies", 1.5, "1 1/2 – 3 chillies"],
  ["1 tsp each ginger and turmeric", 2, "2 tsp each ginger and turmeric"],
  ["2 star anise", 2, "4 star anise"],
  ["1 cup (240 ml) milk", 2, "2 cups (480 ml) milk"],
  ["100g/3½oz feta", 2, "200g/7oz feta"],
  ["1 cup plus 2 tbsp sugar", 2, "2 cups plus 4 tbsp sugar"],
  ["Flour – 200 g", 1.5, "Flour – 300 g"],
  ["juice of 1 lemon", 2, "juice of 2 lemons"],
])("%s × %d", (line, factor, scaled) => {
  expect(scaleLine(line, factor)).toBe(scaled);
});

test.each<[line: string, factor: number, scaled: string]>([
  ["1 (14 oz) can tomatoes", 2, "2 (14 oz) cans tomatoes"],
  ["2 x 400g tins tomatoes", 2, "4 x 400g tins tomatoes"],
  ["17-ounce package noodles", 2, "2 × 17-ounce package noodles"],
  ["1 lb beef, cut into 2-inch cubes", 2, "2 lb beef, cut into 2-inch cubes"],
  ["4 skate wings, about ½ pound each", 2, "8 skate wings, about ½ pound each"],
  ["6 tortillas (6 inch)", 2, "12 tortillas (6 inch)"],
  ["1 cup butter, softened for 20 minutes", 2, "2 cups butter, softened for 20 minutes"],
  ["2 cups 2% milk", 2, "4 cups 2% milk"],
  ["1 cup water at 40°C", 2, "2 cups water at 40°C"],
  ["1 cup warm water (45C)", 2, "2 cups warm water (45C)"],
  ["2 cups milk, heated to 80C", 2, "4 cups milk, heated to 80C"],
  ["1 lb shrimp (16/20 count)", 2, "2 lb shrimp (16/20 count)"],
  ["1 lb prawns (16-20 ct)", 2, "2 lb prawns (16-20 ct)"],
])("sizes, times and temperatures stay: %s", (line, factor, scaled) => {
  expect(scaleLine(line, factor)).toBe(scaled);
});

test.each<[line: string, factor: number, scaled: string]>([
  ["Five spice powder", 2, "Five spice powder"],
  ["2 tsp five spice powder", 2, "4 tsp five spice powder"],
  ["half fat creme fraiche, 200 ml", 2, "half fat creme fraiche, 400 ml"],
  ["half and half, 1 cup", 2, "half and half, 2 cups"],
  ["1 000 g flour", 0.5, "500 g flour"],
  ["1,250 kg Mehl", 2, "2,5 kg Mehl"],
  ["1,250 g flour", 2, "2500 g flour"],
  ["1 loaf bread", 2, "2 loaves bread"],
  ["2 loaves bread", 0.5, "1 loaf bread"],
  ["1 part vodka", 2, "2 parts vodka"],
  ["2 lbs beef", 0.5, "1 lb beef"],
  ["1 dozen eggs", 2, "24 eggs"],
  ["1 Dose Tomaten", 2, "2 Dosen Tomaten"],
  ["2 (14 oz) cans tomatoes", 2, "4 (14 oz) cans tomatoes"],
  ["2 T oil", 2, "4 T oil"],
  ["1 t salt", 2, "2 t salt"],
  ["2 C flour", 2, "4 C flour"],
])("names, marks of thousands and plurals: %s × %d", (line, factor, scaled) => {
  expect(scaleLine(line, factor)).toBe(scaled);
});

test.each<[amount: string, factor: number, scaled: string]>([
  ["2 tbsp", 2, "4 tbsp"],
  ["1 lemon", 2, "2 lemons"],
  ["half a lemon", 2, "1 lemon"],
  ["3-5 tbsp", 2, "6-10 tbsp"],
  ["1/4 tsp", 0.5, "1/8 tsp"],
  ["1/4 cup", 1.5, "3/8 cup"],
  ["1/3 cup", 0.5, "1/6 cup"],
  ["1 lb", 1.4, "1 3/8 lb"],
  ["250 g", 1.1, "275 g"],
  ["12.5 g", 1.5, "18.8 g"],
  ["8.3 g", 0.5, "4.2 g"],
  ["3.5 kg", 0.5, "1.75 kg"],
  ["3 tbsp", 1.665, "5 tbsp"],
  ["4 yolks", 0.5, "2 yolks"],
  ["1 cup plus 2 tbsp", 2, "2 cups plus 4 tbsp"],
  ["all", 2, "all"],
  ["some", 2, "some"],
])("what a step uses: %s × %d", (amount, factor, scaled) => {
  expect(scaleAmount(amount, factor)).toBe(scaled);
});

test.each(["Salt to taste", "a pinch of salt", "Fresh parsley, for serving", ""])(
  "nothing to scale in %j",
  (line) => {
    expect(scaleLine(line, 3)).toBe(line);
  },
);

describe("instructions", () => {
  test.each<[text: string, factor: number, scaled: string]>([
    [
      "Add 2 tbsp of the ***butter*** and cook for 20 minutes at 350°F.",
      2,
      "Add 4 tbsp of the ***butter*** and cook for 20 minutes at 350°F.",
    ],
    [
      "Mix 1 cup ***flour*** (120 g) with ***1 tsp salt***.",
      2,
      "Mix 2 cups ***flour*** (240 g) with ***2 tsp salt***.",
    ],
    ["Beat in 3 ***eggs***, one ***egg*** at a time.", 2, "Beat in 6 ***eggs***, one ***egg*** at a time."],
    [
      "Cut the ***carrots*** into 2 inch pieces and bake in a 9 inch tin.",
      2,
      "Cut the ***carrots*** into 2 inch pieces and bake in a 9 inch tin.",
    ],
    ["Boil 2 litres of water for the ***pasta***.", 2, "Boil 4 litres of water for the ***pasta***."],
    ["Bring 1¾ cups (420 ml) water to the boil.", 2, "Bring 3½ cups (840 ml) water to the boil."],
    ["Heat a 2 quart saucepan and a 1 litre jug.", 2, "Heat a 2 quart saucepan and a 1 litre jug."],
    ["Shape into ¼ cup portions, 2 cm thick.", 2, "Shape into ¼ cup portions, 2 cm thick."],
    ["Add 1 tbsp water at a time.", 2, "Add 1 tbsp water at a time."],
    ["Add 45 C ***water***, not 80C ***milk***.", 2, "Add 45 C ***water***, not 80C ***milk***."],
    ["Warm ***milk*** to 45C for 1 1/2 hours.", 2, "Warm ***milk*** to 45C for 1 1/2 hours."],
    ["Rub with ***five spice***.", 2, "Rub with ***five spice***."],
    ["Beat in ***1 egg*** at a time.", 2, "Beat in ***1 egg*** at a time."],
    [
      "Add ***half the flour***, then 2/3 of the ***sugar***.",
      3,
      "Add ***half the flour***, then 2/3 of the ***sugar***.",
    ],
    [
      "Add three ***quarters of the cheese*** and ***¼ cup water*** (⅓ cup for 4 servings).",
      2,
      "Add three ***quarters of the cheese*** and ***½ cup water*** (⅓ cup for 4 servings).",
    ],
    ["Rinse the ***peas***. ***Quarter lemon***.", 2, "Rinse the ***peas***. ***Quarter lemon***."],
    [
      "Top each with 2 tbsp ***jam***. Add 1 tbsp ***milk***.",
      2,
      "Top each with 2 tbsp ***jam***. Add 2 tbsp ***milk***.",
    ],
    [
      "Melt 1 tbsp ***butter*** and fry for 2 minutes on each side.",
      2,
      "Melt 2 tbsp ***butter*** and fry for 2 minutes on each side.",
    ],
    ["Sift the ***type 00 flour***.", 2, "Sift the ***type 00 flour***."],
    ["Mix the ***first five ingredients***.", 2, "Mix the ***first five ingredients***."],
    ["Stir in ***two of the eggs***.", 2, "Stir in ***4 of the eggs***."],
  ])("%s", (text, factor, scaled) => {
    expect(scaleInstruction(text, factor)).toBe(scaled);
  });
});

test.each<[number, string]>([
  [0.25, "1/4"],
  [0.33, "1/3"],
  [0.5, "1/2"],
  [0.667, "2/3"],
  [1.75, "1 3/4"],
  [2, "2"],
  [0.125, "0.13"],
  [1.9999, "2"],
  [0.001, "0.001"],
])("%d is shown as %s", (value, shown) => {
  expect(quantityText(value)).toBe(shown);
});

test("servings give the factor; a recipe without servings does not scale", () => {
  expect(scaleFactor(4, 6)).toBe(1.5);
  expect(scaleFactor(null, 6)).toBe(1);
});

describe("properties", () => {
  const amount = fc.oneof(
    fc.integer({ min: 1, max: 40 }).map(String),
    fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom("1/4", "1/2", "3/4", "1/3"))
      .map(([whole, part]) => `${whole} ${part}`),
    fc.integer({ min: 1, max: 99 }).map((n) => String(n / 10)),
  );
  const line = fc
    .tuple(amount, fc.constantFrom("cups", "tbsp", "g", "ml", "large"))
    .map(([a, unit]) => `${a} ${unit} flour`);
  const first = (text: string) => {
    const found = /^(\d+(?:\.\d+)?)(?: (\d)\/(\d))?(?:\/(\d))?/.exec(text);
    if (!found) return NaN;
    if (found[4]) return Number(found[1]) / Number(found[4]);
    return Number(found[1]) + (found[2] ? Number(found[2]) / Number(found[3]) : 0);
  };

  test("a factor of 1, or within 0.01 of it, changes nothing", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.double({ min: 0.9901, max: 1.0099, noNaN: true }),
        (text, factor) => {
          expect(scaleLine(text, factor)).toBe(text);
          expect(scaleInstruction(text, factor)).toBe(text);
        },
      ),
    );
  });

  test("scaling by a and then by b is scaling by ab, within what is shown", () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 }), (text, a, b) => {
        const twice = first(scaleLine(scaleLine(text, a), b));
        expect(Math.abs(twice - first(scaleLine(text, a * b)))).toBeLessThanOrEqual(0.03 * b);
      }),
    );
  });

  test("any text and any factor give a text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.double(), (text, factor) => {
        expect(typeof scaleLine(text, factor)).toBe("string");
        expect(typeof scaleInstruction(text, factor)).toBe("string");
      }),
    );
  });
});
