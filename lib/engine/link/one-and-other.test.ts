/** Shares that reach over several foods, "the other" of two in one sentence, so many on each, and what stands beside what is left out. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";

/** "amount of line" for each use in order. */
function read(text: string) {
  const content = formatText(text);
  const { steps = [] } = content ?? {};
  const lines = content === null ? [] : listOf(content);
  const uses = steps
    .flatMap(({ actions = [] }) => actions)
    .flatMap(({ uses: own }) => own.map(({ line, amount }) => `${amount} of ${lines[line]}`));
  return { uses, issues: content?.receipt?.issues.map(({ message }) => message) };
}

test.each([
  [
    "Caldeirada\n\n4 cebolas\n2 tomates\n700 g de peixe\n\nNuma panela arrume metade das cebolas e do tomate. Ponha o peixe por cima e cubra com o restante dos legumes.",
    ["2 cebolas of 4 cebolas", "1 tomate of 2 tomates"],
  ],
  [
    "Tian\n\n4 oignons\n2 tomates\n700 g de poisson\n\nDisposez la moitié des oignons et des tomates dans un plat. Ajoutez le poisson et couvrez avec le reste des légumes.",
    ["2 oignons of 4 oignons", "1 tomate of 2 tomates"],
  ],
])("half of several foods is half of each: %#", (text, halves) => {
  const { uses, issues } = read(text);
  expect(uses.slice(0, 2)).toEqual(halves);
  expect(uses.slice(-2).sort()).toEqual([...halves].sort());
  expect(issues).toEqual([]);
});

test.each([
  "Rüben\n\n2 Rüben\n1 EL Öl\n\nEine Rübe in Streifen, die andere in Würfel schneiden. Die Würfel im Öl braten.",
  "Navets\n\n2 navets\n1 c. à soupe d'huile\n\nCoupez un navet en lamelles et l'autre en dés. Faites revenir les dés dans l'huile.",
  "Nabos\n\n2 nabos\n1 cda de aceite\n\nCorta un nabo en juliana y el otro en dados. Sofríe los dados en el aceite.",
  "Turnips\n\n2 turnips\n1 tbsp oil\n\nCut one turnip in strips, the other in cubes. Fry the cubes in the oil.",
])("one this way and the other that way are both: %#", (text) => {
  const { uses, issues } = read(text);
  expect(uses.map((use) => use.split(" ")[0])).toEqual(["all", "all"]);
  expect(issues).toEqual([]);
});

test("so many on each piece is no amount of the food beside it", () => {
  const { uses } = read(
    "Röllchen\n\n4 Putenschnitzel\n8 Scheiben Schinken\n2 Gurken\n\nDie Gurken in Streifen schneiden. Jedes Schnitzel mit je 2 Scheiben Schinken und Gurke belegen und aufrollen.",
  );
  expect(uses).toContain("all of 8 Scheiben Schinken");
  expect(uses.filter((use) => use.endsWith("2 Gurken"))).toEqual(["all of 2 Gurken"]);
});

test.each([
  [
    "Sopa\n\n2 xícaras de grão-de-bico cozido\n1 maço de espinafre\n1 cebola\n\nRefogue a cebola. Junte o grão-de-bico sem o caldo e o espinafre picado.",
    "all of 1 maço de espinafre",
  ],
  [
    "Soup\n\n2 cups cooked chickpeas\n1 bunch chard\n1 onion\n\nFry the onion. Add the chickpeas without their liquid and the sliced chard.",
    "all of 1 bunch chard",
  ],
])("what stands behind what is left out goes in: %#", (text, used) =>
  expect(read(text).uses).toContain(used),
);

test.each([
  ["50 g", "three quarters of the butter", "the remaining butter", ["37.5 g", "12.5 g"]],
  ["25 g", "half of the butter", "the remaining butter", ["12.5 g", "12.5 g"]],
  ["35 g", "half the butter", "the other half of the butter", ["17.5 g", "17.5 g"]],
  ["25 g", "a third of the butter", "the rest of the butter", ["8.3 g", "16.7 g"]],
  ["50 g", "two thirds of the butter", "the remaining third of the butter", ["33 g", "17 g"]],
])("the parts of %s are measured and add up: %s, %s", (amount, first, second, shown) => {
  const { uses, issues } = read(
    `Mash\n\n1 kg potatoes\n${amount} butter\n\nMash the potatoes with ${first}. Serve with ${second}.`,
  );
  expect(uses).toEqual(["all of 1 kg potatoes", ...shown.map((each) => `${each} of ${amount} butter`)]);
  expect(issues).toEqual([]);
});

test("three thirds of 100 g are 33 g, 33 g and the 34 g that are left", () => {
  const { uses, issues } = read(
    "Pie\n\n100 g cheese\n2 onions\n\nScatter a third of the cheese in a dish. Add the onions and a third of the cheese. Top with the last third of the cheese.",
  );
  expect(uses.filter((use) => use.endsWith("cheese")).map((use) => use.slice(0, 4))).toEqual([
    "33 g",
    "33 g",
    "34 g",
  ]);
  expect(issues).toEqual([]);
});

