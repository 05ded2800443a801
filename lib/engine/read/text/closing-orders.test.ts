/** What stands right behind the steps and is one. */
import { parseRecipeText } from ".";

const stepsOf = (list: string, method: readonly string[]) =>
  parseRecipeText(`Roast\n\n${list}\n\n${method.join("\n")}`)?.instructions.map(({ text }) => text);

const LIST = "1 leg of lamb\n2 tbsp oil\n4 potatoes";
const METHOD = ["Put the lamb in the oven for an hour.", "Carve and serve."];

test.each([
  [["Slash the top."]],
  [["Lock the lid.", "Level the tops."]],
  [["Dampen the edges.", "Fan them over the top."]],
  [["Move to a 6-quart slow cooker."]],
])("lines whose verbs few recipes have are orders right behind the others: %j", (orders) =>
  expect(stepsOf(LIST, [...METHOD, ...orders])).toEqual([...METHOD, ...orders]),
);

test("'Puis égoutter.' is the last order", () => {
  const steps = stepsOf("1 gigot\n2 c. à s. d'huile\n4 pommes de terre", [
    "Enfourner le gigot une heure.",
    "Trancher et servir.",
    "Puis égoutter.",
  ]);
  expect(steps?.at(-1)).toBe("Puis égoutter.");
});

test.each(["Thank you for reading.", "Love this one.", "Posted by Anna.", "Nutrition facts are estimates."])(
  "%s is no order",
  (line) => expect(stepsOf(LIST, [...METHOD, line])).toEqual(METHOD),
);

const SALADS = {
  en: "Tomato salad\n\nServes 4\n\n4 tomatoes\n1 onion\n2 tbsp oil\n\nSlice the tomatoes and the onion. Dress with the oil.",
  de: "Tomatensalat\n\nFür 4 Personen\n\n4 Tomaten\n1 Zwiebel\n2 EL Öl\n\nTomaten und Zwiebel in Scheiben schneiden. Mit Öl anmachen.",
  fr: "Salade de tomates\n\nPour 4 personnes\n\n4 tomates\n1 oignon\n2 c. à soupe d'huile\n\nCouper les tomates et l'oignon. Assaisonner avec l'huile.",
  es: "Ensalada de tomate\n\nPara 4 personas\n\n4 tomates\n1 cebolla\n2 cucharadas de aceite\n\nCortar los tomates y la cebolla. Aliñar con el aceite.",
  it: "Insalata di pomodori\n\nPer 4 persone\n\n4 pomodori\n1 cipolla\n2 cucchiai d'olio\n\nTagliare i pomodori e la cipolla. Condire con l'olio.",
  pt: "Salada de tomate\n\nPara 4 pessoas\n\n4 tomates\n1 cebola\n2 colheres de azeite\n\nCortar os tomates e a cebola. Temperar com o azeite.",
  nl: "Tomatensalade\n\nVoor 4 personen\n\n4 tomaten\n1 ui\n2 el olie\n\nSnijd de tomaten en de ui. Maak aan met de olie.",
};
describe.each([" ", "\n", "\n\n"])("who shares out what was cooked, behind %j", (joint) => {
  test.each([
    ["en", "Share between 4 people."],
    ["en", "Portion into 4 servings."],
    ["de", "Auf 4 Teller verteilen."],
    ["de", "Für 4 Personen anrichten."],
    ["fr", "Répartir dans 4 assiettes."],
    ["es", "Compartir en dos platos."],
    ["es", "Presentar en 4 platos."],
    ["es", "Se reparte en dos platos."],
    ["it", "Dividere in 4 piatti."],
    ["it", "Ripartire fra 4 commensali."],
    ["pt", "Partilhar em dois pratos."],
    ["pt", "Partilhe por 4 pessoas."],
    ["nl", "Deel in 4 porties."],
  ] as const)("%s: %s", (language, order) => {
    const recipe = parseRecipeText(SALADS[language] + joint + order);
    expect(recipe?.instructions.map(({ text }) => text).join(" ")).toContain(order);
    expect(recipe?.yield).toContain("4");
  });
  test.each([
    ["en", "Enough for 6 people."],
    ["es", "Alcanza para 6 personas."],
    ["fr", "Assez pour 6 personnes."],
    ["it", "Basta per 6 persone."],
    ["pt", "Dá para 6 pessoas."],
    ["es", "Salen 6 raciones."],
  ] as const)("%s: %s, which orders nothing", (language, fact) => {
    const text = SALADS[language].replace(/\n\n\P{L}*\p{L}+ 4[^\n]*/u, "") + joint + fact;
    const recipe = parseRecipeText(text);
    expect(recipe?.instructions.map((each) => each.text).join(" ")).not.toContain(fact);
    expect(recipe?.yield).toContain("6");
  });
});

