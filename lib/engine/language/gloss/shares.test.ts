import { formatText } from "@/lib/engine/format";

/** "amount of line" of every use, in order; "all" stands for the line alone. */
const usesOf = (text: string): string[] => {
  const formatted = formatText(text);
  const { ingredients = [], steps = [] } = formatted ?? {};
  const list = Array.isArray(ingredients) ? ingredients : [...ingredients.refrigerated, ...ingredients.other];
  return steps.flatMap(({ actions = [] }) =>
    actions.flatMap(({ uses }) =>
      uses.map(({ line, amount }) => (amount === "all" ? (list[line] ?? "") : `${amount} of ${list[line]}`)),
    ),
  );
};

const alarms = (text: string): string[] =>
  (formatText(text)?.receipt?.issues ?? []).map(({ message }) => message);

describe("parts of a line in other languages", () => {
  it("reads the article before one of several as one, and the other as the other", () => {
    const german = usesOf(
      "Rouladen\n\n4 Rinderrouladen\n4 TL Senf\n2 Zwiebeln\n1 Bund Suppengrün\n\nDie Rouladen mit je 1 TL Senf bestreichen. Eine Zwiebel in Streifen schneiden. Die restliche Zwiebel und das Suppengrün würfeln.",
    );
    expect(german).toEqual([
      "4 Rinderrouladen",
      "4 TL Senf",
      "1 Zwiebel of 2 Zwiebeln",
      "1 Zwiebel of 2 Zwiebeln",
      "1 Bund Suppengrün",
    ]);
  });

  it("reads one of several, and the second one", () => {
    expect(
      usesOf(
        "Braten\n\n1 kg Rinderschmorbraten\n2 Zwiebeln\n\nDas Fleisch anbraten. Eine der Zwiebeln grob würfeln und zugeben. Die zweite Zwiebel fein hacken.",
      ),
    ).toEqual(["1 kg Rinderschmorbraten", "1 Zwiebel of 2 Zwiebeln", "1 Zwiebel of 2 Zwiebeln"]);
    expect(
      usesOf("Soep\n\n2 uien\n1 prei\n\nSnijd een van de uien. Voeg de prei en de andere ui toe."),
    ).toEqual(["1 ui of 2 uien", "1 prei", "1 ui of 2 uien"]);
  });

  it("reads a bare spoon as the one that the list measures with", () => {
    const french = usesOf(
      "Ratatouille\n\n2 aubergines\n3 courgettes\n8 cuillères à soupe d'huile d'olive\n\nChauffez 2 cuillères d'huile. Ajoutez les aubergines. Faites dorer les courgettes dans l'huile restante.",
    );
    expect(french).toContain("2 cuillères à soupe of 8 cuillères à soupe d'huile d'olive");
    expect(french).toContain("6 cuillères à soupe of 8 cuillères à soupe d'huile d'olive");
  });

  it("takes all lines of the part that a sentence names", () => {
    const french = usesOf(
      "Salade\n\n4 tomates\n1 boîte de thon à l'huile\n\nVinaigrette :\n5 c. à s. d'huile d'olive\n2 c. à s. de vinaigre\n\nMélanger tous les ingrédients de la vinaigrette. Couper les tomates. Ajouter le thon.",
    );
    expect(french).toEqual(
      expect.arrayContaining([
        "5 c. à s. d'huile d'olive",
        "2 c. à s. de vinaigre",
        "1 boîte de thon à l'huile",
      ]),
    );
    expect(french).not.toContain("some of 5 c. à s. d'huile d'olive");
  });

  it("writes what is left of a line with the language's own decimal mark", () => {
    const portuguese = usesOf(
      "Caldo verde\n\n800 g de batatas\n1 dl de azeite\n1,5 l de água\n\nCoza as batatas na água com metade do azeite. Sirva com o azeite restante.",
    );
    expect(portuguese.filter((use) => use === "0,5 dl of 1 dl de azeite")).toHaveLength(2);
  });

  it("takes no quarter where a head is quartered, and knows a food by the end of its name", () => {
    const soup =
      "Gulasch\n\n800 g Rindfleisch\n1 kleiner Rotkohl\n500 ml Fleischbrühe\n4 EL Öl\n\nDen Rotkohl vierteln. Die Hälfte des Öls erhitzen, das Fleisch darin anbraten. Restliches Öl und die Brühe zugeben und den Kohl darin 45 Minuten garen.";
    expect(usesOf(soup)).toEqual([
      "1 kleiner Rotkohl",
      "2 EL of 4 EL Öl",
      "800 g Rindfleisch",
      "2 EL of 4 EL Öl",
      "500 ml Fleischbrühe",
    ]);
    expect(alarms(soup)).toEqual([]);
  });
});

