/** Headings of one word between numbered steps, and titles that a part's heading or a message would take. */
import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from "./index";
import { plainText } from "@/lib/engine/recipe/markup";

const stepsOf = (text: string) =>
  (formatText(text)?.steps ?? []).flatMap(({ section, actions = [] }) =>
    actions.map((action) => `${section ?? "-"}: ${plainText(action.text)}`),
  );

test.each([
  [
    "Kalbsragout\nZutaten\n800 g Kalbfleisch\n50 g Butter\n40 g Mehl\nZubereitung\n1. Kalbfleisch 60 Minuten kochen.\nSauce\n2. Butter schmelzen und Mehl einrühren.\n3. Das Fleisch zugeben.",
    ["-: Kalbfleisch 60 Minuten kochen.", "Sauce: Butter schmelzen."],
  ],
  [
    "Tourte aux blettes\nIngrédients\n200 g de farine\n100 g de beurre\n500 g de blettes\nPréparation\nLa pâte\n1. Mélangez la farine et le beurre.\n2. Laissez reposer 20 minutes.\nLa garniture\n3. Faites revenir les blettes.",
    ["La pâte: Mélangez la farine et le beurre.", "La garniture: Faites revenir les blettes."],
  ],
])("a name between numbered steps heads them: %#", (text, steps) => {
  const read = stepsOf(text);
  for (const step of steps) expect(read).toContain(step);
  expect(read.join("\n")).not.toMatch(/: (?:Sauce|La pâte|La garniture)\.$/mu);
});

test("a line of one word that goes on from the one above is none", () => {
  const read = stepsOf(
    "Bratrüben\nZutaten\n4 Rüben\n2 EL Öl\nZubereitung\n1. Die Rüben schälen und in den vorgeheizten\nBackofen\nlegen.\n2. Mit dem Öl beträufeln.",
  );
  expect(read.join(" ")).toContain("Backofen");
  expect(read.every((step) => step.startsWith("-"))).toBe(true);
});

test.each([
  [
    "Oggi vi propongo un classico della mia famiglia, la torta di noci.\n\nPer la pasta frolla:\n300 g di farina\n150 g di burro\n\nPer il ripieno:\n300 g di noci\n150 g di zucchero\n\nImpastate la farina con il burro. Tritate le noci con lo zucchero. Stendete la pasta, farcite e infornate per 40 minuti.",
    "Torta di noci",
  ],
  [
    "Gente, essa torta de palmito fez o maior sucesso aqui em casa!\nVai precisar de:\n500 g de palmito\n200 g de farinha\n3 ovos\n\nRefoga o palmito. Mistura a farinha com os ovos. Monta a torta e leva ao forno por 30 minutos.",
    "Torta de palmito",
  ],
])("the dish is named, and no part or message: %#", (text, title) =>
  expect(formatText(text)?.title).toBe(title),
);

test.each([
  [
    "Fish stew\n\nIngredients\n600 g cod\n1 onion\n2 cloves garlic\n\nFor the stock\n1 fish head\n1 clove garlic\n1 slice onion\n\nMethod\nTo make the stock\nHeat a litre of water in a pot.\nAdd the fish head, the garlic and the onion.\nTo make the stew\nChop the onion and slice the garlic.\nFry them in a wide pan for 5 minutes.\nPour in the stock and add the cod.",
    ["To make the stock", "To make the stew"],
  ],
  [
    "Guiso de merluza\n\nIngredientes\n600 g de merluza\n1 cebolla\n2 dientes de ajo\n\nPara hacer el fumet\n1 cabeza de merluza\n1 diente de ajo\n1 trozo de cebolla\n\nPreparación\nPara hacer el fumet\nCalentamos un litro de agua en una olla.\nAñadimos la cabeza, el ajo y la cebolla.\nPara hacer el guiso\nPicamos la cebolla y laminamos los ajos.\nLos rehogamos en una cazuela durante 5 minutos.\nCubrimos con el fumet y añadimos la merluza.",
    ["Para hacer el fumet", "Para hacer el guiso"],
  ],
  [
    "Ragoût de cabillaud\n\nIngrédients\n600 g de cabillaud\n1 oignon\n2 gousses d'ail\n\nPour le bouillon\n1 tête de poisson\n1 gousse d'ail\n1 tranche d'oignon\n\nPréparation\nPour faire le bouillon\nChauffer un litre d'eau dans une casserole.\nAjouter la tête, l'ail et l'oignon.\nPour faire le ragoût\nHacher l'oignon et émincer l'ail.\nLes faire revenir 5 minutes dans une cocotte.\nVerser le bouillon et ajouter le cabillaud.",
    ["Pour faire le bouillon", "Pour faire le ragoût"],
  ],
])("what the orders below it are for is no order, and parts two foods of one name: %#", (text, parts) => {
  const recipe = formatText(text);
  expect([...new Set(recipe?.steps.map(({ section }) => section))]).toEqual(parts);
  const added = recipe?.steps.flatMap(({ actions = [] }) => actions)[1];
  const list = recipe?.ingredients;
  const lines = Array.isArray(list) ? list : [...(list?.refrigerated ?? []), ...(list?.other ?? [])];
  const used = added?.uses.map(({ line }) => lines[line] ?? "").join(" ") ?? "";
  expect(used).toMatch(/1 (?:clove|diente|gousse)/);
  expect(used).toMatch(/slice|trozo|tranche/);
});

