import { formatRecipe } from "@/lib/engine/format";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import {
  answerToButters,
  answerToHeading,
  answerToOil,
  DIVIDED_OIL,
  HEADING_LIKE_FOOD,
  NOTHING,
  numberOf,
  PLAIN,
  sheetFor,
  TWO_BUTTERS,
  goesIn,
} from "@/tests/support/guided-recipes";
import { guideRecipe, questionOf, type Answer } from ".";

const MAKER = { engine: "model", version: "1" };
const guide = (source: SourceRecipe, answer: Answer) => guideRecipe(source, answer, MAKER);
const textsOf = ({ ingredients }: FormattedContent): string[] =>
  Array.isArray(ingredients) ? ingredients : [...ingredients.refrigerated, ...ingredients.other];

/** What goes into the action that has these words: "4 tbsp of 6 tbsp olive oil, divided", a guess with a question mark. */
function into(content: FormattedContent | null, words: string): string[] {
  if (content === null) return ["nothing was believed"];
  const lines = textsOf(content);
  const plain = (text: string) => text.replaceAll("*", "");
  return content.steps
    .flatMap(({ actions = [] }) => actions)
    .filter(({ text }) => plain(text).includes(words))
    .flatMap(({ uses }) =>
      uses.map(({ line, amount, guessed }) => `${amount} of ${lines[line]}${guessed ? "?" : ""}`),
    );
}

test("a plain recipe asks nothing; like lines, groups, parts of a line and other languages do", () => {
  expect(questionOf(PLAIN)).toBeNull();
  const kinds = (source: SourceRecipe) => questionOf(source)?.risks.map(({ kind }) => kind);
  expect(kinds(TWO_BUTTERS)).toContain("alike");
  expect(
    kinds({ ...PLAIN, ingredients: [{ text: "2 eggs", section: "Eggs" }, { text: "50 g butter" }] }),
  ).toContain("groups");
  expect(
    kinds({
      ...PLAIN,
      instructions: [{ text: "Melt half of the butter." }, { text: "Fry the eggs in it." }],
    }),
  ).toContain("portion");
  expect(kinds({ ...PLAIN, ingredients: [{ text: "2 eggs" }, { text: "50 g butter, divided" }] })).toContain(
    "divided",
  );
  expect(kinds({ ...PLAIN, ingredients: [] })).toContain("list");
  const german =
    "Die Eier mit der Butter in die Pfanne geben und bei kleiner Hitze für 3 Minuten braten lassen.";
  expect(kinds({ ...PLAIN, instructions: [{ text: german }] })).toContain("language");
});

test("a better guess takes the place of ours, and stays a guess", () => {
  expect(into(formatRecipe(TWO_BUTTERS), "Melt the smaller")).toContain("all of 120 g butter?");
  const content = guide(TWO_BUTTERS, answerToButters());
  expect(into(content, "Melt the smaller")).toContain("all of 70 g butter?");
  expect(into(content, "Beat the larger")).toContain("all of 120 g butter?");
  expect(content?.receipt).toMatchObject(MAKER);
});

test("parts are reckoned from the words that state them, and are no guess then", () => {
  const content = guide(DIVIDED_OIL, answerToOil());
  expect(into(content, "Warm 4 tablespoons")).toEqual(["4 tbsp of 6 tbsp olive oil, divided"]);
  expect(into(content, "Drizzle with")).toEqual(["2 tbsp of 6 tbsp olive oil, divided"]);
  expect(into(content, "Measure the olive oil")).toEqual([]);
});

test("a heading is taken off the list and heads the lines below it", () => {
  expect(textsOf(formatRecipe(HEADING_LIKE_FOOD))).toContain("Mint yoghurt");
  const content = guide(HEADING_LIKE_FOOD, answerToHeading());
  expect(content && textsOf(content)).not.toContain("Mint yoghurt");
  expect(into(content, "Toss the lamb")).toContain("all of 2 tbsp olive oil");
  expect(into(content, "Stir the yoghurt")).toContain("all of 1 tbsp olive oil");
});

test("two rows that are one, an action that is two, and a heading among the steps", () => {
  const source: SourceRecipe = {
    ...PLAIN,
    ingredients: [{ text: "2 løg" }, { text: "50 g smør," }, { text: "stuetempereret" }],
    instructions: [
      { text: "Løgsovs" },
      { text: "Hak løg i små stykker, steg i 50 g smør ved lav varme i fem minutter." },
    ],
  };
  const { actions } = sheetFor(source);
  const a = numberOf(actions, "Hak");
  const content = guide(source, {
    ...NOTHING,
    joins: [2],
    stepHeadings: [numberOf(actions, "Løgsovs")],
    cuts: [{ a, w: 4 }],
  });
  expect(content && textsOf(content)).toContain("50 g smør, stuetempereret");
  const cooking = content?.steps.filter(({ isPrep }) => !isPrep);
  expect(cooking?.map(({ section }) => section)).toEqual(["Løgsovs"]);
  expect(cooking?.[0]?.actions?.map(({ text }) => text.replaceAll("*", ""))).toEqual([
    "Hak løg i små stykker.",
    "Steg i 50 g smør ved lav varme i fem minutter.",
  ]);
});

