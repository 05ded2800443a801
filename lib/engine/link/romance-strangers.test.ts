/** What strangers wrote in French, Spanish, Italian and Portuguese, told in words of our own: which line goes in, and how much of it. */
import { formatText } from "@/lib/engine/format";
import { everyUse, usesAndReceipt } from "@/tests/support/cooking-uses";

const usesOf = (text: string): string[] => usesAndReceipt(text).uses;

test.each([
  "Petits pois\n\n4 escalopes de poulet\n400 g de petits pois\n1 oignon\n\nFaites cuire les petits pois avec l'oignon 10 minutes. Réservez une cuillerée de petits pois, mixez les autres. Faites dorer les saltimbocca et servez.",
  "Guisantes\n\n4 filetes de pollo\n400 g de guisantes\n1 cebolla\n\nCocer los guisantes con la cebolla 10 minutos. Reservar una cucharada de guisantes, triturar los otros. Dorar los saltimbocca y servir.",
  "Piselli\n\n4 fettine di pollo\n400 g di piselli\n1 cipolla\n\nCuocete i piselli con la cipolla 10 minuti. Tenete da parte una cucchiaiata di piselli, frullate gli altri. Rosolate i saltimbocca e servite.",
  "Ervilhas\n\n4 bifes de frango\n400 g de ervilhas\n1 cebola\n\nCoza as ervilhas com a cebola 10 minutos. Reserve uma colherada de ervilhas, triture as outras. Doure os saltimbocca e sirva.",
  "Peas\n\n4 chicken breasts\n400 g peas\n1 onion\n\nCook the peas with the onion for 10 minutes. Set a spoonful of peas aside, blend the others. Brown the saltimbocca and serve.",
])("who keeps some back and blends the others takes nothing else of the list: %#", (text) => {
  const actions = formatText(text)?.steps.flatMap((step) => step.actions ?? []) ?? [];
  const blends = actions.find((action) => / (?:autres|otros|altri|outras|others)\./.test(action.text));
  expect(blends?.uses).toEqual([]);
});

test.each([
  "Queijadas\n\nMassa:\n250 g de farinha\n60 g de manteiga\n1 ovo\n\nRecheio:\n400 g de requeijão\n250 g de açúcar\n5 gemas\n50 g de farinha\n\nAmassam os ingredientes todos da massa. Passam o requeijão por um passador, misturam o açúcar, as gemas e a farinha. Forram forminhas untadas com manteiga e enchem com o recheio.",
  "Pastelitos\n\nMasa:\n250 g de harina\n60 g de mantequilla\n1 huevo\n\nRelleno:\n400 g de requesón\n250 g de azúcar\n5 yemas\n50 g de harina\n\nAmasar los ingredientes todos de la masa. Mezclar el requesón con el azúcar, las yemas y la harina. Forrar moldes untados con mantequilla y rellenar.",
  "Dolcetti\n\nImpasto:\n250 g di farina\n60 g di burro\n1 uovo\n\nRipieno:\n400 g di ricotta\n250 g di zucchero\n5 tuorli\n50 g di farina\n\nImpastate tutti gli ingredienti dell'impasto. Mescolate la ricotta con lo zucchero, i tuorli e la farina. Foderate degli stampini unti con burro e riempite.",
  "Tartelettes\n\nPâte :\n250 g de farine\n60 g de beurre\n1 œuf\n\nGarniture :\n400 g de ricotta\n250 g de sucre\n5 jaunes d'œufs\n50 g de farine\n\nPétrir tous les ingrédients de la pâte. Mélanger la ricotta avec le sucre, les jaunes et la farine. Foncer des moules graissés avec du beurre et garnir.",
])("all of a part's ingredients are its butter too, though a tin is greased with some: %#", (text) => {
  expect(usesOf(text).slice(0, 3)).toEqual([
    expect.stringMatching(/^250 g .* = all$/),
    expect.stringMatching(/^60 g .* = all$/),
    expect.stringMatching(/^1 .* = all$/),
  ]);
  expect(usesOf(text)).toContainEqual(
    expect.stringMatching(/^250 g d\S* (?:açúcar|azúcar|zucchero|sucre) = all$/),
  );
  expect(usesOf(text)).toContainEqual(expect.stringMatching(/^50 g .* = all$/));
});

