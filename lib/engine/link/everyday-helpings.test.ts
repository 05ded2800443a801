/** Helpings as everyday recipes tell them: nothing for now, one clove by its own word, the last spoon, what a board is dusted with besides. */
import { formatText } from "@/lib/engine/format";
import { listOf } from "@/lib/engine/check/reading/actions";

/** What an action whose text has `words` uses, as "amount line"; and what the receipt names. */
function read(text: string) {
  const recipe = formatText(text);
  const list = recipe === null ? [] : listOf(recipe);
  const actions = (recipe?.steps ?? []).flatMap((step) => step.actions ?? []);
  return {
    at: (words: string): string[] =>
      actions
        .find((action) => action.text.replaceAll("*", "").includes(words))
        ?.uses.map(({ line, amount }) => `${amount} ${list[line]}`) ?? ["no such action"],
    issues: (recipe?.receipt?.issues ?? []).map(({ message }) => message),
  };
}

test.each([
  [
    "Lentils\n\n200 g lentils\n1 carrot\nsalt and pepper\n3 tbsp oil\n\nPut the lentils in a pan with the carrot. Cover with cold water, without adding salt. Cook for 25 minutes. Add the oil and a pinch of salt. Pepper.",
    "without",
  ],
  [
    "Lentilles\n\n200 g de lentilles\n1 carotte\nsel, poivre\n3 c. à soupe d'huile\n\nMettre les lentilles dans une casserole avec la carotte. Couvrir d'eau froide, sans saler. Cuire 25 min. Ajouter l'huile et une pincée de sel. Poivrer.",
    "sans saler",
  ],
  [
    "Lenticchie\n\n200 g di lenticchie\n1 carota\nsale, pepe\n3 cucchiai d'olio\n\nMettere le lenticchie in una pentola con la carota. Coprire con acqua fredda, senza salare. Cuocere 25 minuti. Unire l'olio e un pizzico di sale. Pepare.",
    "senza salare",
  ],
  [
    "Ceci\n\n200 g di ceci\n1 cipolla\nsale\n3 cucchiai d'olio\n\nMettere i ceci in una pentola con la cipolla. Niente sale per ora. Cuocere 25 minuti. Unire l'olio. Adesso puoi salare.",
    "Niente sale",
  ],
])("what is left unsalted takes no salt: %#", (text, words) => {
  const { at, issues } = read(text);
  expect(at(words)).toEqual([]);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Soup\n\n200 g pasta\nGarlic 2 cloves\n1 onion\nolive oil\n\nFry the onion and a garlic clove in oil. Cook the pasta. In a small pan warm a little oil with the remaining garlic.",
    "Fry",
    "1 clove Garlic 2 cloves",
    "warm",
  ],
  [
    "Zuppa\n\n200 g di pasta\nAglio 2 spicchi\n1 cipolla\nolio d'oliva\n\nSoffriggere la cipolla e uno spicchio d'aglio in poco olio. Cuocere la pasta. In un padellino scaldare un po' d'olio con l'aglio rimasto.",
    "Soffriggere",
    "1 spicchio Aglio 2 spicchi",
    "padellino",
  ],
  [
    "Sopa\n\n200 g de pasta\nAjo 2 dientes\n1 cebolla\naceite de oliva\n\nSofríe la cebolla y un diente de ajo en aceite. Cuece la pasta. En una sartén calienta un poco de aceite con el ajo restante.",
    "Sofríe",
    "1 diente Ajo 2 dientes",
    "sartén",
  ],
])("a clove of so many cloves is one, and the rest are left: %#", (text, first, one, then) => {
  const { at, issues } = read(text);
  expect(at(first)).toContain(one);
  expect(at(then)).toContain(one);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Gratin\n\n4 poireaux\n2 œufs\n50 g de beurre\n20 cl de crème\n\nLavez les poireaux, gardez les blancs et le vert tendre, émincez-les. Faites-les fondre dans le beurre 20 min. Fouettez les œufs et la crème. Versez dessus et enfournez 30 min à 180 °C.",
    "Fouettez",
    "all 2 œufs",
  ],
  [
    "Crema\n\n4 uova\n100 g di zucchero\n500 g di mascarpone\n\nSeparare le uova. Montare i tuorli con 70 g dello zucchero, devono essere quasi bianchi. Unire il mascarpone. A parte montare gli albumi con lo zucchero che resta.",
    "albumi",
    "4 albumi 4 uova",
  ],
  [
    "Cream\n\n4 eggs\n100 g sugar\n500 g mascarpone\n\nSeparate the eggs. Beat the yolks with 70 g of the sugar until almost white. Stir in the mascarpone. Whisk the whites with the remaining sugar.",
    "whites",
    "4 whites 4 eggs",
  ],
])("a colour, and the white of a leek, is no white of an egg: %#", (text, words, use) => {
  const { at, issues } = read(text);
  expect(at(words)).toContain(use);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Biscuits\n\n200 g butter\n300 g flour\n1 tsp baking powder\n3 egg yolks\n\nBeat the butter and the yolks. Sift the dry ingredients and add them. Roll out on a worktop dusted with flour. Bake for 10 minutes.",
    "Sift",
    "all 300 g flour",
  ],
  [
    "Alfajores\n\n200 g de manteca\n300 g de almidón de maíz\n200 g de harina\n1 cucharadita de bicarbonato\n3 yemas\n\nBatí la manteca con las yemas. Tamizá los secos y agregalos. Estirá sobre la mesada espolvoreada con almidón. Horneá 10 minutos.",
    "Tamizá",
    "all 300 g de almidón de maíz",
  ],
])("the dry ingredients hold the flour that a board is dusted with besides: %#", (text, words, use) => {
  expect(read(text).at(words)).toContain(use);
});

