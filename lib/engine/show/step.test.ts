import type { Step } from "@/lib/engine/recipe/formatted";
import { parseMarkup } from "@/lib/engine/recipe/markup";
import { lineTexts, spokenStep } from "./spoken-step";
import { isOurs, markAmounts, preparedFirst, shownStep } from "./step";

/** The instruction with its marks in brackets. */
const marked = (instruction: string, said: string[] = [], language = "en") =>
  markAmounts(
    parseMarkup(instruction).map((token) => ({ ...token, amount: null })),
    said,
    language,
  )
    .map(({ kind, text }) => (kind === "mention" ? `[${text}]` : text))
    .join("");

test.each([
  ["Cut 900 g ***beef*** into 3 cm chunks.", "Cut [900 g beef] into 3 cm chunks."],
  ["Finely chop 2 ***onions***.", "Finely chop [2 onions]."],
  ["Warm 1 1/2 cups of the ***milk***.", "Warm [1 1/2 cups of the milk]."],
  ["Peel two large ***carrots***.", "Peel [two large carrots]."],
  ["2 ***eggs*** and 50 g ***sugar***.", "[2 eggs] and [50 g sugar]."],
  ["Chop an ***onion***.", "Chop [an onion]."],
  ["200 g ***Mehl*** sieben.", "[200 g Mehl] sieben."],
  ["Halve the ***beets***.", "Halve the [beets]."],
])("the amount before a name is in its mark: %s", (instruction, expected) => {
  expect(marked(instruction)).toBe(expected);
});

test.each([
  "Melt the ***butter***.",
  "Fry for 5 minutes, then add the ***leeks***.",
  "Cut into 3 cm chunks of ***beef***.",
  "Stir in ***2 eggs***.",
  "Knead the dough on a ***floured*** surface.",
  "Put it into an ***oiled*** bowl.",
])("other numbers stay outside: %s", (instruction) => {
  expect(marked(instruction)).toBe(instruction.replace(/\*\*\*(.*?)\*\*\*/, "[$1]"));
});

test("what the line's name has behind the mention is in its mark, and nothing that only begins so", () => {
  const said = ["3 garlic cloves"];
  expect(marked("Crush 3 ***garlic*** cloves.", said)).toBe("Crush [3 garlic cloves].");
  expect(marked("Crush 3 ***garlic*** clovesome.", said)).toBe("Crush [3 garlic] clovesome.");
});

test.each([
  ["nl", "Serveer met ***slagroom*** en ***aardbeien***.", "Serveer met [slagroom] en [aardbeien]."],
  ["es", "Disuelve la sal en el ***agua***.", "Disuelve la sal en el [agua]."],
  ["pt", "Leve a ***água*** ao lume.", "Leve a [água] ao lume."],
  ["sv", "Skala en ***lök***.", "Skala [en lök]."],
  ["nl", "Doe een halve ***ui*** erbij.", "Doe [een halve ui] erbij."],
])("a word that is a number in another language is none (%s): %s", (language, instruction, expected) => {
  expect(marked(instruction, [], language)).toBe(expected);
});

const list = ["3 tbsp olive oil, divided", "2 red onions, cut into wedges", "1 tsp salt"];
const roast: Step = {
  number: 2,
  instruction: "Toss the ***onions*** with ***1 tbsp of the oil***. Roast for 15 minutes.",
  ingredients: ["2 red onions", "1 tbsp olive oil"],
  isPrep: false,
  actions: [
    {
      text: "Toss the ***onions*** with ***1 tbsp of the oil***.",
      uses: [
        { line: 1, amount: "all" },
        { line: 0, amount: "1 tbsp", guessed: true },
      ],
      seconds: [],
    },
    { text: "Roast for 15 minutes.", uses: [], seconds: [900] },
  ],
};

test("each line has the amount that goes in there, what the list has and what was done behind it", () => {
  const shown = shownStep(roast, list, "en");
  expect(shown.lines.map(({ chips }) => chips)).toEqual([
    [
      { text: "2 red onions", of: null, prepared: "cut into wedges", guessed: false },
      { text: "1 tbsp olive oil", of: "of 3 tbsp", prepared: null, guessed: true },
    ],
    [],
  ]);
  expect(shown.loose).toEqual([]);
});

