import { dividedInto, eatersIn, factsIn, isCardLine, statedYield, totalMinutesIn, yieldIn } from "./facts";

it.each<[string, object]>([
  ["Serves 5 | Prep 10 min | Cook 1 hr 20", { servings: "5", times: { preparation: 10, cooking: 80 } }],
  ["SERVES 3   PREP 15 MINS   COOK 6-7 HRS", { servings: "3", times: { preparation: 15, cooking: 360 } }],
  [
    "Makes 16 buns ¦ Active 30 min ¦ Total 5 hr",
    { makes: "16 buns", times: { preparation: 30, total: 300 } },
  ],
  [
    "Prep: 15 mins • Chill: overnight • Bake: 50 min",
    { times: { preparation: 15, resting: 0, cooking: 50 } },
  ],
  ["Ready in 1 hr 15", { times: { total: 75 } }],
  ["20 min + 35 min baking time", { times: { preparation: 20, cooking: 35 } }],
  [
    "4 personen • 25 min + 25 min oventijd",
    { servings: "4 personen", times: { preparation: 25, cooking: 25 } },
  ],
  ["Serves 5 - 40 min", { servings: "5", plain: 40 }],
  ["Serves 4 - 6", { servings: "4 - 6" }],
  ["Total: 1 hr. 15 min.", { times: { total: 75 } }],
  ["(serves 2, about 25 minutes)", { servings: "2", plain: 25 }],
  ["Makes 1 loaf, about 800 g", { makes: "1 loaf, about 800 g" }],
  ["Makes 3 drinks, with syrup to spare", { makes: "3 drinks" }],
  ["Makes 18", { makes: "18" }],
  ["Yield: 6", { servings: "6" }],
  ["Servings: [ - ] 6 [ + ]", { servings: "6" }],
  ["Servings: 4 bowls", { servings: "4 bowls" }],
  ["Serves 4 (12 tacos)", { makes: "12 tacos" }],
  ["Yield: one 9-inch pie (8 servings)", { makes: "one 9-inch pie", servings: "8 servings" }],
  ["Ergibt 12 Muffins (6 Portionen)", { makes: "12 Muffins", servings: "6 Portionen" }],
  ["Feeds a crowd (10-12)", { servings: "10-12" }],
  ["Serves 4 (makes 8)", { servings: "4", makes: "8" }],
  ["aus dem Heft von Tante Gerti, gibt etwa 60 Stück", { makes: "60 Stück" }],
  ["Feeds 3. Good cold too.", { servings: "3", rest: ["Good cold too."] }],
  ["Für 4 Personen", { servings: "4 Personen" }],
  ["Préparation : 20 min - Cuisson : 45 min", { times: { preparation: 20, cooking: 45 } }],
  ["Nb de personnes : 4", { servings: "4" }],
  ["Hoeveelheid: 4 personen", { servings: "4 personen" }],
  ["Dosi x 6", { servings: "6" }],
  ["Voorbereiden: 20 minuten", { times: { preparation: 20 } }],
  ["Im Ofen: 30 Min., Kaltstellen: 2 Std.", { times: { cooking: 30, resting: 120 } }],
  ["Porção: 30 unidades", { makes: "30 unidades" }],
  ["Tempo: 1h40 (+ 4h de geladeira)", { times: { total: 340 } }],
  ["Total: 40 minutes (plus 4 hours for the eggs)", { times: { total: 40 } }],
])("the row %j states its facts", (text, facts) => {
  expect(factsIn(text)).toMatchObject({ ...facts, isRow: true });
});

it.each([
  "Cook for 20 minutes",
  "Serve with rice",
  "Makes the sauce thicker.",
  "To serve: 4 lemon wedges, 2 tbsp yogurt",
  "30-Minute Meals",
  "14:02",
  "0:45 Pasta",
  "2 cups flour",
])("%j is no row of facts", (text) => {
  expect(factsIn(text).isRow).toBe(false);
});

it("a number of pieces is a yield without a label where it stands above a recipe", () => {
  expect(factsIn("10 scones, three quarters of an hour", true)).toMatchObject({
    makes: "10 scones",
    plain: 45,
  });
  expect(factsIn("1 ready-made 9-inch tart shell", true).isRow).toBe(false);
  expect(factsIn("two loaves", true)).toMatchObject({ makes: "two loaves" });
  expect(factsIn("Two loaves, half an hour", true)).toMatchObject({ makes: "Two loaves" });
});

