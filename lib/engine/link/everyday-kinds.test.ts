/** Lines that are there for the pan or the tin, words for the whole lot, spices by one word, and a bottle that is the second of two. */
import { everyUse, usesByAction } from "@/tests/support/cooking-uses";

const of = (text: string, line: string): string[] => everyUse(text).filter((use) => use.startsWith(line));
const doubts = (text: string): string[] => everyUse(text).filter((use) => !use.includes(" = "));

test.each([
  [
    "Beat the lot",
    "Lemon slice\n\n1 pkt biscuits\n125g butter\n\nIcing: 200g icing sugar, 3 tbsp lemon juice\n\nCrush the biscuits. Melt the butter, pour over and mix.\n\nIcing: beat the lot together till smooth.",
    "200g icing sugar",
    ["200g icing sugar = all"],
  ],
  [
    "spices and herbs by one word",
    "Gehakt\n\n400 g gehakt\n1 ui\n1 tl kerriepoeder\n1 tl paprikapoeder\n\nFruit de ui. Voeg het gehakt en de kruiden toe en bak het rul.",
    "1 tl kerriepoeder",
    ["1 tl kerriepoeder = all"],
  ],
  [
    "a name that begins with what dried it",
    "Pasta\n\n200 g pasta\n1/2 cup sun-dried tomatoes\n1 cup cream\n\nBoil the pasta. Stir in the cream and sun-dried tomatoes.",
    "1/2 cup sun-dried tomatoes",
    ["1/2 cup sun-dried tomatoes = all"],
  ],
  [
    "the oil of the list, and not what the anchovies lie in",
    "Pasta\n\n200 g pasta\n6 anchovies in olive oil\n2 tbsp olive oil\n100 g feta in oil\n\nBoil the pasta. Warm the olive oil, add the anchovies and toss with the pasta and feta.",
    "2 tbsp olive oil",
    ["2 tbsp olive oil = all"],
  ],
  [
    "all of a part's ingredients, whatever names one of them later",
    "Loaf\n\nFor the levain\n25 g sourdough starter\n100 g flour\n100 g water\n\nFor the dough\n400 g flour\n350 g water\n10 g salt\n\nStir all the levain ingredients together. Leave for 10 hours. Keep what is left as your starter.\n\nMix the flour, water and salt with the levain. Bake for 40 minutes.",
    "25 g sourdough starter",
    ["25 g sourdough starter = all"],
  ],
  [
    "a part of the list that is called as a kind is",
    "Rice\n\n300 g rice\n2 tsp garam masala\n1 tsp turmeric\nWhole spices: 2 bay leaves, 6 green cardamoms, 6 cloves\n\nFry the garam masala and turmeric. Bring water to a boil with the whole spices. Add the rice.",
    "6 green cardamoms",
    ["6 green cardamoms = all"],
  ],
  [
    "what is added as well, behind a word for when",
    "Cake\n\n225 g butter\n4 eggs\n225 g flour\n1 tsp baking powder\n\nBeat the butter. Add the eggs, beating well after each and adding a spoonful of the flour if it curdles. Sift in the rest of the flour and the baking powder.",
    "225 g flour",
    ["225 g flour = some", "225 g flour = some"],
  ],
  [
    "what spoons leave of millilitres, fifteen of them each",
    "Traybake\n\n150 ml olive oil, divided\n500 g potatoes\n\nToss the potatoes with 2 tbsp of the oil. Fry them in another 2 tbsp oil. Drizzle with the last of the oil.",
    "150 ml olive oil",
    [
      "150 ml olive oil, divided = 2 tbsp",
      "150 ml olive oil, divided = 2 tbsp",
      "150 ml olive oil, divided = 90 ml",
    ],
  ],
  [
    "all the spices, though one of them is called so",
    "Pudding\n\n8 oz suet\n10 oz currants\n10 oz sultanas\n1 lb brown sugar\n1 tsp mixed spice\n1/2 tsp cinnamon\nGood grating of nutmeg\n\nMix the suet with the spices and sugar. Stir in the dried fruit.",
    "1/2 tsp cinnamon",
    ["1/2 tsp cinnamon = all"],
  ],
  [
    "dried fruit, which no line is called",
    "Pudding\n\n8 oz suet\n10 oz currants\n10 oz sultanas\n2 apples\n\nMix the suet with the dried fruit. Grate the apples and stir them in.",
    "10 oz sultanas",
    ["10 oz sultanas = all"],
  ],
  [
    "the vegetables that are left, by one short word",
    "Stew\n\n1 kg beef\n2 onions\n3 carrots\n300g swede\n500ml stock\n\nBrown the beef. Fry the onions. Add the stock and remaining veg and cook for 3 hours.",
    "300g swede",
    ["300g swede = all"],
  ],
  [
    "a layer that is told in the sentence that repeats it",
    "Mug lasagne\n\n2 sheets lasagne\n1/2 cup tomato sauce\n1/4 cup ricotta\n80 g mozzarella\n\nMix the ricotta with half the mozzarella. In a mug layer a spoonful of sauce, some lasagne and some cheese mixture, and repeat. Top with the rest of the mozzarella.",
    "80 g mozzarella",
    ["80 g mozzarella = 40 g", "80 g mozzarella = 40 g"],
  ],
  [
    "the second bottle",
    "Stew\n\n1 kg beef\n2 bottles ale\n3 onions\n\nBrown the beef. Pour in one bottle of ale. Add the onions, then the second bottle.",
    "2 bottles ale",
    ["2 bottles ale = 1 bottle", "2 bottles ale = 1 bottle"],
  ],
  [
    "the second bottle, in Dutch",
    "Stoof\n\n1 kg vlees\n2 flesjes bier\n3 uien\n\nBak het vlees. Blus met één flesje bier. Voeg de uien toe. Dan het tweede flesje erachteraan.",
    "2 flesjes bier",
    ["2 flesjes bier = 1 flesje", "2 flesjes bier = 1 flesje"],
  ],
  [
    "more of it by a dollop",
    "Bircher\n\n200ml milk\n100g yoghurt, plus a dollop each to serve\n100g oats\n\nMix the oats with the milk and yoghurt. Chill for 6 hours. Top with the extra yoghurt.",
    "100g yoghurt",
    ["100g yoghurt, plus a dollop each to serve = all", "100g yoghurt, plus a dollop each to serve = some"],
  ],
  [
    "behind a comparison",
    "Piccalilli\n\n1 small cauliflower\n200g green beans\n75g salt\n\nCut the cauliflower into florets no bigger than a thumbnail, the beans into 1cm lengths. Layer in a bowl with the salt.",
    "200g green beans",
    ["200g green beans = all"],
  ],
  [
    "beside a time of the day",
    "Brot\n\n350 g Mehl\n3 g Hefe\n1 EL Honig\n180 g Wasser\n\nAm Vorabend Hefe und Honig im Wasser auflösen. Das Mehl einrühren.",
    "1 EL Honig",
    ["1 EL Honig = all"],
  ],
])("%s", (_name, text, line, uses) => {
  expect(of(text, line)).toEqual(uses);
  expect(doubts(text)).toEqual([]);
});