test("an order of a few words between others that have no full stop either is one", () => {
  const steps = stepsOf(
    "Shortcake\n\n200 g flour\n100 g butter\n50 g sugar\n2 tbsp jam\n\nRub the butter into the flour and sugar\nBake for 20 minutes at 180C\nFor the topping spread jam\nLeave to cool in the tin for an hour",
  );
  expect(steps.join("\n")).toMatch(/For the topping,? spread jam/);
});

test.each([
  [
    "1. Cook the chicken\n- Cover the chicken with water in a pot.\n- Simmer it for 1 hour.\n2. Make the sauce\n- Melt the butter and stir in the flour.\n- Pour in the stock and whisk.\n3. Put together\n- Stir the chicken into the sauce.",
    ["Cook the chicken", "Make the sauce", "Put together"],
  ],
  [
    "Step 1: Preparation of the chicken\nCover the chicken with water in a pot.\nSimmer it for 1 hour.\nStep 2: Preparation of the sauce\nMelt the butter and stir in the flour.\nPour in the stock and whisk.\nStep 3: Finishing touches\nStir the chicken into the sauce.",
    ["Preparation of the chicken", "Preparation of the sauce", "Finishing touches"],
  ],
])("counted names head what is told below them: %#", (method, parts) => {
  const text = `Chicken in sauce\n\nIngredients\n1 chicken\n40 g butter\n40 g flour\n300 ml chicken stock\n\nMethod\n${method}`;
  const recipe = formatText(text);
  expect([...new Set(recipe?.steps.map(({ section }) => section))]).toEqual(parts);
  expect(recipe?.receipt?.issues ?? []).toEqual([]);
});

test("numbered orders with a remark below each stay orders", () => {
  const steps = stepsOf(
    "Bread\n\nIngredients\n500 g flour\n300 ml water\n10 g salt\n\nMethod\n1. Mix flour, water and salt\n- Cold water is best.\n2. Knead the dough well\n- It stays sticky.\n3. Bake for 40 minutes\n- The crust should be dark.",
  );
  expect(steps.join("\n")).toMatch(/-: Mix flour, water and salt/);
  expect(steps.join("\n")).toMatch(/-: Knead the dough well/);
});

test.each([
  [
    "Profi-Tipps",
    "Suppe\n\nZutaten\n500 g Möhren\n1 l Brühe\n\nZubereitung\nMöhren in der Brühe 20 Minuten kochen.",
  ],
  [
    "Trucos e ideas",
    "Sopa\n\nIngredientes\n500 g de zanahorias\n1 l de caldo\n\nPreparación\nCocer las zanahorias en el caldo 20 minutos.",
  ],
  [
    "4. Dicas para uma sopa perfeita",
    "Sopa\n\nIngredientes\n500 g de cenouras\n1 l de caldo\n\nModo de preparo\nCozinhe as cenouras no caldo por 20 minutos.",
  ],
  [
    "Astuces du chef",
    "Soupe\n\nIngrédients\n500 g de carottes\n1 l de bouillon\n\nPréparation\nCuire les carottes 20 minutes dans le bouillon.",
  ],
])("what stands below '%s' is a note", (heading, recipe) => {
  const read = formatText(`${recipe}\n${heading}\n- Sirve la sopa con pan, mit Brot, avec du pain, com pão.`);
  expect(read?.notes?.join(" ")).toMatch(/com pão/);
  expect(read?.steps).toHaveLength(1);
  expect(read?.receipt?.issues ?? []).toEqual([]);
});

