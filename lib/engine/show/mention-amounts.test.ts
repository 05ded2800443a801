import { parseMarkup } from "@/lib/engine/recipe/markup";
import { withAmounts } from "./mention-amounts";

const goesIn = (line: string) => {
  const [text = "", of = null] = line.split(" | of ");
  return { text, of };
};

/** The instruction as it is shown: amounts in brackets where they stand. */
function shown(instruction: string, lines: string[], language = "en"): string {
  return withAmounts(parseMarkup(instruction), lines.map(goesIn), language)
    .words.map(({ text, amount, isHeardOnly }) => {
      if (isHeardOnly) return "";
      if (!amount) return text;
      return amount.place === "before" ? `[${amount.text}] ${text}` : `${text} [${amount.text}]`;
    })
    .join("");
}

test.each([
  [
    "Warm the ***milk*** with the ***bay leaves***.",
    ["600 ml milk", "2 bay leaves"],
    "Warm [600 ml] milk with [2] bay leaves.",
  ],
  ["Melt ***half of the butter***.", ["50 g butter (half)"], "Melt half of the butter [(of 50 g)]."],
  [
    "Stir in the ***remaining salt***.",
    ["1 tsp salt (the rest)"],
    "Stir in the remaining salt [(of 1 tsp)].",
  ],
  ["Chop the ***onions***.", ["1 large onion, chopped"], "Chop the onions [(1)]."],
  ["Slice the ***leeks***.", ["2 leeks"], "Slice [2] leeks."],
  ["Slice the ***leeks***.", ["½ leek"], "Slice the leeks [(½)]."],
  ["Chop ***1 onion***.", ["1 onion"], "Chop 1 onion."],
  ["Add 2 tbsp of the ***oil***.", ["100 ml oil"], "Add 2 tbsp of the oil."],
  ["Add the ***salt***.", ["salt"], "Add the salt."],
  ["Splash in ***soy sauce*** (2-3 tbsp).", ["2-3 tbsp soy sauce"], "Splash in soy sauce (2-3 tbsp)."],
  ["Add the ***oil*** (from the jar).", ["2 tbsp oil"], "Add [2 tbsp] oil (from the jar)."],
  [
    "Mix the ***flour***, then add more ***flour***.",
    ["200 g flour"],
    "Mix [200 g] flour, then add more flour.",
  ],
  ["Add the ***pepper***.", ["1 red pepper", "1 tsp black pepper"], "Add the pepper."],
  ["Add the ***black pepper***.", ["1 red pepper", "1 tsp black pepper"], "Add [1 tsp] black pepper."],
  ["Pour in the ***stock***.", ["1 1/2 cups (350 ml) stock"], "Pour in [1 1/2 cups] stock."],
  ["Stir in the ***cheese***.", ["1-2 cups cheese"], "Stir in [1-2 cups] cheese."],
  ["Add the ***remaining oil***.", ["1 tbsp oil | of 3 tbsp"], "Add the remaining oil [(1 tbsp)]."],
  ["Rub in half of the ***butter***.", ["25 g butter | of 50 g"], "Rub in half of the butter [(25 g)]."],
  ["Cook the ***rigatoni***.", ["350 g rigatoni or spaghetti"], "Cook the rigatoni."],
  ["Add the ***garlic***.", ["3 garlic cloves"], "Add [3 cloves] garlic."],
  ["Add the ***garlic cloves***.", ["3 garlic cloves"], "Add [3] garlic cloves."],
  ["Soften the ***celery***.", ["2 celery sticks"], "Soften [2 sticks] celery."],
  ["Brown the ***salmon***.", ["2 salmon fillets"], "Brown [2 fillets] salmon."],
  ["Brown the ***chicken***.", ["4 chicken thighs"], "Brown the chicken."],
  ["Chop the ***lettuce***.", ["1 baby gem lettuce"], "Chop [1] lettuce."],
  ["Fry the ***aubergine***.", ["2 aubergines"], "Fry the aubergine [(2)]."],
  ["Add the ***onion*** and ***celery***.", ["2 onions", "2-3 carrots"], "Add the onion [(2)] and celery."],
  [
    "Stir in the ***last Tablespoon of syrup***.",
    ["1 Tablespoon maple syrup | of 3 Tablespoons"],
    "Stir in the last Tablespoon of syrup.",
  ],
  ["Squeeze in the juice of the ***lemon***.", ["lemon | of of 1"], "Squeeze in the juice of the lemon."],
  ["Add most of the ***feta***.", ["feta | of of 300 g"], "Add most of the feta [(of 300 g)]."],
  ["Fold in ***two eggs***.", ["2 eggs"], "Fold in two eggs."],
])("%s", (instruction, lines, expected) => {
  expect(shown(instruction, lines)).toBe(expected);
});

