/** "Mix everything" leaves what a later step adds by its kind, and takes the rest in every language; ice is taken anew each time. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";

/** The lines that each action uses, by the number of the action. */
function read(text: string) {
  const content = formatText(text);
  const lines = content === null ? [] : listOf(content);
  const uses = (content?.steps ?? [])
    .flatMap(({ actions = [] }) => actions)
    .map(({ uses: own }) => own.map(({ line, amount }) => `${amount} ${lines[line]}`))
    .filter((own) => own.length > 0);
  return { uses, issues: content?.receipt?.issues.map(({ message }) => message) };
}

test.each([
  "Bake\n\n300 g rice\n120 g gruyère\n250 ml cream\n\nMix everything together in a dish. Sprinkle with the cheese and bake for 25 minutes.",
  "Auflauf\n\n300 g Reis\n120 g Gruyère\n250 ml Sahne\n\nAlles zusammen in eine Form geben. Mit dem Käse bestreuen und 25 Minuten backen.",
  "Gratin\n\n300 g de riz\n120 g de gruyère\n250 ml de crème\n\nMélangez tous les ingrédients dans un plat. Parsemez de fromage et enfournez 25 minutes.",
  "Gratinado\n\n300 g de arroz\n120 g de gruyère\n250 ml de nata\n\nMezcla todo en una fuente. Espolvorea con el queso y hornea 25 minutos.",
  "Sformato\n\n300 g di riso\n120 g di provola\n250 ml di panna\n\nMescolare tutto in una teglia. Cospargere con il formaggio e infornare per 25 minuti.",
  "Schotel\n\n300 g rijst\n120 g gruyère\n250 ml room\n\nMeng alles in een schaal. Bestrooi met de kaas en bak 25 minuten.",
  "Gratinado\n\n300 g de arroz\n120 g de gruyère\n250 ml de natas\n\nMisture tudo num tabuleiro. Polvilhe com o queijo e leve ao forno 25 minutos.",
])("what a kind names later is not in everything: %#", (text) => {
  const [, rice = "", cheese = "", cream = ""] = text.split(/\n+/);
  expect(read(text).uses).toEqual([[`all ${rice}`, `all ${cream}`], [`all ${cheese}`]]);
});

test("meat that comes out and goes back went in with everything", () =>
  expect(
    read(
      "Stew\n\n900 g braising beef\n3 carrots\n400 ml stock\n\nPut everything in the slow cooker and cook for 7 hours. Shred the meat and put the meat back into the sauce.",
    ).uses,
  ).toEqual([["all 900 g braising beef", "all 3 carrots", "all 400 ml stock"]]));

test.each([
  [
    "Mezcla todo en una fuente.",
    "Sopa\n\n1 calabaza\n2 zanahorias\n\nAñade todo a la olla y cocina 25 minutos.",
  ],
  ["hasta que", "Batido\n\n1 plátano\n150 ml de leche\n\nBate todo hasta que quede cremoso."],
])("Spanish 'todo' is everything: %s", (_name, text) => expect(read(text).uses.flat()).toHaveLength(2));

test.each([
  "Sour\n\n40 ml rum\n20 ml lime juice\nice\n\nShake the rum and lime juice with ice. Discard the ice. Strain into a glass filled with ice.",
  "Cocktail\n\n4 cl de rhum\n2 cl de jus de citron\ndes glaçons\n\nFrappez le rhum et le jus de citron avec des glaçons. Versez dans un verre rempli de glaçons.",
  "Cóctel\n\n40 ml de ron\n20 ml de zumo de limón\nhielo\n\nAgita el ron y el zumo con hielo. Sirve en un vaso con hielo.",
  "Cocktail\n\n40 ml di rum\n20 ml di succo di limone\nghiaccio\n\nShakerate il rum e il succo di limone con ghiaccio. Filtrate in un bicchiere pieno di ghiaccio.",
  "Cocktail\n\n40 ml rum\n20 ml citroensap\nijsblokjes\n\nShake de rum en het citroensap met ijsblokjes. Schenk in een glas met ijsblokjes.",
  "Coquetel\n\n40 ml de rum\n20 ml de suco de limão\ngelo\n\nBata o rum e o suco com gelo. Sirva num copo com gelo.",
])("ice goes in anew each time: %#", (text) => {
  const [, , , ice = ""] = text.split(/\n+/);
  const { uses, issues } = read(text);
  expect(uses.flat().filter((use) => use.endsWith(` ${ice}`) && !use.includes("juice"))).toEqual([
    `some ${ice}`,
    `some ${ice}`,
  ]);
  expect(issues).toEqual([]);
});

test.each([
  "Soup\n\n500 g peas\n150 g bacon\n1 smoked sausage\n\nPut everything except the sausage in the pot and simmer for 2 hours. Add the sausage. Serve with rye bread, bacon and mustard.",
  "Suppe\n\n500 g Erbsen\n150 g Speck\n1 Mettwurst\n\nAlles außer der Mettwurst in den Topf geben und 2 Stunden kochen. Die Mettwurst zugeben. Mit Schwarzbrot, Speck und Senf servieren.",
  "Soep\n\n500 g erwten\n150 g spekblokjes\n1 rookworst\n\nDoe alles behalve de rookworst in de pan en kook 2 uur. Voeg de rookworst toe. Serveren met roggebrood, katenspek en mosterd.",
])("what is served beside it, among foods that nobody listed, is not what went in: %#", (text) => {
  const [, peas = "", bacon = "", sausage = ""] = text.split(/\n+/);
  expect(read(text).uses).toEqual([[`all ${peas}`, `all ${bacon}`], [`all ${sausage}`]]);
});

