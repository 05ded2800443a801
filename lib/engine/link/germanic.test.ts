/** German and Dutch recipes, read whole: what each action uses, and a receipt that says nothing of what is right. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";
import { everyUse } from "@/tests/support/cooking-uses";

type Recipe = NonNullable<ReturnType<typeof formatText>>;

function linesOf({ ingredients }: Recipe): string[] {
  return Array.isArray(ingredients) ? ingredients : [...ingredients.refrigerated, ...ingredients.other];
}

/** "Action → line, line (part)" of all actions that use something. */
function usesOf(recipe: Recipe): string[] {
  const lines = linesOf(recipe);
  return recipe.steps
    .flatMap(({ actions = [] }) => actions)
    .filter(({ uses }) => uses.length > 0)
    .map(({ text, uses }) => {
      const used = uses.map(({ line, amount }) => lines[line] + (amount === "all" ? "" : ` (${amount})`));
      return `${plainText(text)} → ${used.join(", ")}`;
    });
}

/** `text` is a right recipe: one of its actions uses these lines, and the receipt has nothing to say. */
function expectRight(text: string, uses: readonly string[]): void {
  const recipe = formatText(text) as Recipe;
  expect(usesOf(recipe)).toEqual(expect.arrayContaining([...uses]));
  expect(recipe.receipt?.issues).toEqual([]);
}