test.each([
  "Dumplings\n\n500 g pork mince\n1 tsp salt\n1 tbsp vegetable oil, for frying\n\nCombine everything in a bowl. Shape into balls. Heat the oil in a pan and fry the balls for 8 minutes.",
  "Klopse\n\n500 g Hackfleisch\n1 TL Salz\n1 EL Öl zum Braten\n\nAlles in einer Schüssel verkneten. Kugeln formen. Das Öl in einer Pfanne erhitzen und die Kugeln 8 Minuten braten.",
])("oil for frying goes into the pan, and not in with everything: %#", (text) => {
  const uses = everyUse(text);
  expect(uses[2]).toMatch(/(oil|Öl)/);
  expect(uses.filter((use) => /(oil|Öl)/.test(use))).toHaveLength(1);
});

test("the fat for the tin is no liquid", () =>
  expect(
    everyUse(
      "Brot\n\n350 g Mehl\n180 g Wasser\nFett für die Form\n\nDas Mehl in eine Schüssel geben, die Flüssigkeit dazugießen und verrühren. Die Form fetten und den Teig hineingeben.",
    ),
  ).toEqual(["350 g Mehl = all", "180 g Wasser = all", "Fett für die Form = all"]));

test.each([
  "Glas\n\n200 g Kekse\n1 Glas Kirschen\n4 EL Kirschwasser\n\nKirschen und 2 EL Kirschwasser mischen. Die Hälfte der Kekse in die Gläser verteilen und mit 1 EL Kirschwasser beträufeln. Die Hälfte der Kirschen daraufgeben. Den Vorgang mit den restlichen Zutaten wiederholen.\n\nFür Kinder das Kirschwasser durch Kirschsaft ersetzen.",
])("a layer that is laid again takes what is left, whatever a remark below says: %#", (text) =>
  expect(of(text, "4 EL Kirschwasser")).toEqual([
    "4 EL Kirschwasser = 2 EL",
    "4 EL Kirschwasser = 1 EL",
    "4 EL Kirschwasser = 1 EL",
  ]),
);

test("'once trimmed' weighs a food and asks for no work", () =>
  expect(
    doubts(
      "Piccalilli\n\n1 small cauliflower, about 500g once trimmed\n75g salt\n\nCut the cauliflower into florets. Add the salt.",
    ),
  ).toEqual([]));