test.each([
  [
    "Focaccia\n\nIngredienti:\n300 g di semola\n2 cucchiai d'olio extravergine + abbondante per la teglia\n12 g di sale\n\nPer il condimento:\n400 g di pomodorini\nolio extravergine\n\nMescolate la semola con il sale e i 2 cucchiai di olio. Ungete la teglia. Aggiungete i pomodorini e un giro d'olio.",
    "2 cucchiai d'olio extravergine + abbondante per la teglia = all",
  ],
  [
    "Focaccia\n\nIngredientes:\n300 g de sémola\n2 cucharadas de aceite de oliva + abundante para el molde\n12 g de sal\n\nPara la cobertura:\n400 g de tomates cherry\naceite de oliva\n\nMezclar la sémola con la sal y las 2 cucharadas de aceite. Engrasar el molde. Añadir los tomates y un chorro de aceite.",
    "2 cucharadas de aceite de oliva + abundante para el molde = all",
  ],
  [
    "Focaccia\n\nIngredients:\n300 g semolina\n2 tbsp olive oil + plenty for the tin\n12 g salt\n\nFor the topping:\n400 g cherry tomatoes\nolive oil\n\nMix the semolina with the salt and the 2 tbsp of oil. Grease the tin. Add the tomatoes and a drizzle of oil.",
    "2 tbsp olive oil + plenty for the tin = all",
  ],
] as const)("'+ plenty for the tin' is more of the line, whose stated spoons go in: %#", (text, use) => {
  expect(usesOf(text)).toContain(use);
  expect(usesOf(text)).not.toContainEqual(expect.stringMatching(/= 2 /));
});

test.each([
  [
    "Caldo verde\n\n600 g de batata\n1/2 chouriço\nbroa de milho\n\nCoza as batatas. Junte o chouriço. Sirva com duas rodelas de chouriço e uma fatia de broa.",
    "broa de milho = 1 fatia",
  ],
] as const)("an amount has the word that stands before its own food: %#", (text, use) => {
  expect(usesOf(text)).toContain(use);
});

test.each([
  "Ragoût\n\n1 kg de veau\n200 g d'oignons grelots\n80 g de beurre\nSel, poivre, 1 pincée de sucre\n\nDorez la viande. Salez, poivrez et laissez cuire 1 h. Faites cuire les oignons avec le beurre et le sucre.",
  "Guiso\n\n1 kg de ternera\n200 g de cebollitas\n80 g de mantequilla\nSal, pimienta, 1 pizca de azúcar\n\nDorar la carne. Salpimentar y cocer 1 hora. Cocer las cebollitas con la mantequilla y el azúcar.",
  "Spezzatino\n\n1 kg di vitello\n200 g di cipolline\n80 g di burro\nSale, pepe, 1 pizzico di zucchero\n\nRosolate la carne. Salate, pepate e cuocete 1 ora. Cuocete le cipolline con il burro e lo zucchero.",
  "Guisado\n\n1 kg de vitela\n200 g de cebolinhas\n80 g de manteiga\nSal, pimenta, 1 pitada de açúcar\n\nAloure a carne. Tempere com sal e pimenta e coza 1 hora. Coza as cebolinhas com a manteiga e o açúcar.",
  "Stew\n\n1 kg veal\n200 g pearl onions\n80 g butter\nSalt, pepper, 1 pinch of sugar\n\nBrown the meat. Season with salt and pepper and cook for 1 hour. Cook the onions with the butter and the sugar.",
])("a line of salt, pepper and a pinch of sugar is used where each of them goes in: %#", (text) => {
  const { uses, issues } = usesAndReceipt(text);
  const seasoning = uses.filter((use) => /^(?:Sel|Sal|Sale|Salt), /.test(use));
  expect(seasoning.map((use) => use.split(" = ")[1])).toEqual(["some", "some"]);
  expect(issues).toEqual([]);
});

