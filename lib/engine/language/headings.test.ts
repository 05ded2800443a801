import { headingKey, headingNamed, headingOf } from "./headings";
import { topicOf } from "./packs";

it.each([
  ["INGREDIENTS:", "ingredients"],
  ["Ingredients (serves 4)", "ingredients"],
  ["What you’ll need", "ingredients"],
  ["Zutaten für 4 Personen", "ingredients"],
  ["Il vous faut, pour 10 parts :", "ingredients"],
  ["Du skal bruge til 4 personer", "ingredients"],
  ["Les courses :", "ingredients"],
  ["Einkaufszettel", "ingredients"],
  ["Lista de la compra", "ingredients"],
  ["La spesa", "ingredients"],
  ["Boodschappen:", "ingredients"],
  ["Lista de compras", "ingredients"],
  ["Groceries", "ingredients"],
  ["You need about 2 hours", null],
  ["Cook for 10 minutes", null],
  ["Préparation", "steps"],
  ["Bereiden", "steps"],
  ["Zubereitung Schritt für Schritt", "steps"],
  ["Schritt-für-Schritt-Anleitung", "steps"],
  ["Préparation étape par étape", "steps"],
  ["Elaboración paso a paso", "steps"],
  ["Preparazione passo passo", "steps"],
  ["Bereiding stap voor stap", "steps"],
  ["Stappenplan", "steps"],
  ["Modo de preparo passo a passo", "steps"],
  ["Instruções de Preparo", "steps"],
  ["Step-by-step method", "steps"],
  ["Schritt für Schritt zum Ziel", null],
  ["Passo a passo mexa a massa", null],
  ["Zubereiten:", "steps"],
  ["How to make the best pancakes", "steps"],
  ["材料", "ingredients"],
  ["Cook's Notes", "notes"],
  ["EXPERT TIP", "notes"],
  ["Baking tip", "notes"],
  ["Comments (47)", "junk"],
  ["You may also like", "junk"],
  ["Preparation time: 10 minutes", null],
  ["Method acting is an art.", null],
  ["Mix the ingredients.", null],
  ["For the sauce", null],
])("%j heads %j", (text, kind) => {
  expect(headingOf(text)).toBe(kind);
});

it.each([
  ["Tartare Sauce Method", { kind: "steps", of: "Tartare Sauce" }],
  ["Pickle tips:", { kind: "notes", of: "Pickle" }],
  ["Asparagus tips", null],
  ["See the notes", null],
  ["Follow the package directions:", null],
])("%j is named as %j", (text, named) => {
  expect(headingNamed(text)).toEqual(named);
});

test("no heading stands under two kinds in one language: only the one that is looked up last would count", () => {
  const twice = topicOf("headings").flatMap((pack) => {
    const kinds = (["ingredients", "steps", "notes", "junk"] as const).flatMap((kind) =>
      (pack[kind] ?? "").split("|").map((words) => headingKey(words)),
    );
    return kinds.filter((words, at) => words !== "" && kinds.indexOf(words) !== at);
  });
  expect(twice).toEqual([]);
});

test.each([
  ["So wird´s gemacht:", "steps"],
  ["So wird er gemacht", "steps"],
  ["Pasos a seguir", "steps"],
  ["Maneira de preparar", "steps"],
  ["Stapsgewijze handleiding", "steps"],
  ["Men neme:", "ingredients"],
  ["Conservation", "notes"],
  ["Conservación", "notes"],
  ["Conservação", "notes"],
  ["Haltbarkeit", "notes"],
])("what heads a part in other words: %s", (text, kind) => {
  expect(headingOf(text)).toBe(kind);
});