test.each<[string, string, string[]]>([
  [
    "a part whose heading says in brackets when it is made",
    "Brot\n\nVorteig (am Abend vorher):\n100 g Roggenmehl\n100 g Wasser\n1 g Hefe\n\nHauptteig:\n400 g Dinkelmehl\n230 g Wasser\n7 g Hefe\n\nFür den Vorteig die Hefe im Wasser auflösen und mit dem Mehl verrühren. 12 Stunden reifen lassen.\nDen Vorteig mit Mehl, Hefe und Wasser verkneten. 30 Minuten backen.",
    [
      "Für den Vorteig die Hefe im Wasser auflösen. → 1 g Hefe, 100 g Wasser",
      "Den Vorteig mit Mehl, Hefe und Wasser verkneten. → 400 g Dinkelmehl, 7 g Hefe, 230 g Wasser",
    ],
  ],
  [
    "umlauts that are written out",
    "Torte\n\n125 g Butter\n4 Eier\n100 g Zucker\n2 Moehren\n\nButter schaumig schlagen. Eier trennen, Eigelbe zur Buttermasse ruehren. Moehren schaelen, raspeln und unterruehren. Eiweiss steif schlagen, Zucker zugeben.",
    [
      "Eigelbe zur Buttermasse ruehren. → 4 Eier (4 Eigelb)",
      "Moehren schaelen, raspeln und unterruehren. → 2 Moehren",
    ],
  ],
  [
    "umlauts that are written out, in the work that the list states",
    "Eintopf\n\n1 kg Rindfleisch, gewuerfelt\n2 EL Oel\n\nDas Oel in einem Topf erhitzen und das Fleisch darin anbraten.",
    ["1 kg Rindfleisch würfeln. → 1 kg Rindfleisch, gewuerfelt"],
  ],
  [
    "what goes in 'in the shape of' a food is that food, and no tin of it, in Dutch",
    "Taart\n\n1 blikje bruine linzen\n300 g spinazie\n100 ml slagroom\n50 ml melk\n\nDoe de linzen in een schaal met de spinazie. Voeg vocht toe in de vorm van slagroom en melk.",
    ["Voeg vocht toe in de vorm van slagroom en melk. → 100 ml slagroom, 50 ml melk"],
  ],
  [
    "what goes in 'in the shape of' a food is that food, and no tin of it, in German",
    "Torte\n\n1 Dose Linsen\n300 g Spinat\n100 ml Sahne\n50 ml Milch\n\nDie Linsen mit dem Spinat mischen. Flüssigkeit in Form von Sahne und Milch zugeben.",
    ["Flüssigkeit in Form von Sahne und Milch zugeben. → 100 ml Sahne, 50 ml Milch"],
  ],
  [
    "turmeric powder, stock cubes of a brand and stewing beef by their everyday names",
    "Soep\n\n2 el kurkumapoeder\n2 maggiblokjes\n500 g runderpoulet\n1 l water\n\nBak het vlees met de kurkuma. Voeg het water en de bouillonblokjes toe.",
    [
      "Bak het vlees met de kurkuma. → 500 g runderpoulet, 2 el kurkumapoeder",
      "Voeg het water en de bouillonblokjes toe. → 1 l water, 2 maggiblokjes",
    ],
  ],
  [
    "a food that is named by its part is what was made there",
    "Steaks\n\nFleisch:\n4 Steaks\n2 EL Öl\n\nKräuterbutter:\n125 g Butter\n1/2 Bund Petersilie\nSalz\n\nFür die Kräuterbutter die Butter schaumig schlagen. Petersilie hacken und mit Salz unter die Butter rühren.\nSteaks im Öl braten und mit der Kräuterbutter servieren.",
    [
      "Für die Kräuterbutter die Butter schaumig schlagen. → 125 g Butter",
      "Steaks im Öl braten. → 4 Steaks, 2 EL Öl",
    ],
  ],
  [
    "the second sachet of two",
    "Wafels\n\n500 g bloem\n4 eieren\n2 zakjes vanillesuiker\n\nMeng de bloem met 1 zakje vanillesuiker. Klop de eieren met het tweede zakje vanillesuiker los.",
    ["Klop de eieren met het tweede zakje vanillesuiker los. → 4 eieren, 2 zakjes vanillesuiker (1 zakje)"],
  ],
  [
    "mince that is half of each meat",
    "Bällchen\n\n500 g Hackfleisch, halb und halb\n1 Ei\n\nDas Hackfleisch mit dem Ei verkneten und Bällchen formen. 20 Minuten braten.",
    ["Das Hackfleisch mit dem Ei verkneten. → 500 g Hackfleisch, halb und halb, 1 Ei"],
  ],
  [
    "salt that is named only in the water",
    "Nudeln mit Sahne\n\n400 g Spaghetti\nSalz\n200 ml Sahne\n100 g Schinken\n\nDie Spaghetti in reichlich Salzwasser kochen.\nDie Sahne mit dem Schinken erhitzen und mit den Spaghetti mischen.",
    ["Die Spaghetti in reichlich Salzwasser kochen. → 400 g Spaghetti, Salz"],
  ],
  [
    "the same in Dutch",
    "Macaroni met room\n\n400 g macaroni\nzout\n200 ml room\n100 g ham\n\nKook de macaroni in ruim gezouten water gaar.\nVerwarm de room met de ham en schep door de macaroni.",
    ["Kook de macaroni in ruim gezouten water gaar. → 400 g macaroni, zout"],
  ],
  [
    "butter for the tin, where a dish is greased",
    "Auflauf\n\n50 g Butter\n100 g Mehl\n2 Eier\netwas Butter für die Form\n\nDie Butter in einem Topf schmelzen. Mehl und Eier verrühren. Eine Auflaufform fetten. Teig hineingeben und backen.",
    [
      "Die Butter in einem Topf schmelzen. → 50 g Butter",
      "Eine Auflaufform fetten. → etwas Butter für die Form",
    ],
  ],
  [
    "peppers of two colours, in the one form that the word has",
    "Pfanne\n\n2 Zwiebeln\n1 rote Paprika\n1 grüne Paprika\n2 EL Öl\nSalz, Pfeffer\n\nDas Öl erhitzen. Zwiebeln und Paprika darin braten. Mit Salz und Pfeffer würzen.",
    ["Zwiebeln und Paprika darin braten. → 2 Zwiebeln, 1 rote Paprika, 1 grüne Paprika"],
  ],
  [
    "one in each of them is all of them",
    "Zwetschgen\n\n12 Zwetschgen\n12 Stück Würfelzucker\n\nZwetschgen entkernen und jeweils ein Stück Würfelzucker hineinstecken. 20 Minuten backen.",
    ["Jeweils ein Stück Würfelzucker hineinstecken. → 12 Stück Würfelzucker"],
  ],
  [
    "moisture is no oil, and dice are no cloves",
    "Stoofpot\n\n800 g runderlappen\n1 komkommer\n3 kruidnagels\n2 el olie\n\nSnijd het vlees in dobbelstenen. Rasp de komkommer en knijp het vocht eruit. Verhit de olie en bak het vlees. Voeg de kruidnagels toe en stoof 2 uur.",
    ["Snijd het vlees in dobbelstenen. → 800 g runderlappen", "Verhit de olie. → 2 el olie"],
  ],
  [
    "pieces that are weighed each, and called by their cut",
    "Fisch\n\n4 Lachsfilets à 150 g\n2 Dosen Tomaten à 400 g\nSalz\n\nDie Filets trocken tupfen und salzen. Die Tomaten erhitzen und den Fisch darin 10 Minuten garen.",
    [
      "Die Filets trocken tupfen und salzen. → 4 Lachsfilets à 150 g, Salz",
      "Die Tomaten erhitzen. → 2 Dosen Tomaten à 400 g",
    ],
  ],
  [
    "everything goes into the pot but what is named for later",
    "Stoofvlees\n\n1 kg runderlappen\n250 g champignons\n2 wortels\n1 fles rode wijn\n30 g boter\n\nVerhit de helft van de boter en bak de runderlappen bruin. Doe alles in de slowcooker.\nSnijd de wortels en voeg toe met de wijn. Laat 8 uur garen.\nBak vlak voor het serveren de champignons in de overige boter en schep ze door het vlees.",
    ["Bak vlak voor het serveren de champignons in de overige boter. → 250 g champignons, 30 g boter (15 g)"],
  ],
  [
    "the rest of the oil is no rest of what is fried in it",
    "Pfanne\n\n600 g Putenbrust\n1 Zwiebel\n2 EL Öl\nSalz, Pfeffer, Paprikapulver\n\nDas Fleisch mit Salz, Pfeffer und Paprika würzen. Die Hälfte des Öls erhitzen, das Fleisch anbraten und herausnehmen. Im restlichen Öl Zwiebelwürfel braten. Das Fleisch zugeben.",
    ["Im restlichen Öl Zwiebelwürfel braten. → 2 EL Öl (1 EL), 1 Zwiebel"],
  ],
  [
    "spices that the same sentence adds are not on the tray before",
    "Ofengemüse\n\n500 g Kartoffeln\n3 Karotten\n4 EL Olivenöl\n1 TL Rosmarin, getrocknet\n1 TL Paprikapulver\nSalz und Pfeffer\n\nKartoffeln und Karotten in Stifte schneiden. Alles auf ein Blech geben, mit Öl, Gewürzen, Salz und Pfeffer vermischen. 35 Minuten rösten.",
    [
      "Mit Öl, Gewürzen, Salz und Pfeffer vermischen. → 4 EL Olivenöl, Salz und Pfeffer, 1 TL Rosmarin, getrocknet, 1 TL Paprikapulver",
    ],
  ],
])("%s", (_, text, uses) => expectRight(text, uses));

