import type { Step } from "@/lib/engine/recipe/formatted";
import { draftOf, isEmpty, isSameStep, withStep } from "./stored-draft";

const list = ["2 leeks", "salt", "2 tbsp oil, divided"];
const old: Step = {
  number: 2,
  instruction: "Fry the ***leeks*** in ***oil***.",
  ingredients: ["2 leeks", "2 tbsp oil, divided (half)"],
  isPrep: false,
  uses: [
    { line: 0, share: 1 },
    { line: 2, share: 0.5, label: "half" },
  ],
  section: "The soup",
};
const first: Step = { number: 1, instruction: "Slice.", ingredients: [], isPrep: true };
const step: Step = {
  number: 1,
  instruction: "Warm the ***oil***. Fry the ***leeks*** for 5 minutes.",
  ingredients: ["1 tbsp oil", "2 leeks"],
  isPrep: false,
  actions: [
    { text: "Warm the ***oil***.", uses: [{ line: 2, amount: "1 tbsp" }], seconds: [] },
    { text: "Fry the ***leeks*** for 5 minutes.", uses: [{ line: 0, amount: "all" }], seconds: [300] },
  ],
};

describe("a step of single lines", () => {
  test("one line changed: its times follow its words, the other lines stay as they are", () => {
    const draft = draftOf(step);
    const actions = [
      draft.actions[0] ?? { from: 0, text: "" },
      { from: 1, text: " Fry the ***leeks*** for 8 minutes. " },
    ];
    expect(withStep([step], 0, { ...draft, actions }, list)[0]).toEqual({
      ...step,
      instruction: "Warm the ***oil***. Fry the ***leeks*** for 8 minutes.",
      actions: [
        step.actions?.[0],
        { text: "Fry the ***leeks*** for 8 minutes.", uses: [{ line: 0, amount: "all" }], seconds: [480] },
      ],
    });
  });

  test("lines are added, removed and put in another order, each with what it uses", () => {
    const actions = [
      { from: 1, text: "Fry the ***leeks*** for 5 minutes." },
      { from: null, text: "Rest for 2 minutes." },
      { from: 0, text: " " },
    ];
    const changed = withStep(
      [step],
      0,
      { ...draftOf(step), actions, lines: [{ from: 1, text: "2 leeks" }] },
      list,
    )[0];
    expect(changed?.actions?.map(({ text, seconds }) => [text, seconds])).toEqual([
      ["Fry the ***leeks*** for 5 minutes.", [300]],
      ["Rest for 2 minutes.", [120]],
    ]);
    expect(changed?.ingredients).toEqual(["2 leeks"]);
  });

  test("an ingredient that is removed or written anew is no longer tied to the list", () => {
    const lines = [
      { from: 0, text: "1 tbsp butter" },
      { from: 1, text: "2 leeks" },
    ];
    const changed = withStep([step], 0, { ...draftOf(step), lines }, list)[0];
    expect(changed?.actions?.map(({ uses }) => uses.length)).toEqual([0, 1]);
    expect(changed?.ingredients).toEqual(["2 leeks", "1 tbsp butter"]);
  });
});

describe("a step from before there were lines", () => {
  test("only the words that were changed change", () => {
    const draft = { ...draftOf(old), actions: [{ from: 0, text: " Fry the ***leeks*** slowly. " }] };
    expect(withStep([first, old], 1, draft, list)).toEqual([
      first,
      { ...old, instruction: "Fry the ***leeks*** slowly." },
    ]);
  });

  test("an ingredient is added, and later the one of a link removed: its link goes with it", () => {
    const draft = draftOf(old);
    const [added] = withStep(
      [old],
      0,
      { ...draft, lines: [...draft.lines, { from: null, text: "salt" }] },
      list,
    );
    expect(added?.uses).toEqual(old.uses);
    if (!added) throw new Error("no step");
    const again = draftOf(added);
    const [removed] = withStep([added], 0, { ...again, lines: again.lines.slice(1) }, list);
    expect(removed).toMatchObject({
      ingredients: ["2 tbsp oil, divided (half)", "salt"],
      uses: [{ line: 2, share: 0.5, label: "half" }],
    });
  });
});

test("a step with nothing to do is empty", () => {
  expect(isEmpty({ ...draftOf(step), actions: [{ from: 0, text: " " }] })).toBe(true);
  expect(isEmpty(draftOf(step))).toBe(false);
});

test("a step that only another step's edit renumbered is the same step", () => {
  expect(isSameStep(old, { ...old, number: 3 })).toBe(true);
  expect(isSameStep(old, { ...old, ingredients: ["3 leeks", "1 tbsp oil"] })).toBe(false);
  expect(isSameStep(old, undefined)).toBe(false);
});
