import { formatText } from "@/lib/engine/format";
import { listOf } from "@/lib/engine/check/reading/actions";
import { columnsApart, foodsApart } from "./foods-apart";

test.each([
  ["en", "½ romaine lettuce finely sliced, 8 radishes sliced, 6 limes halved, dried oregano", 4],
  [
    "es",
    "½ lechuga romana finamente rebanada, 8 rábanos en rodajas, 1 cebolla picada, 6 limones partidos",
    4,
  ],
  ["es", "Dos kilos de higos negros, un kilo de azúcar, dos limones, una cucharada de anís", 4],
  ["fr", "1 oignon émincé et 2 carottes râpées", 2],
  ["de", "1 Zwiebel gehackt, 2 Möhren geraspelt", 2],
])(
  "foods with work of their own, and many foods, are lines of their own (%s): %s",
  (language, text, count) => {
    const lines = foodsApart(text, language);
    expect(lines).toHaveLength(count);
    for (const line of lines) expect(text).toContain(line);
  },
);

test.each([
  ["en", "1 onion, 1 carrot, 1 stick celery, all finely diced"],
  ["en", "2 lemons, 1 zested and 1 juiced"],
  ["en", "1 red pepper and 1 green"],
  ["en", "4 eggs and 1 yolk for brushing"],
  ["en", "3 chipotles and 1 tbsp of the adobo"],
  ["en", "1 cup sugar, 1/2 cup for the dough"],
  ["it", "1 carota, 1 costa di sedano, 1 cipolla piccola"],
  ["es", "3 chiles chipotles adobados y 1 cucharada del adobo"],
  ["fr", "2 œufs et 1 jaune"],
  ["pt", "1 pimentão vermelho e 1 verde, em rodelas"],
])("what is one line to a cook stays one (%s): %s", (language, text) => {
  expect(foodsApart(text, language)).toEqual([text]);
});

test.each([
  ["it", "20 g di burro, mozzarella"],
  ["it", "1 uovo, olio extravergine di oliva"],
  ["pt", "200 g de pão duro, orégãos"],
  ["de", "20 g Butter, Petersilie"],
  ["en", "500 g potatoes, parsley"],
])("a food without an amount behind another one is bought too (%s): %s", (language, text) => {
  expect(foodsApart(text, language)).toEqual(text.split(", "));
});

test.each([
  ["es", "2 cucharadas de vinagre,orégano, sal, pimienta, un huevo", 5],
  ["de", "Kapern, Zitronensaft, Zucker", 3],
  ["fr", "2 c. à soupe de vinaigre, huile, sucre, sel", 4],
  ["it", "olio, aceto, zucchero", 3],
  ["nl", "2 el azijn, olie, zout, peper, een ei", 5],
  ["pt", "2 colheres de sopa de vinagre, azeite, sal, um ovo", 4],
  ["en", "2 tbsp vinegar, parsley, nutmeg, oil, one egg", 5],
])("foods behind commas, most without an amount, are a line each (%s): %s", (language, text, count) => {
  expect(foodsApart(text, language)).toHaveLength(count);
});

test.each([
  ["de", "Salz, Pfeffer, Muskat"],
  ["fr", "1 bouquet garni, thym, laurier, persil"],
  ["en", "500 g fish, salmon, cod, haddock"],
  ["en", "3 cups stock, chicken, vegetable"],
  ["de", "500 g Obst, Äpfel, Birnen, Trauben"],
  ["en", "salt, pepper, oil"],
])("seasoning and the kinds of one food stay in one line (%s): %s", (language, text) => {
  expect(foodsApart(text, language)).toEqual([text]);
});

test.each([
  ["en", "2 cups stock, chicken"],
  ["nl", "2 tenen knoflook, gehakt"],
  ["en", "1 lb fish, salmon"],
  ["en", "100 g chocolate, dark"],
  ["en", "1 lemon, zest"],
  ["fr", "500 g de viande, agneau"],
  ["de", "500 g Nudeln, Spaghetti"],
])("a name that is told the other way round stays one (%s): %s", (language, text) => {
  expect(foodsApart(text, language)).toEqual([text]);
});

test("a list that was set in two columns has a line for each food, and no alarm", () => {
  const text =
    "Rissoles\n\n1 lb. minced lamb 1 cup bread crumbs\n\n2 tablespoons parsley ½ teaspoon pepper\n\n1 onion, chopped 2 teaspoons salt\n\n¼ cup milk 2 eggs, beaten\n\nMix the lamb with the bread crumbs, onion, parsley, salt and pepper. Stir in the milk and eggs. Shape into balls and fry for 10 minutes.";
  const content = formatText(text)!;
  expect(listOf(content).toSorted()).toEqual([
    "1 cup bread crumbs",
    "1 lb. minced lamb",
    "1 onion, chopped",
    "2 eggs, beaten",
    "2 tablespoons parsley",
    "2 teaspoons salt",
    "¼ cup milk",
    "½ teaspoon pepper",
  ]);
  expect(content.receipt?.issues).toEqual([]);
});

