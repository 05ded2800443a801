import { parseRecipeText } from "./index";

// Instructions that were wrapped at the edge of a page, where the next line begins with a capital.

const orders = (method: string[]): string[] | undefined =>
  parseRecipeText(
    [
      "Dinkelbrot",
      "",
      "Zutaten",
      "300 g Mehl",
      "5 g Zucker",
      "1/2 Würfel Hefe",
      "",
      "Zubereitung",
      ...method,
    ].join("\n"),
  )?.instructions.map(({ text }) => text);

test("a noun behind the line's end belongs to the sentence before it", () => {
  expect(
    orders([
      "Die kleingebröselte Hefe in einer Tasse Wasser auflösen.",
      "Mehl, die Hefe aus der Tasse, etwas warmes Wasser,",
      "Zucker und Öl in eine Schüssel geben und gut verrühren.",
      "Den Teig eine halbe Stunde gehen lassen.",
      "Den Ofen zur passenden Zeit auf 180°C vorheizen und das",
      "Brot für 40 Minuten backen.",
    ]),
  ).toEqual([
    "Die kleingebröselte Hefe in einer Tasse Wasser auflösen.",
    "Mehl, die Hefe aus der Tasse, etwas warmes Wasser, Zucker und Öl in eine Schüssel geben und gut verrühren.",
    "Den Teig eine halbe Stunde gehen lassen.",
    "Den Ofen zur passenden Zeit auf 180°C vorheizen und das Brot für 40 Minuten backen.",
  ]);
});

test("where no instruction ends with a stop each line is one", () => {
  const method = [
    "Die kleingebröselte Hefe in einer großen Tasse Wasser auflösen",
    "Mehl und Zucker mit der Hefe in einer Schüssel zu einem Teig rühren",
    "Den Teig eine halbe Stunde an einem warmen Ort gehen lassen",
    "Brot 40 Minuten bei 180°C backen",
  ];
  expect(orders(method)).toEqual(method);
});

test("a cook's notes in small letters are an order a line", () => {
  const method = [
    "pasta koken",
    "knoflook hakken en in de olie fruiten",
    "spinazie erbij, laten slinken",
    "pasta afgieten en door de saus scheppen",
    "van het vuur af zalm erdoor",
    "serveren met parmezaan",
  ];
  const list =
    "250 gr tagliatelle\n200 gr gerookte zalm\n300 gr spinazie\n1 teen knoflook\n1 el olie\nparmezaan";
  const read = parseRecipeText(`Snelle pasta\n2 pers - 20 min\n\n${list}\n\n${method.join("\n")}`);
  expect(read?.instructions.map(({ text }) => text)).toEqual(method);
});

test("a numbered row that names its part heads the line below it, though that begins small", () => {
  const text =
    "Skewers\n\nMarinade\n\n  • 1/4 cup oil\n  • 2 tbsp vinegar\n\nSkewers\n\n  • 1 kg beef\n  • 1 tbsp oil\n\n  1. For the marinade: \n    In a bowl whisk the marinade ingredients.\n\n  2. For the skewers: \n    thread the beef onto sticks.\n\n  3. Brush with oil and grill for 8 minutes.";
  const read = parseRecipeText(text);
  expect(read?.instructions.map(({ section }) => section)).toEqual([
    "For the marinade",
    "For the skewers",
    "For the skewers",
  ]);
});

const english = (method: string): string[] | undefined =>
  parseRecipeText(
    `Tray bake\n\n2 cups flour\n1 cup sugar\n1 cup butter\n2 eggs\n\n${method}`,
  )?.instructions.map(({ text }) => text);

test("a sentence that was broken behind a word goes on with the small letter below it", () => {
  expect(
    english(
      "In\nlarge bowl, mix flour and sugar.\nMelt the butter. Pour it into the bowl. Stir well with a spoon and pour into a\ngreased tin. Bake\nat 350F for 20 minutes.\nSpread icing over it and allow to\ncool.\nWhile\nit cools, whip the cream.",
    ),
  ).toEqual([
    "In large bowl, mix flour and sugar.",
    "Melt the butter. Pour it into the bowl. Stir well with a spoon and pour into a greased tin. Bake at 350F for 20 minutes.",
    "Spread icing over it and allow to cool.",
    "While it cools, whip the cream.",
  ]);
});

test("who writes every order small has one a line, with a stop or without", () => {
  const method = [
    "mix flour and sugar.",
    "stir the eggs in",
    "fold in the butter.",
    "bake for 20 minutes.",
    "cool and serve.",
  ];
  expect(english(method.join("\n"))).toEqual(method);
});

test("an order behind a remark in brackets is one of its own", () => {
  const method = [
    "Mix flour, sugar, butter and eggs in a large bowl until smooth.",
    "Cut the dough into two inch diamonds. (first in rows, and then across them)",
    "Bake at 350F until brown, about 45 minutes.",
    "Cool on a rack and serve with coffee.",
  ];
  expect(english(method.join("\n"))).toEqual(method);
});

