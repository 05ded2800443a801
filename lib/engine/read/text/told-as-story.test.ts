import { parseRecipeText } from "./index";

const CURRY =
  "fry an onion and 3 garlic cloves in 2 tbsp oil, add 2 tbsp curry paste and fry 1 min. Add 500 g chicken. Pour in 1 can coconut milk and 200 ml stock. Simmer 20 min.";

describe("a recipe told in one paragraph", () => {
  test.each([
    ["behind the dish's name", `Curry: ${CURRY}`],
    [
      "in a message that names it and ends with a kiss",
      `Hi love, here's the curry: ${CURRY} Serve with rice xx`,
    ],
  ])("%s", (_, text) => {
    const recipe = parseRecipeText(text);
    expect(recipe?.title).toBe("Curry");
    expect(recipe?.ingredients).toHaveLength(7);
    expect(recipe?.instructions[0]?.text).toMatch(/^fry an onion/);
    expect(recipe?.instructions.every(({ section }) => section === undefined)).toBe(true);
  });

  test("an order before the colon names nothing", () => {
    const recipe = parseRecipeText(`Make the paste: ${CURRY}`);
    expect(recipe?.title).not.toBe("Make the paste");
  });

  test("the name is the dish's in other languages too", () => {
    const recipe = parseRecipeText(
      "Pasta al limone: cuoci 320 g di spaghetti. Intanto sciogli 60 g di burro con la scorza di 2 limoni, unisci 50 g di parmigiano e condisci la pasta. Servi subito.",
    );
    expect(recipe?.title).toBe("Pasta al limone");
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual([
      "320 g di spaghetti",
      "60 g di burro",
      "2 limoni",
      "50 g di parmigiano",
    ]);
  });

  test("three measured foods with their orders are a recipe", () => {
    const recipe = parseRecipeText(
      "Apfelmus\n\n1 kg Äpfel schälen, entkernen und klein schneiden. Mit 100 ml Wasser, 50 g Zucker und etwas Zimt in einem Topf weich kochen. Pürieren.",
    );
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual([
      "1 kg Äpfel",
      "100 ml Wasser",
      "50 g Zucker",
    ]);
  });
});

// Letters that tell a whole recipe in paragraphs: what they bring in is bought, and none of their orders is lost.

const readOf = (text: string) => {
  const recipe = parseRecipeText(text);
  return {
    list: recipe?.ingredients.map((line) => line.text) ?? [],
    method: recipe?.instructions.map((line) => line.text).join(" ") ?? "",
  };
};

