import { chipOf, chipText, chipTexts } from "./chip";

test.each([
  ["3 tbsp olive oil, divided", "1 tbsp", "1 tbsp olive oil"],
  ["3 tbsp olive oil, divided", "all", "3 tbsp olive oil"],
  ["3 tbsp olive oil, divided", "some", "olive oil"],
  ["1 (14 oz) can tomatoes, drained", "all", "1 (14 oz) can tomatoes"],
  ["1 cup flour, plus extra for dusting", "all", "1 cup flour"],
  ["2 red onions, cut into wedges", "all", "2 red onions"],
  ["85 g butter, at room temperature", "all", "85 g butter"],
  ["350 g rigatoni or spaghetti", "all", "350 g rigatoni or spaghetti"],
  ["350 g rigatoni or spaghetti", "100 g", "100 g rigatoni or spaghetti"],
  ["100 g butter (or margarine), softened", "50 g", "50 g butter (or margarine)"],
  ["butter, melted, or oil", "some", "butter or oil"],
  ["salt and freshly ground black pepper, to taste", "all", "salt and freshly ground black pepper"],
  ["salt, or more to taste", "all", "salt"],
  ["Flour – 200 g", "all", "Flour – 200 g"],
  ["5 cl d'eau", "all", "5 cl d'eau"],
  ["Flour – 200 g", "50 g", "50 g Flour"],
  ["1 cup plus 2 tbsp flour", "all", "1 cup plus 2 tbsp flour"],
  ["2 lemons", "1 lemon", "1 lemon"],
  ["6 eggs, separated", "4 yolks", "4 yolks"],
  ["4 cloves garlic, crushed", "2 cloves", "2 cloves garlic"],
  ["4 garlic cloves, crushed", "all", "4 garlic cloves"],
  ["4 garlic cloves", "2 cloves", "2 cloves garlic"],
  ["4 garlic cloves", "2", "2 garlic cloves"],
  ["4 thyme sprigs", "some", "thyme"],
  ["4 boneless, skinless chicken thighs", "all", "4 boneless, skinless chicken thighs"],
  ["200 g Mehl, gesiebt", "100 g", "100 g Mehl"],
  ["3 flour wraps, torn ($0.35)", "all", "3 flour wraps"],
  ["2 tbsp honey (0,40 €)", "1 tbsp", "1 tbsp honey"],
  ["cream + chives + lemon for serving", "all", "cream + chives + lemon"],
  ["3 eggs + 1 white, cold", "all", "3 eggs + 1 white"],
])("of %j %j goes in: %j", (line, amount, chip) => {
  expect(chipText(line, amount)).toBe(chip);
});

test.each([
  ["3 cups grated Cheddar, divided", "1 cup", "1 cup grated Cheddar", "3 cups"],
  ["1 small bunch of parsley", "1/2 bunch", "1/2 bunch parsley", "1 small bunch"],
  ["6 eggs, separated", "4 yolks", "4 yolks", "6 eggs"],
  ["300 g flour, plus extra for dusting", "some", "flour", null],
  ["5 garlic cloves, crushed", "some", "garlic", "5 cloves"],
  ["2 eggs, beaten", "some", "eggs", "2"],
  ["juice of 2 limes", "3 tbsp", "3 tbsp juice of 2 limes", null],
  ["juice of 2 limes", "1 lime", "juice of 1 lime", null],
  ["juice of 2 limes", "some", "juice of limes", null],
])("of %j %j goes in: %j, behind it %j", (line, amount, text, of) => {
  expect(chipOf(line, amount)).toMatchObject({ text, of });
});

test("what preparation did and what the list has stand behind", () => {
  expect(chipOf("2 red onions, cut into wedges", "all")).toMatchObject({
    of: null,
    prepared: "cut into wedges",
  });
  expect(chipOf("3 tbsp olive oil, divided", "1 tbsp")).toMatchObject({ of: "3 tbsp", prepared: null });
  expect(chipOf("salt, to taste", "some")).toEqual({ text: "salt", of: null, prepared: null });
});

test("a chip said twice is there once; a line that is not there is none", () => {
  const lines = ["2 tbsp oil, divided", "salt"];
  const uses = [
    { line: 0, amount: "1 tbsp" },
    { line: 1, amount: "some" },
    { line: 0, amount: "1 tbsp" },
    { line: 7, amount: "all" },
  ];
  expect(chipTexts(uses, lines)).toEqual(["1 tbsp oil", "salt"]);
});

it.each([
  ["200 g de farine", "100 g", "100 g de farine"],
  ["3 c. à s. d'huile d'olive", "2 c. à s.", "2 c. à s. d'huile d'olive"],
  ["4 cucharadas de aceite", "2 cucharadas", "2 cucharadas de aceite"],
  ["3 EL Öl", "2 EL", "2 EL Öl"],
  ["2 cups of flour", "1 cup", "1 cup flour"],
  ["Salz, Pfeffer, Muskat", "some", "Salz, Pfeffer, Muskat"],
  ["Parsley, chopped", "all", "Parsley"],
])("%j of which %j goes in says %j", (line, amount, said) => expect(chipText(line, amount)).toBe(said));
