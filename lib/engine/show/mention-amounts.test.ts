import { parseMarkup } from "@/lib/engine/recipe/markup";
import { withAmounts } from "./mention-amounts";

const goesIn = (line: string) => {
  const [text = "", of = null] = line.split(" | of ");
  return { text, of };
};

/** The instruction as it is shown: amounts in brackets where they stand. */
function shown(instruction: string, lines: string[]): string {
  return withAmounts(parseMarkup(instruction), lines.map(goesIn), "en")
    .words.map(({ text, amount }) => {
      if (!amount) return text;
      return amount.place === "before" ? `[${amount.text}] ${text}` : `${text} [${amount.text}]`;
    })
    .join("");
}

test.each([
  [
    "Warm the ***milk*** with the ***bay leaves***.",
    ["600 ml milk", "2 bay leaves"],
    "Warm the [600 ml] milk with the [2] bay leaves.",
  ],
  ["Melt ***half of the butter***.", ["50 g butter (half)"], "Melt half of the butter [(of 50 g)]."],
  [
    "Stir in the ***remaining salt***.",
    ["1 tsp salt (the rest)"],
    "Stir in the remaining salt [(of 1 tsp)].",
  ],
  ["Chop the ***onions***.", ["1 large onion, chopped"], "Chop the [1] onions."],
  ["Chop ***1 onion***.", ["1 onion"], "Chop 1 onion."],
  ["Add 2 tbsp of the ***oil***.", ["100 ml oil"], "Add 2 tbsp of the oil."],
  ["Add the ***salt***.", ["salt"], "Add the salt."],
  [
    "Mix the ***flour***, then add more ***flour***.",
    ["200 g flour"],
    "Mix the [200 g] flour, then add more flour.",
  ],
  ["Add the ***pepper***.", ["1 red pepper", "1 tsp black pepper"], "Add the pepper."],
  ["Add the ***black pepper***.", ["1 red pepper", "1 tsp black pepper"], "Add the [1 tsp] black pepper."],
  ["Pour in the ***stock***.", ["1 1/2 cups (350 ml) stock"], "Pour in the [1 1/2 cups] stock."],
  ["Stir in the ***cheese***.", ["1-2 cups cheese"], "Stir in the [1-2 cups] cheese."],
  ["Add the ***remaining oil***.", ["1 tbsp oil | of 3 tbsp"], "Add the remaining oil [(1 tbsp)]."],
  ["Rub in half of the ***butter***.", ["25 g butter | of 50 g"], "Rub in half of the butter [(25 g)]."],
  ["Cook the ***rigatoni***.", ["350 g rigatoni or spaghetti"], "Cook the rigatoni."],
  ["Add the ***garlic***.", ["3 garlic cloves"], "Add the [3 cloves] garlic."],
  ["Add the ***garlic cloves***.", ["3 garlic cloves"], "Add the [3] garlic cloves."],
  ["Soften the ***celery***.", ["2 celery sticks"], "Soften the [2 sticks] celery."],
  ["Brown the ***salmon***.", ["2 salmon fillets"], "Brown the [2 fillets] salmon."],
  ["Brown the ***chicken***.", ["4 chicken thighs"], "Brown the chicken."],
  ["Chop the ***lettuce***.", ["1 baby gem lettuce"], "Chop the [1] lettuce."],
  ["Fold in ***two eggs***.", ["2 eggs"], "Fold in two eggs."],
])("%s", (instruction, lines, expected) => {
  expect(shown(instruction, lines)).toBe(expected);
});

test.each([
  ["Add the ***onions*** and ***carrots***.", ["2 onions", "3 carrots"], []],
  ["Warm ***1 tbsp of the oil***.", ["1 tbsp oil | of 3 tbsp"], []],
  ["Warm ***11 tbsp of the oil***.", ["1 tbsp oil | of 3 tbsp"], ["1 tbsp oil | of 3 tbsp"]],
  ["Chop an ***onion***.", ["1 onion"], []],
  ["Add the ***salt***.", ["salt"], []],
  ["Brown the ***chicken***.", ["4 chicken thighs"], ["4 chicken thighs"]],
  ["Mix everything.", ["2 eggs", "100 g flour"], ["2 eggs", "100 g flour"]],
  ["Add the ***flour***.", ["100 g plain flour", "20 g rye flour"], ["100 g plain flour", "20 g rye flour"]],
  ["Cook the ***rigatoni***.", ["350 g rigatoni or spaghetti"], ["350 g rigatoni or spaghetti"]],
  ["Melt the ***butter***.", ["50 g butter (half)"], ["50 g butter (half)"]],
])("what the words of %s do not tell", (instruction, lines, expected) => {
  expect(withAmounts(parseMarkup(instruction), lines.map(goesIn), "en").untold).toEqual(expected.map(goesIn));
});