test.each([
  [
    "Focaccia\n\n350 g di farina\n4 cucchiai di olio\n2 cipolle\n\nAmmorbidire le cipolle con due cucchiai d'olio. Ungere la teglia. Impastare la farina con l'ultimo cucchiaio d'olio.",
    "Impastare",
    "1 cucchiaio 4 cucchiai di olio",
  ],
  [
    "Focaccia\n\n350 g de harina\n4 cucharadas de aceite\n2 cebollas\n\nSofríe las cebollas con dos cucharadas de aceite. Unta la bandeja. Amasa la harina con la última cucharada de aceite.",
    "Amasa",
    "1 cucharada 4 cucharadas de aceite",
  ],
])("the last spoon is one spoon: %#", (text, words, use) => {
  expect(read(text).at(words)).toContain(use);
});

test.each([
  [
    "Lasagne\n\n500 g fresh lasagne sheets\n1 litre milk\n150 g Parmesan\n\nWarm the milk. Layer the sheets, the milk and a little Parmesan, finishing with the remaining Parmesan. Bake for 30 minutes.",
    "Layer",
    "all 150 g Parmesan",
  ],
  [
    "Lasagne\n\n500 g di sfoglia all'uovo\n1 litro di latte\n150 g di Parmigiano\n\nScaldate il latte. Alternate la pasta, il latte e una spolverata di formaggio, chiudendo con il Parmigiano rimasto. Cuocete 30 minuti.",
    "Alternate",
    "all 150 g di Parmigiano",
  ],
])("a little and the rest in one breath are all of it, without a doubt: %#", (text, words, use) => {
  const { at, issues } = read(text);
  expect(at(words)).toContain(use);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Giardiniera\n\n1 cavolfiore\n400 g di carote\n300 g di fagiolini\n1 litro di aceto\n\nMondate tutta la verdura. Portate a bollore l'aceto. Buttate dentro le carote; passati 3 minuti i fagiolini; dopo altri 3 il cavolfiore.",
    "Mondate",
    "all 1 cavolfiore",
    "dopo altri 3",
  ],
  [
    "Encurtido\n\n1 coliflor\n400 g de zanahorias\n300 g de judías verdes\n1 litro de vinagre\n\nLimpia todas las verduras. Lleva a ebullición el vinagre. Echa las zanahorias; pasados 3 minutos las judías; tras otros 3 la coliflor.",
    "Limpia",
    "all 1 coliflor",
    "ras otros 3",
  ],
])("so many more minutes are no pieces: %#", (text, first, use, then) => {
  const { at, issues } = read(text);
  expect(at(first)).toContain(use);
  expect(at(then).join()).not.toContain("3");
  expect(issues).toEqual([]);
});

