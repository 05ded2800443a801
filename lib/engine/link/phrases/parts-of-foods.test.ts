import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";

type Used = { line: string; amount: string };

function usedIn(text: string, words: string): Used[] {
  const { ingredients = [], steps = [] } = formatText(text) ?? {};
  const lines = Array.isArray(ingredients)
    ? ingredients
    : [...ingredients.refrigerated, ...ingredients.other];
  const action = steps
    .flatMap(({ actions = [] }) => actions)
    .find((each) => plainText(each.text).includes(words));
  return (action?.uses ?? []).map(({ line, amount }) => ({ line: lines[line] ?? "", amount }));
}

/** The lines that the action with these words uses. */
const usesOf = (text: string, words: string): string[] => usedIn(text, words).map(({ line }) => line);
/** How much of each. */
const amountsOf = (text: string, words: string): string[] => usedIn(text, words).map(({ amount }) => amount);

test("seeds that are taken off their food are none of the list's", () => {
  const soup = (order: string): string =>
    `Soup\n\n1 kg pumpkin\n1 leek\n30 g pumpkin seeds\n\n${order} and cut it in cubes. Fry the leek. Toast the pumpkin seeds in a pan.`;
  expect(usesOf(soup("Remove the skin and seeds from the pumpkin"), "Remove")).toEqual(["1 kg pumpkin"]);
  // By a word for a kind as well, where the list has another name for the food.
  const squash =
    "Soup\n\n1 kg butternut squash\n2 carrots\n30 g pumpkin seeds\n\nRemove the peel and the seeds of the butternut squash and cut it into cubes. Boil the carrots. Toast the seeds.";
  expect(usesOf(squash, "Remove")).toEqual(["1 kg butternut squash"]);
  expect(usesOf(squash, "Toast")).toEqual(["30 g pumpkin seeds"]);
  expect(
    usesOf(
      "Sopa\n\n1 kg de abóbora\n1 cebola\n30 g de sementes de abóbora\n\nRetire as sementes à abóbora. Refogue a cebola. Toste as sementes de abóbora.",
      "Retire",
    ),
  ).toEqual(["1 kg de abóbora"]);
});

test("a food whose name begins another's is meant by it, whatever else is made of it", () => {
  const soup =
    "Creme\n\n1 kg de abóbora-manteiga\n2 cenouras\n30 g de pevides de abóbora\n\nCorte a abóbora em cubos e coza-a com as cenouras. Toste as pevides.";
  expect(usesOf(soup, "Corte a abóbora")).toEqual(["1 kg de abóbora-manteiga"]);
});

test("one of several that are counted behind their name", () => {
  const stew =
    "Potaje\n\nPara 4\n\nGarbanzos: 300 g\nCebollas: 2\nAceite de oliva: 4 cucharadas\n\nCocer los garbanzos con una cebolla durante 25 minutos. Picar la otra cebolla y sofreír en el aceite.";
  expect(amountsOf(stew, "Cocer")).toEqual(["all", "1 cebolla"]);
  expect(amountsOf(stew, "Picar")).toEqual(["1 cebolla"]);
});

test("what is done beside a food's rest takes none of it: 'mientras preparás el resto'", () => {
  const sauce =
    "Chimichurri\n\nPara 4\n\n1/2 taza de perejil\n1 taza de aceite\nsal fina\n1 kg de papas\n\nMezclá el perejil con el aceite. Agregá una pizca de sal fina y dejalo descansar mientras preparás el resto.\nPelá las papas y hervilas.";
  expect(amountsOf(sauce, "Dejalo")).toEqual([]);
});

test("what is left of a food of which a little went in goes in by its bare name", () => {
  const bake = (words: string): string =>
    `Bake\n\n1 kg aubergines\n1 bunch basil\n700 ml passata\n\nSimmer the passata with a few basil leaves. Fry the aubergines. ${words}`;
  expect(usesOf(bake("Top with basil."), "Top")).toEqual(["1 bunch basil"]);
  expect(usesOf(bake("Remove the basil."), "Remove")).toEqual([]);
});

test.each([
  [
    "Chicken\n\n2 cups buttermilk\n8 chicken pieces\n1 cup flour\n\nPut the chicken in the buttermilk and refrigerate for 4 hours.\n\nLift the chicken out of the buttermilk and press into the flour. Fry until brown.",
    "Lift",
    "8 chicken pieces",
  ],
  [
    "Huhn\n\n500 ml Buttermilch\n8 Hähnchenteile\n100 g Mehl\n\nDie Hähnchenteile in der Buttermilch 4 Stunden marinieren.\n\nDie Hähnchenteile aus der Buttermilch nehmen. Im Mehl wenden und braten.",
    "nehmen",
    "8 Hähnchenteile",
  ],
])("what a food is lifted out of goes nowhere: %#", (text, words, line) =>
  expect(usesOf(text, words)).toEqual([line]),
);

test("what an order comes to takes nothing: 'so it's coated in oil'", () =>
  expect(
    amountsOf(
      "Focaccia\n\n500 g flour\n6 tablespoons oil, divided\n\nWork the flour to a dough. Pour 4 tablespoons of the oil into a pan. Turn the dough into the pan, and roll it over so it's coated in oil. Drizzle over the last 2 tablespoons of oil.",
      "coated",
    ),
  ).toEqual([]));