test("verbs alone that follow each other stay together behind what they are done to", () => {
  const recipe = formatText(
    "Sonntagsessen\n\n4 Rinderrouladen\nSalz, Pfeffer\n2 EL Senf\n\nDie Rouladen ausbreiten, salzen, pfeffern und mit dem Senf bestreichen. Zugedeckt 90 Minuten schmoren.",
  ) as Recipe;
  expect(usesOf(recipe)).toEqual([
    "Die Rouladen ausbreiten, salzen und pfeffern. → 4 Rinderrouladen, Salz, Pfeffer",
    "Mit dem Senf bestreichen. → 2 EL Senf",
  ]);
});

test("meat and cheese in slices are bought so; with a comma they are cut, and so are vegetables", () => {
  const { steps } = formatText(
    "Brote\n\n200 g Bacon in Scheiben\n150 g Gouda in Scheiben\n125 g Schinken, in Scheiben\n2 Tomaten in Scheiben\n\nBrote mit Bacon, Gouda, Schinken und Tomaten belegen.",
  ) as Recipe;
  expect(steps.filter(({ isPrep }) => isPrep).map(({ instruction }) => plainText(instruction))).toEqual([
    "125 g Schinken in Scheiben schneiden. 2 Tomaten in Scheiben schneiden.",
  ]);
});

