/**
 * What every pack must know before its recipes can be cooked from: each failure names the language and what it still lacks. See
 * docs/adding-a-language.md.
 */
import { formatText } from "@/lib/engine/format";
import { languageOf } from "@/lib/engine/language/detect";
import { ALL_LINES } from "@/lib/engine/language/line-words";
import { LANGUAGES } from "@/lib/engine/language/packs";
import { PACKS } from "@/lib/engine/language/registry";
import { glossOf } from ".";
import { workBy } from "./list-work";

const OTHERS = LANGUAGES.filter(({ code }) => code !== "en");

/** One of the words between bars is enough. */
const MEANINGS: Readonly<Record<string, string>> = {
  portions:
    "half|half of the|half of,rest|the rest,remaining,a third of|a third of the|third|one third,all,both,each,a little|some,more",
  grammar:
    "and,or,with|with the,without,in|in the|into,on|on the|onto|over,over|over the,from|from the,to|to the,for,until,when|as soon as,while,then,if,before,after",
  orders:
    "add,put,mix,stir,whisk|beat,fold,pour,cut,chop,slice,peel,grate,boil|bring to the boil,simmer|cook,fry|saute,bake,drain,season,serve,sprinkle,spread|brush,melt,heat,knead,roll out|roll,cover,let rest|rest,cool|let cool,reserve|set aside,remove,grease,fill",
  foods:
    "butter,sugar,flour,egg,eggs,egg yolk,egg whites|egg white,milk,cream,salt,pepper,oil,olive oil,water,onion,onions,garlic,tomatoes,potatoes,carrots,cheese,chicken,lemon,rice,honey,vinegar,yeast,baking powder,parsley,stock|broth",
  things: "bowl,saucepan|pot|pan,oven,dough,sauce,mixture,zest|peel,juice,slices,cubes,pieces",
  done: "chopped,sliced|cut,peeled,grated,melted",
};

const TOPICS = [
  "cooking",
  "shapes",
  "lines",
  "servings",
  "storage",
  "facts",
  "pages",
  "headings",
  "gloss",
  "listWork",
] as const;

describe.each(OTHERS.map((pack) => [pack.code, pack] as const))("%s", (code, pack) => {
  test("has every topic", () => {
    expect(TOPICS.filter((topic) => pack[topic] === undefined)).toEqual([]);
  });

  test("is registered for the browser too", () => {
    expect(PACKS.map((core) => core.code)).toContain(code);
    expect(ALL_LINES).toContain(pack.lines);
  });

  test("knows the kitchen's commonest words", () => {
    const known = glossOf(code)?.meanings ?? new Set();
    const lacking = Object.entries(MEANINGS).flatMap(([kind, list]) =>
      list
        .split(",")
        .filter((words) => !words.split("|").some((word) => known.has(word)))
        .map((words) => `${kind}: ${words}`),
    );
    expect(lacking).toEqual([]);
  });

  test("writes seconds, minutes, hours, days and weeks, and a spoon, a pinch, a clove and a can", () => {
    const units = new Set(pack.durations.units.map(({ minutes }) => minutes));
    expect([1 / 60, 1, 60, 1440, 10_080].filter((minutes) => !units.has(minutes))).toEqual([]);
    const ids = new Set(pack.units.map(({ id }) => id));
    expect(["tsp", "tbsp", "pinch", "clove", "slice", "can"].filter((id) => !ids.has(id))).toEqual([]);
  });

  test("says the list's work: twenty orders, a cut, a state, zest and juice, and the oven", () => {
    const forms = pack.listWork;
    const lines = (list: string | undefined) => (list ?? "").split("\n").filter((line) => line.includes("="));
    expect(lines(forms?.work).length).toBeGreaterThanOrEqual(20);
    expect(lines(forms?.states).length).toBeGreaterThanOrEqual(1);
    expect(lines(forms?.parts).length).toBeGreaterThanOrEqual(2);
    expect(forms?.oven).toContain("{heat}");
    const gloss = glossOf(code);
    expect(gloss === null ? "" : workBy(gloss)?.cut.said(0)).not.toBe("");
  });

  test("every entry of its gloss has a form and a sign", () => {
    const gloss = pack.gloss;
    if (gloss === undefined) throw new Error(`${code} has no gloss`);
    const wrong = [
      gloss.foods,
      gloss.things,
      gloss.describing,
      gloss.verbs,
      gloss.participles,
      gloss.grammar,
    ].flatMap((list) =>
      list.split("\n").filter((line) => line.trim() !== "" && !/^[^=]*\S[^=]*=[^=]*$/u.test(line)),
    );
    expect(wrong).toEqual([]);
  });
});

