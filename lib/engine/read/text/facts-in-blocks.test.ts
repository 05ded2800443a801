/** Facts that stand among marks, in a block above the list, below the method, and titles above parts in capitals. */
import { parseRecipeText } from ".";

test.each([
  [
    "Serradura\n\n◦ 6 copos ◦ 20 minutos ◦ frio: 3 horas ◦\n\nBase\n200 g de bolacha Maria\n1 colher de sopa de cacau\n\nCreme\n400 ml de natas\n2 folhas de gelatina\n\nTriture as bolachas e misture o cacau. Bata as natas, junte a gelatina. Leve ao frigorífico.",
    "6 copos",
    200,
    4,
  ],
  [
    "POLPETTE\n\n50 minuti in tutto\ncirca 20 polpette\n\nCOSA SERVE\n• 2 melanzane\n• 120 g di pangrattato\n• 1 uovo\n\nCuocete le melanzane 25 minuti. Unite il pangrattato e l'uovo. Formate le polpette.",
    "circa 20 polpette",
    50,
    3,
  ],
  [
    "Torrijas de la abuela\n\n1 litro de leche\n200 g de azúcar\n4 huevos\n\nCalienta la leche con el azúcar. Bate los huevos y fríe las rebanadas.\nSalen unas 14. Están más ricas al día siguiente.",
    "14 torrijas",
    null,
    3,
  ],
])("what comes out is a fact and no food: %#", (text, makes, minutes, lines) => {
  const read = parseRecipeText(text);
  expect([read?.makes, read?.totalMinutes, read?.ingredients.length]).toEqual([makes, minutes, lines]);
});

test.each([
  [
    "Parmentier\n\nTemps : 45 min + 25 min de four\n\n1 kg de pommes de terre\n60 g de beurre\n2 échalotes\n\nCuire les pommes de terre. Ajouter le beurre et les échalotes.",
  ],
  [
    "Pie\n\nTime: 45 min + 25 min in the oven\n\n1 kg potatoes\n60 g butter\n2 shallots\n\nBoil the potatoes. Add the butter and the shallots.",
  ],
])("the oven's time is added to a whole: %#", (text) => {
  expect(parseRecipeText(text)?.totalMinutes).toBe(70);
});

test.each([
  [
    "Pozole rojo",
    "CARNE Y MAÍZ\n1.5 kg de maíz\n1 kg de pierna de cerdo\n\nSALSA\n6 chiles guajillo\n2 dientes de ajo\n\nCuece el maíz con la carne 1 hora. Licúa los chiles con el ajo y vierte la salsa.",
  ],
  [
    "Red stew",
    "MEAT AND CORN\n1.5 kg corn\n1 kg pork leg\n\nSAUCE\n6 guajillo chillies\n2 cloves garlic\n\nBoil the corn with the pork for 1 hour. Blend the chillies with the garlic and pour in the sauce.",
  ],
])("the first of the parts in capitals is no title: %s", (title, rest) => {
  expect(parseRecipeText(`${title}\n\n10 | 3 h | Jalisco\n\n${rest}`)?.title).toBe(title);
});

test.each([
  "10 minutes before serving, add the oil.",
  "Ten minutes before serving, add the oil.",
  "About 2 hours before serving time, take it out.",
  "Pour over 700ml boiling water.",
  "Pour about 2 cups stock around it.",
  "Roll into a log in baking paper.",
])("an order is neither a yield nor a page's furniture: %s", (order) => {
  const read = parseRecipeText(
    `Roast lamb\n\n1 leg of lamb\n2 tbsp oil\n\nPut the lamb in the oven for an hour.\n${order}\nCarve and serve.`,
  );
  expect([read?.yield, read?.instructions.map(({ text }) => text)]).toEqual([
    null,
    ["Put the lamb in the oven for an hour.", order, "Carve and serve."],
  ]);
});

test("a paragraph that is looked through for a list keeps its words and signs", () => {
  const method =
    "Put the lamb in the oven for an hour. About 10 minutes before serving, add the oil. Half an hour before you want to eat, heat the oven to 200 C. Carve and serve.";
  const read = parseRecipeText(`Roast lamb\n\n1 leg of lamb\n2 tbsp oil\n\n${method}`);
  expect(read?.instructions).toEqual([{ text: method }]);
});

test.each([
  [
    "1 perna de borrego\n2 batatas\n1 colher de azeite",
    "Leve o borrego ao forno uma hora.\nContinue a bater até ficarem brilhantes.\nCorte e sirva.",
  ],
  [
    "1 pierna de cordero\n2 patatas\n1 cucharada de aceite",
    "Meter el cordero en el horno una hora.\nSiga batiendo.\nCortar y servir.",
  ],
  [
    "1 cosciotto\n2 patate\n1 cucchiaio d'olio",
    "Infornate l'agnello per un'ora.\nContinuate così fino a esaurire gli ingredienti.\nTagliate e servite.",
  ],
])("an order to go on ends no recipe: %#", (list, method) =>
  expect(parseRecipeText(`Roast\n\n${list}\n\n${method}`)?.instructions.map(({ text }) => text)).toEqual(
    method.split("\n"),
  ),
);