test.each([
  ["1/2 cup grated Parmesan cheese", "parsley"],
  ["4 boneless skinless chicken breasts", "oil or shortening"],
  ["2 tablespoons Worcestershire sauce", "salt, pepper, garlic powder"],
  ["3 cups seasoned flour", "flour for dredging"],
  ["1 can condensed tomato soup", "Cooking spray"],
])("a bare food below the longest line of a list is bought by itself: %s, %s", (long, bare) => {
  const read = parseRecipeText(
    `Supper\n\n1 lb noodles\n${long}\n${bare}\n3 eggs\n1 onion\n\nCook the noodles. Fry the onion for 10 minutes and stir in the eggs.`,
  );
  expect(read?.ingredients.map(({ text }) => text)).toEqual([
    "1 lb noodles",
    long,
    bare,
    "3 eggs",
    "1 onion",
  ]);
});

test.each([
  ["1 can low-sodium fat-free chicken", "broth"],
  ["8 ounces finely shredded mozzarella", "cheese"],
  ["2 teaspoons Chinese rice wine", "or dry sherry"],
])("a line of a narrow column goes on: %s, %s", (long, rest) => {
  const read = parseRecipeText(
    `Supper\n\n1 lb noodles\n${long}\n${rest}\n3 eggs\n1 onion\n\nCook the noodles. Fry the onion for 10 minutes and stir in the eggs.`,
  );
  expect(read?.ingredients.map(({ text }) => text)).toEqual([
    "1 lb noodles",
    `${long} ${rest}`,
    "3 eggs",
    "1 onion",
  ]);
});

test("a hyphen that shows inside a word is none of its letters", () =>
  expect(orders(["Die He¬fe im Was¬ser auflösen.", "Mehl und Zucker zuge¬ben und kneten."])).toEqual([
    "Die Hefe im Wasser auflösen.",
    "Mehl und Zucker zugeben und kneten.",
  ]));

// Steps whose numbers stand within lines wrapped at a width.

const LIST = "Salad\n\n1 lb pasta\n2 cups peas\n1/2 cup mayonnaise\n2 tbsp milk\n\n";
const steps = (method: string): string[] =>
  (parseRecipeText(LIST + method)?.instructions ?? []).map(({ text }) => text);

test("each number begins a step, and the next line goes on with it", () => {
  expect(
    steps(
      "1. Cook the pasta in plenty of water. Drain.\nCool on a tray. 2. When the peas have thawed out,\nfold them in and chill. 3. Stir the mayonnaise with\nthe milk until smooth. 4. Toss and\nserve.",
    ),
  ).toEqual([
    "Cook the pasta in plenty of water. Drain.",
    "Cool on a tray.",
    "When the peas have thawed out, fold them in and chill.",
    "Stir the mayonnaise with the milk until smooth.",
    "Toss and serve.",
  ]);
});

test("a number that counts no step stays in its sentence", () => {
  const method = [
    "1. Cook the pasta for 10 minutes. 2 cups of the water are kept.",
    "2. Fold in the peas. Chill for 1 hour.",
    "3. Stir in the mayonnaise and the milk. Serves 4. Enjoy.",
  ];
  expect(steps(method.join("\n")).length).toBe(3);
});

test.each([
  [
    "Gulasch\n\nZutaten\n1 kg Rindfleisch\n3 Zwiebeln\n1 Liter Brühe\n2 EL Öl\n\nZubereitung\nDie Zwiebeln im heißen Öl bei mittlerer Hitze langsam goldbraun anbraten.\nDas Fleisch zugeben und rundum kräftig anbraten, dabei gut salzen\nMit der Brühe ablöschen und zugedeckt zwei Stunden schmoren lassen.\nDen Topf vom Herd nehmen und das Gulasch noch etwas ziehen lassen\nMit Petersilie bestreuen und servieren.",
    5,
  ],
  [
    "Daube\n\nIngrédients\n1 kg de bœuf\n3 oignons\n1 litre de bouillon\n2 cuil. à soupe d'huile\n\nPréparation\nFaire dorer les oignons dans l'huile bien chaude à feu moyen.\nAjouter la viande et la faire revenir de tous les côtés en salant\nMouiller avec le bouillon et laisser mijoter deux heures à couvert.\nRetirer la cocotte du feu et laisser reposer encore quelques minutes\nParsemer de persil et servir bien chaud.",
    5,
  ],
])("a line without a stop is whole where the next begins anew: %#", (text, count) => {
  expect(parseRecipeText(text)?.instructions).toHaveLength(count);
});

test.each([
  [
    "Zwiebelsauce\n\nZutaten\n3 Zwiebeln\n2 EL Öl\n200 ml Brühe\n\nZubereitung\nIn einem kleinen Topf\ndie Zwiebeln im Öl anbraten.\nMit der Brühe ablöschen.",
    "In einem kleinen Topf die Zwiebeln im Öl anbraten.",
  ],
  [
    "Sauce aux oignons\n\nIngrédients\n3 oignons\n2 cuillères à soupe d'huile\n200 ml de bouillon\n\nPréparation\nDans une petite casserole\nfaire revenir les oignons dans l'huile.\nMouiller avec le bouillon.",
    "Dans une petite casserole faire revenir les oignons dans l'huile.",
  ],
  [
    "Onion sauce\n\nIngredients\n3 onions\n2 tbsp oil\n200 ml stock\n\nMethod\nIn a small saucepan\nfry the onions in the oil.\nPour in the stock.",
    "In a small saucepan fry the onions in the oil.",
  ],
])("a setting on a line of its own heads nothing: %#", (text, first) => {
  const read = parseRecipeText(text);
  expect(read?.instructions.map((line) => line.text)[0]).toBe(first);
  expect(read?.instructions.every(({ section }) => section === undefined)).toBe(true);
});