test.each<[string, string, string[], string[]]>([
  [
    "English",
    "Dear Lucy, as promised here is the soup you had on Sunday.\n\nYou take a large onion and two cloves of garlic, chop them and fry everything in two tablespoons of olive oil for ten minutes. You add a teaspoon of cumin and stir for a minute.\nThen two carrots in small dice, 250 g of red lentils and a litre of vegetable stock. Let it cook for 20 minutes.\n\nWhen it is cooked, add 200 ml of coconut milk and blend.\n\nLove, Sophie",
    [
      "a large onion",
      "two cloves of garlic",
      "two tablespoons of olive oil",
      "a teaspoon of cumin",
      "two carrots",
      "250 g of red lentils",
      "a litre of vegetable stock",
      "200 ml of coconut milk",
    ],
    ["fry everything in two tablespoons", "two carrots in small dice", "add 200 ml of coconut milk"],
  ],
  [
    "French",
    "Salut Paul,\n\nVoici la soupe de pois cassés de dimanche, c'est pour 4 bols.\n\nTu prends un gros oignon et deux gousses d'ail que tu haches, et tu fais revenir le tout dans deux cuillères à soupe d'huile, une dizaine de minutes. Tu ajoutes une cuillère à café de cumin, tu remues une minute.\nEnsuite deux carottes en petits dés, 250 g de pois cassés rincés et un litre de bouillon de légumes.\nTu laisses cuire 40 min à couvert en remuant de temps en temps.\n\nQuand c'est cuit, tu mets 20 cl de crème, et tu mixes.\n\nBises,\nZoé",
    [
      "un gros oignon",
      "deux gousses d'ail",
      "deux cuillères à soupe d'huile",
      "une cuillère à café de cumin",
      "deux carottes",
      "250 g de pois cassés",
      "un litre de bouillon de légumes",
      "20 cl de crème",
    ],
    ["fais revenir le tout", "Tu laisses cuire 40 min", "tu mets 20 cl de crème"],
  ],
  [
    "Italian, with amounts behind their food",
    "Cara Marta,\necco la zuppa che mi hai chiesto.\n\nIo uso i ceci secchi, 300 grammi, e li metto a bagno la sera prima. Li cuocio in due litri d'acqua con una foglia d'alloro e uno spicchio d'aglio, un'ora abbondante.\n\nIn una pentola larga faccio il soffritto con cipolla e carota, tritate, e 80 grammi di pancetta a cubetti, con due cucchiai d'olio. Quando la pancetta è rosolata aggiungo un cucchiaio di concentrato di pomodoro.\n\nPoi metto i ceci nella pentola e lascio cuocere un quarto d'ora, mescolando spesso.\n\nUn abbraccio,\nFranca",
    [
      "ceci secchi, 300 grammi",
      "due litri d'acqua",
      "una foglia d'alloro",
      "uno spicchio d'aglio",
      "80 grammi di pancetta",
      "due cucchiai d'olio",
      "un cucchiaio di concentrato di pomodoro",
    ],
    ["li metto a bagno", "faccio il soffritto", "lascio cuocere un quarto d'ora"],
  ],
  [
    "Spanish, with part of the list in a sentence",
    "Hola hija, te mando lo de las croquetas.\n\nNecesitas 80 g de mantequilla, 90 g de harina y un litro de leche entera. De jamón, unos 150 gramos picadito muy menudo, del que no esté muy salado. Media cebolla pequeña, picada que casi no se vea. Y para rebozar dos huevos y pan rallado.\n\nDerrites la mantequilla y pones la cebolla a fuego lento, diez minutos o así. Echas el jamón y la harina y la tuestas 3 minutos.\n\nVas echando la leche de cazo en cazo y dejas la masa en una fuente. Al otro día les das forma, las pasas por huevo y pan rallado y las fríes en una sartén.\n\nUn beso",
    [
      "80 g de mantequilla",
      "90 g de harina",
      "un litro de leche entera",
      "jamón, unos 150 gramos",
      "Media cebolla pequeña",
      "dos huevos",
    ],
    ["Derrites la mantequilla", "Echas el jamón", "las fríes en una sartén"],
  ],
])("a letter in paragraphs: %s", (_language, text, list, orders) => {
  const read = readOf(text);
  expect(read.list).toEqual(list);
  for (const order of orders) expect(read.method).toContain(order);
});

test("what the told list has, the method does not order", () => {
  const text =
    "Hi Jo, here is the tart.\n\nYou need 200 g of flour, 100 g of butter and three eggs. Of cheese, about 150 grams. Half an onion, a splash of milk.\n\nMelt the butter and soften the onion for ten minutes. Stir in the flour, two tablespoons of mustard, a teaspoon of thyme and a pinch of nutmeg, and beat in the eggs. Bake in a tin for 30 minutes.\n\nLove, Sam";
  const read = readOf(text);
  expect(read.list).toContain("200 g of flour");
  expect(read.method).not.toContain("You need");
  expect(read.method).toContain("Melt the butter");
});

test("a letter about a market is no recipe", () => {
  const text =
    "Dear Lucy,\n\nOn Saturday we went to the market and bought 2 kg of potatoes, 3 lemons, a bunch of parsley and 500 g of cherries, and carried it all home on the bus in the rain.\n\nWe saw your aunt there, who sends her love, and she had a basket with 12 eggs and a whole cheese in it for the party.\n\nLove, Sophie";
  expect(parseRecipeText(text)).toBeNull();
});
