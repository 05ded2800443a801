import { splitSentences } from "./sentences";

it.each([
  ["Heat to 350°F. for 1.5 hours, approx. 90 min. in all.", 1],
  ["Add spices, e.g. cumin, and toast for 2 min. over low heat.", 1],
  ["Use Mrs. Dash or No. 2 salt to taste.", 1],
  ["Roll out the dough approx. 1/2 in. thick.", 1],
  ["1. Stir in the rice (use 1 cup. If you have none, use barley.) and cook until tender.", 1],
  ["Bake for 25 min. Cool in the tin! Is it done? Eat.", 4],
  ["Beat cheese, Worc. & mustard.", 1],
  ["Chill 4 hrs min. Nuts on top.", 2],
  ["Mix 1 c. mozzarella, 1/2 c. Parmesan and 2 tbsp. Dijon mustard.", 1],
  ["Add 2 tbsp. Butter a dish. Fry for 8 min. Chicken is done at 165F. Cheese goes on last.", 5],
  ["Cook for 5 more min. Shower with Parmesan.", 2],
  ["Bake another 10 extra mins. Cool.", 2],
  ["Rühren... Dann z.B. Zimt zugeben.", 2],
])("ends a sentence where a reader would: %s", (text, count) => {
  expect(splitSentences(text)).toHaveLength(count);
  expect(splitSentences(text).join(" ")).toBe(text);
});

it.each<[string, string[]]>([
  ["Mix well.Bake at 350F.Serve warm.", ["Mix well.", "Bake at 350F.", "Serve warm."]],
  ["Bake for 20 min.Cool.Then ice it.", ["Bake for 20 min.", "Cool.", "Then ice it."]],
  ["Add the milk .Stir it.Serve.", ["Add the milk .", "Stir it.", "Serve."]],
  ["30 Min. backen.Dann servieren.", ["30 Min. backen.", "Dann servieren."]],
  ["Add 2 tsp.Vanilla and Dr.Oetker powder.", ["Add 2 tsp.Vanilla and Dr.Oetker powder."]],
  ["See www.plums.com, by J.Oliver and Mrs.Smith.", ["See www.plums.com, by J.Oliver and Mrs.Smith."]],
])("ends one where the blank behind it is missing: %s", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

it.each(["1. ", "(a. ", "e.g. ", "A. B. ", "...", "a) b. "])(
  "reads %p without end in time that grows with it",
  (shape) => {
    const text = shape.repeat(20_000);
    const started = performance.now();
    splitSentences(text);
    expect(performance.now() - started).toBeLessThan(1000);
  },
);

it.each<[string, string[]]>([
  [
    "whisk dry stuff. make a well - lumps are fine! rest a bit. heat a griddle",
    ["whisk dry stuff.", "make a well - lumps are fine!", "rest a bit.", "heat a griddle"],
  ],
  ["hacer el sofrito. echar el arroz y remover.", ["hacer el sofrito.", "echar el arroz y remover."]],
  ["glaze: 1/2 c. br. sugar, 2 tsp. vinegar", ["glaze: 1/2 c. br. sugar, 2 tsp. vinegar"]],
  // One capital behind an end tells that its writer uses them.
  ["fry the onion. add cumin. Simmer.", ["fry the onion. add cumin.", "Simmer."]],
])("who writes without capitals ends sentences all the same: %j", (text, expected) => {
  expect(splitSentences(text)).toEqual(expected);
});

test("a shortened minute ends its sentence before a capital, behind a number in words too", () =>
  expect(splitSentences("Boil, stirring, couple min. Mix the dry stuff. Add 2 tbsp. Cook the peas.")).toEqual(
    ["Boil, stirring, couple min.", "Mix the dry stuff.", "Add 2 tbsp.", "Cook the peas."],
  ));

test.each([
  "Simmer for 60 minutes – without a lid! – until the sauce is thick.",
  "Laat 60 minuten pruttelen – zonder deksel! – tot de saus gebonden is.",
  "60 Minuten – ohne Deckel! – köcheln.",
])("what is called out between dashes ends no sentence: %s", (text) =>
  expect(splitSentences(text)).toEqual([text]),
);

test("a sentence behind an exclamation and a dash opens with a capital", () =>
  expect(splitSentences("Bake until golden! – Serve warm.")).toHaveLength(2));
