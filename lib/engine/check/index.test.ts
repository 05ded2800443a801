import { formatRecipe, formatText } from "@/lib/engine/format";
import type { FormattedContent, ReceiptIssue } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { checkAgainstSource } from ".";
import { isFaithful, receiptSummary, worthALook } from "./summary";

const source = (
  ingredients: string[],
  instructions: string[],
  more: Partial<SourceRecipe> = {},
): SourceRecipe => ({
  title: "Beans on toast",
  description: null,
  yield: "Serves 2",
  totalMinutes: null,
  imageUrl: null,
  ingredients: ingredients.map((text) => ({ text })),
  instructions: instructions.map((text) => ({ text })),
  ...more,
});
const BEANS = source(
  ["1 can beans", "2 slices bread", "3 tbsp olive oil, divided"],
  [
    "Warm the beans with 2 tbsp of the oil for 5 minutes.",
    "Brush the bread with the remaining oil, toast at 200 °C and top with the beans.",
  ],
);

/** A recipe of single actions, each of them a step: `[text, [line, amount]…]`. */
function made(from: SourceRecipe, actions: [string, ...[number, string][]][]): FormattedContent {
  return {
    title: from.title ?? "",
    description: "",
    servings: 2,
    imageUrl: null,
    ingredients: from.ingredients.map((line) => line.text),
    steps: actions.map(([text, ...uses], index) => ({
      number: index + 1,
      instruction: text,
      ingredients: [],
      isPrep: false,
      actions: [{ text, uses: uses.map(([line, amount]) => ({ line, amount })), seconds: [] }],
    })),
  };
}
const RIGHT: [string, ...[number, string][]][] = [
  ["Warm the beans with 2 tbsp of the oil for 5 minutes.", [0, "all"], [2, "2 tbsp"]],
  ["Brush the bread with the remaining oil.", [1, "all"], [2, "1 tbsp"]],
  ["Toast at 200 °C and top with the beans."],
];
const issuesOf = (actions: [string, ...[number, string][]][], from = BEANS): ReceiptIssue[] =>
  checkAgainstSource(from, made(from, actions)).issues;
const told = (actions: [string, ...[number, string][]][], from = BEANS) =>
  issuesOf(actions, from).map(({ kind, lines }) => [kind, ...(lines ?? [])]);

test("a recipe that is right ticks, and says that all amounts match", () => {
  const receipt = checkAgainstSource(BEANS, made(BEANS, RIGHT));
  expect(receipt.issues).toEqual([]);
  expect(isFaithful(receipt)).toBe(true);
  expect(receiptSummary(receipt)).toBe("3 of 3 ingredients placed. All amounts match the original.");
  expect(receipt).toMatchObject({
    times: { checked: 1, matching: 1 },
    temperatures: { checked: 1, matching: 1 },
    sentences: { total: 2, kept: 2 },
    uses: { total: 4, decided: 4 },
  });
});

test("an amount that is not the stated one, a rest that is not what is left, a line used up twice: each names its line", () => {
  const [warm, brush, toast] = RIGHT as [(typeof RIGHT)[0], (typeof RIGHT)[0], (typeof RIGHT)[0]];
  expect(told([[warm[0], [0, "all"], [2, "1 tbsp"]], brush, toast])).toContainEqual(["amount", 2]);
  expect(told([warm, [brush[0], [1, "all"], [2, "2 tbsp"]], toast])).toContainEqual(["amount", 2]);
  expect(told([warm, brush, [toast[0], [0, "all"]]])).toContainEqual(["duplicated", 0]);
});

test("halves and thirds are compared with the amount that is shown", () => {
  const pie = source(["300 ml cream"], ["Whip two thirds of the cream.", "Pour over the rest of the cream."]);
  const with_ = (first: string, second: string) =>
    told(
      [
        ["Whip two thirds of the cream.", [0, first]],
        ["Pour over the rest of the cream.", [0, second]],
      ],
      pie,
    );
  expect(with_("200 ml", "100 ml")).toEqual([]);
  expect(with_("100 ml", "200 ml")).toContainEqual(["amount", 0]);
});

test("a line that no step uses, and a use that no word of its step names, are told", () => {
  expect(
    told([
      ["Warm the beans with 2 tbsp of the oil for 5 minutes.", [1, "all"], [2, "2 tbsp"]],
      ...RIGHT.slice(1),
    ]),
  ).toEqual(
    expect.arrayContaining([
      ["uncertain", 1],
      ["unplaced", 0],
    ]),
  );
});

