import { expect, test } from "@jest/globals";
import { parseRecipeText } from "@/lib/engine/read/text";

type Pie = {
  title: string;
  names: string[][];
  lists: string[][];
  bare: string[];
  method: string[];
  tips: string;
};

const PIES: Record<string, Pie> = {
  English: {
    title: "Beef and Ale Pie",
    names: [
      ["For the filling", "For the pastry"],
      ["Filling", "Pastry"],
    ],
    lists: [
      ["900 g stewing beef", "3 tbsp plain flour", "2 onions, chopped"],
      ["350 g plain flour", "175 g cold butter", "6 tbsp water"],
    ],
    bare: ["Salt and pepper", "Fresh parsley", "Nutmeg", "Flour for dusting", "Chopped parsley, to garnish"],
    method: [
      "Cut the beef up and toss it in the flour.",
      "Rub the butter into the flour, add the water and bake for 45 minutes.",
    ],
    tips: "Tips\nThe filling can be made a day ahead.",
  },
  German: {
    title: "Rindfleischpastete",
    names: [
      ["Für die Füllung", "Für den Teig"],
      ["Füllung", "Teig"],
    ],
    lists: [
      ["900 g Rindfleisch", "3 EL Mehl", "2 Zwiebeln, gehackt"],
      ["350 g Mehl", "175 g kalte Butter", "6 EL Wasser"],
    ],
    bare: ["Salz und Pfeffer", "Muskat", "Mehl zum Bestäuben"],
    method: [
      "Das Rindfleisch würfeln und im Mehl wenden.",
      "Die Butter mit dem Mehl verreiben, das Wasser zugeben und 45 Minuten backen.",
    ],
    tips: "Tipp\nDie Füllung lässt sich am Vortag zubereiten.",
  },
  Italian: {
    title: "Torta salata di manzo",
    names: [
      ["Per il ripieno", "Per la pasta"],
      ["Ripieno", "Impasto"],
    ],
    lists: [
      ["900 g di manzo", "3 cucchiai di farina", "2 cipolle tritate"],
      ["350 g di farina", "175 g di burro freddo", "6 cucchiai di acqua"],
    ],
    bare: ["Sale e pepe", "Noce moscata", "Sale q.b."],
    method: [
      "Tagliare il manzo a cubetti e passarlo nella farina.",
      "Lavorare il burro con la farina, unire l'acqua e infornare per 45 minuti.",
    ],
    tips: "Consiglio\nIl ripieno si può preparare il giorno prima.",
  },
  Dutch: {
    title: "Rundvleespastei",
    names: [
      ["Voor de vulling", "Voor het deeg"],
      ["Vulling", "Deeg"],
    ],
    lists: [
      ["900 g rundvlees", "3 el bloem", "2 uien, gesneden"],
      ["350 g bloem", "175 g koude boter", "6 el water"],
    ],
    bare: ["Zout en peper", "Peterselie voor de garnering"],
    method: [
      "Snijd het rundvlees in blokjes en wentel het door de bloem.",
      "Wrijf de boter door de bloem, voeg het water toe en bak 45 minuten.",
    ],
    tips: "Tip\nDe vulling kan een dag eerder worden gemaakt.",
  },
  Portuguese: {
    title: "Torta de carne",
    names: [
      ["Para o recheio", "Para a massa"],
      ["Recheio", "Massa"],
    ],
    lists: [
      ["900 g de carne", "3 colheres de sopa de farinha", "2 cebolas picadas"],
      ["350 g de farinha", "175 g de manteiga fria", "6 colheres de sopa de água"],
    ],
    bare: ["Sal e pimenta", "Salsa picada para servir"],
    method: [
      "Corte a carne em cubos e passe na farinha.",
      "Misture a manteiga com a farinha, junte a água e asse por 45 minutos.",
    ],
    tips: "Dica\nO recheio pode ser feito na véspera.",
  },
};

