/** What French, Spanish, Italian and Portuguese recipes say behind their last step, without a word for a note. */
import { formatText } from "@/lib/engine/format";
import { SOUPS } from "./closing-notes.data";
import { parseRecipeText } from "./index";

test.each([
  [
    "Spezzatino\n\n800 g di manzo\n2 carote\n\nRosolate il manzo. Unite le carote e cuocete per 2 ore.\n\n",
    "Si accompagna bene con polenta.",
  ],
  [
    "Zuppa\n\n300 g di ceci\n1 cipolla\n\nCuocete i ceci. Soffriggete la cipolla e unitela.\n\n",
    "I ceci in scatola vanno benissimo.",
  ],
  [
    "Bolo\n\n3 ovos\n200 g de farinha\n\nBata os ovos. Junte a farinha e asse 40 minutos.\n\n",
    "No dia seguinte são ainda melhores.",
  ],
  [
    "Sablés\n\n200 g de farine\n125 g de beurre\n\nMélangez la farine et le beurre. Faites cuire 12 minutes.\n\n",
    "Le lendemain, ils sont encore plus fondants.",
  ],
  [
    "Pão de queijo\n\n500 g de polvilho\n1 copo de leite\n\nFerve o leite. Despeja em cima do polvilho. Asse 25 minutos.\n\n",
    "(Pra congelar: bolinhas cruas na bandeja e, quando durinhas, no saco.)",
  ],
  [
    "Alfajores\n\n200 g de manteca\n200 g de harina\n\nBatí la manteca. Agregá la harina. Cociná 10 minutos.\n\n",
    "GUARDADO: en lata, hasta 1 semana.",
  ],
  [
    "Shortbread\n\n200 g butter\n200 g flour\n\nBeat the butter. Stir in the flour. Bake for 10 minutes.\n\n",
    "Keeping: in a tin, up to 1 week.",
  ],
])("%#", (recipe, note) => expect(parseRecipeText(`${recipe}${note}`)?.notes).toEqual([note]));

test("a step of the next day is a step", () => {
  const text =
    "Bacalhau\n\n1 kg de bacalhau\n2 cebolas\n\nDemolhe o bacalhau.\nNo dia seguinte, coza o bacalhau com as cebolas.";
  expect(parseRecipeText(text)?.notes ?? []).toEqual([]);
});

const below = Object.entries(SOUPS).flatMap(([language, { recipe, notes, orders }]) =>
  ["\n", ""].flatMap((gap) => [
    ...notes.map((line) => ({ language, text: `${recipe}${gap}${line}\n`, line, isNote: true })),
    ...orders.map((line) => ({ language, text: `${recipe}${gap}${line}\n`, line, isNote: false })),
  ]),
);

test.each(below)("$language: $line", ({ text, line, isNote }) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.notes ?? []).toEqual(isNote ? [line] : []);
  expect(recipe?.instructions.some((step) => step.text.includes(line))).toBe(!isNote);
});

test("a yield below the steps is no note", () =>
  expect(
    parseRecipeText(
      "Stew\n\n1 kg beef\n2 onions\n\nBrown the beef.\nAdd the onions and simmer for 2 hours.\nRest for 10 minutes.\n\nServes 4-6 as a side, 2-3 as a main.",
    )?.notes ?? [],
  ).toEqual([]));

test.each([
  [
    "fr",
    "Quiche\n\nPâte\n250 g de farine\n125 g de beurre\nGarniture\n4 poireaux\n3 œufs\n\nPétrissez la farine et le beurre.\nFaites fondre les poireaux, ajoutez les œufs et enfournez.",
    ["Pâte", "Pâte", "Garniture", "Garniture"],
  ],
  [
    "it",
    "Gnocchi\n\n1 kg di patate\n300 g di farina\nPer l'intingolo\n700 g di passata\n1 spicchio d'aglio\nPer gratinare\n250 g di mozzarella\n60 g di parmigiano\n\nLessate le patate e impastatele con la farina.\nCuocete la passata con l'aglio, unite la mozzarella e il parmigiano e infornate.",
    [undefined, undefined, "Per l'intingolo", "Per l'intingolo", "Per gratinare", "Per gratinare"],
  ],
])("%s: names of parts in the middle of a list", (_language, text, parts) =>
  expect(parseRecipeText(text)?.ingredients.map(({ section }) => section)).toEqual(parts),
);