test.each([
  "Pickles\n\nVEGETABLES\n400 g carrots\n200 g onions\n\nLIQUID\n700 ml vinegar\n500 ml water\n120 g sugar\n\nBring the liquid with all its ingredients to the boil. Add the carrots and onions for 3 minutes. Pack into jars. Boil the jars in water for 20 minutes.",
  "Giardiniera\n\nVERDURE\n400 g carote\n200 g cipolline\n\nLIQUIDO\n700 ml aceto\n500 ml acqua\n120 g zucchero\n\nPortate a bollore il liquido con tutti i suoi ingredienti. Tuffate le carote e le cipolline per 3 minuti. Distribuite nei vasetti. Bollite i vasetti in acqua per 20 minuti.",
])("all its ingredients are those of that part, and the water round the jars is the tap's: %#", (text) => {
  const uses = everyUse(text);
  expect(uses).toHaveLength(5);
  expect(uses.slice(0, 3).map((use) => use.replace(/ (g|ml) .*/, ""))).toEqual(["700", "500", "120"]);
});

test("a teaspoon in each wrapper measures what goes in, and no wrapper", () =>
  expect(
    everyUse(
      "Dumplings\n\n500 g pork mince\n40 wrappers\n\nSeason the mince. Put a teaspoon in each wrapper and fold it over.",
    ),
  ).toEqual(["500 g pork mince = all", "40 wrappers = all"]));

test.each([
  [
    "Cookies\n\n1 cup sugar\n2 cups flour\n1 tsp cinnamon\n1/2 tsp ginger\n\nSift the flour and spices. Stir in the sugar. Bake 10 minutes.",
    "1/2 tsp ginger",
  ],
  [
    "Kekse\n\n150 g Zucker\n300 g Mehl\n1 TL Zimt\n1/2 TL Ingwer\n\nMehl und Gewürze mischen. Mit dem Zucker verrühren. 10 Minuten backen.",
    "1/2 TL Ingwer",
  ],
])("a teaspoon of ginger is one of the spices: %#", (text, line) => {
  expect(of(text, line)).toEqual([`${line} = all`]);
  expect(doubts(text)).toEqual([]);
});

test("a spoonful of grated ginger is none of the spices", () =>
  expect(
    everyUse(
      "Curry\n\n1 tbsp ginger, grated\n1 tsp cumin\n1 tsp turmeric\n500 g chicken\n\nFry the spices. Add the chicken and the ginger.",
    ),
  ).toEqual([
    "1 tbsp ginger, grated = all",
    "1 tsp cumin = all",
    "1 tsp turmeric = all",
    "500 g chicken = all",
    "1 tbsp ginger, grated = all",
  ]));

test.each([
  "Piccalilli\n\n1 cauliflower\n250 g carrots\n100 g salt\n900 ml vinegar\n2 tsp ground ginger\n\nPut all the vegetables in a bowl, sprinkle with the salt and leave overnight. Boil the vinegar with the ginger. Add the cauliflower, simmer 3 minutes, then add the carrots.",
  "Piccalilli\n\n1 Blumenkohl\n250 g Möhren\n100 g Salz\n900 ml Essig\n2 TL Ingwerpulver\n\nAlle Gemüse in eine Schüssel geben, mit dem Salz bestreuen und über Nacht stehen lassen. Den Essig mit dem Ingwerpulver aufkochen. Den Blumenkohl zugeben, 3 Minuten köcheln, dann die Möhren zugeben.",
])("all the vegetables go in where it says so, though each is named later: %#", (text) => {
  const uses = everyUse(text);
  expect(uses.slice(0, 2).map((use) => use.replace(/ .*= /, " "))).toEqual(["1 all", "250 all"]);
  expect(uses).toHaveLength(5);
});

test.each([
  "Cake\n\nBase\n200 g flour\n50 g margarine\n3 eggs\n\nIcing\n125 g butter or margarine\n65 g sugar\n\nBeat the eggs with the flour. Add the melted butter or margarine. Bake for 30 minutes. For the icing, beat the butter or margarine with the sugar.",
  "Kuchen\n\nTeig\n200 g Mehl\n50 g Margarine\n3 Eier\n\nGuss\n125 g Butter oder Margarine\n65 g Zucker\n\nEier mit dem Mehl schlagen. Die geschmolzene Butter oder Margarine zugeben. 30 Minuten backen. Für den Guss die Butter oder Margarine mit dem Zucker schlagen.",
  "Gâteau\n\nPâte\n200 g de farine\n50 g de margarine\n3 œufs\n\nGlaçage\n125 g de beurre ou de margarine\n65 g de sucre\n\nBattre les œufs avec la farine. Ajouter le beurre ou la margarine fondue. Cuire 30 minutes. Pour le glaçage, battre le beurre ou la margarine avec le sucre.",
  "Torta\n\nImpasto\n200 g di farina\n50 g di margarina\n3 uova\n\nGlassa\n125 g di burro o margarina\n65 g di zucchero\n\nSbattete le uova con la farina. Aggiungete il burro o la margarina fusa. Infornate 30 minuti. Per la glassa, sbattete il burro o la margarina con lo zucchero.",
  "Taart\n\nDeeg\n200 g bloem\n50 g margarine\n3 eieren\n\nGlazuur\n125 g boter of margarine\n65 g suiker\n\nKlop de eieren met de bloem. Voeg de gesmolten boter of margarine toe. Bak 30 minuten. Klop voor het glazuur de boter of margarine met de suiker.",
  "Bolo\n\nMassa\n200 g de farinha\n50 g de margarina\n3 ovos\n\nCobertura\n125 g de manteiga ou margarina\n65 g de açúcar\n\nBata os ovos com a farinha. Junte a manteiga ou margarina derretida. Asse 30 minutos. Para a cobertura, bata a manteiga ou margarina com o açúcar.",
])("of two fats that are named with 'or', a part takes its own: %#", (text) => {
  const weighed = everyUse(text).map((use) => use.split(" ")[0]);
  expect(weighed.slice(2)).toEqual(["50", "125", "65"]);
});

