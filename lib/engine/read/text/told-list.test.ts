import { parseRecipeText } from ".";

const listOf = (text: string): string[] => parseRecipeText(text)?.ingredients.map((line) => line.text) ?? [];

test.each<[string, string, string[]]>([
  [
    "a letter",
    "Hi Jo, here is the stew. You'll need about a pound of beef, two carrots, a can of beans, and salt.\n\nBrown the beef. Add the carrots, beans and salt and simmer for 45 minutes.",
    ["a pound of beef", "two carrots", "a can of beans", "salt"],
  ],
  [
    "one paragraph",
    "Gran's scones. You need 225g flour, a pinch of salt, 55g butter, 25g sugar and 150ml milk. Rub the butter into the flour and salt. Stir in the sugar and milk. Bake for 12 minutes.",
    ["225g flour", "a pinch of salt", "55g butter", "25g sugar", "150ml milk"],
  ],
  [
    "a chat, by how many it is for",
    "Hey, the soup from last night :)\nso for 3-4 ppl: 1 onion, 2 tbsp oil, tin of lentils, 2 carrots, bread to serve\nfry the onion in the oil 10 mins, add carrots and lentils, simmer 20 mins. enjoy x",
    ["1 onion", "2 tbsp oil", "tin of lentils", "2 carrots", "bread to serve"],
  ],
  [
    "German",
    "Schneller Salat\n\nDu brauchst 1 kg Kartoffeln, eine Zwiebel, 3 EL Essig und 4 EL Öl.\n\nDie Kartoffeln kochen und in Scheiben schneiden. Die Zwiebel würfeln, mit Essig und Öl zugeben.",
    ["1 kg Kartoffeln", "eine Zwiebel", "3 EL Essig", "4 EL Öl"],
  ],
  [
    "French, to a friend, with one thing more behind the list",
    "Mes lentilles\n\nTu prends 350 g de lentilles vertes, 150 g de lardons, 2 carottes, un gros oignon, du thym et une feuille de laurier. Et une bonne cuillère de moutarde.\n\nFaites revenir l'oignon et les lardons 5 minutes. Ajoutez les carottes, les lentilles, le thym et le laurier, 40 minutes. Ajoutez la moutarde.",
    [
      "350 g de lentilles vertes",
      "150 g de lardons",
      "2 carottes",
      "un gros oignon",
      "du thym",
      "une feuille de laurier",
      "une bonne cuillère de moutarde",
    ],
  ],
  [
    "Spanish, with a long remark in brackets",
    "Marmitako\n\nPara cuatro: un kilo de patatas, 600 g de bonito limpio, una cebolla, dos dientes de ajo y un litro más o menos de caldo de pescado (con las espinas del bonito, 20 minutos cociendo y colado).\n\nPica la cebolla y el ajo y sofríe 15 minutos. Añade las patatas y el caldo y cuece 25 minutos. Añade el bonito.",
    [
      "un kilo de patatas",
      "600 g de bonito limpio",
      "una cebolla",
      "dos dientes de ajo",
      "un litro más o menos de caldo de pescado (con las espinas del bonito, 20 minutos cociendo y colado)",
    ],
  ],
  [
    "English, with one thing more",
    "Chilli\n\nYou'll need a pound of beef, two carrots, a can of beans, and salt. And a tablespoon of vinegar.\n\nBrown the beef. Add the carrots, beans and salt and simmer for 45 minutes. Stir in the vinegar.",
    ["a pound of beef", "two carrots", "a can of beans", "salt", "a tablespoon of vinegar"],
  ],
])("a list that is told in a sentence: %s", (_name, text, expected) => {
  expect(listOf(text)).toEqual(expected);
});

test("time and patience that a dish takes are no list", () => {
  const text =
    "Dip\n\n200 g cream cheese\n2 tbsp milk\n1 tbsp chives\n\nThis takes 5 minutes, a bowl, and some patience. Mix everything and chill for 1 hour.";
  expect(listOf(text)).toEqual(["200 g cream cheese", "2 tbsp milk", "1 tbsp chives"]);
});

