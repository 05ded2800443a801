/** For how many and for what, as recipes in six languages say it, right behind the list too. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";

const DISHES: Readonly<Record<string, readonly [string, string, string]>> = {
  de: [
    "Rübenküchlein",
    "300 g Rüben\n2 Eier\n80 g Mehl",
    "Die Rüben raspeln. Eier und Mehl zugeben. 20 Minuten backen.",
  ],
  fr: [
    "Douceur de panais",
    "300 g de panais\n2 œufs\n80 g de farine",
    "Râpez les panais. Ajoutez les œufs et la farine. Faites cuire 20 minutes.",
  ],
  es: [
    "Delicia de boniato",
    "300 g de boniato\n2 huevos\n80 g de harina",
    "Ralla el boniato. Añade los huevos y la harina. Hornea 20 minutos.",
  ],
  it: [
    "Delizia di rape",
    "300 g di rape\n2 uova\n80 g di farina",
    "Grattugiate le rape. Unite le uova e la farina. Cuocete 20 minuti.",
  ],
  nl: [
    "Bietenlekkernij",
    "300 g bieten\n2 eieren\n80 g bloem",
    "Rasp de bieten. Voeg de eieren en de bloem toe. Bak 20 minuten.",
  ],
  pt: [
    "Delícia de nabo",
    "300 g de nabo\n2 ovos\n80 g de farinha",
    "Rale o nabo. Junte os ovos e a farinha. Asse por 20 minutos.",
  ],
};

const said = (code: string, line: string, where: "above" | "below") => {
  const [title, list, method] = DISHES[code] ?? ["", "", ""];
  const text =
    where === "above"
      ? `${title}\n${line}\n\n${list}\n\n${method}`
      : `${title}\n\n${list}\n${line}\n\n${method}`;
  const content = formatText(text);
  const lines = content === null ? [] : Object.values(content.ingredients).flat();
  return {
    makes: content?.yield ?? null,
    servings: content?.servings ?? null,
    lines: lines.length,
    issues: content?.receipt?.issues.length,
    title: content?.title,
  };
};

const right = (code: string, makes: string | null, servings: number | null) => ({
  makes,
  servings,
  lines: 3,
  issues: 0,
  title: DISHES[code]?.[0],
});

test.each([
  ["de", "für 14 Stück", "14 Stück"],
  ["de", "Für etwa 2 Gläser à 300 ml", "2 Gläser à 300 ml"],
  ["fr", "Pour 5 verrines", "5 verrines"],
  ["fr", "Pour un moule de 22 cm", "un moule de 22 cm"],
  ["es", "Para 10 magdalenas", "10 magdalenas"],
  ["es", "Con estas cantidades salen 18 galletas", "18 galletas"],
  ["it", "per uno stampo da 22", "uno stampo da 22"],
  ["it", "Con queste dosi vengono circa 18 biscotti", "18 biscotti"],
  ["nl", "voor 14 stuks", "14 stuks"],
  ["nl", "Nodig voor 3 liter", "3 liter"],
  ["pt", "Para 10 queques", "10 queques"],
])("%s: '%s' is what comes out, above and below the list", (code, line, makes) => {
  expect(said(code, line, "above")).toEqual(right(code, makes, null));
  expect(said(code, line, "below")).toEqual(right(code, makes, null));
});

test.each([
  ["it", "Dosi per una teglia da 20x30", "una teglia da 20x30"],
  ["it", "Ingredienti (per 18 biscotti circa)", "18 biscotti"],
  ["nl", "Voor ongeveer 8 wafels heb je nodig:", "8 wafels"],
  ["fr", "Pour 8 galettes il vous faut :", "8 galettes"],
])("%s: '%s' above the list is no number of people", (code, line, makes) =>
  expect(said(code, line, "above")).toEqual(right(code, makes, null)),
);

test.each([
  ["es", "5 raciones"],
  ["de", "Für 5 Personen"],
  ["fr", "Peut servir : 5 personnes"],
  ["nl", "Nodig voor 5 personen"],
])("%s: '%s' below the list is for how many", (code, line) =>
  expect(said(code, line, "below")).toEqual(right(code, null, 5)),
);

test.each([
  ["fr", "⏲ 35 min   👥 4 pers.   € bon marché   Très facile", { servings: 4, totalMinutes: 35 }],
  ["de", "35 Min 4 Personen leicht", { servings: 4, totalMinutes: 35 }],
  ["es", "Porciones: 24 bollos chicos | Horno: 10 minutos", { servings: null, yield: "24 bollos chicos" }],
  ["pt", "Porções: 24 bolinhos pequenos", { servings: null, yield: "24 bolinhos pequenos" }],
  ["es", "Para una placa de horno, 8-10 raciones", { servings: 8 }],
  ["fr", "(pour 2 bocaux d'1 litre environ)", { servings: null, yield: "2 bocaux d'1 litre" }],
  ["es", "(para 2 frascos de 1 litro)", { servings: null, yield: "2 frascos de 1 litro" }],
  ["es", "apuntes del domingo, somos como 8", { servings: 8 }],
  ["fr", "notes de dimanche, on était 8", { servings: 8 }],
])("%s: a row that says for how many beside other things: %s", (code, line, facts) => {
  const [title, list, method] = DISHES[code] ?? ["", "", ""];
  expect(formatText(`${title}\n\n${line}\n\n${list}\n\n${method}`)).toMatchObject(facts);
});

test("a label with food behind it lists it, though times stand under that label too", () => {
  const recipe = formatText(
    "Focaccia\n\nImpasto\n350 g farina\n400 ml acqua\n\nCopertura\n2 cipolle\n\nSalamoia: 50 ml acqua tiepida, 1 cucchiaino di sale\n\nMescolare la farina e l'acqua. Affettare le cipolle. Irrorare con la salamoia e cuocere 15 minuti.",
  );
  expect(recipe === null ? [] : listOf(recipe)).toContain("1 cucchiaino di sale");
});

test.each([
  ["fr", "Portions : 1 moule rond de 22 cm", "1 moule rond de 22 cm"],
  ["es", "Raciones: 1 molde redondo de 20 cm", "1 molde redondo de 20 cm"],
  ["it", "Dosi: 1 teglia tonda da 32 cm", "1 teglia tonda da 32 cm"],
  ["pt", "Rendimento: 1 forma redonda de 22 cm", "1 forma redonda de 22 cm"],
])("a tin with its form and its size is no eater: %s", (code, line, makes) => {
  const [title, list, method] = DISHES[code] ?? ["", "", ""];
  const recipe = formatText([title, line, list, method].join("\n\n"));
  expect([recipe?.servings, recipe?.yield]).toEqual([null, makes]);
});

test.each([
  ["it", "Porzioni: 4/5", 4],
  ["fr", "Pour 6/8 personnes", 6],
])("a stroke between two numbers of eaters is a range: %s", (code, line, servings) => {
  const [title, list, method] = DISHES[code] ?? ["", "", ""];
  const recipe = formatText([title, line, list, method].join("\n\n"));
  expect(recipe?.servings).toBe(servings);
  expect(recipe?.receipt?.issues).toEqual([]);
});

test.each([
  [
    "Apfelkuchen (Springform 26 cm)",
    "300 g Mehl\n200 g Butter\n\nMehl und Butter verkneten. 60 Minuten backen.",
    "Springform 26 cm",
  ],
  [
    "Appeltaart (springvorm 24 cm)",
    "300 g bloem\n200 g boter\n\nKneed de bloem met de boter. Bak 60 minuten.",
    "springvorm 24 cm",
  ],
  [
    "Banana bread (loaf tin 23 cm)",
    "300 g flour\n200 g butter\n\nKnead the flour with the butter. Bake for 60 minutes.",
    "loaf tin 23 cm",
  ],
])("what the title says it is made in: %s", (title, rest, makes) =>
  expect(formatText(`${title}\n\n${rest}`)?.yield).toBe(makes),
);

test.each([
  ["Turnip cakes for 2", "Turnip cakes", "2"],
  ["Turnip cakes for two", "Turnip cakes for two", "2"],
  ["Turnip cakes for 4 - as promised!!", "Turnip cakes", "4"],
  ["Rübenküchlein für 4", "Rübenküchlein", "4"],
  ["Gratin de panais pour deux", "Gratin de panais pour deux", "2"],
  ["Boniato al horno para 6", "Boniato al horno", "6"],
  ["Sauce for pasta", "Sauce for pasta", null],
])("for how many, behind the name of the dish: %s", (title, name, servings) => {
  const content = formatText(`${title}\n\n300 g turnips\n2 eggs\n\nGrate the turnips. Add the eggs. Bake.`);
  expect(content?.title).toBe(name);
  expect(content?.servings === null ? null : String(content?.servings)).toBe(servings);
});

test.each([
  [
    "Empanadas chilenas\n\nSalen 36\n\n1 kg de harina\n200 g de grasa\n\nMezcla la harina con la grasa.",
    "36 empanadas",
  ],
  [
    "Turnip dumplings\n\nMakes 24\n\n1 kg turnips\n200 g flour\n\nMix the turnips with the flour.",
    "24 dumplings",
  ],
])("a number alone counts what the title names: %#", (text, makes) => {
  expect(formatText(text)?.yield).toBe(makes);
});
