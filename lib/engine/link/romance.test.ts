/** French, Spanish, Italian and Portuguese recipes as everyday sites word them. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";

const formatted = (text: string) => {
  const recipe = formatText(text);
  if (recipe === null) throw new Error("no recipe");
  return recipe;
};
const linesOf = (text: string): readonly string[] => {
  const { ingredients } = formatted(text);
  return Array.isArray(ingredients) ? ingredients : [...ingredients.refrigerated, ...ingredients.other];
};
const actionsOf = (text: string) => formatted(text).steps.flatMap(({ actions = [] }) => actions);
const said = (text: string): string[] => actionsOf(text).map((action) => plainText(action.text));
/** "amount of line" of what the action that says `words` uses; "all" stands for the line alone. */
function usesOf(text: string, words: string): string[] {
  const lines = linesOf(text);
  const action = actionsOf(text).find((each) => plainText(each.text).includes(words));
  return (action?.uses ?? []).map(({ line, amount }) =>
    amount === "all" ? (lines[line] ?? "") : `${amount} of ${lines[line]}`,
  );
}
const alarms = (text: string): string[] =>
  (formatted(text).receipt?.issues ?? []).map(({ message }) => message);

const MOELLEUX =
  "Moelleux au chocolat\n\nPour 6 moelleux\n\n200 g de chocolat\n150 g de beurre + un peu pour les moules\n50 g de farine\n\nBeurrez et farinez les moules. On fait fondre le chocolat et le beurre. Il faut ensuite ajouter la farine. On fait un puits et on y verse l'eau. Versez la pâte dans les moules et enfournez pour 10 min.";

describe("French orders of everyday recipes", () => {
  test("tins are no mussels, and what the list keeps back greases them", () => {
    expect(usesOf(MOELLEUX, "farinez les moules")).toEqual([
      "some of 150 g de beurre + un peu pour les moules",
    ]);
    expect(alarms(MOELLEUX)).toEqual([]);
    expect(
      usesOf(
        "Moules\n\n1 kg de moules\n2 échalotes\n\nNettoyez les moules. Ajoutez les échalotes.",
        "Nettoyez",
      ),
    ).toEqual(["1 kg de moules"]);
  });

  test("'il faut' and 'on' open an order, and are none of their own", () => {
    expect(said(MOELLEUX)).toEqual(
      expect.arrayContaining([
        "Il faut ensuite ajouter la farine.",
        "On fait un puits.",
        "On y verse l'eau.",
      ]),
    );
  });

  test("'Pour 6 moelleux' says how many come out", () => {
    const { servings, yield: makes } = formatted(MOELLEUX);
    expect([servings, makes]).toEqual([null, "6 moelleux"]);
    expect(formatted(MOELLEUX.replace("6 moelleux", "6 gourmands")).servings).toBe(6);
  });

  test("butter that is named after its verb goes in: 'beurrer'", () =>
    expect(
      usesOf(
        "Gratin\n\n1 kg de pommes de terre\n20 g de beurre\n1 gousse d'ail\n\nFrotter le plat avec l'ail puis le beurrer. Ajouter les pommes de terre.",
        "Le beurrer",
      ),
    ).toEqual(["20 g de beurre"]));
});

test("one of several is told in the list's own unit", () =>
  expect(
    usesOf(
      "Gratin\n\n1 kg de pommes de terre\n2 gousses d'ail\n\nFrotter le plat avec une gousse d'ail. Ajouter les pommes de terre.",
      "Frotter",
    ),
  ).toEqual(["1 gousse of 2 gousses d'ail"]));

test("colours in a bracket divide no line", () =>
  expect(
    alarms(
      "Poulet\n\n6 cuisses de poulet\n3 poivrons (1 rouge, 1 vert, 1 jaune)\n\nCoupez les poivrons. Faites cuire le poulet avec les poivrons 30 min.",
    ),
  ).toEqual([]));