/** The same small recipe in each language: two parts with butter of their own, half of the milk, a list's work. */
const PANCAKES: Readonly<Record<string, string>> = {
  de: "Pfannkuchen\n\n2 Eier\n300 ml Milch\n200 g Mehl\n1 Prise Salz\n1 Zwiebel, gehackt\n\nDas Mehl mit dem Salz und der Hälfte der Milch verrühren. Die restliche Milch und die Eier zugeben. Die Zwiebel in einer Pfanne braten und den Teig dazugeben.",
  fr: "Crêpes\n\n2 œufs\n300 ml de lait\n200 g de farine\n1 pincée de sel\n1 oignon, haché\n\nMélangez la farine avec le sel et la moitié du lait. Ajoutez le reste du lait et les œufs. Faites revenir l'oignon dans une poêle et ajoutez la pâte.",
  es: "Tortitas\n\n2 huevos\n300 ml de leche\n200 g de harina\n1 pizca de sal\n1 cebolla, picada\n\nMezcla la harina con la sal y la mitad de la leche. Añade el resto de la leche y los huevos. Fríe la cebolla en una sartén y añade la masa.",
  it: "Frittelle\n\n2 uova\n300 ml di latte\n200 g di farina\n1 pizzico di sale\n1 cipolla, tritata\n\nMescolate la farina con il sale e metà del latte. Aggiungete il resto del latte e le uova. Soffriggete la cipolla in una padella e aggiungete l'impasto.",
  nl: "Pannenkoeken\n\n2 eieren\n300 ml melk\n200 g bloem\n1 snufje zout\n1 ui, gesnipperd\n\nMeng de bloem met het zout en de helft van de melk. Voeg de rest van de melk en de eieren toe. Bak de ui in een koekenpan en voeg het beslag toe.",
  pt: "Panquecas\n\n2 ovos\n300 ml de leite\n200 g de farinha\n1 pitada de sal\n1 cebola, picada\n\nMisture a farinha com o sal e metade do leite. Junte o resto do leite e os ovos. Refogue a cebola numa frigideira e junte a massa.",
  sv: "Pannkakor\n\n2 ägg\n300 ml mjölk\n200 g mjöl\n1 nypa salt\n1 lök, hackad\n\nBlanda mjölet med saltet och hälften av mjölken. Tillsätt resten av mjölken och äggen. Stek löken i en stekpanna och tillsätt smeten.",
};

test.each(OTHERS.map(({ code }) => [code]))("a small recipe in %s is cooked as in English", (code) => {
  const text = PANCAKES[code] ?? "";
  expect(languageOf(text)).toBe(code);
  const content = formatText(text);
  const list =
    content === null || Array.isArray(content.ingredients)
      ? []
      : [...content.ingredients.refrigerated, ...content.ingredients.other];
  const order = text.split("\n").filter((line) => list.includes(line));
  const used = content?.steps.flatMap(({ isPrep, actions = [] }) =>
    actions.flatMap(({ uses }) =>
      uses.map(({ line, amount }) => `${isPrep ? "ready " : ""}${order.indexOf(list[line] ?? "")} ${amount}`),
    ),
  );
  expect(used?.sort()).toEqual(["0 all", "1 150 ml", "1 150 ml", "2 all", "3 all", "4 all", "ready 4 all"]);
  expect(content?.receipt?.issues).toEqual([]);
});