test.each([
  "Pickles\n\n2 carrots\n1 cucumber\n\nBrine\n300 ml vinegar\n200 ml water\n60 g sugar\n\nSterilise the jar: boil it for 10 minutes in a pan with water and dry it.\n\nCut the carrots and the cucumber.\n\nBring all the brine ingredients to the boil.",
  "Sottaceti\n\n2 carote\n1 cetriolo\n\nSalamoia\n300 ml di aceto\n200 ml di acqua\n60 g di zucchero\n\nSterilizzate il vasetto: bollitelo 10 minuti in una pentola con acqua e lasciate asciugare.\n\nTagliate le carote e il cetriolo.\n\nPortate a bollore tutti gli ingredienti della salamoia.",
  "Cornichons\n\n2 carottes\n1 concombre\n\nSaumure\n300 ml de vinaigre\n200 ml d'eau\n60 g de sucre\n\nStérilisez le bocal : faites-le bouillir 10 minutes dans une casserole d'eau et laissez sécher.\n\nCoupez les carottes et le concombre.\n\nPortez à ébullition tous les ingrédients de la saumure.",
  "Encurtidos\n\n2 zanahorias\n1 pepino\n\nSalmuera\n300 ml de vinagre\n200 ml de agua\n60 g de azúcar\n\nEsteriliza el frasco: hiérvelo 10 minutos en una olla con agua y deja secar.\n\nCorta las zanahorias y el pepino.\n\nHierve todos los ingredientes de la salmuera.",
  "Picles\n\n2 cenouras\n1 pepino\n\nSalmoura\n300 ml de vinagre\n200 ml de água\n60 g de açúcar\n\nEsterilize o frasco: ferva-o 10 minutos numa panela com água e deixe secar.\n\nCorte as cenouras e o pepino.\n\nLeve ao lume todos os ingredientes da salmoura.",
])("jars are boiled in no water of the list, and drying them takes nothing dry: %#", (text) => {
  expect(usesOf(text)).toEqual([
    expect.stringMatching(/^2 /),
    expect.stringMatching(/^1 /),
    expect.stringMatching(/^300 ml .* = all$/),
    expect.stringMatching(/^200 ml .* = all$/),
    expect.stringMatching(/^60 g .* = all$/),
  ]);
});

test("a pan of the list's only water is that water", () => {
  expect(
    usesOf(
      "Porridge\n\n500 ml water\n80 g oats\n\nBring a pan with water to the boil. Stir in the oats and simmer for 5 minutes.",
    ),
  ).toContain("500 ml water = all");
});

test.each([
  "Bolo\n\nMassa\n3 cenouras\n4 ovos\n2 xícaras de farinha\nManteiga para untar\n\nCobertura\n1 xícara de açúcar\n2 colheres (sopa) de manteiga\n\n1. Unte com manteiga e enfarinhe uma forma.\n2. Bata as cenouras e os ovos. Junte a farinha e asse por 40 minutos.\n3. Para a cobertura, leve todos os ingredientes ao fogo.",
  "Cake\n\nBatter\n3 carrots\n4 eggs\n2 cups flour\nButter for greasing\n\nIcing\n1 cup sugar\n2 tbsp butter\n\n1. Grease with butter and flour a tin.\n2. Blend the carrots and the eggs. Add the flour and bake for 40 minutes.\n3. For the icing, heat all the ingredients.",
])("a tin that is named behind the second work is greased by the first: %#", (text) => {
  const uses = usesOf(text);
  expect(uses[0]).toMatch(/^(?:Manteiga para untar|Butter for greasing) = /);
  expect(uses.slice(-2)).toEqual([
    expect.stringMatching(/^1 .* = all$/),
    expect.stringMatching(/^2 (?:colheres|tbsp) .* = all$/),
  ]);
});

