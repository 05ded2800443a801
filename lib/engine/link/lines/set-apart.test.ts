/** The white and the green of a plant, which a step parts: each goes in by itself, and nobody can say how much each is. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";

/** "amount of line" for each use in order, and what the receipt says. */
function read(text: string) {
  const content = formatText(text);
  const lines = content === null ? [] : listOf(content);
  const uses = (content?.steps ?? [])
    .flatMap(({ actions = [] }) => actions)
    .flatMap(({ uses: own }) => own.map(({ line, amount }) => `${amount} of ${lines[line]}`));
  return { uses, issues: content?.receipt?.issues.map(({ message }) => message) };
}

test.each([
  "Rice\n\n3 spring onions\n2 tsp oil\n\nSlice the spring onions, keeping the white and green parts apart. Fry the white parts in the oil. Scatter with the green tops.",
  "Rice\n\n3 scallions\n2 tsp oil\n\nSeparate the scallions into whites and greens. Fry the whites in the oil. Scatter with the greens.",
  "Reis\n\n3 Frühlingszwiebeln\n2 TL Öl\n\nFrühlingszwiebeln fein schneiden, das Weiße und das Grüne trennen. Das Weiße im Öl anbraten. Mit dem Grün bestreuen.",
  "Riz\n\n3 oignons nouveaux\n2 c. à c. d'huile\n\nCiselez les oignons nouveaux en séparant le blanc et le vert. Faites revenir le blanc dans l'huile. Parsemez avec le vert des oignons nouveaux.",
  "Arroz\n\n3 cebolletas\n2 cucharaditas de aceite\n\nSepara la parte blanca y la verde de las cebolletas. Sofríe la parte blanca en el aceite. Espolvorea con la parte verde.",
  "Riso\n\n3 cipollotti\n2 cucchiaini di olio\n\nSeparate la parte bianca e la parte verde dei cipollotti. Soffriggete la parte bianca nell'olio. Cospargete con la parte verde.",
  "Rijst\n\n3 lente-uitjes\n2 tl olie\n\nSnijd de lente-uitjes in ringetjes en houd het wit en het groen apart. Bak het wit in de olie. Bestrooi met het groen.",
  "Arroz\n\n3 cebolinhas\n2 colheres de chá de óleo\n\nSepare a parte branca e a parte verde das cebolinhas. Refogue a parte branca no óleo. Salpique com a parte verde.",
])("a step parts white and green: %#", (text) => {
  const [, plant = "", oil = ""] = text.split(/\n+/);
  const { uses, issues } = read(text);
  expect(uses).toEqual([`all of ${plant}`, `some of ${plant}`, `all of ${oil}`, `some of ${plant}`]);
  expect(issues).toEqual([]);
});

test("no step needs to part them: each half is named where it goes in", () => {
  const { uses, issues } = read(
    "Rice\n\n3 spring onions\n2 tsp oil\n1 tbsp white wine\n\nFry the white parts of the spring onions in the oil. Add the white wine. Scatter with the green parts.",
  );
  expect(uses.filter((use) => use.endsWith("spring onions"))).toEqual([
    "some of 3 spring onions",
    "some of 3 spring onions",
  ]);
  expect(uses).toContain("all of 1 tbsp white wine");
  expect(issues).toEqual([]);
});

test("the white of a leek alone is all of it, and whites of eggs are no scallion's", () => {
  expect(
    read(
      "Leeks\n\n2 leeks\n20 g butter\n\nSlice the white part of the leeks and discard the green. Fry in the butter.",
    ).uses,
  ).toContain("all of 2 leeks");
  expect(
    read(
      "Soufflé\n\n3 eggs\n2 scallions\n\nSeparate the eggs. Stir the yolks with the scallions. Whisk the whites and fold them in. Serve with greens.",
    ).uses.filter((use) => use.endsWith("scallions")),
  ).toEqual(["all of 2 scallions"]);
});

test.each([
  "Cake\n\n3 eggs\n200 g sugar\n\nIn a separate bowl whisk the eggs. Put the sugar into the other one. Gradually add the beaten eggs.",
  "Cake\n\n3 eggs\n200 g sugar\n\nIn a separate bowl, beat the eggs until they foam. Add the eggs to the sugar.",
])("a separate bowl parts no eggs: %#", (text) => {
  const { uses, issues } = read(text);
  expect(uses).toEqual(expect.arrayContaining(["all of 3 eggs"]));
  expect(uses).toHaveLength(2);
  expect(issues).toEqual([]);
});