test.each([
  [
    "fr",
    [
      "1 oignon",
      "20 cl de bouillon de poule ou de légumes",
      "2 c. à soupe de vinaigre de cidre ou de vin blanc",
    ],
    [
      "Faire revenir l'oignon.",
      "Déglacer avec du vin blanc.",
      "Ajouter les légumes.",
      "Verser le bouillon et le vinaigre.",
    ],
  ],
  [
    "es",
    [
      "1 cebolla",
      "200 ml de caldo de pollo o de verduras",
      "2 cucharadas de vinagre de manzana o de vino blanco",
    ],
    [
      "Sofreír la cebolla.",
      "Regar con vino blanco.",
      "Añadir las verduras.",
      "Verter el caldo y el vinagre.",
    ],
  ],
  [
    "it",
    ["1 cipolla", "200 ml di brodo di pollo o di verdure", "2 cucchiai di aceto di mele o di vino bianco"],
    [
      "Rosolare la cipolla.",
      "Sfumare con vino bianco.",
      "Aggiungere le verdure.",
      "Versare il brodo e l'aceto.",
    ],
  ],
  [
    "pt",
    [
      "1 cebola",
      "200 ml de caldo de galinha ou de legumes",
      "2 colheres de sopa de vinagre de maçã ou de vinho branco",
    ],
    ["Refogue a cebola.", "Regue com vinho branco.", "Junte os legumes.", "Deite o caldo e o vinagre."],
  ],
])("%s: the second kind of a stock or a vinegar is no wine and no vegetable", (_language, list, method) =>
  expect(usesByAction(list, method).at(-1)).toBe(`all: ${list[1]}; all: ${list[2]}`),
);

test.each([
  "Torta\n\n1 l latte\n1 stecca vaniglia\n200 g farina\nca 3 mele\n\nBollite il latte con la stecca di vaniglia. Mettete in una coppa la farina. Mescolate il tutto per ca 5 min. Tagliate le mele.",
  "Tarte\n\n1 l de lait\n1 gousse vanille\n200 g de farine\nenv. 3 pommes\n\nFaire bouillir le lait avec la gousse de vanille. Mettre la farine dans un saladier. Mélanger le tout env. 5 min. Couper les pommes.",
  "Tarta\n\n1 l de leche\n1 rama canela\n200 g de harina\naprox. 3 manzanas\n\nHervir la leche con la rama de canela. Poner la harina en un bol. Mezclar todo aprox. 5 min. Cortar las manzanas.",
  "Torta\n\n1 l de leite\n1 pau canela\n200 g de farinha\naprox. 3 maçãs\n\nFerver o leite com o pau de canela. Colocar a farinha numa tigela. Misturar tudo aprox. 5 min. Cortar as maçãs.",
  "Taart\n\n1 l melk\n1 stokje vanille\n200 g bloem\nong. 3 appels\n\nKook de melk met het vanillestokje. Doe de bloem in een kom. Meng alles ong. 5 min. Snijd de appels.",
  "Torte\n\n1 l Milch\n1 Stange Vanille\n200 g Mehl\nca 3 Äpfel\n\nDie Milch mit der Vanillestange kochen. Das Mehl in eine Schüssel geben. Alles ca 5 Min. verrühren. Die Äpfel schneiden.",
])(
  "what is mixed for about so long takes no food of about so many, and a stick without its small word is found: %#",
  (text) => {
    const [list = [], method = []] = text
      .split("\n\n")
      .slice(1)
      .map((block) => block.split(/\n|(?<=[^v]\.) (?=[A-ZÄ])/));
    const uses = usesByAction(list, method);
    expect(uses).toEqual([`all: ${list[0]}; all: ${list[1]}`, `all: ${list[2]}`, `all: ${list[3]}`]);
  },
);

