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

test.each([
  [
    "English",
    "Buns\n\n3 eggs + 1 egg yolk\n400 g flour\n\nAdd one egg to the flour. Knead in the other eggs. Shape. Brush with egg.",
    ["1 egg", "2 eggs", "1 egg yolk"],
  ],
  [
    "German",
    "Zopf\n\n3 Eier + 1 Eigelb\n400 g Mehl\n\nEin Ei zum Mehl geben. Die restlichen Eier unterkneten. Formen. Mit Ei bestreichen.",
    ["1 Ei", "2 Eier", "1 Eigelb"],
  ],
  [
    "French",
    "Tresse\n\n3 œufs + 1 jaune d'œuf\n400 g de farine\n\nAjouter un œuf à la farine. Incorporer les autres œufs. Façonner. Dorer à l'œuf.",
    ["1 œuf", "2 œufs", "1 jaune d'œuf"],
  ],
  [
    "Spanish",
    "Trenza\n\n3 huevos + 1 yema\n400 g de harina\n\nAñadir un huevo a la harina. Incorporar los otros huevos. Formar la trenza. Pincelar con huevo.",
    ["1 huevo", "2 huevos", "1 yema"],
  ],
  [
    "Italian",
    "Treccia\n\n3 uova + 1 tuorlo\n400 g di farina\n\nAggiungere un uovo alla farina. Unire le altre uova. Formare la treccia. Spennellare con uovo.",
    ["1 uovo", "2 uova", "1 tuorlo"],
  ],
  [
    "Dutch",
    "Vlecht\n\n3 eieren + 1 eierdooier\n400 g bloem\n\nVoeg een ei toe aan de bloem. Kneed de andere eieren erdoor. Vorm een vlecht. Bestrijk met ei.",
    ["1 ei", "2 eieren", "1 eierdooier"],
  ],
  [
    "Portuguese",
    "Trança\n\n3 ovos + 1 gema\n400 g de farinha\n\nJunte um ovo à farinha. Incorpore os outros ovos. Forme a trança. Pincele com ovo.",
    ["1 ovo", "2 ovos", "1 gema"],
  ],
])("one egg, the other eggs, and a yolk besides that is brushed on: %s", (_language, text, amounts) =>
  expect(amountsOf(text)).toEqual(amounts),
);

test.each([
  "Cake\n\n4 egg whites\n200 g sugar\n\nWhip the egg whites. Stir a quarter of the egg whites into the sugar. Fold in the remaining egg whites.",
  "Cake\n\n4 eggs\n200 g sugar\n150 g flour\n\nBeat the yolks with the sugar. Whip the whites. Add the flour and the remaining whites to the yolks.",
])("the rest of whites that were whipped already is in the bowl: %#", (text) =>
  expect(amountsOf(text).filter((amount) => /rest|remaining/i.test(amount))).toEqual([]),
);
