/** A little that is kept back of what is put in, right behind or in the same sentence: none of the two takes all of it. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";

/** How much of the line with `food` goes in, each time it does. */
function amountsOf(food: string, text: string): string[] {
  const content = formatText(text);
  if (content === null) return [];
  const lines = listOf(content);
  return content.steps
    .flatMap(({ actions = [] }) => actions)
    .flatMap(({ uses }) => uses.filter(({ line }) => lines[line]?.includes(food)))
    .map(({ amount }) => amount);
}

test.each([
  ["Add the leeks and stock, keeping back some of the stock.", "Add the reserved stock and serve.", "stock"],
  ["Add the leeks and stock, but hold back a splash of the stock.", "Add the reserved stock.", "stock"],
  ["Stir in the leeks and stock, reserving a little of it.", "Finish with the rest of the stock.", "stock"],
  ["Stir in the leeks and stock. Set a ladle of the stock aside.", "Drizzle with the stock.", "stock"],
])("English: %s", (first, later, food) =>
  expect(
    amountsOf(food, `Leeks\n\n500 g leeks\n300 ml stock\n\n${first}\nSimmer for 15 minutes. ${later}`),
  ).toEqual(["some", "some"]),
);

test("a stated part that is kept back leaves the rest of the line", () =>
  expect(
    amountsOf(
      "cheese",
      "Bake\n\n500 g leeks\n200 g cheese\n\nStir in the leeks and the cheese. Set 50 g of the cheese aside.\nSprinkle with the rest of the cheese.",
    ),
  ).toEqual(["150 g", "50 g"]));

test("what was fried whole and is parted then stays whole", () =>
  expect(
    amountsOf(
      "bacon",
      "Bake\n\n150 g bacon\n500 g leeks\n\nFry the bacon. Set a little of the bacon aside. Add the leeks.",
    ),
  ).toEqual(["all"]));

test.each([
  [
    "Käse",
    "Lauchpfanne\n\n500 g Lauch\n150 g Käse\n\nLauch und Käse unterrühren, dabei etwas Käse zum Bestreuen zurückbehalten. Mit dem restlichen Käse bestreuen.",
  ],
  [
    "fromage",
    "Poireaux\n\n500 g de poireaux\n150 g de fromage\n\nAjoutez les poireaux et le fromage en gardant une poignée de fromage pour la fin. Parsemez du fromage réservé.",
  ],
  [
    "queso",
    "Puerros\n\n500 g de puerros\n150 g de queso\n\nAñade los puerros y el queso, reservando un poco para el final. Espolvorea con el queso reservado.",
  ],
  [
    "kaas",
    "Prei\n\n500 g prei\n150 g kaas\n\nSchep de prei en de kaas erdoor, maar houd een handje kaas achter. Strooi de achtergehouden kaas erover.",
  ],
  [
    "queijo",
    "Alho-francês\n\n500 g de alho-francês\n150 g de queijo\n\nJunte o alho-francês e o queijo, mas guarde um pouco para o final. Polvilhe com o queijo reservado.",
  ],
])("other languages: %s", (food, text) => expect(amountsOf(food, text)).toEqual(["some", "some"]));

test.each([
  "Pie\n\n300 ml cream\n120 ml milk\n1 kg potatoes\n\nMix the cream with the milk, but keep back a splash of the latter. Pour over the potatoes. Loosen with the reserved milk.",
  "Auflauf\n\n300 ml Sahne\n120 ml Milch\n1 kg Kartoffeln\n\nDie Sahne mit der Milch mischen, dabei von letzterer etwas zurückbehalten. Über die Kartoffeln gießen. Mit der zurückbehaltenen Milch verrühren.",
  "Gratin\n\n300 ml de crème\n120 ml de lait\n1 kg de pommes de terre\n\nMélangez la crème et le lait, mais gardez un peu de ce dernier. Versez sur les pommes de terre. Détendez avec le lait réservé.",
  "Gratén\n\n300 ml de nata\n120 ml de leche\n1 kg de patatas\n\nMezcla la nata con la leche, pero reserva un chorrito de esta última. Vierte sobre las patatas. Añade la leche reservada.",
  "Gratin\n\n300 ml di panna\n120 ml di latte\n1 kg di patate\n\nMescolate la panna con il latte, ma tenete da parte un goccio di quest'ultimo. Versate sulle patate. Unite il latte tenuto da parte.",
  "Ovenschotel\n\n300 ml room\n120 ml melk\n1 kg aardappelen\n\nMeng de room met de melk, maar houd van die laatste een scheutje achter. Giet over de aardappelen. Roer los met het achtergehouden scheutje melk.",
  "Gratinado\n\n300 ml de natas\n120 ml de leite\n1 kg de batatas\n\nMisture as natas com o leite, mas reserve um pouco deste último. Deite sobre as batatas. Junte o leite reservado.",
])("what is kept of the latter is of what was named last: %#", (text) => {
  const [, cream = "", milk = ""] = text.split(/\n+/);
  expect(amountsOf(cream, text)).toEqual(["all"]);
  expect(amountsOf(milk, text)).toEqual(["some", "some"]);
});

