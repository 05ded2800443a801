/** Eggs of which a method uses the yolks here and the whites there, without a word of separating them. */
import { formatText } from "@/lib/engine/format";

const amountsOf = (text: string): string[] =>
  (formatText(text)?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.flatMap(({ uses }) => uses.filter(({ line }) => line === 0).map(({ amount }) => amount)),
  );

test.each([
  [
    "English",
    "Sponge\n\n4 eggs\n150 g sugar\n\nBeat the yolks with the sugar. Whip the whites and fold in. Bake 30 minutes.",
    ["4 yolks", "4 whites"],
  ],
  [
    "French",
    "Biscuit\n\n5 œufs\n150 g de sucre\n\nFouettez les jaunes avec le sucre. Montez les blancs en neige. Enfournez 30 min.",
    ["5 jaunes", "5 blancs"],
  ],
  [
    "Spanish",
    "Bizcocho\n\n4 huevos\n150 g de azúcar\n\nBate las yemas con el azúcar. Monta las claras a punto de nieve. Hornea 30 minutos.",
    ["4 yemas", "4 claras"],
  ],
  [
    "Italian",
    "Torta\n\n3 uova\n150 g di zucchero\n\nMontate i tuorli con lo zucchero. Montate gli albumi a neve. Infornate per 30 minuti.",
    ["3 tuorli", "3 albumi"],
  ],
  [
    "Portuguese",
    "Bolo\n\n4 ovos\n150 g de açúcar\n\nBata as gemas com o açúcar. Bata as claras em castelo. Leve ao forno 30 minutos.",
    ["4 gemas", "4 claras"],
  ],
])("%s", (_language, text, amounts) => expect(amountsOf(text)).toEqual(amounts));

test("whites alone part no eggs", () =>
  expect(
    amountsOf("Eggs\n\n4 eggs\n1 tbsp oil\n\nFry the eggs in the oil until the whites are set."),
  ).toEqual(["all"]));

test("so much of a food, then the food: what is left of it", () =>
  expect(
    amountsOf(
      "Bread\n\n500 g flour\n10 g yeast\n\nMix the yeast with 100 g of the flour. Wait 15 minutes. Add the flour little by little.",
    ),
  ).toEqual(["100 g", "400 g"]));