test.each([
  [
    "1 fish stock cube",
    "Rice\n\n300 g rice\n200 g salmon\n1 fish stock cube\n\nDissolve the fish stock cube in hot water. Add the rice and cook for 15 minutes. Add the salmon at the end.",
    "200 g salmon",
  ],
  [
    "una pastilla de caldo de pescado",
    "Arroz\n\n300 g de arroz\n200 g de salmón\n1 pastilla de caldo de pescado\n\nDisuelve la pastilla de caldo de pescado en agua caliente. Añade el arroz y cuece 15 minutos. Añade el salmón al final.",
    "200 g de salmón",
  ],
  [
    "le bouillon de poisson",
    "Riz\n\n300 g de riz\n200 g de saumon\n1 l de bouillon de poisson\n\nFaire chauffer le bouillon de poisson. Ajouter le riz et cuire 15 minutes. Ajouter le saumon à la fin.",
    "200 g de saumon",
  ],
])("the stock of a kind is no food of it: %s", (_, text, line) => {
  expect(of(text, line)).toEqual([`${line} = all`]);
});

test.each([
  [
    "butter, that orders too",
    "Crumble\n\n100 g spelt flour\n100 g cane sugar\n100 g Goldspread (vegetable butter without palm oil)\n\nMix the flour, butter, sugar with your fingers. Bake for 45 minutes.",
    "100 g Goldspread (vegetable butter without palm oil)",
  ],
  [
    "beurre",
    "Crumble\n\n100 g de farine d'épeautre\n100 g de sucre de canne\n100 g de Dorella (beurre végétal sans huile de palme)\n\nMélanger farine, beurre, sucre du bout des doigts. Enfourner 45 minutes.",
    "100 g de Dorella (beurre végétal sans huile de palme)",
  ],
])("a food among others between commas is no order: %s", (_, text, line) =>
  expect(of(text, line)).toEqual([`${line} = all`]),
);

test.each([
  [
    "en",
    "300 g cottage cheese\n120 g cheddar, grated",
    "Mix the cottage cheese with 90 g of the cheddar. Fill the tin. Sprinkle with the remaining cheese.",
    "120 g cheddar, grated",
  ],
  [
    "de",
    "300 g Ricotta\n120 g Parmesan",
    "Ricotta mit 90 g Parmesan mischen. Die Form füllen. Mit dem restlichen Käse bestreuen.",
    "120 g Parmesan",
  ],
  [
    "fr",
    "300 g de ricotta\n120 g de parmesan",
    "Mélangez la ricotta avec 90 g de parmesan. Remplissez le plat. Parsemez du fromage restant.",
    "120 g de parmesan",
  ],
  [
    "es",
    "300 g de ricota\n120 g de parmesano",
    "Mezcla la ricota con 90 g de parmesano. Llena la fuente. Espolvorea con el queso restante.",
    "120 g de parmesano",
  ],
  [
    "it",
    "300 g di ricotta\n120 g di parmigiano",
    "Mescolate la ricotta con 90 g di parmigiano. Riempite la teglia. Cospargete con il restante formaggio.",
    "120 g di parmigiano",
  ],
  [
    "nl",
    "300 g ricotta\n120 g Parmezaanse kaas",
    "Meng de ricotta met 90 g Parmezaanse kaas. Vul de schaal. Bestrooi met de rest van de kaas.",
    "120 g Parmezaanse kaas",
  ],
  [
    "pt",
    "300 g de ricota\n120 g de parmesão",
    "Misture a ricota com 90 g de parmesão. Encha a forma. Polvilhe com o queijo restante.",
    "120 g de parmesão",
  ],
])("what is left of a kind is of the line that is not all in (%s)", (_language, list, method, line) => {
  expect(of(`Bake\n\n${list}\n\n${method}`, line)).toEqual(
    expect.arrayContaining([`${line} = 90 g`, `${line} = 30 g`]),
  );
});