test.each([
  ["Vorbereitung: 20 Min.\nZubereitung: 45 Min.", 65],
  ["Voorbereiding: 20 min\nBereidingstijd: 2 u 30 min", 170],
  ["Prep: 20 min\nResting: 30 min\nChilling: 1 hour", 110],
  ["Prep: 20 min\nPreparation: 20 min\nCook: 10 min", 30],
])("rows of one work that are named apart add up, and one that is said again does not: %j", (rows, minutes) =>
  expect(
    parseRecipeText(
      `Lemon cake\n\n${rows}\n\n200 g flour\n2 eggs\n100 g sugar\n\nMix the flour with the eggs and the sugar. Chill, then bake until golden.`,
    )?.totalMinutes,
  ).toBe(minutes),
);

test.each([
  "Soup\n\nServes 6\n20 minutes prep\n8 hours on low\n\n1 kg pork\n1 onion\n500 ml stock\n\nPut everything in the slow cooker.",
  "Suppe\n\n6 Portionen\n20 Min. Vorbereitung\n8 Std. auf low\n\n1 kg Schweinefleisch\n1 Zwiebel\n500 ml Brühe\n\nAlles in den Slowcooker geben.",
  "Soep\n\n6 personen\n20 minuten voorbereiding\n8 uur op low\n\n1 kilo varkensvlees\n1 ui\n500 ml bouillon\n\nDoe alles in de slowcooker.",
])("the hours of a slow cooker are added to the work: %#", (text) =>
  expect(parseRecipeText(text)?.totalMinutes).toBe(500),
);

test("what a row of the card says beside its times is no note", () => {
  const read = parseRecipeText(
    "Rouladen\n\nZutaten\n4 Rouladen\n2 EL Senf\n\nArbeitszeit: ca. 30 Min. | Schwierigkeitsgrad: normal | Kalorien p. P.: ca. 520\n\nDie Rouladen mit Senf bestreichen. 90 Minuten schmoren.",
  );
  expect(read?.notes ?? []).toEqual([]);
  expect(read?.times?.prep).toBe(30);
});

test.each([
  ["en", "Prep time: quick (under 30 minutes)", "Ingredients", "Method", "Fry the onions in the oil."],
  ["de", "Zubereitungszeit: kurz (unter 30 Minuten)", "Zutaten", "Zubereitung", "Die Zwiebeln im Öl braten."],
  [
    "fr",
    "Temps de préparation : rapide (moins de 30 minutes)",
    "Ingrédients",
    "Préparation",
    "Faites revenir les oignons dans l'huile.",
  ],
  [
    "es",
    "Tiempo de preparación: rápido (menos de 30 minutos)",
    "Ingredientes",
    "Preparación",
    "Fríe las cebollas en el aceite.",
  ],
  [
    "it",
    "Tempo di preparazione: breve (meno di 30 minuti)",
    "Ingredienti",
    "Preparazione",
    "Soffriggete le cipolle nell'olio.",
  ],
  [
    "nl",
    "Bereidingstijd: kort (minder dan 30 minuten)",
    "Ingrediënten",
    "Bereiding",
    "Bak de uien in de olie.",
  ],
  [
    "pt",
    "Tempo de Preparo: Rápido (até 30 minutos)",
    "Ingredientes",
    "Modo de preparo",
    "Refogue as cebolas no óleo.",
  ],
])("a time that is told in a word is no order (%s)", (language, time, list, method, order) => {
  const foods: Record<string, string> = {
    en: "2 onions\n1 tbsp oil",
    de: "2 Zwiebeln\n1 EL Öl",
    fr: "2 oignons\n1 c. à soupe d'huile",
    es: "2 cebollas\n1 cucharada de aceite",
    it: "2 cipolle\n1 cucchiaio di olio",
    nl: "2 uien\n1 el olie",
    pt: "2 cebolas\n1 colher de óleo",
  };
  const read = parseRecipeText(
    `Pan\n\n${time}\n\n${list}:\n\n${foods[language] ?? ""}\n\n${method}:\n\n${order}`,
  );
  expect(read?.instructions.map(({ text }) => text)).toEqual([order]);
  expect(read?.ingredients).toHaveLength(2);
});

test.each([
  "Tempo occorrente: circa 2 ore.",
  "Tempo previsto: 2 horas",
  "Temps nécessaire : 2 heures",
  "Tiempo empleado: 2 horas",
  "Geschatte tijd: 2 uur",
])("how long it takes is a fact: %s", (time) => {
  const read = parseRecipeText(
    `Cannelloni\n\n200 g di farina\n2 uova\n${time}\nImpastate la farina con le uova. Stendete la pasta.`,
  );
  expect([read?.totalMinutes, read?.ingredients.length]).toEqual([120, 2]);
});
