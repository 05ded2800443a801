/** Everyday wording of recipes that strangers wrote, in English and the languages that are read by a gloss: which line goes in, and how much. */
import { formatText } from "@/lib/engine/format";
import { usesAndReceipt } from "@/tests/support/cooking-uses";
import { glossOf } from "@/lib/engine/language/gloss";
import { plainText } from "@/lib/engine/recipe/markup";

test.each<[string, string, string[]]>([
  [
    "what is added by its name behind a little of it is the rest",
    "Croquettes\n\n2 chicken breasts\n350 ml milk\n60 g flour\n\nFry the chicken breasts. Blend with a little milk. Heat the flour and add the milk.",
    ["2 chicken breasts = all", "350 ml milk = some", "60 g flour = all", "350 ml milk = some"],
  ],
  [
    "'un poco de leche … añadimos la leche'",
    "Croquetas\n\n2 pechugas de pollo\n350 ml de leche\n60 g de harina\n\nFreímos las pechugas. Trituramos con un poco de leche. Calentamos la harina y añadimos la leche.",
    ["2 pechugas de pollo = all", "350 ml de leche = some", "60 g de harina = all", "350 ml de leche = some"],
  ],
  [
    "a stated amount of what the list does not measure goes in again",
    "Meatballs\n\n800 g minced beef\n1 egg\nFlour\n\nMix the beef and the egg. Roll in flour. If the sauce is thin, thicken it with a tablespoon of flour.",
    ["800 g minced beef = all", "1 egg = all", "Flour = some", "Flour = 1 tbsp"],
  ],
  [
    "'pasar por harina' takes the flour, and 'una cucharada de harina' some more",
    "Albóndigas\n\n800 g de ternera picada\n1 huevo\nHarina\n\nMezclamos la ternera con el huevo y formamos bolas. Las pasamos por harina. Si queda líquida, podéis ligar con una cucharada de harina.",
    ["800 g de ternera picada = all", "1 huevo = all", "Harina = some", "Harina = 1 cucharada"],
  ],
  [
    "'un peu du fumet' is some more of it",
    "Coquilles\n\nvin blanc\nfumet de poisson\n50 g de beurre\nfarine\n\nFaire chauffer le vin blanc et le fumet. Faire fondre le beurre, ajouter la farine, mouiller avec un peu du fumet.",
    [
      "vin blanc = all",
      "fumet de poisson = some",
      "50 g de beurre = all",
      "farine = all",
      "fumet de poisson = some",
    ],
  ],
  [
    "all the vegetables are cut, though a later sentence crushes some of them",
    "Soup\n\n1 onion\n2 potatoes\n2 carrots\n\nCut all the vegetables into pieces. Crush some potatoes against the side of the pot.",
    ["1 onion = all", "2 potatoes = all", "2 carrots = all"],
  ],
  [
    "'tutte le verdure'",
    "Minestrone\n\n1 cipolla\n2 patate\n2 carote\n\nTaglia tutte le verdure a pezzetti. Schiaccia qualche patata contro il bordo.",
    ["1 cipolla = all", "2 patate = all", "2 carote = all"],
  ],
  [
    "what was soaked goes in by its kind",
    "Bread\n\n300 g flour\n50 g sunflower seeds\n30 g pumpkin seeds\n200 ml water\n\nSoak the sunflower seeds and pumpkin seeds in hot water for an hour. Knead the flour and the water. Knead in the soaked seeds.",
    ["300 g flour = all", "200 ml water = all", "50 g sunflower seeds = all", "30 g pumpkin seeds = all"],
  ],
  [
    "a sentence that announces a part uses nothing of it",
    "Meatballs\n\nFor the meatballs\n500 g minced beef\n250 g minced pork\n2 eggs\n\nFor the sauce\n2 tbsp olive oil\n1 onion\n\nFirst prepare the meatballs. Mix the minced meat with the eggs. Fry them in plenty of oil. For the sauce, cook the onion in the olive oil.",
    [
      "500 g minced beef = all",
      "250 g minced pork = all",
      "2 eggs = all",
      "1 onion = all",
      "2 tbsp olive oil = all",
    ],
  ],
  [
    "'la carne picada' of two meats, and 'abundante aceite' is not the sauce's",
    "Albóndigas\n\nPara las albóndigas\n500 g de carne picada de ternera\n250 g de carne picada de cerdo\n2 huevos\n\nPara la salsa\n2 cucharadas de aceite de oliva\n1 cebolla\nCaldo de carne\n1 hoja de laurel\n\nPrimero prepara las albóndigas. Mezcla la carne picada con los huevos. Fríe las albóndigas en abundante aceite. Para la salsa, pocha la cebolla en el aceite de oliva. Cubre con el caldo y agrega el laurel.",
    [
      "500 g de carne picada de ternera = all",
      "250 g de carne picada de cerdo = all",
      "2 huevos = all",
      "1 cebolla = all",
      "2 cucharadas de aceite de oliva = all",
      "Caldo de carne = all",
      "1 hoja de laurel = all",
    ],
  ],
  [
    "'Paprika (Gewürz)' and paprika behind salt and pepper are no bell peppers",
    "Frikadellen\n\n500 g Hackfleisch\n1 rote Paprikaschote\nSalz\nPfeffer aus der Mühle\nPaprika (Gewürz)\n\nDie Paprika würfeln. Das Hackfleisch mit Salz und Pfeffer verkneten und braten. Die Paprikawürfel anbraten. Mit Salz, Pfeffer und Paprika abschmecken.",
    [
      "1 rote Paprikaschote = all",
      "500 g Hackfleisch = all",
      "Salz = some",
      "Pfeffer aus der Mühle = some",
      "Salz = some",
      "Pfeffer aus der Mühle = some",
      "Paprika (Gewürz) = all",
    ],
  ],
  [
    "'zout, peper en paprika'",
    "Kip\n\n500 g kip\n1 rode paprika\nzout\n1 tl paprikapoeder\n\nSnijd de kip en de paprika. Bestrooi de kip met zout en paprika.",
    ["500 g kip = all", "1 rode paprika = all", "zout = all", "1 tl paprikapoeder = all"],
  ],
  [
    "a puree of the list goes in by that word",
    "Bacalhau\n\n600 g de puré de batata\n2 lombos de bacalhau\n\nCozer os lombos de bacalhau. Colocar o puré numa forma e juntar o bacalhau.",
    ["2 lombos de bacalhau = all", "600 g de puré de batata = all"],
  ],
  [
    "nuts by their first word",
    "Taart\n\n400 g roomkaas\n100 g notenmelange\n\nKlop de roomkaas. Hak de noten in grove stukken.",
    ["400 g roomkaas = all", "100 g notenmelange = all"],
  ],
  [
    "the water of the pasta is no pasta",
    "Pâtes\n\n400 g de tagliatelles\n200 g de saumon\n\nMets l'eau des pâtes à chauffer. Coupe le saumon. Cuis les pâtes.",
    ["200 g de saumon = all", "400 g de tagliatelles = all"],
  ],
  [
    "another layer takes some more of it",
    "Tiramisù\n\n300 g di savoiardi\n500 g di mascarpone\n\nDisponi i savoiardi in una pirofila. Copri con metà del mascarpone. Fai un altro strato di savoiardi. Copri con il resto del mascarpone.",
    [
      "300 g di savoiardi = some",
      "500 g di mascarpone = 250 g",
      "300 g di savoiardi = some",
      "500 g di mascarpone = 250 g",
    ],
  ],
  [
    "another layer of what was cooked whole and is parted takes no more of it",
    "Baked pasta\n\n500 g rigatoni\n700 ml passata\n80 g parmesan\n\nCook the rigatoni, drain and toss with the passata. Put half of the pasta in a dish and cover with half the parmesan. Make another layer of pasta and the rest of the parmesan.",
    ["500 g rigatoni = all", "700 ml passata = all", "80 g parmesan = 40 g", "80 g parmesan = 40 g"],
  ],
  [
    "the ribs are of meat, though celery is counted in ribs",
    "Braised ribs\n\n5 lb short ribs\n2 celery ribs, chopped\n1 bottle red wine\n\nBrown the ribs. Add the celery and the wine.",
    ["5 lb short ribs = all", "2 celery ribs, chopped = all", "1 bottle red wine = all"],
  ],
  [
    "the zest and some spoons of the juice, and then just enough juice",
    "Cake\n\n2 lemons, zest and juice\n250 g butter\n125 g icing sugar\n\nBeat the butter with the lemon zest and 3 tbsp of the lemon juice. Mix the icing sugar with just enough lemon juice for a glaze.",
    [
      "250 g butter = all",
      "2 lemons, zest and juice = 3 tbsp",
      "125 g icing sugar = all",
      "2 lemons, zest and juice = some",
    ],
  ],
  [
    "'e spremerne il succo' is of the fruit that is zested",
    "Crema\n\n2 limoni\n4 tuorli\n\nGrattugiare la scorza dei limoni e spremerne il succo. Mescolare i tuorli con la scorza.",
    ["2 limoni = some", "2 limoni = some", "4 tuorli = all"],
  ],
  [
    "what salts and serves salts again",
    "Steaks\n\n4 steaks\n125 g butter\nsalt\n\nMix the butter with the salt. Grill the steaks. Salt and serve with the butter.",
    ["125 g butter = all", "salt = some", "4 steaks = all", "salt = some"],
  ],
  [
    "the meat is the fresh one and not the bacon",
    "Rouladen\n\n4 Rinderrouladen\n8 Scheiben Speck\n4 TL Senf\n\nDas Fleisch trocken tupfen. Mit dem Senf bestreichen und mit dem Speck belegen. Die Rouladen anbraten.",
    ["4 Rinderrouladen = all", "4 TL Senf = all", "8 Scheiben Speck = all"],
  ],
  [
    "roulades that the list calls so go in by that word",
    "Rouladen\n\n4 Rouladen vom Rind\n4 TL Senf\n\nDie Rouladen werden gewaschen und mit dem Senf bestrichen.",
    ["4 Rouladen vom Rind = all", "4 TL Senf = all"],
  ],
  [
    "the pieces of one food are none of another that is in pieces",
    "Pollo\n\n1 pollo a pezzi\n2 coste di sedano a tocchetti\n3 cucchiai di olio\n\nScaldate l'olio e rosolatevi i pezzi di pollo. Unite il sedano.",
    ["3 cucchiai di olio = all", "1 pollo a pezzi = all", "2 coste di sedano a tocchetti = all"],
  ],
  [
    "a spice that was used a little flavours again",
    "Ripieno\n\n500 g di ricotta\n1 uovo\nnoce moscata\nsale\n\nMescola la ricotta con l'uovo e un po' di noce moscata. Sala e profuma con la noce moscata.",
    ["500 g di ricotta = all", "1 uovo = all", "noce moscata = some", "sale = all", "noce moscata = some"],
  ],
  [
    "'laat een uur weken' soaks, and no weeks",
    "Brood\n\n500 gram meel\n50 gram zonnebloempitten\n30 gram lijnzaad\n\nMeng de zonnebloempitten en het lijnzaad in een kom met kokend water en laat een uur weken. Kneed het meel. Kneed de geweekte zaden erdoor.",
    ["500 gram meel = all", "50 gram zonnebloempitten = all", "30 gram lijnzaad = all"],
  ],
  [
    "the juice of what was squeezed the day before",
    "Frango\n\n1 frango\n3 limões\n4 dentes de alho\n\nNa véspera, esprema 2 limões e bata o suco com o alho. Esfregue o frango e deixe na geladeira até o dia seguinte. Recheie o frango com o limão que sobrou. Asse por 1 hora.",
    ["1 frango = all", "3 limões = 1 limão"],
  ],
  [
    "some more of it if the cook likes",
    "Kalbfleisch\n\n600 g Kalbfleisch\n2 EL Bratbutter\n\nBratbutter heiss werden lassen. Das Fleisch anbraten. Evtl. noch etwas Bratbutter beigeben.",
    ["2 EL Bratbutter = all", "600 g Kalbfleisch = all", "2 EL Bratbutter = some"],
  ],
  [
    "paprika seasons again, as salt and pepper do",
    "Wikingertopf\n\n500 g Hackfleisch\n200 ml Sahne\nSalz\nPfeffer\nPaprika (Gewürz)\n\nDas Hackfleisch mit Salz, Pfeffer und Paprika würzen und anbraten. Die Sahne dazugeben. Mit Salz, Pfeffer und Paprika abschmecken.",
    [
      "500 g Hackfleisch = all",
      "Salz = some",
      "Pfeffer = some",
      "Paprika (Gewürz) = some",
      "200 ml Sahne = all",
      "Salz = some",
      "Pfeffer = some",
      "Paprika (Gewürz) = some",
    ],
  ],
  [
    "raisins that were steeped in rum go in with it as rum raisins",
    "Strudel\n\n60 g Rosinen\n2 EL Rum\n1 kg Äpfel\n\nRosinen im Rum ziehen lassen. Die Äpfel schälen. Mit den Rumrosinen vermengen.",
    ["1 kg Äpfel = all", "2 EL Rum = all", "60 g Rosinen = all"],
  ],
  [
    "what is cut the day before goes in later",
    "Fondue\n\n600 g de pain\n800 g de comté\n30 cl de vin blanc\n\nCoupez le pain en cubes la veille. Râpez le comté. Faites-le fondre dans le vin. Servez avec le pain.",
    ["800 g de comté = all", "30 cl de vin blanc = all", "600 g de pain = all"],
  ],
  [
    "what is layered the day before is in, and no preparation",
    "Jam\n\n1kg strawberries\n500g rhubarb\n1.2kg jam sugar\n\nThe day before, layer the fruit and sugar in a bowl. Tip the fruit with all its juice into a pan.",
    ["1.2kg jam sugar = all", "1kg strawberries = all", "500g rhubarb = all"],
  ],
  [
    "a measure that the cook and the list have alike is all of it",
    "Sopa\n\n1 kg de zanahorias\n1 chorrito de aceite\n\nCuece las zanahorias. Sirve con un chorrito de aceite.",
    ["1 kg de zanahorias = all", "1 chorrito de aceite = all"],
  ],
])("%s", (_name, text, uses) => {
  const found = usesAndReceipt(text);
  expect(found.uses).toEqual(uses);
  expect(found.issues).toEqual([]);
});