test("the other clove is the second of two", () =>
  expect(
    read(
      "Coniglio\n\n1 coniglio\n2 spicchi d'aglio\n1 cipolla\n\nSoffriggete la cipolla e uno spicchio d'aglio. Unite il coniglio e l'altro spicchio intero.",
    ).uses.filter((use) => use.includes("spicchi")),
  ).toEqual(["1 spicchio of 2 spicchi d'aglio", "1 spicchio of 2 spicchi d'aglio"]));

test.each([
  [
    "de",
    "Braten\n\n1 kg Fleisch\n3 Zwiebeln\n\nZwei Zwiebeln in Streifen schneiden, die dritte grob würfeln und beiseitestellen. Das Fleisch mit den Zwiebelstreifen belegen. Die Zwiebelwürfel anbraten.",
    ["2 Zwiebeln of 3 Zwiebeln", "1 Zwiebel of 3 Zwiebeln", "all of 1 kg Fleisch"],
  ],
  [
    "fr",
    "Soupe\n\n3 oignons\n1 l de bouillon\n\nCoupez deux oignons en lamelles et hachez le troisième. Faites revenir les lamelles, ajoutez le bouillon et l'oignon haché.",
    ["2 oignons of 3 oignons", "1 oignon of 3 oignons", "all of 1 l de bouillon"],
  ],
  [
    "en",
    "Soup\n\n2 onions\n500 ml stock\n\nSlice one onion and dice the second finely. Fry the diced onion. Add the stock and the sliced onion.",
    ["1 onion of 2 onions", "1 onion of 2 onions", "all of 500 ml stock"],
  ],
])(
  "the third of three is the one that is left, and what was cut before is not cut again: %s",
  (_language, text, all) => {
    const { uses, issues } = read(text);
    expect(uses).toEqual(all);
    expect(issues).toEqual([]);
  },
);

test.each([
  [
    "Pasta\n\n400 g penne\n150 g roomkaas\n75 g Parmezaanse kaas\n\nKook de penne 10 minuten. Roer de roomkaas erdoor. Doe de helft van de Parmezaanse kaas erbij. Bestrooi met de overige kaas.",
    "37,5 g of 75 g Parmezaanse kaas",
  ],
  [
    "Pasta\n\n400 g penne\n150 g cream cheese\n75 g cheddar\n\nBoil the penne for 10 minutes. Stir in the cream cheese. Add half of the cheddar. Sprinkle with the remaining cheese.",
    "37.5 g of 75 g cheddar",
  ],
])("the rest by the word for a kind is of the line that was parted: %#", (text, half) => {
  const { uses, issues } = read(text);
  expect(uses.slice(-2)).toEqual([half, half]);
  expect(issues).toEqual([]);
});

test.each([
  "Chicken\n\n8 chicken thighs\n2 lemons\n3 tbsp oil\n\nMix the zest of one lemon and the juice of both with the oil. Rub over the chicken.",
  "Cake\n\n3 eggs\n2 oranges\n200 g sugar\n\nWhisk the eggs with the zest of one orange and the juice of two. Add the sugar.",
  "Taart\n\n3 eieren\n2 citroenen\n200 g suiker\n\nKlop de eieren met de rasp van één citroen en het sap van beide. Voeg de suiker toe.",
  "Tarte\n\n3 œufs\n2 citrons\n200 g de sucre\n\nFouettez les œufs avec le zeste d'un citron et le jus des deux. Ajoutez le sucre.",
])("the zest of one and the juice of both are both: %#", (text) => {
  const { uses, issues } = read(text);
  expect(uses).toContain(`all of ${text.split("\n")[3]}`);
  expect(issues).toEqual([]);
});

test("each piece is all of them, a side is no butter, and a wedge is no fruit", () => {
  const { uses } = read(
    "Toast\n\n4 slices rye bread\n30 g butter\n200 g cheese\n2 pears\n\nSpread the butter over one side of each slice of bread. Put 2 slices butter-side down in a pan and cover with the cheese. Close with the others, butter-side up. Fry for 4 minutes. Serve with a pear wedge.",
  );
  expect(uses).toEqual([
    "all of 30 g butter",
    "all of 4 slices rye bread",
    "all of 200 g cheese",
    "some of 2 pears",
  ]);
});

test("what was washed and then parted takes nothing more at the end", () => {
  const { uses } = read(
    "Rolle\n\n400 g Himbeeren\n200 g Sahne\n\nHimbeeren waschen und putzen. Ein Viertel davon beiseitelegen, den Rest pürieren. Sahne steif schlagen. Mit den restlichen Himbeeren garnieren.",
  );
  expect(uses).toEqual(["all of 400 g Himbeeren", "all of 200 g Sahne"]);
});

test.each([
  "Rolls\n\n450 g flour\n1 tbsp poppy seeds\n1 tbsp sesame seeds\n\nKnead the flour with water. Press 5 pieces in poppy seeds and 5 in sesame seeds.",
  "Brötchen\n\n450 g Mehl\n1 EL Mohn\n1 EL Sesam\n\nMehl mit Wasser kneten. 5 Stück in Mohn und 5 in Sesam drücken.",
])("so many pieces are pressed in what covers them, which is not counted: %#", (text) => {
  const { uses, issues } = read(text);
  expect(uses.map((use) => use.split(" ")[0])).toEqual(["all", "all", "all"]);
  expect(issues).toEqual([]);
});
