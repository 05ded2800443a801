/** What French, Spanish, Italian and Portuguese recipes say behind their last step, without a word for a note. */
import { SOUPS } from "./closing-notes.data";
import { parseRecipeText } from "./index";

test.each([
  [
    "Spezzatino\n\n800 g di manzo\n2 carote\n\nRosolate il manzo. Unite le carote e cuocete per 2 ore.\n\n",
    "Si accompagna bene con polenta.",
  ],
  [
    "Zuppa\n\n300 g di ceci\n1 cipolla\n\nCuocete i ceci. Soffriggete la cipolla e unitela.\n\n",
    "I ceci in scatola vanno benissimo.",
  ],
  [
    "Bolo\n\n3 ovos\n200 g de farinha\n\nBata os ovos. Junte a farinha e asse 40 minutos.\n\n",
    "No dia seguinte são ainda melhores.",
  ],
  [
    "Sablés\n\n200 g de farine\n125 g de beurre\n\nMélangez la farine et le beurre. Faites cuire 12 minutes.\n\n",
    "Le lendemain, ils sont encore plus fondants.",
  ],
  [
    "Pão de queijo\n\n500 g de polvilho\n1 copo de leite\n\nFerve o leite. Despeja em cima do polvilho. Asse 25 minutos.\n\n",
    "(Pra congelar: bolinhas cruas na bandeja e, quando durinhas, no saco.)",
  ],
  [
    "Alfajores\n\n200 g de manteca\n200 g de harina\n\nBatí la manteca. Agregá la harina. Cociná 10 minutos.\n\n",
    "GUARDADO: en lata, hasta 1 semana.",
  ],
  [
    "Shortbread\n\n200 g butter\n200 g flour\n\nBeat the butter. Stir in the flour. Bake for 10 minutes.\n\n",
    "Keeping: in a tin, up to 1 week.",
  ],
])("%#", (recipe, note) => expect(parseRecipeText(`${recipe}${note}`)?.notes).toEqual([note]));

test("a step of the next day is a step", () => {
  const text =
    "Bacalhau\n\n1 kg de bacalhau\n2 cebolas\n\nDemolhe o bacalhau.\nNo dia seguinte, coza o bacalhau com as cebolas.";
  expect(parseRecipeText(text)?.notes ?? []).toEqual([]);
});

const below = Object.entries(SOUPS).flatMap(([language, { recipe, notes, orders }]) =>
  ["\n", ""].flatMap((gap) => [
    ...notes.map((line) => ({ language, text: `${recipe}${gap}${line}\n`, line, isNote: true })),
    ...orders.map((line) => ({ language, text: `${recipe}${gap}${line}\n`, line, isNote: false })),
  ]),
);

test.each(below)("$language: $line", ({ text, line, isNote }) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.notes ?? []).toEqual(isNote ? [line] : []);
  expect(recipe?.instructions.some((step) => step.text.includes(line))).toBe(!isNote);
});

test("a yield below the steps is no note", () =>
  expect(
    parseRecipeText(
      "Stew\n\n1 kg beef\n2 onions\n\nBrown the beef.\nAdd the onions and simmer for 2 hours.\nRest for 10 minutes.\n\nServes 4-6 as a side, 2-3 as a main.",
    )?.notes ?? [],
  ).toEqual([]));

test.each([
  [
    "fr",
    "Quiche\n\nPâte\n250 g de farine\n125 g de beurre\nGarniture\n4 poireaux\n3 œufs\n\nPétrissez la farine et le beurre.\nFaites fondre les poireaux, ajoutez les œufs et enfournez.",
    ["Pâte", "Pâte", "Garniture", "Garniture"],
  ],
  [
    "it",
    "Gnocchi\n\n1 kg di patate\n300 g di farina\nPer l'intingolo\n700 g di passata\n1 spicchio d'aglio\nPer gratinare\n250 g di mozzarella\n60 g di parmigiano\n\nLessate le patate e impastatele con la farina.\nCuocete la passata con l'aglio, unite la mozzarella e il parmigiano e infornate.",
    [undefined, undefined, "Per l'intingolo", "Per l'intingolo", "Per gratinare", "Per gratinare"],
  ],
])("%s: names of parts in the middle of a list", (_language, text, parts) =>
  expect(parseRecipeText(text)?.ingredients.map(({ section }) => section)).toEqual(parts),
);