const TARTS = {
  fr: [
    "Tarte",
    "200 g de farine\n100 g de beurre\n3 œufs",
    "Mélangez la farine et le beurre. Ajoutez les œufs. Enfournez 30 minutes.",
  ],
  it: [
    "Torta",
    "200 g di farina\n100 g di burro\n3 uova",
    "Mescolate la farina e il burro. Unite le uova. Infornate per 30 minuti.",
  ],
  en: [
    "Tart",
    "200 g flour\n100 g butter\n3 eggs",
    "Mix the flour and butter. Add the eggs. Bake for 30 minutes.",
  ],
} as const;

test.each<[keyof typeof TARTS, string]>([
  ["fr", "Avec une salade de mâche, c'est un dîner complet."],
  ["it", "Si mantiene morbida tre giorni, coperta. D'inverno la servo tiepida con una pallina di gelato."],
  ["it", "Col sugo che avanza ci si condisce la pasta il giorno dopo."],
  ["en", "Keeps for three days in a tin. In winter we like it by the fire."],
])("%s: what is told at the end of the last step is a note: %s", (language, note) => {
  const [title, list, method] = TARTS[language];
  const recipe = parseRecipeText(`${title}\n\n${list}\n\n${method} ${note}`);
  expect(recipe?.notes).toEqual([note]);
  expect(recipe?.instructions.map((line) => line.text).join(" ")).toBe(method);
});

test.each<[keyof typeof TARTS, string]>([
  ["fr", "Sans four : 50 min à la poêle, à couvert."],
  ["it", "Senza forno: 50 minuti in padella, col coperchio."],
  ["en", "Without an oven: 50 minutes in a covered pan."],
])("%s: how it is made without something is a variation: %s", (language, note) => {
  const [title, list, method] = TARTS[language];
  const recipe = parseRecipeText(`${title}\n\n${list}\n\n${method}\n\n${note}`);
  expect(recipe?.notes).toEqual([note]);
});

test("a remark in brackets behind the heading of the list is kept", () => {
  const [title, list, method] = TARTS.fr;
  const said = "le pot de yaourt sert de mesure";
  const headed = (remark: string) =>
    parseRecipeText(`${title}\n\nIngrédients (${remark})\n${list}\n\nPréparation\n${method}`)?.notes ?? [];
  expect(headed(said)).toEqual([said]);
  expect(headed("pour un moule à cake")).not.toContain("pour un moule à cake");
});

test("an order before what it says of keeping stays a step, and a paragraph in brackets that orders nothing is none", () => {
  const list = "Hot sauce\n\n1 lb red chiles\n½ cup vinegar\n\n";
  const method =
    "Blend the chiles with the vinegar. Bottle and refrigerate; it keeps 6 months in the fridge.\n\nBrush on wings before you grill them.\n\n";
  const aside = "(Nan had only half of the vinegar in hers and everybody liked it.)";
  const read = parseRecipeText(list + method + aside);
  expect(read?.instructions.map(({ text }) => text).join(" ")).toContain("Bottle and refrigerate");
  expect(read?.notes).toEqual([aside]);
});

test.each([
  ["Soup\n\n1 kg pumpkin\n1 onion\n\n1. Boil the pumpkin with the onion.\n2. Purée. ", "Enjoy your meal!"],
  ["Suppe\n\n1 kg Kürbis\n1 Zwiebel\n\n1. Kürbis und Zwiebel kochen.\n2. Pürieren. ", "Guten Appetit!"],
  ["Soupe\n\n1 kg de potiron\n1 oignon\n\n1. Cuire le potiron et l'oignon.\n2. Mixer. ", "Bon appétit !"],
  [
    "Sopa\n\n1 kg de calabaza\n1 cebolla\n\n1. Cocer la calabaza con la cebolla.\n2. Triturar. ",
    "¡Buen provecho!",
  ],
  [
    "Zuppa\n\n1 kg di zucca\n1 cipolla\n\n1. Cuocere la zucca con la cipolla.\n2. Frullare. ",
    "Buon appetito!",
  ],
  ["Soep\n\n1 kg pompoen\n1 ui\n\n1. Kook de pompoen met de ui.\n2. Pureer. ", "Smakelijk eten!"],
  ["Sopa\n\n1 kg de abóbora\n1 cebola\n\n1. Coza a abóbora com a cebola.\n2. Triture. ", "Bom apetite!"],
])("what is wished at the end is no step: %#", (recipe, wish) => {
  for (const gap of ["", "\n\n"]) {
    expect(
      formatText(`${recipe.trim()} ${gap}${wish}`)?.receipt?.issues.filter(({ kind }) => kind === "lost"),
    ).toEqual([]);
    expect(
      parseRecipeText(`${recipe.trim()} ${gap}${wish}`)
        ?.instructions.map(({ text }) => text)
        .join(" "),
    ).not.toContain(wish.replace(/[¡!]/g, "").trim());
  }
});