test.each([
  [
    "fr",
    "Sablés\n\n200 g de farine\n125 g de beurre mou\n\nMélangez la farine et le beurre.",
    "Sortez 125 g de beurre du réfrigérateur pour qu'il ramollisse.",
  ],
  [
    "fr",
    "Quiche\n\n3 œufs\n20 cl de crème\n80 g de gruyère râpé\n\nBattre les œufs avec la crème. Parsemer de gruyère.",
    "Râper 80 g de gruyère.",
  ],
  [
    "fr",
    "Dhal\n\n2 boîtes de pois chiches, égouttés et rincés\n1 oignon\n\nMélangez l'oignon et les pois chiches.",
    "Égouttez et rincez 2 boîtes de pois chiches.",
  ],
  [
    "es",
    "Guacamole\n\n2 aguacates\n1 chile serrano, sin semillas y picado\n\nMachaca los aguacates. Añade el chile.",
    "Quita las semillas de 1 chile serrano y pica.",
  ],
  [
    "es",
    "Tacos\n\n2 tazas de pollo cocido y deshebrado\n8 tortillas\n\nCalienta las tortillas. Añade el pollo.",
    "Deshebra 2 tazas de pollo cocido.",
  ],
])("the list's work is said as work (%s): %#", (_language, text, order) =>
  expect(said(text)).toContain(order),
);

test.each([
  "Insalata\n\n80 g di olive denocciolate\n2 pomodori\n\nTagliate i pomodori. Unite le olive.",
  "Pollo\n\n600 g de muslos de pollo deshuesados\n2 chiles guajillos sin semillas\n\nDora el pollo. Añade los chiles.",
])("what is bought stoned or boned is no work: %#", (text) =>
  expect(formatted(text).steps.filter(({ isPrep }) => isPrep)).toEqual([]),
);

test("a row of servings and time above the list's first heading is no ingredient", () => {
  const text =
    "Albóndigas\n\n4 raciones · 1 hora\n\nPara las albóndigas:\n400 g de carne picada\n1 huevo\n\nPara la salsa:\n1 cebolla\n\nMezcla la carne con el huevo. Para la salsa, fríe la cebolla.";
  expect(linesOf(text)).toHaveLength(3);
  expect([formatted(text).servings, formatted(text).totalMinutes]).toEqual([4, 60]);
});

test.each([
  ["Pasta\n\n400 g di penne\nsale\n\nCuocete le penne con il sale per 20' a fuoco basso.", 1200],
  ["Ragù\n\n400 g di carne\nsale\n\nCuocete la carne con il sale 15-20' nel forno.", 900],
  ["Pasta\n\n400 g di penne\nsale\n\nSaltate le penne con il sale per un paio di minuti.", 120],
  ["Arroz\n\n400 g de arroz\nsal\n\nRehoga el arroz con la sal un par de minutos.", 120],
])("a stroke and a couple count minutes: %#", (text, seconds) =>
  expect(actionsOf(text).flatMap((action) => action.seconds)).toEqual([seconds]),
);

test("lentils that are put to soak the night before are used there", () => {
  const text =
    "Lentejas\n\n500 g de lentejas\n1 cebolla\n\nLa noche anterior ponemos las lentejas en remojo. Picamos la cebolla. Echamos las lentejas escurridas.";
  expect(usesOf(text, "remojo")).toEqual(["500 g de lentejas"]);
});

test("butter that is taken out to soften is said of the list, and no alarm", () => {
  for (const soft of ["mou", "ramolli", "pommade"])
    expect(
      alarms(
        `Cookies\n\n125 g de beurre ${soft}\n1 œuf\n200 g de farine\n\nTravaillez le beurre avec la farine. Ajoutez l'œuf.`,
      ),
    ).toEqual([]);
});

test.each([
  [
    "Magdalenas\n\n3 huevos\n175 g de azúcar\nazúcar para espolvorear\n\nSe baten los huevos con el azúcar. Se espolvorea con azúcar.",
  ],
  [
    "Muffins\n\n3 eggs\n175 g sugar\nsugar for dusting\n\nBeat the eggs with the sugar. Sprinkle with sugar. Bake for 15 minutes.",
  ],
  [
    "Saumon\n\n2 pavés de saumon\n1 courgette\n1 citron\n1 c. à s. de jus de citron\n\nCoupez la courgette. Coupez la moitié du citron en rondelles. Posez le saumon sur la courgette avec les rondelles de citron. Arrosez de jus de citron.",
  ],
  [
    "Chiles\n\n6 chiles poblanos\n300 g de queso\n\nAsa los chiles y mételos en una bolsa de plástico 10 minutos. Rellénalos con el queso.",
  ],
])("nothing is said of a recipe that is right: %#", (text) => expect(alarms(text)).toEqual([]));