test.each([
  ["en", "Add the finely chopped ***onion***.", "1 onion", "Add the finely chopped onion [(1)]."],
  ["en", "Squeeze the juice of the ***lemon***.", "1 lemon", "Squeeze the juice of [1] lemon."],
  ["en", "Heat a pan with ***oil***.", "1 tbsp oil", "Heat a pan with [1 tbsp] oil."],
  ["en", "Dice your ***carrots***.", "2 carrots", "Dice your carrots [(2)]."],
  ["de", "Das ***Olivenöl*** erhitzen.", "2 EL Olivenöl", "[2 EL] Olivenöl erhitzen."],
  ["de", "Den ***Zucker*** zum ***Teig*** geben.", "50 g Zucker", "[50 g] Zucker zum Teig geben."],
  ["de", "Alles zum ***Mehl*** geben.", "200 g Mehl", "Alles zum Mehl [(200 g)] geben."],
  [
    "de",
    "Die fein gehackten ***Zwiebeln*** zugeben.",
    "2 Zwiebeln",
    "Die fein gehackten Zwiebeln [(2)] zugeben.",
  ],
  ["fr", "Ajouter la ***farine***.", "200 g farine", "Ajouter la farine [(200 g)]."],
  ["fr", "Chauffer l'***huile***.", "2 cl huile", "Chauffer l'huile [(2 cl)]."],
  // "A" is no number there.
  ["pt", "Misture a ***farinha***.", "200 g de farinha", "Misture a farinha [(200 g)]."],
  ["it", "Tritare ***cipolla***.", "1 cipolla", "Tritare [1] cipolla."],
  ["sv", "Smält det ***smör***.", "50 g smör", "Smält [50 g] smör."],
  ["xx", "Melt the ***butter***.", "50 g butter", "Melt the [50 g] butter."],
])(
  "an amount takes an article's place or stands behind the name (%s): %s",
  (language, instruction, line, expected) => {
    expect(shown(instruction, [line], language)).toBe(expected);
  },
);

test("an article that is not seen is heard: the words stay the recipe's", () => {
  const { words } = withAmounts(parseMarkup("Chop the ***onion***."), [goesIn("1 onion")], "en");
  expect(words.map(({ text }) => text).join("")).toBe("Chop the onion.");
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

test.each([
  ["Brown the ***lamb***.", ["Lamb – 600 gms"], "Brown [600 gms] lamb."],
  ["Warm the ***milk***.", ["Milk 250 ml"], "Warm [250 ml] milk."],
  ["Add the ***cloves***.", ["Cloves – 4"], "Add [4] cloves."],
  ["Add ***half of the mint***.", ["¼ cup Mint leaves | of ½ cup"], "Add half of the mint [(¼ cup)]."],
  ["Salt the ***duck***.", ["4 bone-in, skin-on duck legs"], "Salt the duck."],
  ["Tuck the ***orange*** slices around it.", ["1 orange"], "Tuck the orange slices around it."],
  ["Add ***half of the onions***.", ["½ cup onions | of 1 cup"], "Add half of the onions [(½ cup)]."],
  ["Add ***the other tin of corn***.", ["1 tin corn | of 2 tins"], "Add the other tin of corn."],
  ["Add the ***bouquet garni***.", ["1 bouquet garni"], "Add [1] bouquet garni."],
  ["Add ***one of the tins of corn***.", ["1 tin corn | of 2 tins"], "Add one of the tins of corn."],
  [
    "Add the ***broth*** and the ***turkey***.",
    ["1 kg turkey breast", "2 cups turkey broth"],
    "Add [2 cups] broth and [1 kg] turkey.",
  ],
])("%s, of a list that has %j", (instruction, lines, expected) => {
  expect(shown(instruction, lines)).toBe(expected);
});