it("a description that counts pots in passing states no yield", () => {
  expect(factsIn("One tray, two hands, and supper cooks itself.", true).isRow).toBe(false);
  expect(factsIn("Sweet carrots in a sharp dressing. One bowl, one fork, done.", true).isRow).toBe(false);
});

it.each<[string, object]>([
  ["4", { servings: "4" }],
  ["4 servings", { servings: "4 servings" }],
  ["24 cookies", { makes: "24 cookies" }],
  ["Serves 6", { servings: "6" }],
  ["Makes 2 loaves", { makes: "2 loaves" }],
  ["a crowd", { servings: "a crowd" }],
])("a page's yield %j counts people or pieces", (text, stated) => {
  expect(statedYield(text)).toEqual(stated);
});

it.each([
  ["Pour un moule de 22 cm", "un moule de 22 cm"],
  ["Para uma forma de 24 cm", "uma forma de 24 cm"],
  ["Per uno stampo da 24 cm", "uno stampo da 24 cm"],
])("%j is for a tin and for no eater", (text, makes) => {
  expect(factsIn(text, true)).toMatchObject({ makes, isRow: true });
});

it("the end of a method may say what the dish is cut into", () => {
  expect(dividedInto("Cool, dust with sugar and cut into 16 squares.")).toBe("16 squares");
  expect(dividedInto("Cut into 2 cm cubes.")).toBeNull();
});

it.each([
  "Make 5 hollows in the sauce and crack in the eggs.",
  "Roll up, cut into 12 slices and chill overnight.",
])("what a step orders is no yield: %s", (text) => {
  expect(factsIn(text).isRow).toBe(false);
});

it("a very long row is read in time", () => {
  const started = performance.now();
  factsIn("Serves 4 | ".repeat(20_000));
  factsIn("prep ".repeat(4000));
  expect(performance.now() - started).toBeLessThan(5000);
});

it.each<[string, string | null]>([
  ["Serves 4", "4"],
  ["Servings: 4-6", "4-6"],
  ["Makes about 2 dozen biscuits.", "2 dozen biscuits"],
  ["Prep: 10 min   Cook: 25 min   Serves: 2", "2"],
  ["6 servings", "6 servings"],
  ["Easy Serves 4", null],
  ["Easy Serves: 4", "4"],
  ["Enough for a table of 6 people, or so", "6 people"],
  ["Für 4 Personen", "4 Personen"],
  ["Pour 6 personnes", "6 personnes"],
  ["Ingredientes para 4 personas:", "4 personas"],
  ["Porzioni: 3", "3"],
  ["Serve with rice", null],
  ["Total time: 45 minutes", null],
])("the yield in %j is %j", (text, stated) => {
  expect(yieldIn(text)).toBe(stated);
});

it.each<[string, number | null]>([
  ["Total Time: 1 hour 15 minutes", 75],
  ["Total: 1h 5m", 65],
  ["Easy | Ready in 40 mins", 40],
  ["Gesamtzeit: ca. 1 Std. 30 Min.", 90],
  ["Total time: 1 1/2 hours", 90],
  ["Prep time: 10 min", null],
  ["Cook for 20 minutes", null],
])("the total time in %j is %j", (text, minutes) => {
  expect(totalMinutesIn(text)).toBe(minutes);
});

it.each<[string, boolean]>([
  ["Prep Time: 15 minutes", true],
  ["Prep time:", true],
  ["⏲️ Cook time: 20 min", true],
  ["Course: Main Course", true],
  ["Schwierigkeit: leicht", true],
  ["Serves 6", true],
  ["About 25 minutes", true],
  ["2 cups flour", false],
  ["Makes the sauce thicker.", false],
  ["Preparation", false],
  ["Bake 20 minutes.", false],
  ["Pour 2 tbsp oil into the pan.", false],
  ["Assembly: spread the cream.", false],
])("whether %j is a line of a recipe's card: %j", (text, card) => {
  expect(isCardLine(text)).toBe(card);
});

test.each([
  ["x 4", "4"],
  ["x2", "2"],
  ["per 4", "4"],
])("%j beside a name counts people", (text, servings) => {
  expect(factsIn(text, true).servings).toBe(servings);
});