test("spoons that are kept are written as the recipe wrote them", () =>
  expect(
    amountsOf(
      "Käse",
      "Auflauf\n\n400 g Nudeln\n150 g Käse\n\nNudeln kochen. Den Käse unterrühren, dabei 3 EL Käse zurückbehalten. Mit dem zurückbehaltenen Käse bestreuen.",
    ).at(-1),
  ).toBe("3 EL"));

test.each([
  [
    "butter",
    "Pie\n\n300 g flour\n200 g butter\n4 apples\n\nKnead the flour and 150 g of the butter. Reserve the rest of the butter. Lay the apples on the dough. Brush with the reserved butter.",
    ["150 g", "50 g"],
  ],
  [
    "Ei",
    "Kuchen\n\n300 g Mehl\n1 Ei\n4 Äpfel\n\nMehl und drei Viertel des verquirlten Eis verkneten. Den Rest des Eis aufbewahren. Die Äpfel auf den Teig legen. Mit dem zurückbehaltenen Ei bestreichen.",
    ["3/4 Ei", "1/4 Ei"],
  ],
  [
    "ei",
    "Taart\n\n300 g bloem\n1 ei\n4 appels\n\nKneed de bloem met driekwart van het ei. Bewaar de rest van het ei. Leg de appels op het deeg. Bestrijk met het achtergehouden ei.",
    ["3/4 ei", "1/4 ei"],
  ],
])("the rest of the %s that is only kept goes in later", (food, text, amounts) => {
  expect(amountsOf(food, text)).toEqual(amounts);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test("what is fried in the remaining oil uses it, where the order opens with 'keep warm'", () =>
  expect(
    amountsOf(
      "oil",
      "Cutlets\n\n4 pork cutlets\n4 tbsp oil\n1 lemon\n\nHeat 2 tbsp of the oil and fry 2 cutlets. Keep warm while you cook the rest in the remaining oil. Serve with the lemon.",
    ),
  ).toEqual(["2 tbsp", "2 tbsp"]));

test.each([
  "Dal\n\n250 g lentils\n300 ml coconut milk\n1 l stock\n\nAdd the lentils, stock and coconut milk (reserve 2 tbsp of the coconut milk for the top). Simmer for 20 minutes. Drizzle with the reserved coconut milk.",
  "Dal\n\n250 g Linsen\n300 ml Kokosmilch\n1 l Brühe\n\nLinsen, Brühe und Kokosmilch zufügen (2 EL von der Kokosmilch für die Deko aufheben). 20 Minuten köcheln. Mit der aufgehobenen Kokosmilch beträufeln.",
  "Dal\n\n250 g linzen\n300 ml kokosmelk\n1 l bouillon\n\nVoeg de linzen, bouillon en kokosmelk toe (houd 2 el kokosmelk achter). Kook 20 minuten. Besprenkel met de rest van de kokosmelk.",
])("what a bracket keeps of the food that it names again goes in later: %#", (text) => {
  expect(amountsOf("300 ml", text)).toEqual(["270 ml", "30 ml"]);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test("a handful that a bracket keeps is open both times", () =>
  expect(
    amountsOf(
      "cheese",
      "Bake\n\n500 g leeks\n200 g cheese\n\nStir in the leeks and the cheese (keep a handful of cheese for the top). Sprinkle with the reserved cheese.",
    ),
  ).toEqual(["some", "some"]));
