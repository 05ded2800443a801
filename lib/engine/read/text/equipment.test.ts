/** Things of the kitchen that a recipe lists below its food: nothing to buy, and nothing that a step uses. */
import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from "./index";

const list = (text: string): string[] => (parseRecipeText(text)?.ingredients ?? []).map((line) => line.text);

test.each([
  "Bake\n\nINGREDIENTS\n700 g potatoes\n4 tbsp oil\n\nWHAT YOU NEED\nlarge baking tray, baking paper\n\nMETHOD\n1. Line the tray with baking paper.\n2. Toss the potatoes in the oil and bake for 40 minutes.",
  "Ofenkartoffeln\n\nZutaten\n700 g Kartoffeln\n4 EL Öl\n\nDas brauchst du außerdem\ngroßes Backblech, Backpapier\n\nZubereitung\n1. Das Blech mit Backpapier belegen.\n2. Die Kartoffeln im Öl wenden und 40 Minuten backen.",
  "Krieltjes\n\nINGREDIËNTEN\n700 g krieltjes\n4 el olie\n\nDIT HEB JE NODIG\ngrote bakplaat, bakpapier\n\nBEREIDEN\n1. Bekleed de bakplaat met bakpapier.\n2. Schep de krieltjes om met de olie en bak 40 minuten.",
])("below a second 'you need' they are a note: %#", (text) => {
  const [, , potatoes = "", oil = ""] = text.split(/\n+/);
  expect(list(text)).toEqual([potatoes, oil]);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test("food below a second 'you need' is bought", () =>
  expect(
    list(
      "Kip\n\nIngrediënten\n8 kippendijen\n4 el olie\n\nDit heb je nodig\n2 el mosterd\n1 citroen\n\nBereiden\n1. Bestrijk de kip met de olie en de mosterd.\n2. Bak 40 minuten met de citroen.",
    ),
  ).toEqual(["8 kippendijen", "4 el olie", "2 el mosterd", "1 citroen"]));

test("the paper that the first list names stays on it", () =>
  expect(
    list(
      "Kekse\n\nZutaten\n200 g Mehl\n100 g Butter\nBackpapier\n\nZubereitung\nMehl und Butter verkneten. Auf Backpapier 10 Minuten backen.",
    ),
  ).toContain("Backpapier"));

test.each([
  "Brood\n\nIngrediënten\n\nIngrediënt\tHoeveelheid\nBloem\t500 gr\nGist\t10 gr\n\nBenodigdheden\n\n- Deegmachine (Bosch)\n- Oven\n- Theedoek\n\nBereidingswijze\n\n1. Kneed de bloem en de gist.\n2. Bak 30 minuten.",
  "Brot\n\nZutaten\n\nZutat\tMenge\nMehl\t500 g\nHefe\t10 g\n\nDas brauchst du außerdem\n\n- Knetmaschine (Bosch)\n- Ofen\n- Geschirrtuch\n\nZubereitung\n\n1. Mehl und Hefe kneten.\n2. 30 Minuten backen.",
  "Bife\n\nIngredientes\n- 500 g de carne\n- 2 cebolas\n\nUtensílios\n- Frigideira grande\n- Potes para separar a carne\n- Fósforo (para flambar)\n\nModo de preparo\n1. Frite a carne na frigideira.\n2. Junte as cebolas.",
])("a list of machines and vessels is no shopping: %#", (text) => {
  expect(list(text)).toHaveLength(2);
  expect(parseRecipeText(text)?.ingredients.every(({ section }) => section === undefined)).toBe(true);
  expect(parseRecipeText(text)?.notes).toHaveLength(3);
});

test("what is said above a table's head is not bought", () => {
  const text =
    "Tiramisu\n\nIngrediënten\n\nVoor schaal 28 cm, 2 lagen (8 flinke punten of 12 kleinere)\n\nIngrediënt\tHoeveelheid\nMascarpone\t750 gr\nSuiker\t120 gr\n\nBereidingswijze\n\n1. Klop de suiker met de mascarpone.";
  expect(list(text)).toEqual(["Mascarpone 750 gr", "Suiker 120 gr"]);
});

test("a tin that stands below parts with headings of their own is a note, greased or not", () => {
  const text =
    "Banana pie\n\nFor the base:\n100 g butter, melted\n250 g biscuits\nFor the top:\n4 bananas\n300 ml cream\n\nYou will also need…\n20 cm loose-bottomed cake tin, greased and floured\n\nMix the biscuits with the butter and press into the tin.\n\nSlice the bananas over it and spoon over the cream.";
  expect(list(text)).toEqual(["100 g butter, melted", "250 g biscuits", "4 bananas", "300 ml cream"]);
  expect(parseRecipeText(text)?.notes?.join(" ")).toContain("20 cm loose-bottomed cake tin");
});

test.each([
  [
    "Material",
    "Zutaten",
    "Blech",
    "Messer",
    "4 Hähnchenkeulen",
    "500 g Kartoffeln",
    "Die Kartoffeln in Spalten schneiden.",
    "Die Keulen mit den Kartoffeln 45 Minuten backen.",
  ],
  [
    "Matériel",
    "Ingrédients",
    "plaque",
    "couteau",
    "4 cuisses de poulet",
    "500 g de pommes de terre",
    "Coupez les pommes de terre en quartiers.",
    "Enfournez les cuisses 45 minutes avec les pommes de terre.",
  ],
  [
    "Material necesario",
    "Ingredientes",
    "bandeja",
    "cuchillo",
    "4 muslos de pollo",
    "500 g de patatas",
    "Corta las patatas en gajos.",
    "Hornea los muslos 45 minutos con las patatas.",
  ],
  [
    "Attrezzatura",
    "Ingredienti",
    "teglia",
    "coltello",
    "4 cosce di pollo",
    "500 g di patate",
    "Tagliate le patate a spicchi.",
    "Infornate le cosce per 45 minuti con le patate.",
  ],
  [
    "Materiaal",
    "Ingrediënten",
    "bakplaat",
    "mes",
    "4 kippenbouten",
    "500 g aardappelen",
    "Snijd de aardappelen in partjes.",
    "Bak de bouten 45 minuten met de aardappelen.",
  ],
  [
    "Acessórios",
    "Ingredientes",
    "tabuleiro",
    "faca",
    "4 coxas de frango",
    "500 g de batatas",
    "Corte as batatas em gomos.",
    "Asse as coxas 45 minutos com as batatas.",
  ],
  [
    "Equipment",
    "Ingredients",
    "tray",
    "knife",
    "4 chicken legs",
    "500 g potatoes",
    "Cut the potatoes into wedges.",
    "Bake the legs with the potatoes for 45 minutes.",
  ],
])("points below a heading for machines end where orders without a heading begin: %s", (head, ...rest) => {
  const [list, one, other, first, second, cut, bake] = rest;
  const read = formatText(
    `Ofen\n\n${list}\n\n- ${first}\n- ${second}\n\n${head}\n\n- ${one}\n- ${other}\n\n${cut}\n\n${bake}`,
  );
  expect(read?.steps.flatMap(({ actions }) => actions ?? []).length).toBeGreaterThan(1);
  expect(read?.notes).toEqual([head, one, other]);
  expect(read?.receipt?.issues).toEqual([]);
});

const BEHIND =
  "Easy loaf\n\n3 cups flour\n1/4 tsp yeast\n1 1/2 cups water\n\nlarge mixing bowl\n\nspatula\n\nplastic wrap\n\ndutch oven\n\nIn the bowl, mix the flour, yeast and water. Let it rest for 12 hours.\n\nBake in the dutch oven for 45 minutes.";

test("things right behind the measured rows need no heading to be none of the list", () => {
  expect(list(BEHIND)).toEqual(["3 cups flour", "1/4 tsp yeast", "1 1/2 cups water"]);
  expect(
    list(
      "Plum chutney\n\n- 4 lb plums\n- 1 pint vinegar\n- 3 tbsp pickling spice\n- muslin bag (a clean one) for the spice\n- heavy pan\n\n- Chop the plums.\n- Boil with the vinegar and the spice in its bag for 1 hour.",
    ),
  ).toEqual(["4 lb plums", "1 pint vinegar", "3 tbsp pickling spice"]);
});

test.each([
  "Gehaktballetjes\n\nBenodigdheden\n- Ruime kom\n- Koekenpan met deksel\n- Schaal om de balletjes op te leggen\n- Pollepel\n\nIngrediënten\n- 400 gram gehakt\n- 1 ei\n- 2 eetlepels paneermeel\n- 30 gram boter\n\nBereiding\n1. Kneed het gehakt met het ei en het paneermeel.\n2. Bak de balletjes 10 minuten in de boter.",
  "Frikadellen\n\nDas brauchst du\n- Große Schüssel\n- Pfanne mit Deckel\n- Teller für die Frikadellen\n- Kochlöffel\n\nZutaten\n- 400 g Hackfleisch\n- 1 Ei\n- 2 EL Paniermehl\n- 30 g Butter\n\nZubereitung\n1. Das Hackfleisch mit dem Ei und dem Paniermehl verkneten.\n2. Die Frikadellen 10 Minuten in der Butter braten.",
])("what the first of two lists asks for is a note where it is all vessels and tools: %#", (text) => {
  expect(list(text)).toHaveLength(4);
  expect(list(text)[0]).toMatch(/^400/);
  expect(parseRecipeText(text)?.notes).toHaveLength(4);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test("food of the first of two lists is bought", () =>
  expect(
    list(
      "Broodje\n\nBenodigdheden\n- Boter\n- Bakpapier\n- Zout\n\nIngrediënten deeg\n- 500 gram bloem\n- 300 ml water\n\nBereiding\n1. Kneed de bloem met water en zout.\n2. Bestrijk met boter en bak op bakpapier 30 minuten.",
    ),
  ).toEqual(["Boter", "Bakpapier", "Zout", "500 gram bloem", "300 ml water"]));