test("a guess between two like lines offers the other one and takes the tick", () => {
  const cake = source(["100 g butter", "20 g butter"], ["Melt the butter.", "Grease with the butter."]);
  const content = made(cake, [
    ["Melt the butter.", [0, "all"]],
    ["Grease with the butter.", [1, "all"]],
  ]);
  const [use] = content.steps[0]?.actions?.[0]?.uses ?? [];
  if (use) Object.assign(use, { guessed: true, others: [1] });
  const receipt = checkAgainstSource(cake, content);
  expect(receipt.issues).toMatchObject([
    { kind: "undecided", lines: [0, 1], instead: { line: 0, other: 1 } },
  ]);
  expect(isFaithful(receipt)).toBe(false);
});

test("a comma that became a joining word loses nothing", () => {
  const pan = source(["300 g kale"], ["Return the kale, stir, and serve over rice."]);
  const content = made(pan, [["Return the kale and stir.", [0, "all"]], ["Serve over rice."]]);
  expect(checkAgainstSource(pan, content).issues).toEqual([]);
});

test("a word that tells two like lines apart is heard", () => {
  const cake = source(
    ["100 g brown sugar", "50 g granulated sugar"],
    ["Stir in the brown sugar.", "Top with granulated sugar."],
  );
  expect(
    told(
      [
        ["Stir in the brown sugar.", [1, "all"]],
        ["Top with granulated sugar.", [0, "all"]],
      ],
      cake,
    ),
  ).toContainEqual(["uncertain", 1, 0]);
});

test("what the steps need beside the list is said apart; water is no alarm", () => {
  const rice = source(["1 cup rice"], ["Cook the rice in 1¾ cups water with 2 tbsp honey."]);
  const receipt = checkAgainstSource(
    rice,
    made(rice, [["Cook the rice in 1¾ cups water with 2 tbsp honey.", [0, "all"]]]),
  );
  expect(receipt.alsoNeeded).toEqual(["1¾ cups water", "2 tbsp honey"]);
  expect(receipt.issues.map((issue) => issue.kind)).toEqual(["unlisted"]);
});

test("what a cook waits to see is nothing to buy", () => {
  const crepes = source(["2 eggs"], ["Heat a pan until 2 tbsp butter foam.", "Fry the eggs."]);
  const content = made(crepes, [["Heat a pan until 2 tbsp butter foam."], ["Fry the eggs.", [0, "all"]]]);
  expect(checkAgainstSource(crepes, content).alsoNeeded).toBeUndefined();
  const after = source(["2 eggs"], ["When it foams, add 2 tbsp butter.", "Fry the eggs."]);
  const told = made(after, [["When it foams, add 2 tbsp butter."], ["Fry the eggs.", [0, "all"]]]);
  expect(checkAgainstSource(after, told).alsoNeeded).toEqual(["2 tbsp butter"]);
});

test("a choice between two lines is told once, not again as the other one left over", () => {
  const cake = source(["90 g butter", "20 g butter"], ["Melt the butter."]);
  const content = made(cake, [["Melt the butter.", [0, "all"]]]);
  const [use] = content.steps[0]?.actions?.[0]?.uses ?? [];
  if (use) Object.assign(use, { guessed: true, others: [1] });
  expect(checkAgainstSource(cake, content).issues.map(({ kind }) => kind)).toEqual(["undecided"]);
});

test("a changed time, words from nowhere and a sentence that is gone are told; a lit oven of ours is not", () => {
  expect(
    told([
      ["Warm the beans with 2 tbsp of the oil for 50 minutes.", [0, "all"], [2, "2 tbsp"]],
      ...RIGHT.slice(1),
    ]).flat(),
  ).toContain("altered");
  expect(told([...RIGHT, ["Sprinkle with fresh dill and a little chilli."]]).flat()).toContain("invented");
  expect(told(RIGHT.slice(0, 1)).flat()).toContain("lost");
  const content = made(BEANS, RIGHT);
  content.steps.unshift({
    number: 9,
    instruction: "Heat the oven to 200 °C.",
    ingredients: [],
    isPrep: true,
    actions: [{ text: "Heat the oven to 200 °C.", uses: [], seconds: [], ours: true }],
  });
  expect(checkAgainstSource(BEANS, content).issues).toEqual([]);
});

test("an empty list never ticks", () => {
  const none = source([], ["Warm the beans."]);
  const receipt = checkAgainstSource(none, made(none, [["Warm the beans."]]));
  expect(isFaithful(receipt)).toBe(false);
  expect(receiptSummary(receipt)).toMatch(/^The shopping list is empty/);
});