test.each([
  [
    "Oat rolls\n\n300 g flour\n200 g oats\n1 tsp dried yeast\n1 egg\n\nKnead the dough:\nMix the flour with the oats and the yeast and knead for 10 minutes. Let it rest.\nShape and bake:\nShape eight rolls and brush them with the beaten egg. Bake for 20 minutes.",
    ["Knead the dough", "Shape and bake"],
  ],
  [
    "Haferbrötchen\n\n300 g Mehl\n200 g Haferflocken\n1 TL Trockenhefe\n1 Ei\n\nTeig kneten:\nDas Mehl mit den Haferflocken und der Hefe mischen und 10 Minuten kneten. Ruhen lassen.\nFormen und backen:\nAcht Brötchen formen und mit dem verquirlten Ei bestreichen. 20 Minuten backen.",
    ["Teig kneten", "Formen und backen"],
  ],
  [
    "Pãezinhos de aveia\n\n300 g de farinha\n200 g de aveia\n1 colher de chá de fermento\n1 ovo\n\nSovar a massa:\nMisture a farinha com a aveia e o fermento e sove por 10 minutos. Deixe descansar.\nModelar e assar:\nModele oito pãezinhos e pincele com o ovo batido. Asse por 20 minutos.",
    ["Sovar a massa", "Modelar e assar"],
  ],
])("an order with a colon above the sentences that tell it heads them: %#", (text, parts) => {
  const recipe = formatText(text);
  expect([...new Set(recipe?.steps?.map(({ section }) => section))]).toEqual(parts);
  expect(Object.values(recipe?.ingredients ?? {}).flat()).toHaveLength(4);
});

/** A list with parts of its own, and points of the method under labels that are points too. */
const withLabels = (
  list: string,
  foods: readonly string[],
  method: string,
  points: readonly string[],
): string =>
  `Pot\n${list}\n${foods.map((food) => `- ${food}`).join("\n")}\n${method}\n${points.map((point) => `- ${point}`).join("\n")}`;