test("two flours are the flour and the semolina, and 'una seconde couche' is no second", () => {
  expect(
    read(
      "Pane\n\n350 g farina 0\n150 g semola rimacinata\n400 ml acqua\n\nUnire le due farine e l'acqua.",
    ).at("Unire"),
  ).toContain("all 150 g semola rimacinata");
  const brioche = formatText(
    "Brioche\n\n500 g de farine\n4 œufs\n1 jaune d'œuf\n\nPétrissez la farine et les œufs 10 minutes. Badigeonnez de jaune, patientez 10 minutes, passez une seconde couche, puis enfournez 25 minutes à 180 °C.",
  );
  expect((brioche?.steps ?? []).flatMap(({ actions = [] }) => actions.flatMap((a) => a.seconds))).toEqual([
    600, 600, 1500,
  ]);
});

test.each([
  [
    "Salad\n\n200 g tinned tuna\n250 ml sunflower oil\n1 egg\n\nDress with 2 tbsp of the oil from the tuna. Beat the egg and the oil. Mix in the tuna.",
    "Dress",
    "some 200 g tinned tuna",
    "Beat",
    "all 250 ml sunflower oil",
  ],
  [
    "Insalata\n\n200 g di tonno sott'olio\n250 ml di olio di semi\n1 uovo\n\nCondisci con due cucchiai dell'olio del tonno. Monta l'uovo con l'olio. Unisci il tonno.",
    "Condisci",
    "some 200 g di tonno sott'olio",
    "Monta",
    "all 250 ml di olio di semi",
  ],
  [
    "Ensaladilla\n\n200 g de bonito en conserva\n250 ml de aceite de girasol\n1 huevo\n\nRocía con un par de cucharadas del aceite del bonito. Bate el huevo con el aceite. Añade el bonito.",
    "Rocía",
    "some 200 g de bonito en conserva",
    "Bate",
    "all 250 ml de aceite de girasol",
  ],
])("the oil of a tin is the tin's, and not the list's oil: %#", (text, first, tin, then, oil) => {
  const { at } = read(text);
  expect(at(first)).toEqual([tin]);
  expect(at(then)).toContain(oil);
});

test("little onions by their short name are no large onion", () => {
  const { at, issues } = read(
    "Blanquette\n\n1 kg de veau\n18 petits oignons grelots\n1 gros oignon\n20 g de beurre\n\nMettez le veau dans une cocotte avec l'oignon. Pelez les grelots. Faites-les dorer dans le beurre.",
  );
  expect(at("cocotte")).toContain("all 1 gros oignon");
  expect(at("Pelez")).toEqual(["all 18 petits oignons grelots"]);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Salade\n\n200 g de lentilles\n2 c. à soupe de vinaigre de xérès\n2 échalotes\n4 œufs\nvinaigre blanc pour l'eau des œufs\n\nFaites macérer les échalotes 10 min dans le vinaigre. Plongez les œufs 6 min dans de l'eau bouillante vinaigrée. Ajoutez les lentilles.",
    "vinaigrée",
    "all vinaigre blanc pour l'eau des œufs",
  ],
  [
    "Salad\n\n200 g lentils\n2 tbsp sherry vinegar\n2 shallots\n4 eggs\nwhite vinegar for the egg water\n\nMacerate the shallots for 10 minutes in the vinegar. Cook the eggs for 6 minutes in boiling water with vinegar. Add the lentils.",
    "boiling",
    "all white vinegar for the egg water",
  ],
])("vinegar in the water is the vinegar for it: %#", (text, words, use) => {
  const { at, issues } = read(text);
  expect(at(words)).toContain(use);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Bread\n\n400 g flour\n350 ml water\n50 g sunflower seeds, plus extra for the crust\n\nMix the flour with the water. Add the seeds and knead. Roll the loaf in the extra seeds.",
    "Add the seeds",
    "extra seeds",
  ],
  [
    "Brot\n\n400 g Mehl\n350 ml Wasser\n50 g Sonnenblumenkerne, plus mehr zum Wälzen\n\nMehl und Wasser mischen. Die Kerne zugeben und kneten. Das Brot in den restlichen Kernen wälzen.",
    "Die Kerne zugeben",
    "restlichen Kernen",
  ],
  [
    "Brood\n\n400 g bloem\n350 ml water\n50 g pompoenpitten, plus extra\n\nMeng de bloem met het water. Voeg de pitten toe en kneed. Rol het brood door de extra pitten.",
    "Voeg de pitten",
    "extra pitten",
  ],
])("the amount goes in by its last word, and the extra later: %#", (text, first, later) => {
  const seeds = String(text.split("\n")[4]);
  const { at } = read(text);
  expect(at(first)).toEqual([`all ${seeds}`]);
  expect(at(later)).toEqual([`some ${seeds}`]);
});