const FORMS: ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name}:`,
  (name) => name.toUpperCase(),
  (name) => `**${name}**`,
];

/** First, between two lines and last, in either part. */
const PLACES = [0, 1, 2].flatMap((part) => (part < 2 ? [0, 1, 3].map((at) => ({ part, at })) : []));

test.each(Object.entries(PIES))(
  "a food without an amount is bought in its own part, and no name of a part is, however they are written: %s",
  (_language, { title, names, lists, bare, method, tips }) => {
    for (const food of bare)
      for (const name of names)
        for (const form of FORMS)
          for (const gap of ["", "\n"])
            for (const tail of ["", `\n${tips}\n`])
              for (const { part, at } of PLACES) {
                const own = lists.map((list, i) => (i === part ? list.toSpliced(at, 0, food) : list));
                const listed = own.map((list, i) => `${form(name[i]!)}\n${list.join("\n")}`);
                const read = parseRecipeText(
                  `${title}\n\n${listed.join(`\n${gap}`)}\n\n${method.join("\n")}\n${tail}`,
                );
                expect(read?.ingredients.map(({ text }) => text)).toEqual(own.flat());
                const sections = read?.ingredients.map(({ section }) => section) ?? [];
                expect(new Set(sections).size).toBe(2);
                expect(sections.lastIndexOf(sections[0])).toBe(own[0]!.length - 1);
              }
  },
);

test("what a list is for is no food where nothing sets its name apart: the dish of the title, what a step makes, what stands above it", () => {
  const read = parseRecipeText(`Chicken Rice Bowls
Ingredients
Chicken
500 g chicken thighs
2 tbsp olive oil
Yogurt sauce
150 g yogurt
1 clove garlic
Bowls
300 g cooked rice
1 cucumber, sliced
To assemble
4 flatbreads
2 lemons, in wedges
Method
1. Fry the chicken in the oil for 12 minutes.
2. Stir the yogurt and garlic together.
3. Put the rice in bowls with the chicken, cucumber and sauce. Serve with flatbreads and lemon.
`);
  expect(read?.ingredients).toHaveLength(8);
  expect([...new Set(read?.ingredients.map(({ section }) => section))]).toEqual([
    "Chicken",
    "Yogurt sauce",
    "Bowls",
    "To assemble",
  ]);
});

test("names without a mark above marked rows are no rows, where every amount stands behind its food", () => {
  const read = parseRecipeText(`Chicken Biryani

Ingredients:
For marination
- Chicken – 750 g
- Thick curd – 1 cup
- Red chilli powder – 2 tsp
For rice
- Basmati rice – 500 g
- Cloves – 4

Method
Marinate the chicken with the curd and chilli powder for 2 hours.
Boil the rice with the cloves for 6 minutes, layer over the chicken and cook for 30 minutes.
`);
  expect(read?.ingredients).toHaveLength(5);
  expect(read?.ingredients.map(({ section }) => section)).toEqual([
    "For marination",
    "For marination",
    "For marination",
    "For rice",
    "For rice",
  ]);
});

test.each(["Butter", "Fresh parsley", "Nutmeg"])(
  "%s right below the list's heading is bought, where the list has no part and none of its lines is of it",
  (food) => {
    const method = `Method\nFry the beef and onions with the ${food.toLowerCase()}. Add the stock and simmer for 2 hours.`;
    const read = parseRecipeText(
      `Sunday Stew\n\nIngredients\n${food}\n900 g beef\n2 onions\n500 ml stock\n\n${method}\n`,
    );
    expect(read?.ingredients.map(({ text }) => text)).toEqual([
      food,
      "900 g beef",
      "2 onions",
      "500 ml stock",
    ]);
    // "Chicken" above its own lines is a name, and so is one of two.
    const parted = parseRecipeText(
      `Sunday Bowls\n\nIngredients\nChicken\n900 g chicken thighs\n2 tbsp oil\n\nSalad\n1 cucumber\n2 tomatoes\n\n${method}\n`,
    );
    expect(parted?.ingredients.map(({ section }) => section)).toEqual([
      "Chicken",
      "Chicken",
      "Salad",
      "Salad",
    ]);
  },
);