test.each([
  "Focaccia\n\nDough\n500 g flour\n300 g water\n30 g olive oil\n10 g salt\n\nBrine\n90 g water\n60 g olive oil\n5 g salt\n\n1) Mix the flour, the water, the salt and the oil.\n2) Whisk all the ingredients of the brine and pour it over. Bake for 15 minutes.\n3) Brush with a drizzle of oil.",
  "Focaccia\n\nImpasto\n500 g farina\n300 g acqua\n30 g olio\n10 g sale\n\nSalamoia\n90 g acqua\n60 g olio\n5 g sale\n\n1) Impastare la farina, l'acqua, il sale e l'olio.\n2) Emulsionare gli ingredienti della salamoia e versarla. Cuocere 15 minuti.\n3) Spennellare con un filo d'olio.",
])("a drizzle at the end leaves all of a part its oil: %#", (text) => {
  expect(usesOf(text)).toContainEqual(expect.stringMatching(/^60 g .* = all$/));
});

test.each([
  [
    "Salsa\n\n8 tomates\n¼ de cebolla blanca\n\nLicúa los tomates con el ¼ de cebolla.",
    ["8 tomates = all", "¼ de cebolla blanca = all"],
  ],
  [
    "Salsa\n\n8 tomatoes\n1/4 of an onion\n\nBlend the tomatoes with the 1/4 of onion.",
    ["8 tomatoes = all", "1/4 of an onion = all"],
  ],
  [
    "Salsa\n\n8 tomates\n3 cebollas\n\nLicúa los tomates con 1/2 de cebolla. Pica el resto de la cebolla.",
    ["8 tomates = all", "3 cebollas = 1/2 cebolla", "3 cebollas = 2 1/2 cebollas"],
  ],
  [
    "Masa\n\n500 g de harina\n2 huevos\n\nMezcla 3/4 de harina con los huevos. Añade el resto de la harina.",
    ["500 g de harina = 375 g", "2 huevos = all", "500 g de harina = 125 g"],
  ],
  [
    "Masa\n\n½ sandía\n2 limas\n\nPica la mitad de la sandía con las limas. Corta el resto de la sandía.",
    ["½ sandía = ¼ sandía", "2 limas = all", "½ sandía = ¼ sandía"],
  ],
])("a quarter of an onion is no quarter of the list's quarter: %#", (text, uses) => {
  const { uses: found, issues } = usesAndReceipt(text);
  expect([...found, ...issues]).toEqual(uses);
});

test.each([
  "Salsa\n\n8 tomates\n1/4 de cebolla y otro 1/4 en rodajas para arriba\n1 pollo asado\n\nLicúa los tomates con el 1/4 de cebolla. Sirve el pollo con las rodajas de cebolla.",
  "Salsa\n\n8 tomates\n1/4 de cebolla más 1/4 en rodajas\n1 pollo asado\n\nLicúa los tomates con el 1/4 de cebolla. Sirve el pollo con las rodajas de cebolla.",
  "Salsa\n\n8 tomatoes\n1/4 onion and another 1/4 sliced for the top\n1 chicken\n\nBlend the tomatoes with the 1/4 onion. Serve the chicken with the onion slices.",
])("what the list has once more of the same goes in where its work is named: %#", (text) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses.filter((use) => /onion|cebolla/.test(use)).map((use) => use.split(" = ")[1])).toEqual([
    expect.stringMatching(/^1\/4 (?:onion|cebolla)$/),
    expect.stringMatching(/^1\/4 (?:onion|cebolla)$/),
  ]);
  expect(issues).toEqual([]);
});

test.each([
  "Feijoada\n\nPara a feijoada\n500 g de feijão\n1 laranja inteira\n3 folhas de louro\n\nPara servir\n2 laranjas\n\nCozinhe o feijão com o louro e a laranja inteira furada. Retire a laranja e o louro.",
  "Stew\n\nFor the stew\n500 g beans\n1 whole orange\n3 bay leaves\n\nTo serve\n2 oranges\n\nCook the beans with the bay leaves and the whole orange. Remove the orange and the bay leaves.",
])("what is lifted out takes none of what is there to serve, and the receipt names it: %#", (text) => {
  const { uses, named } = usesAndReceipt(text);
  expect(uses).toHaveLength(3);
  expect(uses.join()).not.toContain("2 ");
  expect(named).not.toEqual([]);
});

