/** One recipe with its blank lines, with one between all lines, and without any, is one recipe. */
import { parseRecipeText } from "@/lib/engine/read/text";

const TACOS = `Trout tacos

Serves 4

Green sauce
1 bunch cilantro
1 avocado, peeled
3 tablespoons olive oil
juice of 1 lime

Fish
4 trout fillets
Zest and juice from 1 lime
1/2 teaspoon chile powder
Salt and pepper

Blend the cilantro, avocado, olive oil and lime juice until smooth.

Season the trout with the chile powder, lime zest, salt and pepper. Grill it for 4 minutes on each side.`;

const KUCHEN = `Streuselkuchen

6 Portionen, 30 Minuten

Für den Teig
250 g Mehl
125 g Butter
1 Ei

Streusel
150 g Mehl
100 g Zucker
etwas Salz

Mehl, Butter und Ei zu einem Teig verkneten und auf ein Blech legen.

Mehl, Zucker und Salz zu Streuseln reiben und über den Teig geben. Bei 180 Grad 30 Minuten backen.`;

const told = (text: string) => {
  const read = parseRecipeText(text);
  return {
    title: read?.title,
    yield: read?.yield,
    list: read?.ingredients.map(({ section, text: row }) => `${section}: ${row}`),
    method: read?.instructions.map(({ text: order }) => order),
  };
};
const filled = (text: string): string[] => text.split("\n").filter((line) => line !== "");

describe.each([TACOS, KUCHEN])("%#", (text) => {
  test.each<[string, (text: string) => string]>([
    ["every line break twice", (given) => given.replaceAll("\n", "\n\n")],
    ["one blank line between all lines", (given) => filled(given).join("\n\n")],
    ["no blank line", (given) => filled(given).join("\n")],
  ])("%s", (_name, spaced) => {
    expect(told(text).list).toHaveLength(text === TACOS ? 8 : 6);
    expect(told(spaced(text))).toEqual(told(text));
  });
});

test("headings tell the list from the method where no blank line does", () => {
  const read = parseRecipeText(
    "Leek soup\nIngredients\n3 leeks\n50 g butter\n1 l stock\nsalt\nMethod\nMelt the butter\nAdd the leeks\nPour in the stock and simmer for 20 minutes",
  );
  expect(read?.ingredients).toHaveLength(4);
  expect(read?.instructions).toHaveLength(3);
});

test("a name of a part is none of the list in a text without capitals", () => {
  const small = told(TACOS.toLowerCase()).list ?? [];
  expect(small.map((row) => row.toLowerCase())).toEqual(told(TACOS).list?.map((row) => row.toLowerCase()));
});

test("rows in turns below the heading of the method are no list, where orders stand among them", () => {
  const layers = ["noodles (2-3)", "meat sauce (1 cup)", "cheese (1 cup)"];
  const method = [
    "Heat the oven to 180C.",
    ...[...layers, ...layers, ...layers, ...layers],
    "Cover and bake for 30 minutes.",
  ];
  const read = parseRecipeText(
    `Lasagna\n\nIngredients\n\n• 2 cups cheese\n• 1 package noodles\n• 5 cups meat sauce\n\nInstructions\n\n${method.map((row) => `• ${row}`).join("\n")}`,
  );
  expect(read?.ingredients).toHaveLength(3);
  expect(read?.instructions.map(({ text }) => text)).toEqual(method);
});