const SPICED: [string, string, string, string][] = [
  [
    "en",
    "For the balls:\n600 g mince\n1 tsp coriander\n1 tsp paprika\nPepper\nSalt\nFor the sauce:\n400 ml milk\nSalt",
    "Balls:\nAdd all the spices to the mince.\nSauce:\nBoil the milk and season with salt.",
    "Salt",
  ],
  [
    "de",
    "Für die Bällchen:\n600 g Hackfleisch\n1 TL Kümmel\n1 TL Paprikapulver\nPfeffer\nSalz\nFür die Sauce:\n400 ml Milch\nSalz",
    "Bällchen:\nAlle Gewürze zum Hackfleisch geben.\nSauce:\nMilch kochen und mit Salz abschmecken.",
    "Salz",
  ],
  [
    "fr",
    "Pour les boulettes :\n600 g de viande\n1 c. à café de cumin\n1 c. à café de paprika\nPoivre\nSel\nPour la sauce :\n40 cl de lait\nSel",
    "Boulettes :\nAjoutez toutes les épices à la viande.\nSauce :\nFaites bouillir le lait avec le sel.",
    "Sel",
  ],
  [
    "es",
    "Para las albóndigas:\n600 g de carne\n1 cucharadita de comino\n1 cucharadita de pimentón\nPimienta\nSal\nPara la salsa:\n400 ml de leche\nSal",
    "Albóndigas:\nAñade todas las especias a la carne.\nSalsa:\nHierve la leche con la sal.",
    "Sal",
  ],
  [
    "it",
    "Per le polpette:\n600 g di carne\n1 cucchiaino di cumino\n1 cucchiaino di paprica\nPepe\nSale\nPer la salsa:\n400 ml di latte\nSale",
    "Polpette:\nAggiungete tutte le spezie alla carne.\nSalsa:\nBollite il latte con il sale.",
    "Sale",
  ],
  [
    "nl",
    "Voor de ballen:\n600 g gehakt\n1 tl komijn\n1 tl paprikapoeder\nPeper\nZout\nVoor de saus:\n400 ml melk\nZout",
    "Ballen:\nVoeg alle kruiden toe aan het gehakt.\nSaus:\nKook de melk en breng op smaak met zout.",
    "Zout",
  ],
  [
    "pt",
    "Para as almôndegas:\n600 g de carne\n1 colher de chá de cominho\n1 colher de chá de páprica\nPimenta\nSal\nPara o molho:\n400 ml de leite\nSal",
    "Almôndegas:\nJunte todos os temperos à carne.\nMolho:\nFerva o leite com o sal.",
    "Sal",
  ],
];
test.each(SPICED)("all the spices of a part are its salt too (%s)", (_language, list, method, salt) => {
  expect(everyUse(`Dish\n${list}\n${method}`).filter((use) => use === `${salt} = all`)).toHaveLength(2);
});

test.each([
  [
    "en",
    "Fish\n\n1 kg cod\n200 g coarse salt\n\nCover the whole piece of cod with the salt for 2 hours.",
    "1 kg cod",
  ],
  [
    "de",
    "Fisch\n\n1 kg Lachs\n200 g grobes Salz\n\nDas ganze Stück Lachs 2 Stunden mit dem Salz bedecken.",
    "1 kg Lachs",
  ],
  [
    "es",
    "Pescado\n\n1 kg de bacalao\n200 g de sal gorda\n\nCubre la pieza entera de bacalao con la sal durante 2 horas.",
    "1 kg de bacalao",
  ],
  [
    "it",
    "Pesce\n\n1 kg di baccalà\n200 g di sale grosso\n\nCoprite il pezzo intero di baccalà con il sale per 2 ore.",
    "1 kg di baccalà",
  ],
  [
    "nl",
    "Vis\n\n1 kg kabeljauw\n200 g grof zout\n\nBedek het hele stuk kabeljauw 2 uur met het zout.",
    "1 kg kabeljauw",
  ],
])("the whole piece is all of it (%s)", (_language, text, line) => {
  expect(of(text, line)).toEqual([`${line} = all`]);
});

test.each([
  [
    "en",
    "Tubes\n\n16 sheets of cannelloni\n350 g mince\n600 ml milk\n\nPour warm water into a dish. Put the cannelloni sheets into it. Leave them to soak for 10 minutes. Take them out and lay them on kitchen paper.\n\nFry the mince. Fill the cannelloni sheets with the mince and cover with the milk.",
    "16 sheets of cannelloni",
  ],
  [
    "es",
    "Rollos\n\n16 láminas de canelón\n350 g de carne picada\n600 ml de leche\n\nPon agua templada en una fuente. Introduce las láminas de canelón. Déjalas a remojo 10 minutos. Retíralas y extiéndelas sobre papel de cocina.\n\nCocina la carne. Rellena las láminas de canelón con la carne y cubre con la leche.",
    "16 láminas de canelón",
  ],
  [
    "nl",
    "Bonen\n\n300 g bonen\n350 g gehakt\n600 ml melk\n\nGiet koud water in een kom. Doe de bonen erin. Laat ze 12 uur weken. Haal ze eruit en leg ze op keukenpapier.\n\nBak het gehakt. Voeg de bonen toe en giet de melk erover.",
    "300 g bonen",
  ],
])(
  "what was soaked goes in where it is named, and not where it is taken out (%s)",
  (_language, text, line) => {
    expect(of(text, line)).toEqual([`${line} = all`, `${line} = all`]);
  },
);