test("a part that is mixed already means nothing of another one", () => {
  const { uses, issues } = usesAndReceipt(
    "Ravioli\n\nFor the dough\n300 g flour\n3 eggs\n\nFor the filling\n400 g ricotta\n100 g ham\n\nFor the dough\nMix the flour with the eggs. Work to combine the ingredients.\n\nFor the filling\nChop the ham and stir.",
  );
  expect(uses).toEqual(["300 g flour = all", "3 eggs = all", "100 g ham = all"]);
  expect(issues).toHaveLength(1);
});

test("'en' before an order and a share is of what was spoken of", () => {
  const said = (text: string) => glossOf("fr")?.translate(text).text;
  expect(said("En verser la moitié dans un moule.")).toBe(said("Versez-en la moitié dans un moule."));
  expect(said("Puis en réserver un peu.")).toMatch(/a little of it\.$/);
});

test("a word between two verbs of one order cuts nothing, and dried food is bought so", () => {
  const said = (text: string) =>
    formatText(text)?.steps.flatMap(({ actions = [] }) => actions.map((action) => plainText(action.text)));
  expect(
    said(
      "Torta\n\n300 g di farina\n3 uova\n\nMescolate la farina con le uova. Lasciate poi raffreddare fino a 40 gradi.",
    ),
  ).toContain("Lasciate poi raffreddare fino a 40 gradi.");
  expect(
    said(
      "Soupe\n\n15 g de cèpes séchés\n1 oignon\n\nÉmincez l'oignon. Ajoutez les cèpes et faites cuire 10 minutes.",
    ),
  ).toEqual(["Émincez l'oignon.", "Ajoutez les cèpes.", "Faites cuire 10 minutes."]);
});