test.each([
  [
    "Soup\n\n200 g dried white beans\n200 g dried red beans\n300 g green beans\n\nSoak the dried beans overnight.\nSimmer the dried beans for 40 minutes. Add the green beans.",
    5,
  ],
  [
    "Soupe\n\n200 g de haricots blancs secs\n200 g de haricots rouges secs\n300 g de haricots verts\n\nFaites tremper les haricots secs une nuit.\nCuisez les haricots secs 40 min. Ajoutez les haricots verts.",
    5,
  ],
  [
    "Salsa\n\n8 chiles guajillo\n3 chiles anchos\n3 dientes de ajo\n\nRemoja los chiles en agua caliente 20 minutos. Escúrrelos y licúalos con el ajo.",
    5,
  ],
  [
    "Ragù\n\nMacinato di manzo 400 g\nMacinato di maiale 200 g\nCipolla 1\n\nRosolate la cipolla. Aggiungete i due macinati e rosolate a fuoco vivo.",
    3,
  ],
])("a plural with its quality is every line that has it, each time it goes in: %#", (text, count) => {
  const uses = everyUse(text);
  expect(uses).toHaveLength(count);
  expect(uses.every((use) => use.endsWith(" = all"))).toBe(true);
});

test.each([
  "Ragù\n\nPancetta 100 g\nBrodo di carne 500 ml\nPassata 400 g\n\nRosolate la pancetta. Versate la passata e un paio di mestoli di brodo, cuocete 3 ore, aggiungendo via via il brodo rimasto.",
  "Arroz\n\n300 g de arroz\n1 l de caldo\n\nSofríe el arroz. Añade un par de cazos de caldo. Añade el caldo restante.",
  "Arroz\n\n300 g de arroz\n1 l de caldo\n\nFrite o arroz. Junte um par de conchas de caldo. Junte o caldo restante.",
  "Risotto\n\n300 g de riz\n1 l de bouillon\n\nNacrez le riz. Ajoutez une ou deux louches de bouillon. Ajoutez le reste du bouillon.",
])("a couple of ladles is some of it, and so is the rest: %#", (text) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses.filter((use) => /brodo|caldo|bouillon/i.test(use)).map((use) => use.split(" = ")[1])).toEqual([
    "some",
    "some",
  ]);
  expect(issues).toEqual([]);
});

test.each([
  "Moqueca\n\n800 g de peixe\n1 pimentão verde e 1 vermelho\n2 cebolas\n\nEspalhe metade dos pimentões e das cebolas. Arrume o peixe. Cubra com o resto do pimentão e da cebola.",
  "Stew\n\n800 g fish\n1 green pepper and 1 red\n2 onions\n\nSpread half of the peppers and half of the onions. Lay in the fish. Cover with the rest of the peppers and the onions.",
  "Poêlée\n\n800 g de poisson\n1 poivron vert et 1 rouge\n2 oignons\n\nÉtalez la moitié des poivrons et des oignons. Posez le poisson. Couvrez avec le reste des poivrons et des oignons.",
])("half of one green and one red is not half of the green one: %#", (text) => {
  const amounts = usesOf(text).map((use) => use.split(" = ")[1]);
  expect(amounts[0]).toBe("some");
  expect(amounts[1]).toMatch(/^1 /);
  expect(amounts[3]).toBe("some");
});

test.each([
  [
    "Soupe\n\n4 tomates\n1 oignon\nsel, poivre\n\nMettez les tomates et l'oignon dans la marmite, salez (2 c. à café) et cuisez 20 min.",
    "sel, poivre = 2 c. à café",
  ],
  [
    "Zuppa\n\n4 pomodori\n1 cipolla\nsale e pepe\n\nMettete i pomodori e la cipolla in pentola, salate (1 cucchiaino) e cuocete 20 minuti.",
    "sale e pepe = 1 cucchiaino",
  ],
])("an amount in brackets is said without them: %#", (text, use) => {
  expect(usesOf(text)).toContain(use);
});