test("an order with two figures below a list between commas stays whole", () => {
  const text =
    "Pisto\n\nPara 4:\n2 calabacines, 1 berenjena, 2 pimientos, 2 cebollas, 4 huevos, aceite de oliva y sal\n\nCorta las verduras.\nEn una sartén con 4 cucharadas de aceite, pocha la cebolla con los pimientos 15 minutos. Añade la sal.\nFríe los huevos.";
  expect(linesOf(text)).toHaveLength(6);
  expect(said(text)).toContain(
    "En una sartén con 4 cucharadas de aceite, pocha la cebolla con los pimientos 15 minutos.",
  );
});

test("shortened labels of times, and where a pan stands", () => {
  const text =
    "Velouté\n\nPour 6 pers. / Prépa. 15 min / Cuisson 35 min\n\n1 kg de potiron\n20 cl de crème\nsel\n\nFaites cuire le potiron avec le sel. Hors du feu, ajoutez la crème.";
  expect([formatted(text).servings, formatted(text).totalMinutes]).toEqual([6, 50]);
  expect(
    said(
      "Relleno\n\n3 latas de atún\n200 g de tomate\n\nCocinamos el tomate. Fuera del fuego, mezclamos con el atún.",
    ),
  ).toContain("Fuera del fuego, mezclamos con el atún.");
});

describe("lines that are near each other", () => {
  test("oil for frying fries, and the other one is drizzled", () => {
    const text =
      "Melanzane\n\n2 melanzane\n800 g di passata\n1 spicchio d'aglio\nolio per friggere\nolio d'oliva\n\nTagliate le melanzane e friggetele in olio ben caldo. Scaldate un filo d'olio con l'aglio. Unite la passata.";
    expect(usesOf(text, "ben caldo")).toEqual(["olio per friggere"]);
    expect(usesOf(text, "un filo")).toContain("olio d'oliva");
    expect(alarms(text)).toEqual([]);
  });

  test("what is layered goes in by and by, where its rest is told later", () => {
    const layers =
      "Pasta\n\n500 g de pâtes\n250 g de mozzarella\n100 g de parmesan\n\nAlternez les pâtes, la mozzarella et le parmesan. Terminez avec le reste du parmesan.";
    expect(usesOf(layers, "Alternez")).toContain("some of 100 g de parmesan");
    expect(usesOf(layers, "Terminez")).toEqual(["some of 100 g de parmesan"]);
  });

  test("one of several bay leaves, and those that are left", () => {
    const text =
      "Refogado\n\n3 folhas de louro\n1 cebola\n2 tomates\n\nRefogue a cebola com uma folha de louro. Junte os tomates e as restantes folhas de louro.";
    expect(usesOf(text, "Refogue")).toContain("1 folha de louro of 3 folhas de louro");
    expect(usesOf(text, "Junte")).toContain("2 folhas de louro of 3 folhas de louro");
  });

  test("an egg and a yolk that go in at once are no divided line", () =>
    expect(
      alarms(
        "Polpette\n\n500 g di carne trita\n1 uovo + 1 tuorlo\n50 g di parmigiano\n\nMescolare la carne, le uova e il parmigiano.",
      ),
    ).toEqual([]));

  test("what was put to soak the night before goes in when it is drained", () => {
    const text =
      "Lentejas\n\n500 g de lentejas\n1 cebolla\n\nLa noche anterior ponemos las lentejas en remojo. Picamos la cebolla. Echamos las lentejas escurridas.";
    expect(usesOf(text, "Echamos")).toEqual(["500 g de lentejas"]);
    expect(alarms(text)).toEqual([]);
  });
});

