/** What helps where something went wrong stands behind the last step, and is a note; a time told by its state is a step. */
import { parseRecipeText } from "./index";

const CASES = [
  [
    "Fondue\n\n400 g de gruyère\n30 cl de vin\n\nFaites chauffer le vin.\nAjoutez le gruyère et remuez.\n",
    "Si la fondue tranche, ajouter un filet de citron.",
    "Quand la fondue est lisse, servir aussitôt.",
  ],
  [
    "Soupe\n\n1 kg de potiron\n1 oignon\n\nFaites cuire le potiron et l'oignon.\nMixez la soupe.\n",
    "Si la soupe est trop épaisse, ajouter un peu d'eau.",
    "Remettez la soupe sur le feu et servez.",
  ],
  [
    "Sopa\n\n1 kg de batatas\n300 g de couve\n\nCoza as batatas.\nJunte a couve e coza 10 minutos.\n",
    "Se a sopa ficar muito grossa, junte um pouco mais de água quente.",
    "Quando a sopa ferver, retire do lume.",
  ],
  [
    "Sopa\n\n1 kg de calabaza\n1 cebolla\n\nCuece la calabaza y la cebolla.\nTritura la sopa.\n",
    "Si la sopa queda muy espesa, añade un poco de agua.",
    "Cuando la sopa hierva, retírala del fuego.",
  ],
  [
    "Ragù\n\n300 g di macinato\n1 cipolla\n\nRosolate la cipolla.\nUnite il macinato e cuocete 2 ore.\n",
    "Se il ragù si asciuga troppo, aggiungete un mestolo di brodo.",
    "Quando il ragù è pronto, spegnete il fuoco.",
  ],
  [
    "Polpette\n\n2 melanzane\n150 g di pangrattato\n\nSchiacciate le melanzane.\nUnite il pangrattato e friggete.\n",
    "Se l'impasto vi sembra troppo morbido aggiungete altro pangrattato.",
    "Quando le polpette sono dorate, scolatele.",
  ],
  [
    "Suppe\n\n1 kg Kürbis\n1 Zwiebel\n\nKürbis und Zwiebel kochen.\nDie Suppe pürieren.\n",
    "Falls die Suppe zu dick ist, etwas Wasser zugeben.",
    "Wenn die Suppe kocht, vom Herd nehmen.",
  ],
  [
    "Soep\n\n1 kg pompoen\n1 ui\n\nKook de pompoen met de ui.\nPureer de soep.\n",
    "Als de soep te dik is, voeg dan wat water toe.",
    "Als de soep kookt, haal van het vuur.",
  ],
  [
    "Suppe\n\n1 kg Kürbis\n1 Zwiebel\n\nKürbis und Zwiebel kochen.\nDie Suppe pürieren.\n",
    "Suppe zu dick? Einfach etwas Wasser zugeben.",
    "Die Suppe heiß servieren.",
  ],
  [
    "Soep\n\n1 kg pompoen\n1 ui\n\nKook de pompoen met de ui.\nPureer de soep.\n",
    "Soep te dik? Gewoon een scheut water erbij.",
    "Dien de soep heet op.",
  ],
] as const;

test.each(CASES)("%s", (recipe, note, step) => {
  for (const gap of ["", "\n"]) {
    expect(parseRecipeText(`${recipe}${gap}${note}`)?.notes).toEqual([note]);
    const read = parseRecipeText(`${recipe}${step}`);
    expect(read?.notes ?? []).toEqual([]);
    expect(read?.instructions.some(({ text }) => text.includes(step))).toBe(true);
  }
});

test.each([
  "Cake\n\n4 eggs\n200 g sugar\n150 g flour\n\nMethod\n\n1. Beat the yolks with the sugar.\n2. Whip the whites.\n3. Important: add a quarter of the whites to the yolks and beat for 10 minutes.\n4. Fold in the flour. Bake for 40 minutes.",
  "Kuchen\n\n4 Eier\n200 g Zucker\n150 g Mehl\n\nZubereitung\n\n1. Eigelbe mit Zucker schlagen.\n2. Eiweiße steif schlagen.\n3. Wichtig: ein Viertel des Eiweißes zu den Eigelben geben und 10 Minuten schlagen.\n4. Mehl unterheben. 40 Minuten backen.",
  "Gâteau\n\n4 œufs\n200 g de sucre\n150 g de farine\n\nPréparation\n\n1. Battre les jaunes avec le sucre.\n2. Monter les blancs en neige.\n3. Important : ajouter un quart des blancs aux jaunes et battre 10 minutes.\n4. Incorporer la farine. Cuire 40 minutes.",
  "Bizcocho\n\n4 huevos\n200 g de azúcar\n150 g de harina\n\nPreparación\n\n1. Batir las yemas con el azúcar.\n2. Montar las claras.\n3. Importante: añadir un cuarto de las claras a las yemas y batir 10 minutos.\n4. Incorporar la harina. Hornear 40 minutos.",
  "Torta\n\n4 uova\n200 g di zucchero\n150 g di farina\n\nPreparazione\n\n1. Montare i tuorli con lo zucchero.\n2. Montare gli albumi.\n3. Importante: aggiungere un quarto degli albumi ai tuorli e sbattere 10 minuti.\n4. Unire la farina. Infornare per 40 minuti.",
  "Taart\n\n4 eieren\n200 g suiker\n150 g bloem\n\nBereiding\n\n1. Klop de dooiers met de suiker.\n2. Klop de eiwitten stijf.\n3. Belangrijk: voeg een kwart van het eiwit bij de dooiers en klop 10 minuten.\n4. Spatel de bloem erdoor. Bak 40 minuten.",
  "Bolo\n\n4 ovos\n200 g de açúcar\n150 g de farinha\n\nModo de preparo\n\n1. Bata as gemas com o açúcar.\n2. Bata as claras em neve.\n3. Importante: junte um quarto das claras às gemas e bata por 10 minutos.\n4. Misture a farinha. Asse por 40 minutos.",
])("a number of the method that says it is important is an order: %#", (recipe) => {
  const read = parseRecipeText(recipe);
  expect(read?.notes ?? []).toEqual([]);
  expect(read?.instructions).toHaveLength(4);
});
