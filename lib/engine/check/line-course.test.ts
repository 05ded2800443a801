import { formatText } from "@/lib/engine/format";
import type { FormattedContent, ReceiptIssue } from "@/lib/engine/recipe/formatted";
import { checkAgainstSource } from "./index";

type Use = [line: number, amount: string, guessed?: "guessed"];
type Row = [text: string, ...uses: Use[]];

/** What the receipt says of a recipe with this list (a heading before a line is its part) and these actions, each a step. */
function issuesOf(list: (string | [section: string, text: string])[], rows: Row[]): ReceiptIssue[] {
  const ingredients = list.map((line) =>
    typeof line === "string" ? { text: line } : { section: line[0], text: line[1] },
  );
  const source = {
    title: "Supper",
    description: null,
    yield: null,
    totalMinutes: null,
    imageUrl: null,
    ingredients,
    instructions: rows.map(([text]) => ({ text })),
  };
  const content: FormattedContent = {
    title: "Supper",
    description: "",
    servings: null,
    imageUrl: null,
    ingredients: ingredients.map(({ text }) => text),
    steps: rows.map(([text, ...uses], index) => ({
      number: index + 1,
      instruction: text,
      ingredients: [],
      isPrep: text.startsWith("Marinate"),
      actions: [
        {
          text,
          uses: uses.map(([line, amount, guessed]) => ({
            line,
            amount,
            ...(guessed === undefined ? {} : { guessed: true, others: [] }),
          })),
          seconds: [],
        },
      ],
    })),
  };
  return checkAgainstSource(source, content).issues;
}
const told = (...recipe: Parameters<typeof issuesOf>) =>
  issuesOf(...recipe).map(({ message, lines }) => [message, ...(lines ?? [])]);

test("a part of a line that no word tells is told; a few of them are what the words say", () => {
  const list = ["75 g seeds", "500 g dough"];
  const rows = (knead: Use, press: string): Row[] => [
    ["Knead the seeds into the dough.", knead, [1, "all"]],
    [press, [0, "some", "guessed"]],
  ];
  expect(told(list, rows([0, "some", "guessed"], "Press on the seeds."))).toEqual([
    ["Step 1 does not say how much of “75 g seeds” goes in.", 0],
  ]);
  expect(
    told(list, [
      ["Knead the dough.", [1, "all"]],
      ["Press on a few seeds.", [0, "some"]],
    ]),
  ).toEqual([]);
});

test("the rest of what went in whole is told; not where a half of it is named between", () => {
  const list = ["90 g parmesan"];
  const rest: Row = ["Scatter with the rest of the parmesan."];
  expect(told(list, [["Whisk in a third of the cheese.", [0, "all"]], rest])).toContainEqual([
    "Step 2 takes the rest of “90 g parmesan”, and all of it went in before.",
    0,
  ]);
  expect(told(list, [["Grate the parmesan.", [0, "all"]], ["Stir in half the parmesan."], rest])).toEqual([]);
  const hearts: Row[] = [
    ["Slice the artichoke hearts.", [0, "all"]],
    ["Blend half of the artichokes."],
    ["Arrange the remaining artichoke hearts."],
  ];
  expect(told(["4 artichoke hearts"], hearts)).toEqual([]);
});

test("the rest of what was peeled or melted is left where a part of it went in", () => {
  const rest: Row = ["Slice the rest of the apples."];
  const peeled: Row = ["Peel the apples.", [0, "all"]];
  expect(told(["5 apples"], [peeled, ["Dice two of them."], rest])).toEqual([]);
  expect(told(["5 apples"], [peeled, ["Heat the oven."], rest])).toHaveLength(1);
});

test("what was only marinated and is named again is told", () => {
  const list = ["300 g paneer", "100 g yoghurt"];
  const rows = (...uses: Use[]): Row[] => [
    ["Marinate the paneer in the yoghurt.", [0, "all"], [1, "all"]],
    ["Grill the paneer.", ...uses],
  ];
  expect(told(list, rows())).toEqual([["Step 2 names “300 g paneer” and does not show it.", 0]]);
  expect(told(list, rows([0, "all"]))).toEqual([]);
});