test("what the list has is said in the recipe's language", () => {
  const fry: Step = {
    number: 1,
    instruction: "2 EL Öl erhitzen.",
    ingredients: [],
    isPrep: false,
    actions: [{ text: "Die Zwiebeln anbraten.", uses: [{ line: 0, amount: "2 EL" }], seconds: [] }],
  };
  expect(shownStep(fry, ["3 EL Öl"], "de").lines[0]?.own).toEqual([
    { text: "2 EL Öl", of: "von 3 EL", prepared: null, guessed: false },
  ]);
});

test("what a cook added to the step belongs to no line of it", () => {
  const shown = shownStep({ ...roast, ingredients: [...roast.ingredients, "chilli"] }, list, "en");
  expect(shown.loose.map(({ text }) => text)).toEqual(["chilli"]);
  expect(shown.chips.map(({ text }) => text)).toEqual(["2 red onions", "1 tbsp olive oil", "chilli"]);
});

test("what is prepared while it cooks stays where it is done", () => {
  const steps = [true, true, false, true, false].map((isPrep, index) => ({
    ...roast,
    number: index + 1,
    isPrep,
  }));
  const { prep, cooking } = preparedFirst(steps);
  expect([prep, cooking].map((some) => some.map(({ number }) => number))).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  expect(preparedFirst(steps.slice(0, 2)).cooking).toEqual([]);
});

test("what a line says with its amount is not told again; a larger number is not that amount", () => {
  const own = (text: string) =>
    shownStep({ ...roast, actions: [{ text, uses: [{ line: 2, amount: "all" }], seconds: [] }] }, list, "en")
      .lines[0]?.own;
  expect(own("Add 1 tsp salt.")).toEqual([]);
  expect(own("Add 1 1 tsp salt.")).toHaveLength(1);
  expect(own("Add salt.")).toHaveLength(1);
  expect(own("Add the ***salt***.")).toEqual([]);
});

test("a recipe without actions keeps its sentences and the step's ingredients", () => {
  const old: Step = {
    number: 1,
    instruction: "Warm the ***oil***. Fry.",
    ingredients: ["1 tbsp oil (half)"],
    isPrep: false,
  };
  const shown = shownStep(old, list, "en");
  expect(shown.lines.map(({ text, chips }) => [text.trim(), chips.length])).toEqual([
    ["Warm the ***oil***.", 0],
    ["Fry.", 0],
  ]);
  expect(shown.loose.map(({ text }) => text)).toEqual(["1 tbsp oil (half)"]);
  expect(lineTexts(old)).toEqual([old.instruction]);
});

test("read aloud line by line, each found again where it is shown", () => {
  const { lines } = shownStep(roast, list, "en");
  const spoken = spokenStep(roast, "en");
  expect(
    spoken.map(({ start, end }) => lines.findIndex((line) => line.start <= start && end <= line.end)),
  ).toEqual([0, 1]);
});

test("a step is ours when all of its lines are", () => {
  const heat = { text: "Heat the oven.", uses: [], seconds: [], ours: true };
  expect(isOurs({ ...roast, actions: [heat] })).toBe(true);
  expect(isOurs({ ...roast, actions: [heat, { ...heat, ours: undefined }] })).toBe(false);
  expect(isOurs({ ...roast, actions: undefined })).toBe(false);
});

test("an amount among a line's words is marked with what it is of, with actions and without", () => {
  const marks = (step: Step) =>
    shownStep(step, ["900 g beef"], "en").lines.flatMap(({ words }) =>
      words.filter(({ kind }) => kind === "mention").map(({ text }) => text),
    );
  const step: Step = {
    number: 1,
    instruction: "Cut 900 g ***beef***.",
    ingredients: ["900 g beef"],
    isPrep: true,
  };
  expect(marks(step)).toEqual(["900 g beef"]);
  const actions = [{ text: step.instruction, uses: [{ line: 0, amount: "all" as const }], seconds: [] }];
  expect(marks({ ...step, actions })).toEqual(["900 g beef"]);
});

test("a part that no amount tells says of how much it is a part", () => {
  const action = (text: string, line: number) => ({ text, uses: [{ line, amount: "some" }], seconds: [] });
  const actions = [action("Mix with ***most of the feta***.", 0), action("Add ***more oil*** as needed.", 1)];
  const { lines } = shownStep(
    { number: 1, instruction: "", ingredients: [], isPrep: false, actions },
    ["300 g feta", "2 tbsp oil, plus more as needed"],
    "en",
  );
  const said = lines.map(({ words }) =>
    words.map(({ text, amount }) => text + (amount?.text ?? "")).join(""),
  );
  expect(said).toEqual(["Mix with most of the feta(of 300 g).", "Add more oil as needed."]);
});