test.each<[string, string[]]>([
  ["en", ["2 tins tomatoes 400 g", "1 chicken 1.5 kg", "3 packets of 7 g yeast"]],
  ["en", ["100 g chocolate 70 % cocoa", "200 g chocolate 55% cocoa", "2 eggs"]],
  ["en", ["500 g type 00 flour", "1 cup sugar plus 2 tbsp sugar", "2 lemons, 1 zested 1 juiced"]],
  ["en", ["1 can (14 oz) tomatoes", "2 cups rice 1 onion", "1 cup water", "2 carrots", "3 leeks"]],
  ["de", ["1 Dose Tomaten 400 g", "2 Zwiebeln à 100 g", "1 Päckchen Backpulver 15 g"]],
])("lines of one food stay (%s): %#", (language, list) => {
  expect(columnsApart(list, language)).toEqual(list.map((line) => [line]));
});

test.each([
  ["en", ["2 squash", "1 lb ground turkey 1 onion, diced 1/2 cup water", "2 tbsp oil"]],
  ["de", ["2 Kürbisse", "500 g Hackfleisch 1 Zwiebel, gehackt 100 ml Wasser", "2 EL Öl"]],
])("three foods in one line alone are three (%s)", (language, list) => {
  expect(columnsApart(list, language).map(({ length }) => length)).toEqual([1, 3, 1]);
});

test.each([
  ["en", "½ cup butter 3½ cups powdered sugar", ["½ cup butter", "3½ cups powdered sugar"]],
  ["fr", "100 g de beurre 2 c. à soupe de lait", ["100 g de beurre", "2 c. à soupe de lait"]],
])("two foods in one line, each by its measure, are two (%s): %s", (language, line, expected) => {
  expect(columnsApart(["2 eggs", line, "1 lemon", "3 apples", "1 tin"], language)[1]).toEqual(expected);
});

test.each([
  ["en", "2 courgettes2 potatoes", ["2 courgettes", "2 potatoes"]],
  ["fr", "2 courgettes2 pommes de terre", ["2 courgettes", "2 pommes de terre"]],
  ["nl", "200 gr suiker200 gr boter (zacht)", ["200 gr suiker", "200 gr boter (zacht)"]],
  ["de", "200 g Zucker3 Eier", ["200 g Zucker", "3 Eier"]],
  ["de", "500 g Mehl Type405", ["500 g Mehl Type405"]],
  ["en", "6 omega3 eggs", ["6 omega3 eggs"]],
  ["fr", "250 g de farine type55 tamisée", ["250 g de farine type55 tamisée"]],
])("rows that were glued are two (%s): %s", (language, text, rows) => {
  expect(columnsApart(["1 x", text], language)[1]).toEqual(rows);
});

test("a row with a blank before its comma is two without it", () => {
  expect(foodsApart("1 cup salt , oil 1 cup", "en")).toEqual(["1 cup salt", "oil 1 cup"]);
});

test.each([
  ["it", "2 uova crude e 1 uovo sodo"],
  ["de", "2 rohe Eier und 1 gekochtes Ei"],
  ["es", "2 huevos crudos y 1 huevo duro"],
  ["fr", "2 œufs crus et 1 œuf dur"],
  ["nl", "2 rauwe eieren en 1 hardgekookt ei"],
  ["pt", "2 ovos crus e 1 ovo cozido"],
  ["en", "2 eggs and 1 hard-boiled egg"],
])("raw eggs and boiled ones are two lines (%s): %s", (language, text) => {
  expect(foodsApart(text, language)).toHaveLength(2);
});

test.each([
  ["en", "2 eggs and 1 boiled potato"],
  ["de", "2 gekochte Eier und 1 Eigelb"],
  ["fr", "2 œufs et 1 jaune"],
])("other things with eggs are read as before (%s): %s", (language, text) => {
  expect(foodsApart(text, language)).toEqual([text]);
});

test.each([
  "Sablés\n\nPâte\n300 g de farine, 100 g de sucre, 1 pincée de sel, 200 g de beurre, 1 jaune d'œuf\nGlaçage\n250 g de sucre glace, 1 blanc d'œuf, jus de citron\n\nMélanger tous les ingrédients de la pâte et réserver au frais. Étaler la pâte et cuire 10 minutes à 180 degrés. Mélanger le sucre glace, le blanc d'œuf et le jus de citron.",
  "Oster-Plätzchen\nRezept\nTeig\n300 g Mehl, 100 g Zucker, 1 Prise Salz, 200 g Butter, 1 Eigelb\nGlasur\n250 g Puderzucker, 1 Eiweiß, Zitronensaft\n\nAlle Zutaten für den Teig verkneten und kühl stellen. Ausrollen und 10 Minuten bei 180 Grad backen. Puderzucker, Eiweiß und Zitronensaft verrühren.",
])("a part's whole list in one row below its name: %#", (text) => {
  const recipe = formatText(text);
  expect(recipe?.title).toBe(text.split("\n")[0]);
  expect(recipe === null ? [] : listOf(recipe)).toHaveLength(8);
  expect(recipe?.receipt?.issues).toEqual([]);
});
