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

test.each([
  [
    "English",
    "Pie\n\n2 eggs and 1 egg yolk\n100 g butter\n200 ml cream\n\nMix the yolk with the butter. Whisk the eggs with the cream.",
    ["1 egg yolk", "2 eggs"],
  ],
  [
    "English, more than one",
    "Pie\n\n4 eggs and 2 egg whites\n100 g sugar\n200 ml cream\n\nWhip the egg whites with the sugar. Whisk the eggs with the cream.",
    ["2 egg whites", "4 eggs"],
  ],
  [
    "French",
    "Tarte\n\n2 œufs et 1 jaune d'œuf\n100 g de beurre\n20 cl de crème\n\nMélangez le jaune avec le beurre. Fouettez les œufs avec la crème.",
    ["1 jaune d'œuf", "2 œufs"],
  ],
  [
    "Spanish",
    "Tarta\n\n2 huevos y 1 yema\n100 g de mantequilla\n200 ml de nata\n\nMezcla la yema con la mantequilla. Bate los huevos con la nata.",
    ["1 yema", "2 huevos"],
  ],
  [
    "Italian",
    "Torta\n\n2 uova e 1 tuorlo\n100 g di burro\n200 ml di panna\n\nMescolate il tuorlo con il burro. Sbattete le uova con la panna.",
    ["1 tuorlo", "2 uova"],
  ],
  [
    "Portuguese",
    "Torta\n\n2 ovos e 1 gema\n100 g de manteiga\n200 ml de natas\n\nMisture a gema com a manteiga. Bata os ovos com as natas.",
    ["1 gema", "2 ovos"],
  ],
])("eggs, and parts of further ones: %s", (_language, text, amounts) =>
  expect(amountsOf(text)).toEqual(amounts),
);