test("a card on three lines: a time and a gas mark are a sentence of the method", () => {
  const text =
    "Biscuits\nServes 8. 250g plain flour, 125g butter, 60g sugar\nRub the butter into the flour, add the sugar. Press into a tin. 30 mins gas 3. Cut while warm.";
  expect(
    parseRecipeText(text)
      ?.instructions.map((each) => each.text)
      .join(" "),
  ).toContain("30 mins gas 3. Cut while warm.");
});

test("a sentence that has its order last is no list, whatever is counted in it", () => {
  const method = "Mehl, Milch, Eier und Salz verquirlen und 10 Min. quellen lassen. Äpfel schälen.";
  const list = "200 g Mehl, 300 ml Milch, 3 Eier, 1 Prise Salz, 2 Äpfel, Butter zum Ausbacken";
  expect(parseRecipeText(`Apfelpfannkuchen\n\n${list}\n\n${method}`)?.instructions).toEqual([
    { text: method },
  ]);
});

test("how a food is shared out in the method is no list of things to buy", () => {
  const text =
    "Rolls\n\n3/4 cup milk\n500 g flour\n285 g butter, divided\n\n1. Brown the butter and pour it into a jug. You'll need 6 tbsp for the dough, 6 tbsp for the filling and 3 tbsp for the icing. Let it cool.\n2. Warm the milk and knead with the flour and 6 tbsp butter.";
  expect(listOf(text)).toEqual(["3/4 cup milk", "500 g flour", "285 g butter, divided"]);
  expect(parseRecipeText(text)?.instructions[0]?.text).toContain("6 tbsp for the filling");
});

test.each([
  "Käsekuchen\n\nIhr braucht 500 g Frischkäse, 200 g Zucker, 4 Eier und 1 Pck. Vanillepudding. Quark geht auch.\n\nAlles verrühren und 50 Minuten bei 160 Grad backen.",
  "Kwarktaart\n\nJe hebt nodig 500 g roomkaas, 200 g suiker, 4 eieren en 1 zakje vanillepudding. Kwark kan ook.\n\nRoer alles door elkaar en bak 50 minuten op 160 graden.",
])("what would do as well is no thing of the list: %#", (text) => {
  const read = parseRecipeText(text);
  expect(read?.ingredients).toHaveLength(4);
  expect(read?.notes).toHaveLength(1);
});

test.each([
  [
    "Baked pasta\n\nTo make the baked pasta you need the following ingredients: 500 g macaroni, 1 kg tomatoes, 100 g onion, olive oil and basil. For the white sauce you will need: 500 ml milk, 50 g butter, 40 g flour and nutmeg.\n\nFor the white sauce boil the milk with the nutmeg. Stir in the butter and flour. Chop the onion and fry it in the oil. Add the tomatoes and basil and cook for an hour. Boil the macaroni, mix with both sauces and bake for 20 minutes.",
    "500 g macaroni",
    7,
  ],
  [
    "Pasta al forno\n\nPer la pasta al forno occorrono i seguenti ingredienti: 500 g di maccheroni, 1 kg di pomodori, 100 g di cipolla, olio evo e basilico. Per la besciamella bisogna utilizzare 500 g di latte, 50 g di burro, 40 g di farina, noce moscata.\n\nPer la besciamella far bollire il latte con la noce moscata. Unire il burro e la farina. Tritare la cipolla e rosolarla nell'olio. Unire i pomodori e il basilico e cuocere per un'ora. Cuocere i maccheroni, condirli con le due salse e infornare per 20 minuti.",
    "500 g di maccheroni",
    8,
  ],
])(
  "a list that is announced as 'the following ingredients' is one, with its parts: %#",
  (text, first, count) => {
    const list = parseRecipeText(text)?.ingredients ?? [];
    expect(list[0]?.text).toBe(first);
    expect(list).toHaveLength(count);
    expect(new Set(list.map(({ section }) => section)).size).toBe(2);
    expect(
      parseRecipeText(text)
        ?.instructions.map((line) => line.text)
        .join(" "),
    ).not.toMatch(/500 g|bisogna/);
  },
);

test("'quarter two onions' orders, and two onions are bought", () => {
  const list = listOf(
    "My pot roast\n\nStart with a 4 lb chuck roast. Pat it down with 2 tsp garlic salt. Brown it on both sides. Then quarter two peeled white onions and add. Let it simmer for 4 hours. Add a bag of carrots.",
  );
  expect(list).toContain("two peeled white onions");
});
