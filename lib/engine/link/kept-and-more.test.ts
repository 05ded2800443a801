/** What is kept in brackets, goes in beyond the list's amount, or is left of two amounts; a pot is no measure. */
import { usesAndReceipt } from "@/tests/support/cooking-uses";
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";

/** "amount of line" for each use of the action with these words. */
function usesOf(text: string, words: string): string[] {
  const { ingredients = [], steps = [] } = formatText(text) ?? {};
  const lines = Array.isArray(ingredients)
    ? ingredients
    : [...ingredients.refrigerated, ...ingredients.other];
  const action = steps
    .flatMap(({ actions = [] }) => actions)
    .find((each) => plainText(each.text).includes(words));
  return (action?.uses ?? []).map(({ line, amount }) => `${amount} of ${lines[line] ?? ""}`);
}

test.each([
  [
    "Olive loaf\n\nServes 6\n\n3 eggs\n180 g flour\n100 g gruyère\n8 olives\n\nWhisk the eggs with the flour. Add the gruyère (keep a little for the top). Add the olives.\nPour into a tin, sprinkle with the rest of the cheese and bake for 45 minutes.",
    "Add the gruyère",
    "rest of the cheese",
    "some of 100 g gruyère",
  ],
  [
    "Cake aux olives\n\nPour 6 personnes\n\n3 œufs\n180 g de farine\n100 g de gruyère\n8 olives\n\nFouettez les œufs avec la farine. Ajoutez le gruyère (gardez-en un peu pour le dessus). Ajoutez les olives.\nVersez dans un moule, parsemez du reste de fromage et enfournez 45 minutes.",
    "Ajoutez le gruyère",
    "reste de fromage",
    "some of 100 g de gruyère",
  ],
])("what is kept in brackets goes in later: %#", (text, first, later, used) => {
  expect(usesOf(text, first)).toEqual([used]);
  expect(usesOf(text, later)).toEqual([used]);
});

test("of two amounts the second is left, and the sugar is no icing sugar", () => {
  const cake =
    "Torta di mele\n\n3 mele\n150 g di zucchero + 2 cucchiai\n3 uova\n200 g di farina\nzucchero a velo\n\nMontare le uova con i 150 g di zucchero. Aggiungere la farina. Disporre le mele, spolverare con lo zucchero rimasto e infornare per 45 minuti. Spolverare con zucchero a velo.";
  expect(usesOf(cake, "zucchero rimasto")).toEqual(["2 cucchiai of 150 g di zucchero + 2 cucchiai"]);
  expect(usesOf(cake, "zucchero a velo")).toEqual(["all of zucchero a velo"]);
});

test("the salt is adjusted after all of it went in", () => {
  const stew =
    "Frango\n\nPara 4\n\n1 kg de frango\n2 colheres (sopa) de manteiga\nsal e pimenta a gosto\n\nTempere o frango com sal e pimenta. Derreta a manteiga e doure o frango. Cozinhe por 20 minutos. Acerte o sal e sirva.";
  expect(usesOf(stew, "Acerte o sal")).toEqual(["some of sal e pimenta a gosto"]);
});

test("more is added to taste than the list has", () => {
  const stew =
    "Hachee\n\n4 personen\n\n750 g riblappen\n3 eetlepels azijn\n5 dl bouillon\npeper en zout\n\nBak het vlees bruin. Schenk de bouillon en de azijn erbij en laat 3 uur stoven. Breng op smaak met peper, zout en eventueel wat extra azijn.";
  expect(usesOf(stew, "extra azijn")).toEqual(["all of peper en zout", "some of 3 eetlepels azijn"]);
});

test("in a pot an onion is browned, and no pot of it", () => {
  const sauce =
    "Ají\n\nPara 4\n\n1 cebolla\n2 dientes de ajo\n3 cucharadas de pasta de ají amarillo\naceite\n\nEn una olla dorar la cebolla y el ajo en el aceite, agregar la pasta de ají y cocinar 5 min.";
  expect(usesOf(sauce, "En una olla")).toEqual([
    "all of 1 cebolla",
    "all of 2 dientes de ajo",
    "all of aceite",
  ]);
  expect(usesOf(sauce, "pasta de ají")).toEqual(["all of 3 cucharadas de pasta de ají amarillo"]);
});

test.each([
  [
    "Pudding\n\n1 l milk\n100 g sugar\n2 tbsp cornflour\n1 packet biscuits\n1 cup milk to moisten the biscuits\n\nHeat the milk (set aside 1 cup) with the sugar. Dissolve the cornflour in the cup of reserved milk and add to the pan. Moisten the biscuits and lay them in a dish.",
    "1 l milk = 1 cup",
  ],
  [
    "Pavê\n\n1 l de leite\n100 g de açúcar\n2 colheres (sopa) de amido\n1 pacote de biscoitos\n1 xícara de leite para umedecer os biscoitos\n\nAqueça o leite (reserve 1 xícara) com o açúcar. Dissolva o amido na xícara de leite reservada e junte à panela. Umedeça os biscoitos e disponha num prato.",
    "1 l de leite = 1 xícara",
  ],
  [
    "Pudding\n\n1 l Milch\n100 g Zucker\n2 EL Stärke\n1 Packung Kekse\n1 Tasse Milch zum Tränken der Kekse\n\nDie Milch (1 Tasse beiseitestellen) mit dem Zucker erhitzen. Die Stärke in der zurückbehaltenen Tasse Milch auflösen und in den Topf geben. Die Kekse tränken und in eine Form legen.",
    "1 l Milch = 1 Tasse",
  ],
])("what brackets set aside is the first line's, and goes in later: %#", (text, kept) => {
  const { uses } = usesAndReceipt(text);
  expect(uses).toContain(kept);
  expect(uses.find((use) => use.startsWith("1 l "))).not.toMatch(/all$/);
});

test.each([
  "Stew\n\n1 chicken\n1 onion\n1 bunch parsley\n\nSimmer the chicken with the onion and the parsley for 1 hour. Serve with rice, parsley potatoes or bread.",
  "Frikassee\n\n1 Huhn\n1 Zwiebel\n1 Bund Petersilie\n\nDas Huhn mit der Zwiebel und der Petersilie 1 Stunde kochen. Mit Reis, Petersilienkartoffeln oder Brot servieren.",
])("parsley potatoes beside the dish take none of its parsley: %#", (text) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses.filter((use) => /parsley|Petersilie/.test(use))).toHaveLength(1);
  expect(issues).toEqual([]);
});