test.each([
  "Soupe\n\n1 bouquet de basilic\n100 g de parmesan râpé\n\nMixez le basilic avec la moitié du parmesan. Servez la soupe avec le reste du pistou et du fromage à table.",
  "Soup\n\n1 bunch basil\n100 g parmesan, grated\n\nBlend the basil with half of the parmesan. Serve the soup with the rest of the pesto and the cheese at the table.",
  "Sopa\n\n1 manojo de albahaca\n100 g de queso rallado\n\nTritura la albahaca con la mitad del queso. Sirve la sopa con el resto del pesto y del queso.",
])("the rest of what was made and of a food is the rest of that one too: %#", (text) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses.map((use) => use.split(" = ")[1])).toEqual(["all", "50 g", "50 g"]);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Confiture\n\n2 kg d'abricots\nGousse de vanille, 2\n\nMettez les abricots dans la bassine. Fendez les gousses et grattez les graines dessus.",
    "Gousse de vanille, 2 = all",
  ],
  [
    "Crema\n\n500 ml de leche\n1 vaina de vainilla\n\nAbre la vaina y raspa las semillas sobre la leche.",
    "1 vaina de vainilla = all",
  ],
])("the pods that are split are the vanilla: %#", (text, use) => {
  expect(usesOf(text)).toContain(use);
});

test.each([
  "Tarte\n\n4 citrons\n150 g de sucre\n\nRâpez le zeste de 2 citrons, pressez les 4. Mélangez le sucre, le jus et les zestes.",
  "Tart\n\n4 lemons\n150 g sugar\n\nZest 2 of the lemons and juice all 4. Mix the sugar, the juice and the zest.",
  "Crostata\n\n4 limoni\n150 g di zucchero\n\nGrattugiate la scorza di 2 limoni e spremeteli tutti e 4. Mescolate lo zucchero, il succo e la scorza.",
])("the zest of two and the juice of all: %#", (text) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses.slice(0, 2).map((use) => use.split(" = ")[1])).toEqual([expect.stringMatching(/^2 /), "all"]);
  expect(issues).toEqual([]);
});

test.each([
  "Lasagne\n\nPER LA BESCIAMELLA\nLatte 1 l\nBurro 90 g\nFarina 90 g\n\nPER COMPORRE\nSfoglie 400 g\nBurro 20 g + quello per la teglia\n\nPer la besciamella, sciogliete i 90 g di burro, unite la farina e versate il latte.\n\nImburrate una teglia. Fate strati di sfoglie e besciamella, finendo con il burro a fiocchetti.",
  "Lasagnes\n\nPOUR LA BÉCHAMEL\n1 l de lait\n90 g de beurre\n90 g de farine\n\nPOUR LE MONTAGE\n400 g de feuilles de lasagne\n20 g de beurre + celui pour le plat\n\nPour la béchamel, faites fondre les 90 g de beurre, ajoutez la farine et versez le lait.\n\nBeurrez un plat. Alternez les feuilles de lasagne et la béchamel et terminez par le beurre en noisettes.",
])("'and that for the tin' is more than the amount: %#", (text) => {
  expect(
    usesOf(text)
      .filter((use) => use.startsWith("20 g") || use.startsWith("Burro 20 g"))
      .map((use) => use.split(" = ")[1]),
  ).toEqual(["some", "all"]);
});

test("a dish greased 'de mantequilla' takes a little of it, and what is melted is all", () => {
  expect(
    usesOf(
      "Croquetas\n\n80 g de mantequilla\n100 g de harina\n\nDerrite la mantequilla. Añade la harina. Vuelca en una fuente untada de mantequilla.",
    )[0],
  ).toBe("80 g de mantequilla = all");
});