test.each([
  "Meatballs\n\n500 g mince\n1 egg\nnutmeg\nsalt\npepper\n\nMix the mince with the egg and the spices. Fry for 10 minutes.",
  "Gehaktballen\n\n500 g gehakt\n1 ei\nnootmuskaat\nzout\npeper\n\nMeng het gehakt met het ei en de kruiden. Bak 10 minuten.",
])("the salt that stands among the spices goes in with them: %#", (text) =>
  expect(read(text).issues).toEqual([]),
);

test.each([
  [
    "Tarts\n\n250 g flour\n200 g cream cheese\n100 ml water\n\nKnead the flour with the water. Halve the dough and roll out. Spread each with half of the cream cheese.",
    "Spread each",
  ],
  [
    "Fladen\n\n250 g Mehl\n200 g Schmand\n100 ml Wasser\n\nMehl und Wasser verkneten. Den Teig halbieren und ausrollen. Mit je der Hälfte Schmand bestreichen.",
    "je der Hälfte",
  ],
  [
    "Taartjes\n\n250 g bloem\n200 g roomkaas\n100 ml water\n\nKneed de bloem met het water. Halveer het deeg en rol uit. Bestrijk elk met de helft van de roomkaas.",
    "Bestrijk elk",
  ],
])("a half for each of two is all of it: %#", (text, words) => {
  expect(read(text).at(words)).toEqual([`all ${text.split("\n")[3]}`]);
  expect(read(text).issues).toEqual([]);
});

test.each([
  [
    "Bread\n\n400 g flour\n50 g seeds\n3 eggs\n\nKnead the flour. Roll the loaf in the seeds. Dip the slice in the egg.",
    "Roll",
    "all 50 g seeds",
  ],
  [
    "Bread\n\n400 g flour\n50 g seeds\n3 eggs\n\nKnead the flour. Roll the loaf in the seeds. Dip the slice in the egg.",
    "Dip",
    "all 3 eggs",
  ],
])("what is rolled or dipped counts nothing of what it is rolled in: %#", (text, words, use) =>
  expect(read(text).at(words)).toEqual([use]),
);

test("a half for each, of which the rest is spoken of, is a half", () => {
  const { at } = read(
    "Tarts\n\n250 g flour\n200 g cream cheese\n100 ml water\n\nKnead the flour with the water and roll out. Spread each round with half of the cream cheese. Fold. Top with the rest of the cream cheese.",
  );
  expect(at("Spread each")).toEqual(["100 g 200 g cream cheese"]);
});

test.each([
  "Quiche\n\n200 g flour\n1 pumpkin (600 g)\n2 tbsp oil\n\nCut the pumpkin (600 g) into wedges and roast it with the oil. Spread the pumpkin over the flour.",
  "Quiche\n\n200 g Mehl\n1 Kürbis (600 g)\n2 EL Öl\n\nDen Kürbis (600 g) in Spalten schneiden und mit dem Öl rösten. Den Kürbis auf dem Mehl verteilen.",
])("what weighs as much as the line says is all of it: %#", (text) => {
  expect(read(text).issues).toEqual([]);
});