test("a line of the original that the reading lost is told with its place; furniture, facts and praise are not", () => {
  const read = source(
    ["1 can beans", "2 slices bread"],
    ["Warm the beans for 5 minutes.", "Toast the bread."],
  );
  const text = [
    "Beans on toast",
    "Serves 2",
    "Print this recipe",
    "1 can beans",
    "1 tbsp butter",
    "2 slices bread",
    "Warm the beans for 5 minutes.",
    "Toast the bread.",
    "My children love it!",
  ].join("\n");
  const { issues } = checkAgainstSource(
    read,
    made(read, [
      ["Warm the beans for 5 minutes.", [0, "all"]],
      ["Toast the bread.", [1, "all"]],
    ]),
    text,
  );
  expect(issues.map((issue) => issue.text)).toEqual(["1 tbsp butter"]);
  expect(text.slice(issues[0]?.start, issues[0]?.end)).toBe("1 tbsp butter");
});

test("three things to look at, the most harmful first", () => {
  const issues: ReceiptIssue[] = (["invented", "unplaced", "amount", "undecided"] as const).map((kind) => ({
    kind,
    message: kind,
  }));
  expect(worthALook({ issues }).map((issue) => issue.kind)).toEqual(["amount", "undecided", "unplaced"]);
});

test("characters that could not be read are told", () => {
  const kinds = formatRecipe(source(["1 can b\uFFFD\uFFFDns"], ["Warm it."])).receipt?.issues.map(
    (issue) => issue.kind,
  );
  expect(kinds).toContain("unreadable");
});

test("the maker of the recipe is named", () => {
  expect(
    checkAgainstSource(BEANS, made(BEANS, RIGHT), undefined, { engine: "model", version: "7" }),
  ).toMatchObject({ engine: "model", version: "7" });
});

test("a receipt of a long recipe takes time that grows with its length", () => {
  const text = (size: number) =>
    `Long\n\n${Array.from({ length: size }, (_e, i) => `${i + 1} g flour`).join("\n")}\n\n${Array.from({ length: size }, (_e, i) => `Add the flour and stir for ${i + 1} minutes until smooth.`).join("\n")}`;
  expect(formatText(text(300))?.receipt?.ingredients.total).toBe(300);
}, 30_000);

test("a line that the list divides is told when the steps do not say how", () => {
  const tart = source(
    ["2 limes, 1 juiced and 1 sliced", "200 g sugar"],
    ["Juice 1 lime and stir in the sugar.", "Slice the other lime and lay it on top."],
  );
  const kinds = (amounts: [string, string]) =>
    checkAgainstSource(
      tart,
      made(tart, [
        ["Juice 1 lime and stir in the sugar.", [1, "all"], [0, amounts[0]]],
        ["Slice the other lime and lay it on top.", [0, amounts[1]]],
      ]),
    ).issues.filter((issue) => issue.lines?.includes(0) === true);
  expect(kinds(["some", "some"])).toMatchObject([{ kind: "amount" }]);
  expect(kinds(["1 lime", "1 lime"])).toEqual([]);
});

test("times, yields and numbers of steps in the original are no alarm", () => {
  const text =
    "Plum cake\n\nIngredients\n200 g plums\n100 g flour\n\nMethod\nStep 1 Mix the plums and the flour.\nStep 2 Bake for 30 minutes.\nShould make 12 pieces.";
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test("a heat and a time with a stroke between them are read as the two they are", () => {
  const text = "Oats\n\n40 g oats\n60 ml milk\n\nMix the oats and the milk.\nBake 180 / 20 mins.";
  const recipe = formatText(text);
  expect(recipe?.steps.flatMap(({ actions = [] }) => actions.flatMap(({ seconds }) => seconds))).toEqual([
    1200,
  ]);
  expect(recipe?.receipt?.issues).toEqual([]);
});

test("what is kept back is left besides what goes in, and is no wrong amount", () => {
  const beans = source(
    ["300 g grated cheddar", "400 g beans"],
    [
      "Set aside a third of the cheddar. Stir the rest of the cheddar into the beans. Top with the reserved cheddar.",
    ],
  );
  const issues = (rest: string) =>
    checkAgainstSource(
      beans,
      made(beans, [
        ["Set aside a third of the cheddar."],
        ["Stir the rest of the cheddar into the beans.", [0, rest], [1, "all"]],
        ["Top with the reserved cheddar.", [0, "100 g"]],
      ]),
    ).issues.filter(({ kind }) => kind === "amount");
  expect(issues("200 g")).toEqual([]);
  expect(issues("150 g")).not.toEqual([]);
});

test("work of the list that is said in the words of another language is no invention", () => {
  const text =
    "Zwiebelbutter\n\nFür 2 Personen\n\nZutaten:\n2 Zwiebeln, fein gehackt\n100 g Butter, weich\n1 Prise Salz\n\nZubereitung:\n1. Die Zwiebeln mit der Butter und dem Salz verrühren.\n2. Die Masse 20 Minuten kühlen.";
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});