/** Of each language: a tart, and what is done once it is baked, in a paragraph of its own that opens with when. */
const BAKED = [
  [
    "Pear tart\n\n180 g flour\n60 g butter\n500 g pears\n2 tbsp apricot jam\n\nMix the flour and the butter.\n\nAdd the pears and bake for 25 minutes.\n\n",
    "Once it is out of the oven, brush the pears with the jam. Even better the next day!",
  ],
  [
    "Tarte aux poires\n\n180 g de farine\n60 g de beurre\n500 g de poires\n50 g d'amandes\n\nMélangez la farine et le beurre.\n\nAjoutez les poires et enfournez 25 minutes.\n\n",
    "Au moment de servir, parsemez d'amandes. Elle se mange tiède !",
  ],
  [
    "Tarta de peras\n\n180 g de harina\n60 g de mantequilla\n500 g de peras\n2 cucharadas de mermelada\n\nMezclar la harina y la mantequilla.\n\nPoner las peras y hornear 25 minutos.\n\n",
    "Al salir del horno, pintar las peras con la mermelada. ¡Al día siguiente está aún mejor!",
  ],
  [
    "Crostata di pere\n\n180 g di farina\n60 g di burro\n500 g di pere\n2 cucchiai di marmellata\n\nMescolare la farina e il burro.\n\nMettere le pere e infornare per 25 minuti.\n\n",
    "Appena sfornata, spennellare le pere con la marmellata.",
  ],
  [
    "Tarte de peras\n\n180 g de farinha\n60 g de manteiga\n500 g de peras\n2 colheres de geleia\n\nMisture a farinha e a manteiga.\n\nDisponha as peras e leve ao forno 25 minutos.\n\n",
    "Ao sair do forno, pincele as peras com a geleia.",
  ],
] as const;
test.each(BAKED)("a last paragraph that says when and then orders is a step: %#", (recipe, order) => {
  const read = parseRecipeText(recipe + order);
  expect(read?.instructions.at(-1)?.text).toContain(order.split(". ")[0]);
  expect(read?.notes?.join(" ") ?? "").not.toContain(order.split(". ")[0]);
});

test("advice behind a condition that takes nothing of the list stays a note", () =>
  expect(parseRecipeText(`${BAKED[0][0]}If you like it sweeter, add a spoon of honey.`)?.notes).toHaveLength(
    1,
  ));

test("how to make it otherwise stays a note, though it names what the steps call by one of it", () => {
  const note = "To make it vegan, leave out the eggs and use more beans.";
  const text = `Bean pan\n\n1 tin beans\n6 eggs\n1 onion\n\n1. Fry the onion and add the beans.\n2. Make six wells and crack an egg into each.\n\n${note}`;
  expect(parseRecipeText(text)?.notes).toEqual([note]);
});

test("what is done again is a step, above a page's links too", () => {
  const read = parseRecipeText(
    "Fish tacos\n\n1 lb fish\n8 tortillas\n1 cup crema\n\nGrill the fish for 6 minutes.\n\nPlace 2 tortillas on a plate and top each with fish and crema.\n\nRepeat to assemble the remaining tacos. Serve immediately. Serves 4\n\nRead More",
  );
  expect(read?.instructions.at(-1)?.text).toBe("Repeat to assemble the remaining tacos. Serve immediately.");
  expect(read?.yield).toContain("4");
});

test.each([
  ["Rhubarb jam", "Pot into hot jars and seal."],
  ["Sauerkraut", "When it is sour enough, put on a lid and move to the fridge."],
  ["Flapjacks", "Once cool, cut it into squares."],
  ["Mermelada", "Una vez frío, cortar en rodajas."],
  ["Mermelada", "Envasar en tarros y cerrar."],
  ["Braten", "Sobald der Braten abgekühlt ist, in Scheiben schneiden."],
  ["Torta", "Una volta freddo, tagliare a fette."],
  ["Bolo", "Depois de frio, corte em fatias."],
])(
  "the last of the steps that blank lines part is a step, though it takes nothing: %s, %s",
  (title, last) => {
    const spanish = ["1 kg de fruta", "500 g de azúcar", "1 limón"];
    const spanishSteps = [
      "Mezclar la fruta con el azúcar y calentar despacio.",
      "Añadir el zumo del limón y cocer 20 minutos.",
    ];
    const texts: Record<string, [string[], string[]]> = {
      Mermelada: [spanish, spanishSteps],
      Braten: [
        ["1 kg Rindfleisch", "2 EL Öl", "500 ml Brühe"],
        ["Das Fleisch im Öl 8 Minuten anbraten.", "Die Brühe angießen und 2 Stunden köcheln lassen."],
      ],
      Torta: [
        ["300 g di farina", "3 uova", "150 g di zucchero"],
        ["Montare le uova con lo zucchero.", "Unire la farina e infornare per 40 minuti."],
      ],
      Bolo: [
        ["300 g de farinha", "3 ovos", "150 g de açúcar"],
        ["Bata os ovos com o açúcar.", "Junte a farinha e asse por 40 minutos."],
      ],
    };
    const [list, steps] = texts[title] ?? [
      ["1 kg rhubarb", "500 g sugar", "1 lemon"],
      [
        "Mix the rhubarb with the sugar and heat slowly.",
        "Add the juice of the lemon and boil for 10 minutes.",
      ],
    ];
    const read = parseRecipeText(`${title}\n\n${list.join("\n")}\n\n${[...steps, last].join("\n\n")}\n`);
    expect(read?.instructions.map(({ text }) => text)).toEqual([...steps, last]);
  },
);
