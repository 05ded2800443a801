import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { type DraftEvent, edit, type Editing, readsTheSame, retyped, switchTo, undo } from "./draft";
import { finish, startEditing } from "./stored-draft";

const content: FormattedContent = {
  title: "Soup",
  description: "",
  servings: 4,
  imageUrl: null,
  ingredients: { refrigerated: ["2 leeks"], other: ["1 tbsp oil", "salt"] },
  steps: [
    {
      number: 1,
      instruction: "Slice the ***leeks***.",
      ingredients: ["2 leeks"],
      isPrep: true,
      uses: [{ line: 0, share: 1 }],
    },
    {
      number: 2,
      instruction: "Fry in ***oil***.",
      ingredients: ["1 tbsp oil"],
      isPrep: false,
      uses: [{ line: 1, share: 1 }],
    },
  ],
};
const start = () => startEditing({ title: "Soup", description: "", servings: 4, content });
const play = (events: DraftEvent[], from: Editing = start()) => events.reduce(edit, from);
const done = (editing: Editing) => finish(editing.draft, content);

test("nothing changed is nothing changed", () => {
  expect(done(start())).toEqual(content);
});

test("steps are renumbered from 1 after inserting, removing and moving", () => {
  const editing = play([
    { type: "insert-step", at: 1 },
    { type: "step", key: "n1", text: "Warm the pot." },
    { type: "move-step", key: "s2", by: -1 },
  ]);
  expect(done(editing).steps.map((step) => `${step.number} ${step.instruction}`)).toEqual([
    "1 Slice the ***leeks***.",
    "2 Fry in ***oil***.",
    "3 Warm the pot.",
  ]);
});

test("a line put before the others does not move the links to them", () => {
  const editing = play([
    { type: "add-line", group: "refrigerated" },
    { type: "line", key: "n1", text: "butter" },
  ]);
  expect(done(editing).ingredients).toEqual({
    refrigerated: ["2 leeks", "butter"],
    other: ["1 tbsp oil", "salt"],
  });
  expect(done(editing).steps.map((step) => step.uses)).toEqual([
    [{ line: 0, share: 1 }],
    [{ line: 2, share: 1 }],
  ]);
});

test("a changed line changes where a step shows it", () => {
  expect(done(play([{ type: "line", key: "other0", text: "2 tbsp oil" }])).steps[1]?.ingredients).toEqual([
    "2 tbsp oil",
  ]);
});

test("a removed line leaves no link behind, and comes back with undo", () => {
  const removed = play([{ type: "remove-line", key: "refrigerated0" }]);
  expect(done(removed).steps.map((step) => step.uses)).toEqual([[], [{ line: 0, share: 1 }]]);
  expect(done(removed).steps.map((step) => step.ingredients)).toEqual([[], ["1 tbsp oil"]]);
  expect(done(undo(removed))).toEqual(content);
});

test.each([
  ["6", 6],
  ["0", 1],
  ["x", 1],
  ["-3", 1],
  ["2.9", 2],
])("servings typed as %s are %d", (typed, servings) => {
  expect(done(play([{ type: "servings", typed }])).servings).toBe(servings);
});

test("the other window's version can be left again: Undo brings back what was typed", () => {
  const mine = play([{ type: "step", key: "s1", text: "Mine." }]);
  const theirs = switchTo(mine, play([{ type: "step", key: "s1", text: "Theirs." }]));
  expect(done(theirs).steps[0]?.instruction).toBe("Theirs.");
  expect(done(undo(theirs)).steps[0]?.instruction).toBe("Mine.");
});

test("two versions read the same when a cook sees no difference", () => {
  expect(readsTheSame(content, { ...content, receipt: undefined, title: `${content.title} ` })).toBe(true);
  expect(readsTheSame(content, done(play([{ type: "step", key: "s1", text: "Mine." }])))).toBe(false);
  expect(readsTheSame(content, done(play([{ type: "line", key: "other0", text: "2 tbsp oil" }])))).toBe(
    false,
  );
});

test("blank lines and steps are dropped", () => {
  expect(
    done(
      play([
        { type: "step", key: "s1", text: "  " },
        { type: "line", key: "other1", text: "" },
      ]),
    ),
  ).toMatchObject({
    ingredients: { other: ["1 tbsp oil"] },
    steps: [{ number: 1, instruction: "Fry in ***oil***." }],
  });
});