describe("for how many, said inside a sentence", () => {
  it.each([
    ["This one feeds 6 easily.", "6"],
    ["For two people you need a large pan and 200 g of rice.", "two"],
    ["A good supper dish for four.", "four"],
    ["Eat it warm. serves 5", "5"],
  ])("%j is for %s", (text, expected) => {
    expect(eatersIn(text)).toBe(expected);
  });

  it.each([
    "Simmer for 10 minutes, then serve.",
    "To serve, 2 tbsp yoghurt.",
    "Knead for four to five minutes.",
    "Serve 2 cm apart.",
  ])("%j speaks of nobody", (text) => {
    expect(eatersIn(text)).toBeNull();
  });

  it("oven time is cooking, cooling is rest", () => {
    expect(factsIn("Hands-on time 50 mins | Oven time 1 hr 10 mins").times).toEqual({
      preparation: 50,
      cooking: 70,
    });
    expect(factsIn("Prep: 15 min | Bake: 55 min | Cool: 30 min").times).toEqual({
      preparation: 15,
      cooking: 55,
      resting: 30,
    });
  });
});

describe("an order to pour", () => {
  it("a measured amount is poured, and no French yield", () => {
    expect(factsIn("Pour 3 tablespoons over the chicken, add the cornstarch and toss.").isRow).toBe(false);
    expect(factsIn("Pour 3 tbsp. over the chicken.").isRow).toBe(false);
    expect(factsIn("Pour 1/2 c. stock into the pan.").isRow).toBe(false);
    expect(factsIn("Pour 1/2 cup batter into the pan.").isRow).toBe(false);
    expect(factsIn("Pour 100 ml of the stock over the rice and stir.").isRow).toBe(false);
  });

  it("a French recipe says with the same word how much it makes", () => {
    expect(factsIn("Pour 4 personnes").servings).toBe("4 personnes");
    expect(factsIn("Pour 1 litre de sirop").isRow).toBe(true);
  });
});

test("what a German list is for, and a Dutch quantity, are pieces or people by their word", () => {
  expect(factsIn("Zutaten für 1 Strudel")).toMatchObject({ makes: "1 Strudel" });
  expect(factsIn("Zutaten für 4 Personen")).toMatchObject({ servings: "4 Personen" });
  expect(factsIn("Hoeveelheid: 4 personen")).toMatchObject({ servings: "4 personen" });
  expect(factsIn("Hoeveelheid: 12 oliebollen")).toMatchObject({ makes: "12 oliebollen" });
});

it.each(["Für 20-30 Minuten backen.", "Pour 20 minutes au four.", "For 20 minutes, bake."])(
  "'%s' is a wait, and no yield",
  (text) => {
    const { servings, makes } = factsIn(text);
    expect([servings, makes]).toEqual([undefined, undefined]);
  },
);

test.each([
  "10 minutes before eating, add the oil.",
  "Eine Stunde vor dem Essen das Fleisch herausnehmen.",
  "10 minutes avant de servir, ajouter l'huile.",
  "10 minutos antes de servir, añade el aceite.",
  "10 minuti prima di servire, unite l'olio.",
  "10 minuten voor het serveren de olie toevoegen.",
])("how long before something is no time of the recipe: %s", (text) =>
  expect(factsIn(text)).toMatchObject({ times: {}, isRow: false }),
);

test.each([
  ["Pour 1 kg d'abricots", true],
  ["Pour environ 700 ml de confiture", true],
  ["Pour over 700 ml boiling water", false],
])("what is poured is no yield, and what a French recipe is for is one: %s", (text, isYield) =>
  expect(factsIn(text).isRow).toBe(isYield),
);

test.each([
  "Roast for 20 mins per 500g plus 20.",
  "Cook for 1 hour 20 minutes (20 mins per 500g).",
  "Cuocere 20 minuti per 500 g, poi lasciare riposare.",
])("so long for each weight is for nobody who eats: %s", (text) =>
  expect(factsIn(text).servings).toBeUndefined(),
);

test.each([
  ["Servings - 8 to 10", { servings: "8 to 10" }],
  ["Yield – 12 muffins", { makes: "12 muffins" }],
  ["Prep Time – 10 minutes", { times: { preparation: 10 } }],
  ["Total cook time - 2 hours", { times: { cooking: 120 } }],
])("a dash may stand for the colon: %s", (text, stated) => {
  expect(factsIn(text)).toMatchObject({ ...stated, isRow: true, rest: [] });
});

test.each(["Bake - 30 minutes", "Bake the rolls - 30 minutes is enough"])("%s is an order", (text) => {
  expect(factsIn(text).times.cooking).toBeUndefined();
});
