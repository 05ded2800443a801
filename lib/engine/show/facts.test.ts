import { recipeFacts, timesInWords } from "./facts";

test("servings, yield and total apart; what is not known is not there", () => {
  expect(recipeFacts({ servings: null, yield: "24 cookies", totalMinutes: 40 }, "en")).toEqual([
    "Makes 24 cookies",
    "Total time: 40 minutes",
  ]);
  expect(recipeFacts({ servings: 4, yield: " " }, "en")).toEqual(["Servings: 4"]);
});

test("times in the order of cooking", () => {
  expect(timesInWords({ servings: null, times: { cook: 25, prep: 75, total: 100 } }, "en")).toEqual([
    "Preparation: 1 hour 15 minutes",
    "Cooking: 25 minutes",
  ]);
});

test.each([
  ["de", ["Portionen: 4", "Ergibt 24 Kekse", "Gesamtzeit: 1 Stunde 10 Minuten"], "Garzeit: 25 Minuten"],
  ["fr", ["Portions: 4", "Donne 24 Kekse", "Temps total: 1 heure 10 minutes"], "Cuisson: 25 minutes"],
  ["es", ["Raciones: 4", "Salen 24 Kekse", "Tiempo total: 1 hora 10 minutos"], "Cocción: 25 minutos"],
  ["it", ["Porzioni: 4", "Resa: 24 Kekse", "Tempo totale: 1 ora 10 minuti"], "Cottura: 25 minuti"],
  ["nl", ["Porties: 4", "Goed voor 24 Kekse", "Totale tijd: 1 uur 10 minuten"], "Bereiding: 25 minuten"],
  ["pt", ["Porções: 4", "Rende 24 Kekse", "Tempo total: 1 hora 10 minutos"], "Cozimento: 25 minutos"],
  ["sv", ["Portioner: 4", "Ger 24 Kekse", "Total tid: 1 timme 10 minuter"], "Tillagning: 25 minuter"],
])("the facts of a recipe in %s are in its language", (language, facts, cooking) => {
  const content = { servings: 4, yield: "24 Kekse", totalMinutes: 70, times: { cook: 25 } };
  expect(recipeFacts(content, language)).toEqual(facts);
  expect(timesInWords(content, language)).toEqual([cooking]);
});