test.each([
  [
    "Torta\n\n2 tomates sem sementes picados\n1 cebola\n200 g de farinha\n\nRefogue a cebola com os tomates. Junte a farinha.",
    "Pique 2 tomates sem sementes.",
  ],
  [
    "Tacos\n\n2 aguacates\n1 chile serrano sin semillas y picado\n1 cebolla\n\nMachaca los aguacates. Añade el chile y la cebolla.",
    "Pica 1 chile serrano sin semillas.",
  ],
])("a state that a food is bought in stays with its name: %#", (text, order) =>
  expect(said(text)).toContain(order),
);

test("a count of the title's pieces right above the list is what comes out, and no ingredient", () => {
  const text =
    "Galletas de mantequilla\n\nUnas 40 galletas\n250 g de mantequilla\n150 g de azúcar\n450 g de harina\n\nBate la mantequilla con el azúcar. Agrega la harina. Corta las galletas.";
  expect(linesOf(text)).toHaveLength(3);
  expect(formatted(text).yield).toContain("40 galletas");
});

test("a part of a line is told in the list's words, though one of them is unknown", () =>
  expect(
    usesOf(
      "Crème\n\n4 citrons du jardinou\n150 g de sucre\n3 œufs\n\nRâpez le zeste de deux citrons. Mélangez le sucre et les œufs.",
      "Râpez",
    ),
  ).toEqual(["2 citrons of 4 citrons du jardinou"]));

test("a layer, and then the rest, are of what was cooked whole", () =>
  expect(
    alarms(
      "Tartiflette\n\n1 kg de pommes de terre\n1 reblochon\n200 g de lardons\n\nFaites cuire les pommes de terre 20 minutes. Faites revenir les lardons. Disposez une couche de pommes de terre, les lardons, puis le reste des pommes de terre. Posez le reblochon dessus.",
    ),
  ).toEqual([]));

test("'salpimienta' takes no 'pimiento'", () => {
  const text =
    "Pollo al horno\n\n1 pimiento rojo\n1 pollo\nSal\n\nSalpimienta el pollo. Añade el pimiento en tiras.";
  expect(usesOf(text, "Salpimienta").sort()).toEqual(["1 pollo", "Sal"]);
  expect(usesOf(text, "Añade")).toEqual(["1 pimiento rojo"]);
});

const CAKES = [
  ["German", "250 g Mehl\n3 Eier\nFett für die Form", "Eine Springform fetten. Mehl und Eier verrühren."],
  [
    "German",
    "250 g Mehl\n3 Eier\netwas Margarine für das Blech",
    "Das Blech einfetten. Mehl und Eier verrühren.",
  ],
  [
    "French",
    "250 g de farine\n3 œufs\nbeurre pour le moule",
    "Beurrez le moule. Mélangez la farine et les œufs.",
  ],
  [
    "English",
    "250 g flour\n3 eggs\nMargarine, for greasing",
    "Grease and line the tin. Mix the flour and the eggs.",
  ],
] as const;

test.each(CAKES)("what is there for the tin greases it, without an alarm: %s, %s", (_, list, method) => {
  expect(alarms(`Cake\n\n${list}\n\n${method}`)).toEqual([]);
});

test.each([
  ["English", "1 pinch of salt\n6 eggs", "Beat the eggs with the pinch of salt.", "Beat"],
  ["French", "1 pincée de sel\n6 œufs", "Montez les blancs en neige avec la pincée de sel.", "Montez"],
  ["German", "1 Prise Salz\n6 Eier", "Die Eier mit der Prise Salz schlagen.", "Eier"],
  ["Dutch", "1 snufje zout\n6 eieren", "Klop de eieren met het snufje zout.", "Klop"],
] as const)("the pinch of the list goes in whole where it is said once: %s", (_, list, method, words) => {
  expect(usesOf(`Mousse\n\n${list}\n\n${method} Serve.`, words)).toContain(list.split("\n")[0]);
});

test("a word for a kind of drink means the one that the list has", () => {
  const recipe = formatText(
    "Clafoutis\n\n600 g de cerises\n2 œufs\n1 c. à soupe de kirsch\n100 g de sucre\n\nBattez les œufs avec le sucre et l'alcool. Versez sur les cerises.",
  );
  expect(recipe?.receipt?.issues).toEqual([]);
});
