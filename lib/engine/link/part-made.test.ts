/** A part of the list that is made in one word, and tins that are greased in passing. */
import { formatText } from "@/lib/engine/format";
import { linkRead } from "./actions";

const uses = (lines: { text: string; section?: string }[], actions: string[]): number[][] =>
  linkRead({
    title: null,
    lines,
    actions: actions.map((text, instruction) => ({
      text,
      instruction,
      opensSentence: true,
      preparation: false,
      seconds: [],
    })),
  }).map((action) => action.uses.map(({ line }) => line).sort());

test("a part is made by its own name, also where one of its foods is called so", () => {
  const lines = ["1 lettuce", "1 cucumber", "2 tomatoes"].map((text) => ({ text, section: "Salad" }));
  const dressing = ["2 tbsp oil", "1 tbsp vinegar"].map((text) => ({ text, section: "Dressing" }));
  expect(uses([...lines, ...dressing], ["Whisk the dressing.", "Toss the salad."])).toEqual([
    [3, 4],
    [0, 1, 2],
  ]);
  const leaves = [{ text: "100 g salad leaves", section: "Salad" }, ...lines.slice(1), ...dressing];
  expect(
    uses(leaves, ["Whisk the dressing.", "Slice the cucumber and tomatoes.", "Toss the salad."])[2],
  ).toEqual([0]);
});

test("a tin that is buttered in passing takes of the butter", () => {
  const lines = [{ text: "200 g butter, plus extra for the tin" }, { text: "200 g sugar" }];
  expect(
    uses(lines, ["Start by heating the oven and buttering a tin.", "Cream the butter and sugar."]),
  ).toEqual([[0], [0, 1]]);
});

test("the last of it is what is left of a food of which parts went in", () => {
  const lines = [
    { text: "1 tbsp sesame oil" },
    { text: "1 carrot" },
    { text: "1 leek" },
    { text: "100 g chard" },
  ];
  expect(
    uses(lines, [
      "Fry the carrot in 1 tsp of the sesame oil.",
      "Do the leek the same way with another teaspoon of oil.",
      "Wilt the chard in the last of it.",
    ]),
  ).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
});

test("an amount for the pan behind the name leaves the rest to the dough", () => {
  const lines = [
    { text: "120 g butter, melted, plus 1 tbsp for the pan" },
    { text: "Honey butter, to serve" },
  ];
  expect(
    uses(lines, ["Whisk in the melted butter.", "Add the tablespoon of butter.", "Serve with honey butter."]),
  ).toEqual([[0], [0], [1]]);
});

test("a joint is the meat of the list", () => {
  const lines = [{ text: "2 kg leg of lamb" }, { text: "1 tsp salt" }];
  expect(uses(lines, ["Dry the joint and rub it with the salt."])).toEqual([[0, 1]]);
});

