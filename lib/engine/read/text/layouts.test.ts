/** One recipe as different people set it: whatever the layout, every line is bought and every order is done. */
import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from ".";

const TITLE = "Sausage Traybake";
const LINES = ["8 sausages", "2 red onions, sliced", "1 kg potatoes", "2 tbsp oil", "Salt and black pepper"];
const ORDERS = [
  "Slice potatoes into wedges",
  "Toss with the oil",
  "Tumble the onions over the potatoes",
  "They will look crowded at first",
  "Roast 20 minutes",
  "Sit the sausages on top",
  "Roast 25 minutes more",
  "Splash with a little water",
  "Serve with bread",
];
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const list = LINES.join("\n");

test.each<[string, string]>([
  ["an order a line", `${TITLE}\n\n${list}\n\n${ORDERS.join("\n")}`],
  ["in small letters", `${TITLE}\n\n${list}\n\n${ORDERS.map(small).join("\n")}`],
  ["with blank lines between", `${TITLE}\n\n${list}\n\n${ORDERS.join("\n\n")}`],
  [
    "with full stops and blank lines",
    `${TITLE}\n\n${list}\n\n${ORDERS.map((order) => `${order}.`).join("\n\n")}`,
  ],
  ["in two lists of bullets", `${TITLE}\n\n- ${LINES.join("\n- ")}\n\n- ${ORDERS.join("\n- ")}`],
  ["numbered", `${TITLE}\n\n${list}\n\n${ORDERS.map((order, at) => `${at + 1}) ${order}`).join("\n")}`],
  ["with headings", `${TITLE}\nIngredients\n${list}\nMethod\n${ORDERS.join("\n")}`],
  ["without any blank line", `${TITLE}\n${list}\n${ORDERS.map((order) => `${order}.`).join("\n")}`],
  ["in one paragraph", `${TITLE}\n\n${list}\n\n${ORDERS.map((order) => `${order}.`).join(" ")}`],
])("%s", (_layout, text) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.title).toBe(TITLE);
  expect(recipe?.ingredients.map((line) => line.text)).toEqual(LINES);
  const done = (recipe?.instructions.map((line) => line.text).join(" ") ?? "").toLowerCase();
  expect(ORDERS.filter((order) => !done.includes(order.toLowerCase()))).toEqual([]);
});

test.each([
  [
    "pt",
    "Frango\n\n1 kg de frango\n1 limão\n\nModo de fazer:\n1º passo: Tempere o frango com o limão.\n2º passo: Asse 20 minutos.",
  ],
  [
    "es",
    "Pollo\n\n1 kg de pollo\n1 limón\n\nElaboración:\n1er paso: Aliña el pollo con el limón.\n2º paso: Asa 20 minutos.",
  ],
  [
    "es",
    "Pollo\n\n1 kg de pollo\n1 limón\n\nElaboración:\n1.º paso: Aliña el pollo con el limón.\n2.º paso: Asa 20 minutos.",
  ],
  [
    "fr",
    "Poulet\n\n1 kg de poulet\n1 citron\n\nPréparation :\n1ère étape : Arrosez le poulet de citron.\n2e étape : Rôtissez 20 minutes.",
  ],
  [
    "it",
    "Pollo\n\n1 kg di pollo\n1 limone\n\nPreparazione:\n1ª fase: Condite il pollo con il limone.\n2ª fase: Arrostite 20 minuti.",
  ],
  [
    "it",
    "Pollo\n\n1 kg di pollo\n1 limone\n\nPreparazione:\n1° passo\nCondite il pollo con il limone.\n2° passo\nArrostite 20 minuti.",
  ],
  [
    "de",
    "Huhn\n\n1 kg Huhn\n1 Zitrone\n\nZubereitung:\n1. Schritt: Das Huhn mit der Zitrone einreiben.\n2. Schritt: 20 Minuten braten.",
  ],
  [
    "en",
    "Chicken\n\n1 kg chicken\n1 lemon\n\nMethod:\n1st step: Rub the chicken with the lemon.\n2nd step: Roast for 20 minutes.",
  ],
] as const)(
  "%s: steps that are counted behind their word's number are steps, and no parts: %#",
  (_language, text) => {
    const steps = parseRecipeText(text)?.instructions ?? [];
    expect(
      steps.map((step) => [
        step.section,
        step.text.replace(/^.*(?:limão|limón|citron|limone|Zitrone|lemon).*$/, "first"),
      ]),
    ).toEqual([
      [undefined, "first"],
      [undefined, expect.stringContaining("20")],
    ]);
    expect(steps.map((step) => step.text).join(" ")).not.toMatch(/passo|paso|étape|fase|Schritt|step/);
    expect(formatText(text)?.receipt?.issues.filter(({ kind }) => kind === "lost")).toEqual([]);
  },
);

test("orders that go on the bullets of the list are done, and not bought", () => {
  const text =
    "Baked beans\n\n- 2 cans beans\n- 1 onion\n- 3 tbsp molasses\n- 1 tsp mustard\n- 4 slices bacon\n- Chop the onion and fry it with the bacon.\n- Gently stir in the beans, molasses and mustard.\n- Bake everything for 40 minutes.";
  const recipe = parseRecipeText(text);
  expect(recipe?.ingredients).toHaveLength(5);
  expect(recipe?.instructions).toHaveLength(3);
});