test.each([
  "Guiso\n\n300 g de garbanzos\n1 cebolla\n1 tomate\n500 g de costillas\n2 patatas\n3 zanahorias\n\nFreír las costillas y sacarlas. En el mismo aceite hacer el sofrito con la cebolla y el tomate. Añadir las costillas. Añadir el resto de los ingredientes y cubrir de agua.",
  "Zuppa\n\n300 g di ceci\n1 cipolla\n1 pomodoro\n500 g di costine\n2 patate\n3 carote\n\nRosolare le costine e toglierle. Nello stesso olio fare il soffritto con la cipolla e il pomodoro. Unire le costine. Aggiungere gli altri ingredienti e coprire d'acqua.",
])("a base that is fried of what is named takes no other vegetables: %#", (text) => {
  const actions = formatText(text)?.steps.flatMap((step) => step.actions ?? []) ?? [];
  const base = actions.find((action) => /sof/.test(action.text));
  expect(base?.uses).toHaveLength(2);
});

test.each([
  "Estofado\n\n2 zanahorias\n1 cebolla\n1 pimiento\n1 l de caldo de pollo o verduras\n2 nabos\n1 chorizo\n\nDorar el chorizo. Picar la zanahoria, la cebolla y el pimiento. Poner las verduras picadas en la olla. Verter el caldo y añadir los nabos.",
  "Potée\n\n2 carottes\n1 oignon\n1 poivron\n1 l de bouillon de poulet ou légumes\n2 navets\n1 saucisse\n\nFaire dorer la saucisse. Hacher les carottes, l'oignon et le poivron. Mettre les légumes hachés dans la cocotte. Verser le bouillon et ajouter les navets.",
  "Stufato\n\n2 carote\n1 cipolla\n1 peperone\n1 l di brodo di pollo o verdure\n2 rape\n1 salsiccia\n\nRosolare la salsiccia. Tritare le carote, la cipolla e il peperone. Mettere le verdure tritate nella pentola. Versare il brodo e unire le rape.",
  "Ensopado\n\n2 cenouras\n1 cebola\n1 pimento\n1 l de caldo de frango ou legumes\n2 nabos\n1 chouriço\n\nDoure o chouriço. Pique a cenoura, a cebola e o pimento. Coloque os legumes picados na panela. Junte o caldo e os nabos.",
])("chopped vegetables are those that were chopped, and stock of two kinds is stock: %#", (text) => {
  const actions = formatText(text)?.steps.flatMap((step) => step.actions ?? []) ?? [];
  const chopped = actions.findIndex((action) => / (?:verduras|légumes|verdure|legumes) /.test(action.text));
  expect(actions[chopped]?.uses).toEqual([]);
  expect(actions[chopped + 1]?.uses).not.toEqual([]);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test.each([
  "Confiture\n\nfruits rouges\nsucre (en même quantité que les fruits)\nalcool\n\nCouper les fruits en morceaux. Mettre les fruits et le sucre dans un bocal. Couvrir d'alcool.",
  "Mermelada\n\nfrutas rojas\nazúcar (en la misma cantidad que las frutas)\nalcohol\n\nCortar las frutas en trozos. Poner las frutas y el azúcar en un tarro. Cubrir con alcohol.",
])("what a line's amount is compared with is no name of it: %#", (text) => {
  const actions = formatText(text)?.steps.flatMap((step) => step.actions ?? []) ?? [];
  expect(actions[0]?.uses).toHaveLength(1);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test("a white roux has no egg in it", () => {
  const uses = usesOf(
    "Sauce\n\n2 jaunes d'œufs\n60 g de beurre\n60 g de farine\n1 l de bouillon\n\nPréparer un roux blanc avec le beurre et la farine. Verser le bouillon. Lier avec les jaunes.",
  );
  expect(uses[0]).toMatch(/^60 g de beurre/);
});

test("the ingredients of a filling, named by one word in Spanish, go in where they are mixed", () => {
  expect(
    usesOf(
      "Fardelejos\n\nMasa:\n250 g de mantequilla\n500 g de harina\n\nRelleno:\n200 g de almendra molida\n2 huevos\n\nMezclar la mantequilla con la harina. Mezclar los ingredientes del relleno. Poner un poco de relleno en la masa.",
    ),
  ).toEqual([
    "250 g de mantequilla = all",
    "500 g de harina = all",
    "200 g de almendra molida = all",
    "2 huevos = all",
  ]);
});