test.each([
  [
    "Cake\n\n400 g sugar\n6 tbsp flour\n4 egg yolks\nIcing sugar\n\nBeat the yolks with 200 g sugar. Boil the remaining sugar with the flour.",
    ["4 egg yolks = all", "400 g sugar = 200 g", "400 g sugar = 200 g", "6 tbsp flour = all"],
  ],
  [
    "Torta\n\nzucchero a velo\n400 g di zucchero\n4 tuorli\n\nMontate i tuorli con 200 g di zucchero.",
    ["4 tuorli = all", "400 g di zucchero = 200 g"],
  ],
])("a measured amount is of the line that has so much, not of one without an amount", (text, uses) =>
  expect(usesAndReceipt(text).uses).toEqual(uses),
);

const bowl = (order: string) =>
  formatText(
    `Cookies\n\n1 c butter\n1 c sugar\n2 c flour\n2 1/2 c oats\n1/2 t salt\n\n${order} Cream the butter and sugar. Add the dry ingredients.`,
  )?.steps.flatMap(({ actions = [] }) => actions.map(({ uses }) => uses.length)) ?? [];

test.each([
  "Get out a bowl that's big enough for all the above ingredients.",
  "Use a pan large enough to hold everything.",
  "I usually don't do this, I like the texture of the oats.",
])("nothing goes in where only the bowl is measured or a taste is told: %s", (order) => {
  expect(bowl(order)).toEqual([0, 2, 3]);
});

test("who likes to do something does it", () => {
  expect(bowl("I like to toast the oats first.")).toEqual([1, 2, 2]);
});

test("'minus the flour' leaves it out, and 'until' behind a semicolon says how long", () => {
  expect(
    formatText(
      "Stew\n\n2 lbs stew meat\n3 carrots\n1/4 cup flour\n\nPlace all ingredients in the slow cooker, minus the flour. Bake about 20 minutes; until a tester comes out clean. Whisk in the flour.",
    )?.steps.flatMap(({ actions = [] }) =>
      actions.map(({ text, uses }) => `${plainText(text)} ${uses.map(({ line }) => line).join()}`.trim()),
    ),
  ).toEqual([
    "Place all ingredients in the slow cooker, minus the flour. 0,1",
    "Bake about 20 minutes; until a tester comes out clean.",
    "Whisk in the flour. 2",
  ]);
});
