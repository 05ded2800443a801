import { spokenSentences } from "@/lib/engine/cook/spoken-text";

test.each([
  ["Add 1½ cups flour.", "Add one and a half cups flour."],
  ["Add 1 1/2 cups ***flour***.", "Add one and a half cups flour."],
  ["Stir in ½ tsp salt.", "Stir in half a teaspoon salt."],
  ["Stir in 1 tsp salt and 2 tbsp oil.", "Stir in 1 teaspoon salt and 2 tablespoons oil."],
  ["Bake at 350°F for 25-30 mins.", "Bake at 350 degrees Fahrenheit for 25 to 30 minutes."],
  ["Heat to 180 °C.", "Heat to 180 degrees Celsius."],
  ["Add 200g sugar and 1 l milk.", "Add 200 grams sugar and 1 litre milk."],
  ["Add ¼ to ½ tsp. salt.", "Add a quarter to half a teaspoon salt."],
  ["Use a 9 x 13 pan.", "Use a 9 x 13 pan."],
])("%s", (text, spoken) => {
  expect(spokenSentences(text).map((sentence) => sentence.spoken)).toEqual([spoken]);
});

test("sentences are spoken one by one and know where they stand", () => {
  const text = "Warm the oil, approx. 2 minutes. Add the onion! Cook at 350 °F. Serve.";
  const sentences = spokenSentences(text);
  expect(sentences.map(({ start, end }) => text.slice(start, end).trim())).toEqual([
    "Warm the oil, approx. 2 minutes.",
    "Add the onion!",
    "Cook at 350 °F.",
    "Serve.",
  ]);
});

test("nothing to say is no sentence", () => {
  expect(spokenSentences("  ")).toEqual([]);
});

test("a recipe in another language keeps its own words", () => {
  const spoken = spokenSentences("200 g Mehl zugeben. ½ TL Salz einrühren.", "de").map((one) => one.spoken);
  expect(spoken).toEqual(["200 g Mehl zugeben.", "½ TL Salz einrühren."]);
});