test.each([
  [
    "en",
    "Bean stew\n\n500 g black beans\n200 g ribs\n200 g sausage\nBraised cabbage\nWhite rice\n\nBoil the beans. Fry the ribs and the sausage.\nAdd the braised meats to the beans. Serve with the cabbage and the rice.",
    "Braised cabbage",
  ],
  [
    "de",
    "Bohneneintopf\n\n500 g schwarze Bohnen\n200 g Rippchen\n200 g Wurst\nGeschmorter Kohl\nWeißer Reis\n\nDie Bohnen kochen. Rippchen und Wurst braten.\nDas geschmorte Fleisch zu den Bohnen geben. Mit Kohl und Reis servieren.",
    "Geschmorter Kohl",
  ],
  [
    "fr",
    "Cassoulet\n\n500 g de haricots noirs\n200 g de travers\n200 g de saucisse\nChou braisé\nRiz blanc\n\nFaites cuire les haricots. Faites revenir les travers et la saucisse.\nAjoutez les viandes braisées aux haricots. Servez avec le chou et le riz.",
    "Chou braisé",
  ],
  [
    "es",
    "Fabada\n\n500 g de alubias\n200 g de costilla\n200 g de chorizo\nCol rehogada\nArroz blanco\n\nCuece las alubias. Fríe la costilla y el chorizo.\nAñade las carnes rehogadas a las alubias. Sirve con la col y el arroz.",
    "Col rehogada",
  ],
  [
    "it",
    "Fagioli\n\n500 g di fagioli neri\n200 g di costine\n200 g di salsiccia\nCavolo brasato\nRiso bianco\n\nLessate i fagioli. Rosolate le costine e la salsiccia.\nUnite le carni brasate ai fagioli. Servite con il cavolo e il riso.",
    "Cavolo brasato",
  ],
  [
    "pt",
    "Feijoada\n\n500 g de feijão preto\n200 g de costelinha\n200 g de linguiça\nCouve refogada\nArroz branco\n\nCozinhe o feijão. Frite a costelinha e a linguiça.\nAdicione as carnes refogadas ao feijão cozido. Sirva com a couve e o arroz.",
    "Couve refogada",
  ],
])("what was done to one food names no other that it was done to (%s)", (_language, text, line) => {
  expect(of(text, line)).toEqual([`${line} = all`]);
});

test.each([
  [
    "en",
    "Filling\n\n300 g ricotta\n200 g spinach\n90 g butter\n2 eggs\nNutmeg\nSalt\nPepper\n\nSauté the spinach in 30 g of butter with salt, pepper and nutmeg.\nMix the ricotta with the spinach, eggs, salt, pepper and nutmeg.",
    ["Nutmeg", "Pepper"],
  ],
  [
    "de",
    "Füllung\n\n300 g Ricotta\n200 g Spinat\n90 g Butter\n2 Eier\nMuskat\nSalz\nPfeffer\n\nDen Spinat in 30 g Butter mit Salz, Pfeffer und Muskat anbraten.\nRicotta mit dem Spinat, den Eiern, Salz, Pfeffer und Muskat vermischen.",
    ["Muskat", "Pfeffer"],
  ],
  [
    "fr",
    "Farce\n\n300 g de ricotta\n200 g d'épinards\n90 g de beurre\n2 œufs\nMuscade\nSel\nPoivre\n\nFaites revenir les épinards dans 30 g de beurre avec le sel, le poivre et la muscade.\nMélangez la ricotta avec les épinards, les œufs, le sel, le poivre et la muscade.",
    ["Muscade", "Poivre"],
  ],
  [
    "es",
    "Relleno\n\n300 g de ricotta\n200 g de espinacas\n90 g de mantequilla\n2 huevos\nNuez moscada\nSal\nPimienta\n\nRehoga las espinacas en 30 g de mantequilla con sal, pimienta y nuez moscada.\nMezcla la ricotta con las espinacas, los huevos, sal, pimienta y nuez moscada.",
    ["Nuez moscada", "Pimienta"],
  ],
  [
    "it",
    "Ripieno\n\n300 g di ricotta\n200 g di spinaci\n90 g di burro\n2 uova\nNoce moscata\nSale\nPepe\n\nFate insaporire gli spinaci in 30 g di burro, con sale, pepe e noce moscata.\nAmalgamate la ricotta con gli spinaci, le uova, sale, pepe e noce moscata.",
    ["Noce moscata", "Pepe"],
  ],
  [
    "nl",
    "Vulling\n\n300 g ricotta\n200 g spinazie\n90 g boter\n2 eieren\nNootmuskaat\nZout\nPeper\n\nBak de spinazie in 30 g boter met zout, peper en nootmuskaat.\nMeng de ricotta met de spinazie, de eieren, zout, peper en nootmuskaat.",
    ["Nootmuskaat", "Peper"],
  ],
  [
    "pt",
    "Recheio\n\n300 g de ricota\n200 g de espinafre\n90 g de manteiga\n2 ovos\nNoz-moscada\nSal\nPimenta\n\nRefogue o espinafre em 30 g de manteiga com sal, pimenta e noz-moscada.\nMisture a ricota com o espinafre, os ovos, sal, pimenta e noz-moscada.",
    ["Noz-moscada", "Pimenta"],
  ],
])("a spice that the list does not measure goes in wherever it is named (%s)", (_language, text, spices) => {
  for (const spice of spices) expect(of(text, spice)).toEqual([`${spice} = some`, `${spice} = some`]);
});