test.each([
  [
    "Bars",
    "200g oats\n100g butter",
    "Mix the oats and butter. Bake at 180C for 20 minutes. Cut into 12 squares.",
    "Cut into 12 squares.",
  ],
  [
    "Gnocchi",
    "450g ricotta\n120g flour",
    "Mix the ricotta and the flour. With floured hands roll into ropes, cut into 2cm pieces.\nBoil for 2 minutes.",
    "cut into 2cm pieces",
  ],
])("what divides is an order, whatever yield it tells: %s", (title, list, method, order) => {
  const recipe = parseRecipeText(`${title}\n\n${list}\n\n${method}`);
  expect(recipe?.instructions.map(({ text }) => text).join(" ")).toContain(order);
});

test("how long the pieces are is no yield", () => {
  const recipe = parseRecipeText(
    "Gnocchi\n\n450g ricotta\n120g flour\n\nMix the ricotta and the flour. Roll into ropes, cut into 2cm pieces.",
  );
  expect(recipe?.makes).toBeUndefined();
});

test("a line with a footnote's sign below the steps is a note", () => {
  const text =
    "Soup\n\n2 leeks\n1 l stock\n\nSlice the leeks and simmer in the stock for 20 minutes.\nBlend until smooth.\n*The soup will thicken as it stands. If you make it a day ahead, take more stock.";
  const recipe = parseRecipeText(text);
  expect(recipe?.instructions).toHaveLength(2);
  expect(recipe?.notes?.join(" ")).toContain("If you make it a day ahead");
});

test("where all steps open with the sign they stay steps", () => {
  const text =
    "Soup\n\n*2 leeks\n*1 l stock\n\n*Slice the leeks.\n*Simmer in the stock for 20 minutes.\n*Blend until smooth and serve.";
  expect(parseRecipeText(text)?.instructions).toHaveLength(3);
});

test("a heading of notes in the midst of the last paragraph begins a note", () => {
  const text =
    "Pie\n\n500 g mince\n1 onion\n1 kg potatoes\n\nFry the onion and mince. Top with mashed potatoes and bake for 30 minutes. Variations Chilli powder can be added to the mince. The top can be glazed with beaten egg.";
  const recipe = parseRecipeText(text);
  expect(recipe?.instructions.map((line) => line.text).join(" ")).not.toContain("Chilli");
  expect(recipe?.notes?.join(" ")).toMatch(/Chilli powder.*glazed with beaten egg/);
});

test.each([
  ["gruyere, sliced *\nparmesan, grated *", "* amount depends on the size of the bowls."],
  ["gruyere, sliced*\nparmesan, grated", "*Any hard cheese will do."],
])("what a star behind things of the list points at is a note: %#", (cheese, footnote) => {
  const text = `Onion Soup\n\n5 onions\n6 cups stock\n${cheese}\n\n${footnote}\n\n1. Fry the onions. Add the stock and simmer for 30 minutes.\n2. Top with gruyere and parmesan.`;
  const read = formatText(text);
  expect(read?.steps.map(({ instruction }) => instruction).join(" ")).not.toMatch(
    /amount depends|hard cheese/,
  );
  expect(parseRecipeText(text)?.notes?.join()).toContain(footnote.replace(/^\*\s?/, ""));
  expect(read?.receipt?.issues).toEqual([]);
});

test("for how many a recipe is stands apart from the note that ends with it", () => {
  const read = parseRecipeText(
    "Stuffed shells\n\n1 lb beef\n1 box shells\n\nBrown the beef. Fill the shells.\n\nBake for 45 minutes.\n\nNOTE: If this is too much, freeze one of the pans. Serves 12",
  );
  expect(read?.yield).toContain("12");
  expect(read?.notes).toEqual(["NOTE: If this is too much, freeze one of the pans."]);
});

test.each(["Cooking Directions:", "Recipe Instructions:", "Cooking Method"])("%s names no part", (head) => {
  const read = parseRecipeText(
    `Casserole\n\nIngredients:\n1 lb chicken\n1 cup rice\n\n${head}\n- Boil the rice.\n- Add the chicken and bake for 30 minutes.`,
  );
  expect(read?.instructions.map(({ section }) => section)).toEqual([undefined, undefined]);
});