test("what the list has for the table is served", () =>
  expect(
    read(
      "Chili\n\n500 g beans\n1 onion\n150 g sour cream\n1 avocado, to serve\n\nPut everything except the sour cream in the pot and simmer for 2 hours. Serve with tortillas, avocado and the sour cream.",
    ).uses,
  ).toEqual([
    ["all 500 g beans", "all 1 onion"],
    ["all 1 avocado, to serve", "all 150 g sour cream"],
  ]));

test("cloves are called so, whatever a remark behind them says", () => {
  const { uses } = read(
    "Pickles\n\n2 lb cucumbers\n\nSyrup\n3 cups vinegar\n2 cups sugar\n1/2 tsp. whole cloves - leave out for children\n\nSlice the cucumbers. Bring everything for the syrup to a boil. Fill the jars and leave 1 inch at the top.",
  );
  expect(uses.at(-1)).toEqual([
    "all 3 cups vinegar",
    "all 2 cups sugar",
    "all 1/2 tsp. whole cloves - leave out for children",
  ]);
});

describe("everything except the butter, with what it is in a bracket", () => {
  test.each([
    "Bread\n\n300 g flour\n10 g yeast\n75 g butter\n1 egg\n100 g raisins\n\nPut everything except the butter (flour, yeast and the egg) in the mixer. Knead in the butter, then the raisins.",
    "Brot\n\n300 g Mehl\n10 g Hefe\n75 g Butter\n1 Ei\n100 g Rosinen\n\nAlles außer der Butter (Mehl, Hefe, Ei) verkneten. Butter einkneten. Rosinen einkneten.",
    "Brood\n\n300 g bloem\n10 g gist\n75 g boter\n1 ei\n100 g rozijnen\n\nDoe alles behalve de boter (bloem, gist, ei) in de mixer. Kneed de boter erdoor. Kneed de rozijnen erdoor.",
  ])("takes what stands in the bracket: %#", (text) => {
    const [, flour = "", yeast = "", butter = "", egg = "", raisins = ""] = text.split(/\n+/);
    const { uses } = read(text);
    expect(uses[0]).toEqual([flour, yeast, egg].map((line) => `all ${line}`));
    expect(uses.flat()).toEqual(expect.arrayContaining([`all ${butter}`, `all ${raisins}`]));
  });

  test("and a bracket that goes on leaves out more", () =>
    expect(
      read(
        "Bread\n\n300 g flour\n75 g butter\n1 egg\n100 g raisins\n\nPut everything except the butter (and the raisins) in the mixer. Knead in the butter. Knead in the raisins.",
      ).uses,
    ).toEqual([["all 300 g flour", "all 1 egg"], ["all 75 g butter"], ["all 100 g raisins"]]));
});

test.each([
  "Bread\n\n300 g flour\n75 g butter\n1 egg\n\nMake sure all the ingredients are at room temperature, especially the butter. Mix everything and knead for 5 minutes.",
  "Brot\n\n300 g Mehl\n75 g Butter\n1 Ei\n\nAlle Zutaten sollten Zimmertemperatur haben. Alles verkneten.",
  "Brood\n\n300 g bloem\n75 g boter\n1 ei\n\nZorg dat de ingrediënten op kamertemperatuur zijn (vooral de boter). Meng alles en kneed 5 minuten.",
  "Pain\n\n300 g de farine\n75 g de beurre\n1 œuf\n\nTous les ingrédients doivent être à température ambiante. Mélanger tous les ingrédients et pétrir 5 minutes.",
])("how warm all is to be puts nothing in: %#", (text) => {
  const [, flour = "", butter = "", egg = ""] = text.split(/\n+/);
  const { uses, issues } = read(text);
  expect(uses).toHaveLength(1);
  expect([...(uses[0] ?? [])].sort()).toEqual([flour, butter, egg].map((line) => `all ${line}`).sort());
  expect(issues).toEqual([]);
});

test.each([
  "Cake\n\n4 eggs\n200 g sugar\n\nBeat the eggs, which should be at room temperature, with the sugar.",
  "Kuchen\n\n4 Eier\n200 g Zucker\n\nDie Eier, die Zimmertemperatur haben sollten, mit dem Zucker schlagen.",
  "Chicken\n\n4 chicken thighs\n2 tbsp oil\n\nFry the chicken thighs in the oil until the inner temperature is 75°C.",
])("an order that says how warm something is to be puts it in: %#", (text) => {
  const [, first = "", second = ""] = text.split(/\n+/);
  expect(read(text)).toEqual({ uses: [[`all ${first}`, `all ${second}`]], issues: [] });
});

test.each([
  "Cake\n\n1 packet sponge mixture\n100 g butter\n2 eggs\n\nCream the butter. Stir the eggs into the butter mixture. Fold in the sponge mixture.",
  "Kuchen\n\n1 Packung Haselnussmischung\n100 g Butter\n2 Eier\n\nDie Butter schaumig rühren. Eier zur Buttermasse rühren. Die Haselnussmischung unterheben.",
])("a mixture that was made of the butter is none of the list's: %#", (text) => {
  const [, mixture = "", butter = "", eggs = ""] = text.split(/\n+/);
  expect(read(text).uses).toEqual([[`all ${butter}`], [`all ${eggs}`], [`all ${mixture}`]]);
});