test("a line that is cleared and typed anew touches no other line", () => {
  const eggs: FormattedContent = {
    ...content,
    ingredients: ["1 cup sugar", "1 cup sugar snap peas", "2 eggs"],
    steps: [
      {
        number: 1,
        instruction: "Mix.",
        ingredients: ["1 cup sugar (half)", "1 cup sugar snap peas", "2 eggs"],
        isPrep: false,
        uses: [
          { line: 0, share: 0.5, label: "half" },
          { line: 1, share: 1 },
          { line: 2, share: 1 },
        ],
      },
    ],
  };
  const open = startEditing({ title: "x", description: "", servings: 4, content: eggs });
  const typed = ["", "h", "honey"].map((text): DraftEvent => ({ type: "line", key: "flat0", text }));
  expect(finish(play(typed, open).draft, eggs).steps[0]?.ingredients).toEqual([
    "honey (half)",
    "1 cup sugar snap peas",
    "2 eggs",
  ]);
  const removed = finish(play([{ type: "remove-line", key: "flat0" }], open).draft, eggs);
  expect(removed.steps[0]).toMatchObject({
    ingredients: ["1 cup sugar snap peas", "2 eggs"],
    uses: [{ line: 0 }, { line: 1 }],
  });
});

describe("steps of single lines", () => {
  const lines: FormattedContent = {
    ...content,
    ingredients: ["2 leeks", "2 tbsp oil, divided"],
    steps: [
      {
        number: 1,
        instruction: "Warm the ***oil***. Fry for 5 minutes.",
        ingredients: ["1 tbsp oil", "a pinch of love"],
        isPrep: false,
        actions: [
          { text: "Warm the ***oil***.", uses: [{ line: 1, amount: "1 tbsp" }], seconds: [], ours: true },
          { text: "Fry for 5 minutes.", uses: [], seconds: [300] },
        ],
      },
    ],
  };
  const open = () => startEditing({ title: "Soup", description: "", servings: 4, content: lines });
  const of = (events: DraftEvent[]) => finish(play(events, open()).draft, lines).steps;

  test("nothing changed is nothing changed", () => {
    expect(of([{ type: "title", text: "Soup" }])).toEqual(lines.steps);
  });

  test("a list line that changes changes the chips of what is used of it", () => {
    expect(of([{ type: "line", key: "flat1", text: "2 tbsp butter" }])[0]?.ingredients).toEqual([
      "1 tbsp butter",
      "a pinch of love",
    ]);
  });

  test("lines are added, removed, moved and typed anew; times follow the words, and what a cook wrote is not ours", () => {
    const [step] = of([
      { type: "action", step: "s1", key: "s1a0", text: "Warm the ***oil*** for 2 minutes." },
      { type: "add-action", step: "s1" },
      { type: "action", step: "s1", key: "n2", text: "Rest." },
      { type: "move-action", step: "s1", key: "n2", by: -1 },
      { type: "remove-action", step: "s1", key: "s1a1" },
    ]);
    expect(step?.instruction).toBe("Warm the ***oil*** for 2 minutes. Rest.");
    expect(step?.actions).toEqual([
      { text: "Warm the ***oil*** for 2 minutes.", uses: [{ line: 1, amount: "1 tbsp" }], seconds: [120] },
      { text: "Rest.", uses: [], seconds: [] },
    ]);
  });

  test("a step that is put in is one line, and gone while it is blank", () => {
    expect(of([{ type: "insert-step", at: 0 }])).toHaveLength(1);
    const [first, second] = of([
      { type: "insert-step", at: 0 },
      { type: "action", step: "n1", key: "n1a", text: "Light the fire." },
    ]);
    expect(first).toMatchObject({ number: 1, instruction: "Light the fire.", ingredients: [] });
    expect(second?.number).toBe(2);
  });
});

test.each([
  [
    "Fry the ***onion*** in ***oil***.",
    "Fry the onion in oil for 8 minutes.",
    "Fry the ***onion*** in ***oil*** for 8 minutes.",
  ],
  ["Fry the ***onion*** in ***oil***.", "Fry the leek in oil.", "Fry the leek in ***oil***."],
  ["Add the ***oil***.", "Boil it, then add the oil.", "Boil it, then add the ***oil***."],
  ["Add **all** of it.", "Add all of it now.", "Add **all** of it now."],
  ["Add the ***oil***.", "Add the ***butter***.", "Add the ***butter***."],
  ["Add the ***oil***.", "", ""],
])("%s retyped as %s", (before, typed, after) => {
  expect(retyped(before, typed)).toBe(after);
});

test("a cook's own star stays a star", () => {
  expect(retyped("Bake.", "Bake at 180 * 2.")).toBe("Bake at 180 * 2.");
});