test.each([
  "Hefezopf\n\n500 g Mehl\n1 Würfel Hefe\n250 ml Milch\n1 Ei\n\nMehl, Hefe und Milch verkneten. Über Nacht in den Kühlschrank stellen.\n\nAm nächsten Morgen den Teig zu einem Zopf formen.\n\nAm nächsten Tag mit Ei bestreichen und 30 Minuten backen.",
  "Kruidkoek\n\n250 g bloem\n2 el suiker\n200 ml melk\n\nMeng alles. Zet een nacht weg.\n\nDe volgende ochtend het beslag in een vorm gieten.\n\nBak de volgende dag 40 minuten op 180 graden.",
])("%#: what is done the next day is a step, and no note", (text) => {
  const recipe = formatText(text);
  expect(recipe?.notes ?? []).toEqual([]);
  const said = recipe?.steps.map(({ instruction }) => instruction).join(" ");
  expect(said).toMatch(/nächsten Morgen|volgende ochtend/);
  expect(said).toMatch(/nächsten Tag|volgende dag/);
});

test.each<[string, string, string[]]>([
  [
    "sorts of a food",
    "Brot\n\n400 g Dinkelmehl\n100 g Roggenmehl\n390 g Wasser\n\nBeide Mehlsorten mit dem Wasser verrühren.",
    ["Beide Mehlsorten mit dem Wasser verrühren. → 400 g Dinkelmehl, 100 g Roggenmehl, 390 g Wasser"],
  ],
  [
    "sorts of a food in Dutch",
    "Quiche\n\n200 g gruyère\n100 g oude kaas\n200 ml room\n\nMeng beide kaassoorten met de room.",
    ["Meng beide kaassoorten met de room. → 200 g gruyère, 200 ml room, 100 g oude kaas"],
  ],
  [
    "'samt' is no 'and' that joins two orders",
    "Kompott\n\n600 g Pflaumen\n1 Vanilleschote\n\nDie Vanilleschote aufschneiden, das Mark auskratzen und samt Schote zu den Pflaumen geben.",
    ["Samt Schote zu den Pflaumen geben. → 600 g Pflaumen"],
  ],
  [
    "a word of an order that stands before its place",
    "Toast\n\n6 sneetjes brood\n2 eieren\n200 ml melk\n\nKlop de eieren los met de melk. Week het brood.",
    ["Klop de eieren los met de melk. → 2 eieren, 200 ml melk"],
  ],
  [
    "one packet, with an article in the list and in the step",
    "Toast\n\n6 Scheiben Brot\n2 Eier\nein Päckchen Vanillezucker\n\nDie Eier mit einem Päckchen Vanillezucker verquirlen. Das Brot einweichen.",
    ["Die Eier mit einem Päckchen Vanillezucker verquirlen. → 2 Eier, ein Päckchen Vanillezucker"],
  ],
])("%s", (_name, text, uses) => expectRight(text, uses));

test.each([
  "Relish\n\n1 kg Gurken\n300 ml Essig\n\nDie Gurken im Essig kochen. Abkühlen lassen. Nach einem Tag am besten. 4 Wochen haltbar.",
  "Relish\n\n1 kg komkommers\n300 ml azijn\n\nKook de komkommers in de azijn. Laat afkoelen. Na een dag op zijn best. 4 weken houdbaar.",
])("how long it keeps, and when it is best, rings no timer: %#", (text) =>
  expect(
    formatText(text)?.steps.flatMap(({ actions = [] }) => actions.flatMap(({ seconds }) => seconds)),
  ).toEqual([]),
);

