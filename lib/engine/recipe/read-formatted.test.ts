import fc from "fast-check";
import { readFormattedContent } from "./read-formatted";
import { FormattedContent } from "./formatted";

const recipe = {
  title: "Toast",
  description: "",
  servings: 2,
  imageUrl: null,
  ingredients: ["2 slices bread", "butter"],
  steps: [
    {
      number: 1,
      instruction: "Toast the ***bread***.",
      ingredients: ["2 slices bread"],
      isPrep: false,
      uses: [{ line: 0, share: 1 }],
    },
  ],
};

test("today's shape comes back as it is", () => {
  expect(readFormattedContent(recipe)).toEqual(recipe);
  expect(readFormattedContent(JSON.stringify(recipe))).toEqual(recipe);
});

test("the older group names are read as Refrigerated and Other", () => {
  const old = { ...recipe, ingredients: { refrigeratedFrozen: ["butter"], pantry: ["2 slices bread"] } };
  expect(readFormattedContent(old).ingredients).toEqual({
    refrigerated: ["butter"],
    other: ["2 slices bread"],
  });
});

test("missing and foreign fields get their empty value, and steps are numbered anew", () => {
  const read = readFormattedContent({
    title: "Tea",
    servings: "serves 4",
    steps: [{ number: 7, instruction: "Boil water." }, { text: "" }, "Pour."],
  });
  expect(read).toEqual({
    title: "Tea",
    description: "",
    servings: 4,
    imageUrl: null,
    ingredients: [],
    steps: [
      { number: 1, instruction: "Boil water.", ingredients: [], isPrep: false },
      { number: 2, instruction: "Pour.", ingredients: [], isPrep: false },
    ],
  });
});

test("a use that points outside the list, or to an impossible share, does not survive", () => {
  const uses = [{ line: 5, share: 1 }, { line: 1, share: 3 }, { line: -1, share: 1 }, "x"];
  const read = readFormattedContent({ ...recipe, steps: [{ ...recipe.steps[0], uses }] });
  expect(read.steps[0]?.uses).toEqual([{ line: 1, share: null }]);
});

test("actions are kept where they are what the instruction says; an instruction that was changed alone holds", () => {
  const actions = [
    {
      text: "Toast the ***bread***.",
      uses: [
        { line: 1, amount: "all" },
        { line: 9, amount: "all" },
      ],
      seconds: [120, 0],
    },
    { text: "Spread it.", uses: [{ line: 0, amount: "some", guessed: true }], seconds: [], ours: true },
  ];
  const stored = (instruction: string) =>
    readFormattedContent({
      ingredients: ["butter", "2 slices bread"],
      steps: [{ instruction, actions }],
      yield: "2 toasts",
      times: { cook: 2, rest: "no" },
      notes: ["Good cold.", ""],
    });
  expect(stored("Toast the ***bread***. Spread it.").steps[0]?.actions).toEqual([
    { text: "Toast the ***bread***.", uses: [{ line: 1, amount: "all" }], seconds: [120] },
    { text: "Spread it.", uses: [{ line: 0, amount: "some", guessed: true }], seconds: [], ours: true },
  ]);
  expect(stored("Grill the bread.").steps[0]).not.toHaveProperty("actions");
  expect(stored("x")).toMatchObject({ yield: "2 toasts", times: { cook: 2 }, notes: ["Good cold."] });
});

test("times of every age of recipe come in the same names, and the total is never lost", () => {
  const facts = (stored: object) => {
    const { times, totalMinutes } = readFormattedContent(stored);
    return { times, totalMinutes };
  };
  const today = { times: { prep: 10, cook: 30, rest: 5, total: 45 }, totalMinutes: 45 };
  expect(facts(today)).toEqual(today);
  expect(facts({ times: { preparation: 10, cooking: 30, resting: 5 }, totalMinutes: 45 })).toEqual(today);
  expect(facts({ times: { prep: 10, cook: 30, rest: 5, total: 45 } })).toEqual(today);
  expect(facts({ times: { total: 45 } })).toEqual({ times: undefined, totalMinutes: 45 });
  expect(facts({ times: { cook: -1 } })).toEqual({ times: undefined, totalMinutes: undefined });
});

test("whatever is stored, the answer is a valid recipe", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (ingredients, steps, servings) => {
      const read = readFormattedContent({ ingredients, steps: [steps], servings });
      expect(FormattedContent.safeParse(read).success).toBe(true);
    }),
  );
});