const FOODS: Record<string, readonly string[]> = {
  pt: [
    "500g de feijão preto",
    "200g de carne-seca",
    "1 cebola grande picada",
    "3 dentes de alho picados",
    "2 folhas de louro",
    "1 laranja inteira descascada (opcional)",
    "Sal a gosto",
    "Água para o cozimento",
  ],
  en: [
    "500g black beans",
    "200g salt beef",
    "1 large onion, chopped",
    "3 cloves garlic, crushed",
    "2 bay leaves",
    "1 whole orange, peeled (optional)",
    "Salt to taste",
    "Water to boil",
  ],
  de: [
    "500g schwarze Bohnen",
    "200g Rauchfleisch",
    "1 große Zwiebel, gehackt",
    "3 Zehen Knoblauch, gehackt",
    "2 Lorbeerblätter",
    "1 ganze Orange (optional)",
    "Salz nach Geschmack",
    "Wasser zum Kochen",
  ],
  fr: [
    "500g de haricots noirs",
    "200g de bœuf salé",
    "1 gros oignon haché",
    "3 gousses d'ail hachées",
    "2 feuilles de laurier",
    "1 orange entière (facultatif)",
    "Sel selon le goût",
    "Eau pour la cuisson",
  ],
};
test.each([
  [
    "pt",
    "Ingredientes",
    "Instruções de Preparo",
    [
      "Preparação da Carne:",
      "Cozinhe a carne-seca até ficar macia e desfie.",
      "Cozimento do Feijão:",
      "Cozinhe o feijão com as folhas de louro e a laranja até que os grãos fiquem macios.",
      "Montagem:",
      "Refogue a cebola e o alho e junte tudo ao feijão.",
    ],
  ],
  [
    "en",
    "Ingredients",
    "Step-by-step method",
    [
      "Preparing the Meat:",
      "Boil the salt beef until soft and shred it.",
      "Cooking the Beans:",
      "Boil the beans with the bay leaves and the orange until they are soft.",
      "Assembly:",
      "Fry the onion and the garlic and add all of it to the beans.",
    ],
  ],
  [
    "de",
    "Zutaten",
    "Zubereitung Schritt für Schritt",
    [
      "Vorbereitung des Fleisches:",
      "Das Rauchfleisch weich kochen und zerpflücken.",
      "Garen der Bohnen:",
      "Die Bohnen mit den Lorbeerblättern und der Orange weich kochen.",
      "Fertigstellung:",
      "Zwiebel und Knoblauch anbraten und alles zu den Bohnen geben.",
    ],
  ],
  [
    "fr",
    "Ingrédients",
    "Préparation étape par étape",
    [
      "Préparation de la Viande :",
      "Faites cuire le bœuf salé et effilochez-le.",
      "Cuisson des Haricots :",
      "Faites cuire les haricots avec le laurier et l'orange.",
      "Montage :",
      "Faites revenir l'oignon et l'ail et ajoutez le tout aux haricots.",
    ],
  ],
])("points that are labels head the points below them (%s)", (language, list, method, points) => {
  const labels = points.filter((point) => point.endsWith(":")).map((point) => point.replace(/\s?:$/, ""));
  const read = stepsOf(withLabels(list, FOODS[language] ?? [], method, points));
  expect(read.some((step) => labels.some((label) => step.endsWith(`: ${label}.`)))).toBe(false);
  for (const label of labels) expect(read.some((step) => step.startsWith(`${label}: `))).toBe(true);
});

test("what comes of a label's points below the method is a fact", () => {
  const text = withLabels("Ingredients", FOODS.en ?? [], "Method", [
    "Boil the beef and the beans.",
    "Add the onion and the garlic.",
  ]);
  const read = formatText(`${text}\nTime\n- Total time: about 2 hours (with the soaking)`);
  expect(read?.totalMinutes).toBe(120);
  expect(stepsOf(`${text}\nTime\n- Total time: about 2 hours (with the soaking)`).join("\n")).not.toContain(
    "2 hours",
  );
});

test.each([
  "Apple tart\n\nIngredients\n250 g flour\n125 g butter\n600 g apples\n2 eggs\n200 ml milk\n\nMethod\nMake the pastry\nRub the butter into the flour with your fingertips. Chill for an hour.\nPrepare the apples\nPeel the apples and cut them into thick wedges.\nFill the tart\nArrange the apples in rings over the pastry\nMake the custard\nWhisk the eggs with the milk and pour over the apples. Bake for 30 minutes.",
  "Tarte aux pommes\n\nIngrédients\n250 g de farine\n125 g de beurre\n600 g de pommes\n2 œufs\n200 ml de lait\n\nPréparation\nConfectionner la pâte\nSabler le beurre avec la farine du bout des doigts. Réserver une heure au frais.\nPréparer les pommes\nÉplucher les pommes et les couper en gros quartiers.\nGarnir la tarte\nDisposer les pommes en rosace sur la pâte\nPréparer l'appareil\nFouetter les œufs avec le lait et verser sur les pommes. Cuire 30 minutes.",
])("the work's names on lines of their own head what tells it: %#", (text) => {
  const steps = parseRecipeText(text)?.instructions ?? [];
  expect(steps).toHaveLength(4);
  expect(new Set(steps.map(({ section }) => section)).size).toBe(4);
  expect(steps.every(({ section }) => section !== undefined)).toBe(true);
});

test("short orders between longer ones head nothing", () => {
  const text =
    "Cake\n\nIngredients\n200 g flour\n3 eggs\n100 g sugar\n\nMethod\nButter the tin\nBeat the eggs with the sugar until pale and fluffy.\nSift the flour\nFold it into the eggs with a large spoon.\nFill the tin\nBake for 30 minutes and leave to cool in the tin.";
  expect(parseRecipeText(text)?.instructions).toHaveLength(6);
});
