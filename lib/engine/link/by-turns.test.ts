/** A measure of the kitchen leaves the amount to the cook; so much at a time is all of it in the end; what is left out is said behind its food. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";

function usesOf(text: string, line: string): string[] {
  const recipe = formatText(text);
  const list = recipe === null ? [] : listOf(recipe);
  return (recipe?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.flatMap(({ uses }) =>
      uses.flatMap((use) => (list[use.line]?.includes(line) === true ? [use.amount] : [])),
    ),
  );
}

test.each([
  [
    "1 l stock",
    "Risotto\n\n300 g rice\n1 l stock\n\nStir the rice into a ladle of stock. Pour over the remaining stock.",
  ],
  [
    "1 l di brodo",
    "Risotto\n\n300 g di riso\n1 l di brodo\n\nUnite il riso e un mestolo di brodo. Versate il brodo rimasto.",
  ],
  [
    "1 l Brühe",
    "Risotto\n\n300 g Reis\n1 l Brühe\n\nDen Reis und eine Kelle Brühe verrühren. Die restliche Brühe zugießen.",
  ],
  [
    "1 l bouillon",
    "Risotto\n\n300 g rijst\n1 l bouillon\n\nRoer de rijst door een pollepel bouillon. Schenk de rest van de bouillon erbij.",
  ],
])("a ladle of %s, and then the rest", (line, text) => expect(usesOf(text, line)).toEqual(["some", "some"]));

test.each([
  ["1 l stock", "Risotto\n\n300 g rice\n1 l stock\n\nToast the rice. Add a ladle of hot stock at a time."],
  [
    "1 l di brodo",
    "Risotto\n\n300 g di riso\n1 l di brodo\n\nTostate il riso. Aggiungete un mestolo di brodo bollente alla volta.",
  ],
  [
    "1 l de bouillon",
    "Risotto\n\n300 g de riz\n1 l de bouillon\n\nFaites revenir le riz. Ajoutez une louche de bouillon à la fois.",
  ],
])("a ladle of %s at a time", (line, text) => expect(usesOf(text, line)).toEqual(["all"]));

test.each([
  [
    "200 g honing",
    "Cake\n\n200 g honing\n2 eieren\n\nRoer de honing op 50 g na erdoor, dan de eieren. Bestrijk met de rest van de honing.",
  ],
  [
    "200 g honey",
    "Cake\n\n200 g honey\n2 eggs\n\nStir in the honey except 50 g, then the eggs. Brush with the rest of the honey.",
  ],
])("all of %s but so much, and the eggs behind it", (line, text) => {
  expect(usesOf(text, line).map((amount) => amount.replace(/\s/g, ""))).toEqual(["150g", "50g"]);
  expect(usesOf(text, "2 e")).toEqual(["all"]);
});

test.each([
  [
    "12 sugar cubes",
    "Plum dumplings\n\n300 g flour\n12 plums\n12 sugar cubes\n\nKnead the flour to a dough. Wash the plums, stone them and put one sugar cube in instead of the stone. Boil for 10 minutes.",
  ],
  [
    "12 Stück Würfelzucker",
    "Knödel\n\n300 g Mehl\n12 Marillen\n12 Stück Würfelzucker\n\nMehl zu einem Teig kneten. Marillen waschen, entkernen und statt des Kerns ein Stück Würfelzucker hineingeben.",
  ],
  [
    "12 apricots",
    "Dumplings\n\n300 g flour\n1 egg\n12 apricots\n\nKnead the flour and the egg to a dough. Cut into 12 slices. Press each flat and wrap one apricot in it. Boil for 10 minutes.",
  ],
  [
    "12 Marillen",
    "Knödel\n\n300 g Mehl\n12 Marillen\n\nMehl zu einem Teig kneten. Zu einer Rolle formen, in 12 Scheiben schneiden, jede flach drücken und eine Marille darin einschlagen.",
  ],
])("one for each, of as many: all of %s, and no alarm", (line, text) => {
  expect(usesOf(text, line)).toEqual(["all"]);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test.each([
  [
    "4 eggs",
    "Cake\n\n200 g butter\n4 eggs\n200 g flour\n\nBeat the butter. Add 1 by 1 the eggs. Fold in the flour.",
  ],
  [
    "4 eieren",
    "Cake\n\n200 g boter\n4 eieren\n200 g bloem\n\nKlop de boter. Voeg 1 voor 1 de eieren toe. Spatel de bloem erdoor.",
  ],
  [
    "4 ovos",
    "Bolo\n\n200 g de manteiga\n4 ovos\n200 g de farinha\n\nBata a manteiga. Junte 1 a 1 os ovos. Junte a farinha.",
  ],
  [
    "4 huevos",
    "Bizcocho\n\n200 g de mantequilla\n4 huevos\n200 g de harina\n\nBatir la mantequilla. Añadir 1 a 1 los huevos. Incorporar la harina.",
  ],
])("'1 by 1' is all of %s", (line, text) => {
  expect(usesOf(text, line)).toEqual(["all"]);
  expect(formatText(text)?.receipt?.issues ?? []).toEqual([]);
});

test("'2 to 2 1/2 cups' is an amount", () => {
  const text = "Dough\n\n4 cups flour\n1 cup milk\n\nMix 2 to 2 1/2 cups of the flour with the milk.";
  expect(usesOf(text, "4 cups flour")[0]).toMatch(/2 1\/2 cups/);
});