test("where the source has no list, lines are the source's own words", () => {
  const source: SourceRecipe = {
    ...PLAIN,
    ingredients: [],
    instructions: [{ text: "Whisk 3 eggs with 100 ml milk." }],
  };
  const content = guide(source, {
    ...NOTHING,
    items: [
      { a: 0, from: 1, to: 2 },
      { a: 0, from: 4, to: 6 },
      { a: 0, from: 5, to: 6 },
    ],
  });
  expect(content && textsOf(content)).toEqual(["3 eggs", "100 ml milk"]);
});

const oil = sheetFor(DIVIDED_OIL);
const wrong: [string, Answer][] = [
  ["nothing", NOTHING],
  [
    "rows and actions that are not there",
    {
      ...NOTHING,
      uses: [
        { a: 90, r: 0, n: 1, d: 1, w: [] },
        { a: 0, r: 90, n: 1, d: 1, w: [] },
      ],
      headings: [77],
      joins: [0, 77],
      cuts: [{ a: 80, w: 1 }],
      parts: [{ a: 0, r: 0 }],
      stepHeadings: [55],
      unused: [99],
    },
  ],
  ["words that are not there", { ...NOTHING, uses: [{ a: 1, r: 0, n: 2, d: 3, w: [99] }] }],
  [
    "a part that the words contradict",
    { ...NOTHING, uses: [goesIn(oil, "Warm", "6 tbsp", "4 tablespoons of it", [1, 3])] },
  ],
  [
    "more than there is",
    {
      ...NOTHING,
      uses: [goesIn(oil, "Warm", "6 tbsp", "pan", [2, 3]), goesIn(oil, "Drizzle", "6 tbsp", "oil", [2, 3])],
    },
  ],
  ["a part of nothing", { ...NOTHING, uses: [{ a: 1, r: 0, n: 1, d: 0, w: [] }] }],
  [
    "used and unused at once",
    { ...NOTHING, unused: [0], uses: [goesIn(oil, "Warm", "6 tbsp", "4 tablespoons of it", [2, 3])] },
  ],
  ["a food that no action uses", { ...NOTHING, unused: [1] }],
  ["a food with an amount as heading", { ...NOTHING, headings: [0, 1] }],
  ["a food in an action that does not name it", { ...NOTHING, uses: [goesIn(oil, "Warm", "400 g", "pan")] }],
  [
    "a cut inside a phrase",
    {
      ...NOTHING,
      cuts: [
        { a: 2, w: 2 },
        { a: 1, w: 4 },
      ],
    },
  ],
  ["lines beside a list that is there", { ...NOTHING, items: [{ a: 0, from: 0, to: 2 }] }],
];
test.each(wrong)("%s: the rules' result stands", (_what, answer) => {
  expect(guide(DIVIDED_OIL, answer)).toBeNull();
});

test("what is wrong in an answer does not take along what is right", () => {
  const right = answerToOil();
  const content = guide(DIVIDED_OIL, {
    ...right,
    unused: [1],
    headings: [2],
    cuts: [{ a: 0, w: 1 }],
    uses: [...right.uses, goesIn(oil, "Warm", "400 g", "pan")],
  });
  expect(into(content, "Warm 4 tablespoons")).toEqual(["4 tbsp of 6 tbsp olive oil, divided"]);
  expect(into(content, "Fry the onions")).toContain("all of 2 onions");
  expect(into(content, "Stir in")).toContain("all of 400 g white beans");
});

test("every word of a guided recipe is the source's, whatever the numbers are", () => {
  const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const own = new Set(
    [...HEADING_LIKE_FOOD.ingredients, ...HEADING_LIKE_FOOD.instructions].flatMap(({ text, section = "" }) =>
      words(`${text} ${section}`),
    ),
  );
  const byRules = new Set(words(JSON.stringify(formatRecipe(HEADING_LIKE_FOOD).steps)));
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const some = <T>(make: () => T): T[] => Array.from({ length: next(5) }, make);
  for (let round = 0; round < 12; round += 1) {
    const content = guide(HEADING_LIKE_FOOD, {
      headings: some(() => next(12)),
      joins: some(() => next(12)),
      items: some(() => ({ a: next(5), from: next(9), to: next(9) })),
      stepHeadings: some(() => next(5)),
      cuts: some(() => ({ a: next(5), w: next(9) })),
      parts: some(() => ({ a: next(5), r: next(12) })),
      unused: some(() => next(12)),
      uses: some(() => ({ a: next(5), r: next(12), n: next(4), d: next(5), w: some(() => next(9)) })),
    });
    if (content === null) continue;
    const shown = [
      ...textsOf(content),
      ...content.steps.flatMap(({ actions = [], section = "" }) => [
        section,
        ...actions.map(({ text }) => text),
      ]),
    ];
    expect(shown.flatMap(words).filter((word) => !own.has(word) && !byRules.has(word))).toEqual([]);
  }
});