test("a line that goes in nowhere may be meant where a like one goes in: the cook can choose", () => {
  const issues = issuesOf(
    ["1 tbsp oil", "2 tbsp oil", "2 onions"],
    [["Fry the onions in the oil.", [0, "all"], [2, "all"]]],
  );
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatchObject({ lines: [0, 1], instead: { line: 0, other: 1 } });
});

test("the rest of what was melted, of which half went elsewhere, is no second helping", () => {
  const rows = (half: string): Row[] => [
    ["Melt the butter.", [0, "all"]],
    [half],
    ["Whisk in the rest of the butter."],
  ];
  expect(told(["60 g butter"], rows("Stir half through the crumbs."))).toEqual([]);
  expect(told(["60 g butter"], rows("Stir the crumbs."))).toHaveLength(1);
});

test("what is left out of everything does not go in there", () => {
  const list: [string, string][] = [
    ["Loaf", "500 g ham"],
    ["Glaze", "50 g honey"],
  ];
  const rows = (...uses: Use[]): Row[] => [
    ["Mix everything but the glaze.", ...uses],
    ["Brush with the honey.", ...(uses.length > 1 ? [] : [[1, "all"] as Use])],
  ];
  expect(told(list, rows([0, "all"], [1, "all"]))).toContainEqual(["Step 1 may not mean “50 g honey”.", 1]);
  expect(told(list, rows([0, "all"]))).toEqual([]);
});

test("a sentence that was not cut names its lines once", () => {
  const list = ["1 onion", "2 eggs"];
  const long = `Fry the onion ${"slowly and slowly ".repeat(9)} in the pan and then add the eggs to it.`;
  expect(told(list, [[long, [0, "all"], [1, "all"]]])).toEqual([
    ["Step 1 says many things at once. Please look when each of them goes in.", 0, 1],
  ]);
});

test("a long list of what goes in is one thing to do", () => {
  const list = ["1 onion", "2 eggs", "200 g flour", "50 g sugar"];
  const long =
    "In a big bowl put the flour with the fine salt, the scented sugar, the eggs, the yolk, the orange blossom water, the milk with the yeast, the onion peeled and cut and the small pieces of the starter.";
  expect(told(list, [[long, [0, "all"], [1, "all"], [2, "all"], [3, "all"]]])).toEqual([]);
});

test("a line that holds two things is told when only one of them goes in, whatever small words the step has", () => {
  const list = ["1 roast", "8 peppers, plus 1/4 cup brine from the jar"];
  const rows: Row[] = [
    ["Set the roast in the pot.", [0, "all"]],
    ["Tuck the peppers around it.", [1, "all"]],
    ["Pour in the brine."],
  ];
  expect(told(list, rows)).toContainEqual([
    "The list divides “8 peppers, plus 1/4 cup brine from the jar”, and the steps do not say how.",
    1,
  ]);
  expect(
    told(["150 ml cream + a drizzle"], [["Add the cream.", [0, "all"]], ["Finish with a drizzle of it."]]),
  ).toContainEqual(["The list divides “150 ml cream + a drizzle”, and the steps do not say how.", 0]);
});

test.each([
  "Rolls\n\n10 rice paper wrappers\n2 carrots\n2 tbsp apple cider vinegar\n\nToss the carrots with the ACV. Fill a wrapper with some carrots. Repeat with the remaining wrappers.",
])("wrappers that are filled one after the other, and ACV, are no issue", (text) =>
  expect(formatText(text)?.receipt?.issues).toEqual([]),
);

test("a filling that is laid whole leaves nothing to repeat with", () =>
  expect(
    formatText(
      "Bake\n\n200 g cheese\n3 potatoes\n\nLayer the potatoes in a dish. Fold in the cheese. Repeat with the remaining cheese.",
    )?.receipt?.issues,
  ).not.toEqual([]));

test.each([
  "Salad\n\n1 pumpkin\n2 tbsp olive oil\n\n- Thoroughly wash the pumpkin and remove the seeds\n- Dress the pumpkin with the oil",
  "Salade\n\n1 potimarron\n2 cuillères à soupe d'huile d'olive\n\n- Bien laver le potimarron et enlever les graines\n- Assaisonner le potimarron avec l'huile",
])("how something is washed may stand before it: it goes in once: %#", (text) => {
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});