it("lights the oven in the recipe's words, with how it is heated", () => {
  const steps = formatText(
    "Kekse\n\n300 g Mehl\n200 g Butter\n\nMehl und Butter verkneten. Bei 175 °C (Umluft 155 °C) 10 Minuten backen.",
  )?.steps;
  expect(steps?.[0]?.actions?.[0]?.text).toBe("Den Backofen auf 175 °C (Umluft 155 °C) vorheizen.");
});

it("waits for no second layer", () => {
  const seconds = (text: string) =>
    formatText(text)?.steps.flatMap(({ actions = [] }) => actions.flatMap((action) => action.seconds));
  expect(
    seconds(
      "Tiramisù\n\n300 g savoiardi\n500 g mascarpone\n\nDisponete metà dei savoiardi in una pirofila. Fate un secondo strato con gli altri savoiardi e il mascarpone. Mettete in frigo per 4 ore.",
    ),
  ).toEqual([4 * 60 * 60]);
});

it("leaves out what 'menos' excepts, and takes a measure by the yogurt pot for what it holds", () => {
  expect(
    usesOf(
      "Lentejas\n\n400 g de lentejas\n1 cebolla\n2 zanahorias\n1 patata\n2 cucharadas de aceite\n\nPica las verduras menos la patata. Añade las lentejas. Añade el aceite y la patata.",
    ),
  ).toEqual(["1 cebolla", "2 zanahorias", "400 g de lentejas", "2 cucharadas de aceite", "1 patata"]);
  expect(
    usesOf(
      "Bizcocho\n\n1 yogur de limón\n3 huevos\n2 medidas de yogur de azúcar\nAzúcar glas para decorar\n\nBatimos los huevos con el azúcar. Agregamos el yogur. Espolvoreamos con azúcar glas.",
    ),
  ).toEqual(["3 huevos", "2 medidas de yogur de azúcar", "1 yogur de limón", "Azúcar glas para decorar"]);
});

describe("shares of butter, and what is left of it", () => {
  const CAKES: Record<string, (part: string, rest: string) => string> = {
    en: (part, rest) =>
      `Cake\n\n120 g butter\n200 g flour\n\nMelt ${part} butter. Mix in the flour. Add ${rest} butter.`,
    de: (part, rest) =>
      `Kuchen\n\n120 g Butter\n200 g Mehl\n\n${part} Butter schmelzen. Das Mehl einrühren. ${rest} Butter zugeben.`,
    fr: (part, rest) =>
      `Gâteau\n\n120 g de beurre\n200 g de farine\n\nFaire fondre ${part} beurre. Mélanger la farine. Ajouter ${rest} beurre.`,
    es: (part, rest) =>
      `Bizcocho\n\n120 g de mantequilla\n200 g de harina\n\nDerretir ${part} mantequilla. Mezclar la harina. Añadir ${rest} mantequilla.`,
    it: (part, rest) =>
      `Torta\n\n120 g di burro\n200 g di farina\n\nSciogliere ${part} burro. Mescolare la farina. Aggiungere ${rest} burro.`,
    nl: (part, rest) =>
      `Cake\n\n120 g boter\n200 g bloem\n\nSmelt ${part} boter. Roer de bloem erdoor. Voeg ${rest} boter toe.`,
    pt: (part, rest) =>
      `Bolo\n\n120 g de manteiga\n200 g de farinha\n\nDerreta ${part} manteiga. Misture a farinha. Junte ${rest} manteiga.`,
  };
  it.each([
    ["en", "25% of the", "the rest of the", "30 g", "90 g"],
    ["de", "50 % der", "Den Rest der", "60 g", "60 g"],
    ["fr", "50 % du", "ce qui reste du", "60 g", "60 g"],
    ["fr", "un tiers du", "ce qu'il vous reste du", "40 g", "80 g"],
    ["es", "el 50 % de la", "lo que nos queda de la", "60 g", "60 g"],
    ["it", "il 50% del", "quello che rimane del", "60 g", "60 g"],
    ["nl", "een derde deel van de", "wat er nog over is van de", "40 g", "80 g"],
    ["nl", "50% van de", "het restant van de", "60 g", "60 g"],
    ["pt", "50% da", "o que ficou da", "60 g", "60 g"],
  ])("%s: %s, then %s", (language, part, rest, first, last) => {
    const text = CAKES[language]!(part, rest);
    const butter = usesOf(text).filter((use) => use.includes(" of 120 g"));
    expect(butter.map((use) => use.split(" of ")[0])).toEqual([first, last]);
    expect(alarms(text)).toEqual([]);
  });
  it("a number of hundredths that belongs to a name is no share", () => {
    expect(
      usesOf("Bark\n\n100 g 70% chocolate\n50 g nuts\n\nMelt the 70% chocolate. Stir in the nuts."),
    ).toEqual(["100 g 70% chocolate", "50 g nuts"]);
  });
});