test("what is best done in the fridge for so long is waited for", () =>
  expect(
    formatText(
      "Teig\n\n250 g Mehl\n1 Ei\n\nMehl und Ei verkneten. Den Teig 30 Minuten am besten im Kühlschrank ruhen lassen.",
    )?.steps.flatMap(({ actions = [] }) => actions.flatMap(({ seconds }) => seconds)),
  ).toEqual([1800]));

test.each([
  [
    "Gulasch\n\n1 kg Rindfleisch\n3 EL Paprikapulver edelsüß\n1 TL Paprikapulver rosenscharf\n1 l Brühe\n\nDas Fleisch anbraten. Beide Paprikasorten einrühren. Alles zum Fleisch geben. Die Brühe dazugeben und 2 Stunden schmoren.",
    "Beide Paprikasorten einrühren. → 3 EL Paprikapulver edelsüß, 1 TL Paprikapulver rosenscharf",
  ],
  [
    "Dressing\n\n1 TL Dijonsenf\n1 EL süßer Senf\n3 EL Öl\n\nBeide Senfsorten mit dem Öl verrühren.",
    "Beide Senfsorten mit dem Öl verrühren. → 1 TL Dijonsenf, 1 EL süßer Senf, 3 EL Öl",
  ],
  [
    "Salade\n\n200 g cherrytomaten\n2 vleestomaten\n2 el olie\n\nSnijd beide tomatensoorten in stukjes. Besprenkel met de olie.",
    "Snijd beide tomatensoorten in stukjes. → 200 g cherrytomaten, 2 vleestomaten",
  ],
])("both sorts of a food are its two lines: %#", (text, use) => expectRight(text, [use]));

test("potatoes boiled the day before are called potatoes", () =>
  expectRight(
    "Rösti\n\n1 kg Gschwellti vom Vortag\n1 TL Salz\n3 EL Butter\n\nKartoffeln an der Raffel reiben und mit dem Salz mischen. In der Butter 20 Minuten braten.",
    ["Kartoffeln an der Raffel reiben. → 1 kg Gschwellti vom Vortag"],
  ));

test("words cut short are read: the rest of the oil", () =>
  expectRight(
    "Zwiebeln\n\n1,5 kg Zwiebeln\n3 EL Öl\n150 g Speck\n\nSpeck in 1 EL Öl auslassen. Zwiebeln im restl. Öl dünsten.",
    [
      "Speck in 1 EL Öl auslassen. → 150 g Speck, 3 EL Öl (1 EL)",
      "Zwiebeln im restl. Öl dünsten. → 1,5 kg Zwiebeln, 3 EL Öl (2 EL)",
    ],
  ));

test("'groente' is all the vegetables of the list", () =>
  expectRight(
    "Soep\n\n1 prei\n2 wortels\n1 l bouillon\n\nSnijd de groente en voeg toe. Kook alles 20 minuten in de bouillon.",
    ["Snijd de groente en voeg toe. → 1 prei, 2 wortels"],
  ));

test.each([
  "Gulasch\n\n500 g rote Paprika\n1 EL Paprika, edelsüß\n2 Zwiebeln\n\nPaprika in Streifen schneiden und mit den Zwiebeln anbraten. Paprika edelsüß zugeben.",
  "Gulasch\n\n2 Paprika\n1 TL Paprika\n2 Zwiebeln\n\nPaprika in Streifen schneiden und mit den Zwiebeln anbraten. Mit Kümmel und Paprika würzen.",
  "Goulash\n\n2 paprika's\n1 tl paprika\n2 uien\n\nSnijd de paprika's in reepjes en bak ze met de uien. Kruid met paprika.",
])("the vegetable and the spice of one name go in each at its place: %#", (text) => {
  const [, , vegetable = "", spice = "", onions = ""] = text.split("\n");
  expect(everyUse(text).filter((use) => !use.startsWith("The steps need"))).toEqual([
    `${vegetable} = all`,
    `${onions} = all`,
    `${spice} = all`,
  ]);
});