test.each([
  [
    "en",
    "Rice\n\n300 g rice\n2 eggs\nParsley\n\nBoil the rice and add the parsley.\nFry the eggs. Sprinkle with parsley.",
    "Parsley",
  ],
  [
    "de",
    "Reis\n\n300 g Reis\n2 Eier\nPetersilie\n\nDen Reis kochen und die Petersilie unterrühren.\nDie Eier braten. Mit Petersilie bestreuen.",
    "Petersilie",
  ],
  [
    "fr",
    "Riz\n\n300 g de riz\n2 œufs\nPersil\n\nFaites cuire le riz et ajoutez le persil.\nFaites cuire les œufs. Parsemez de persil.",
    "Persil",
  ],
  [
    "es",
    "Arroz\n\n300 g de arroz\n2 huevos\nPerejil\n\nCuece el arroz y añade el perejil.\nFríe los huevos. Espolvorea con perejil.",
    "Perejil",
  ],
  [
    "it",
    "Riso\n\n300 g di riso\n2 uova\nPrezzemolo\n\nLessate il riso e unite il prezzemolo.\nFriggete le uova. Cospargete di prezzemolo.",
    "Prezzemolo",
  ],
  [
    "nl",
    "Rijst\n\n300 g rijst\n2 eieren\nPeterselie\n\nKook de rijst en roer de peterselie erdoor.\nBak de eieren. Bestrooi met peterselie.",
    "Peterselie",
  ],
  [
    "pt",
    "Arroz\n\n300 g de arroz\n2 ovos\nSalsa\n\nCozinhe o arroz e adicione a salsa.\nFrite os ovos. Polvilhe com salsa.",
    "Salsa",
  ],
])("a herb that the list does not measure is strewn on once more (%s)", (_language, text, herb) => {
  expect(of(text, herb)).toEqual([`${herb} = some`, `${herb} = some`]);
});

test.each([
  [
    "chopped before",
    "Rice\n\n300 g rice\n2 eggs\nParsley\n\nChop the parsley. Boil the rice and stir in the parsley.\nFry the eggs.",
    "Parsley",
  ],
  [
    "measured",
    "Rice\n\n300 g rice\n2 eggs\n2 tbsp parsley\n\nBoil the rice and add the parsley.\nFry the eggs. Cover with the rice and parsley.",
    "2 tbsp parsley",
  ],
])("a herb that is named again without going in again (%s)", (_name, text, herb) => {
  expect(of(text, herb)).toEqual([`${herb} = all`]);
});

test("apples without the tilde are apples", () => {
  const text =
    "Farofa\n\n1 kg de lombo\n2 maças pequenas\n200 g de farinha de mandioca\n\nAsse o lombo. Junte a maçã e, por último, a farinha de mandioca.";
  expect(of(text, "2 maças")).toEqual(["2 maças pequenas = all"]);
});

test.each([
  [
    "en",
    "Meatballs\n\n2 stale rolls\n500 g mince\n2 eggs\n1 onion\n\nSoak the rolls in water and squeeze well. Mix with the mince, eggs and onion. Form balls and fry.",
    "2 stale rolls",
  ],
  [
    "de",
    "Klopse\n\n2 alte Brötchen\n500 g Hackfleisch\n2 Eier\n1 Zwiebel\n\nDie Brötchen in Wasser einweichen und gut ausdrücken. Mit Hackfleisch, Eiern und der Zwiebel verkneten. Klopse formen und braten.",
    "2 alte Brötchen",
  ],
  [
    "fr",
    "Boulettes\n\n2 petits pains rassis\n500 g de viande hachée\n2 œufs\n1 oignon\n\nFaites tremper les petits pains dans l'eau et essorez-les bien. Mélangez avec la viande, les œufs et l'oignon. Formez des boulettes et faites-les frire.",
    "2 petits pains rassis",
  ],
  [
    "es",
    "Albóndigas\n\n2 panecillos duros\n500 g de carne picada\n2 huevos\n1 cebolla\n\nRemoja los panecillos en agua y escúrrelos bien. Mezcla con la carne, los huevos y la cebolla. Forma bolas y fríelas.",
    "2 panecillos duros",
  ],
  [
    "it",
    "Polpette\n\n2 panini raffermi\n500 g di carne macinata\n2 uova\n1 cipolla\n\nAmmollate i panini nell'acqua e strizzateli bene. Mescolate con la carne, le uova e la cipolla. Formate delle polpette e friggetele.",
    "2 panini raffermi",
  ],
  [
    "nl",
    "Gehaktballen\n\n2 oude broodjes\n500 g gehakt\n2 eieren\n1 ui\n\nWeek de broodjes in water en knijp ze goed uit. Meng met het gehakt, de eieren en de ui. Draai er ballen van en bak ze.",
    "2 oude broodjes",
  ],
])("what was soaked goes in where its mixing names only the rest (%s)", (_language, text, line) => {
  expect(everyUse(text).filter((use) => use.startsWith(line))).toEqual([`${line} = all`, `${line} = all`]);
  expect(everyUse(text).filter((use) => !use.includes(" = "))).toEqual([]);
});