test("a part that is put on by its whole name takes all of its lines, though its name is a food's too", () => {
  const lines = [
    { text: "350 g flour", section: "Crust" },
    { text: "225 g butter", section: "Crust" },
    { text: "1 egg (optional)", section: "Egg Wash" },
    { text: "15 g water (optional)", section: "Egg Wash" },
  ];
  expect(uses(lines, ["Rub the butter into the flour.", "You can now brush on the egg wash."])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test("water that comes out of a food, or is poured off, is none of the list", () => {
  const lines = [{ text: "3 apples" }, { text: "50 g sugar" }, { text: "15 g water (optional)" }];
  const given = [
    "Let it sit to release water.",
    "Reduce the liquid.",
    "Drain and rinse the remaining water off.",
  ];
  for (const text of given) expect(uses(lines, ["Mix the apples with the sugar.", text])[1]).toEqual([]);
  expect(uses(lines, ["Mix the apples with the sugar.", "Reduce the heat and add the water."])[1]).toEqual([
    2,
  ]);
});

test("the minced meat is all that is minced, though one of the lines is called so alone", () => {
  const lines = ["300 g beef mince", "350 g pork mince", "350 g veal mince", "1 onion"].map((text) => ({
    text,
  }));
  expect(uses(lines, ["Fry the onion.", "Add in your minced meat."])).toEqual([[3], [0, 1, 2]]);
});

test.each([
  ["a starter that is mixed whole leaves the other flour and water to the dough", []],
  ["and it goes in where the dough's list has it again", [{ text: "100g levain", section: "Dough" }]],
])("%s", (_name, more) => {
  const lines = [
    { text: "50g starter", section: "Levain (night before)" },
    { text: "50g water", section: "Levain (night before)" },
    { text: "50g flour", section: "Levain (night before)" },
    { text: "450g bread flour", section: "Dough" },
    { text: "375g water", section: "Dough" },
    { text: "10g salt", section: "Dough" },
    ...more,
  ];
  const given = ["Mix the levain.", "Mix the flour with the water.", "Add the levain and salt."];
  const last = more.length > 0 ? [5, 6] : [5];
  expect(uses(lines, given).map((each) => each.toSorted())).toEqual([[0, 1, 2], [3, 4], last]);
});

test("work that is announced as a whole and then told takes nothing before it is told", () => {
  const dough = ["500 g flour", "75 g sugar", "75 g butter", "250 ml milk", "1 egg"].map((text) => ({
    text,
    section: "Dough",
  }));
  const crumble = ["130 g butter", "200 g flour", "150 g sugar"].map((text) => ({
    text,
    section: "Crumble",
  }));
  const read = uses(
    [...dough, ...crumble],
    [
      "Make a dough from the ingredients.",
      "For this sift the flour into a bowl.",
      "Add the sugar, the milk and the egg.",
      "Add the melted butter and knead.",
      "Meanwhile make the crumble.",
      "For this mix all the ingredients.",
    ],
  );
  expect(read.slice(0, 4)).toEqual([[], [0], [1, 3, 4], [2]]);
  expect(read.slice(4).flat()).toEqual([5, 6, 7]);
});

test("what is made of all of it at once takes all of it", () => {
  const dough = ["500 g flour", "75 g butter", "1 egg"].map((text) => ({ text, section: "Dough" }));
  const filling = ["500 g plums", "50 g sugar"].map((text) => ({ text, section: "Filling" }));
  const read = uses(
    [...dough, ...filling],
    ["Make a dough from the ingredients.", "Roll it out.", "Stone the plums.", "Sprinkle with the sugar."],
  );
  expect(read[0]).toEqual([0, 1, 2]);
});

test("'to have two cakes' begins no part, and 'everything' before it is the part's own", () => {
  const cake = ["3 eggs", "250 g flour", "30 g sugar"].map((text) => ({ text, section: "Cake" }));
  const filling = ["2 bananas", "4 tbsp hazelnut spread"].map((text) => ({ text, section: "Filling" }));
  const read = uses(
    [...cake, ...filling],
    [
      "Beat the eggs.",
      "Mix the flour with the sugar.",
      "Sift everything and bake.",
      "Halve it to make two cakes.",
      "Mash the bananas.",
    ],
  );
  expect(read[2]).toEqual([]);
});

test("a part that is told by its name alone goes in where the work on it begins", () => {
  const text =
    "Layer cake\n\nIngredients\n\nCake\n5 eggs\n150 g sugar\n150 g flour\n\nFilling\n1 can condensed milk\n100 g desiccated coconut\n\nMethod\n\nBeat the eggs, add the sugar and the flour. Bake for 35 minutes.\n\nMake the filling. Leave it only briefly in the pan so that it stays soft. Spread over the cake.";
  const recipe = formatText(text);
  const actions = recipe?.steps.flatMap((step) => step.actions ?? []) ?? [];
  const brief = actions.find((action) => action.text.startsWith("Leave it"));
  expect(brief?.uses.map(({ amount }) => amount)).toEqual(["all", "all"]);
  expect(recipe?.receipt?.issues).toEqual([]);
});
