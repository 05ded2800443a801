import type { FormattedContent, Receipt, ReceiptIssue, Step } from "@/lib/engine/recipe/formatted";
import { choiceOf, choiceText, takeOtherLine } from "./other-line";
import { receiptAfterEdit } from "./receipt";

const receipt = (issues: ReceiptIssue[]): Receipt => ({
  engine: "rules",
  version: "1",
  ingredients: { total: 3, placed: 3 },
  amounts: { checked: 3, matching: 3 },
  times: { checked: 0, matching: 0 },
  temperatures: { checked: 0, matching: 0 },
  sentences: { total: 2, kept: 2 },
  issues,
});
const undecided = (step: number, line: number, other: number): ReceiptIssue => ({
  kind: "undecided",
  message: "Two butters.",
  step,
  action: 0,
  lines: [line, other],
  instead: { line, other },
});
const cake: FormattedContent = {
  title: "Cake",
  description: "",
  servings: 8,
  imageUrl: null,
  ingredients: ["100 g butter", "85 g butter", "200 g flour"],
  steps: [
    {
      number: 1,
      instruction: "Beat the butter with the flour.",
      ingredients: ["100 g butter", "200 g flour"],
      isPrep: false,
      actions: [
        {
          text: "Beat the butter with the flour.",
          uses: [
            { line: 0, amount: "all", guessed: true },
            { line: 2, amount: "all" },
          ],
          seconds: [],
        },
      ],
    },
    {
      number: 2,
      instruction: "Melt the butter.",
      ingredients: ["85 g butter"],
      isPrep: false,
      actions: [{ text: "Melt the butter.", uses: [{ line: 1, amount: "all", guessed: true }], seconds: [] }],
    },
  ],
  receipt: receipt([
    undecided(1, 0, 1),
    undecided(2, 1, 0),
    { kind: "amount", message: "Flour?", lines: [2] },
    { kind: "lost", message: "Lost.", text: "1 tsp salt" },
  ]),
};
const messages = (content: FormattedContent) =>
  content.receipt?.issues.map(({ message, step }) => [message, step]);

describe("after an edit", () => {
  test("nothing changed: the receipt stays whole", () => {
    expect(receiptAfterEdit(cake, { ...cake, title: "Other" }).receipt).toBe(cake.receipt);
  });

  test("a step put before: issues go with their step, and no amount is said to match", () => {
    const salt = { number: 1, instruction: "Rest.", ingredients: [], isPrep: false };
    const steps = [salt, ...cake.steps].map((step, index) => ({ ...step, number: index + 1 }));
    const edited = receiptAfterEdit(cake, { ...cake, steps });
    expect(messages(edited)).toEqual([
      ["Two butters.", 2],
      ["Two butters.", 3],
      ["Flour?", undefined],
      ["Lost.", undefined],
    ]);
    expect(edited.receipt).toMatchObject({
      edited: true,
      amounts: { checked: 0 },
      ingredients: { total: 3, placed: 3 },
    });
  });

  test("a line changed, a step removed, a lost line put back: nothing is said of them", () => {
    const edited = receiptAfterEdit(cake, {
      ...cake,
      ingredients: ["100 g butter", "85 g butter", "250 g flour", "1 tsp salt"],
      steps: cake.steps.slice(0, 1),
    });
    expect(messages(edited)).toEqual([]);
  });

  test("words of the original that are lost stay lost, whatever is done to a line that they name", () => {
    const lost: ReceiptIssue = {
      kind: "lost",
      message: "Gone.",
      text: "Sift the flour twice.",
      lines: [1, 2],
    };
    const before = { ...cake, receipt: receipt([lost]) };
    const edited = receiptAfterEdit(before, {
      ...cake,
      ingredients: ["100 g butter", "85 g butter", "250 g flour"],
    });
    expect(edited.receipt?.issues).toEqual([{ ...lost, lines: [1] }]);
  });

  test("a recipe without a receipt gets none", () => {
    expect(receiptAfterEdit({ ...cake, receipt: undefined }, cake)).not.toHaveProperty("receipt");
  });
});

describe("the other line", () => {
  const choice = choiceOf(cake, undecided(1, 0, 1));

  test("goes in here, and the first one where the other was guessed; the question is answered", () => {
    const taken = choice && takeOtherLine(cake, choice);
    expect(taken?.steps.map(({ ingredients }) => ingredients)).toEqual([
      ["85 g butter", "200 g flour"],
      ["100 g butter"],
    ]);
    expect(taken?.steps[0]?.actions?.[0]?.uses[0]).toEqual({ line: 1, amount: "all" });
    expect(taken && messages(taken)).toEqual([
      ["Flour?", undefined],
      ["Lost.", undefined],
    ]);
    expect(taken?.receipt).not.toHaveProperty("edited");
  });

  test("a choice that is not there is none", () => {
    expect(takeOtherLine(cake, { step: 1, action: 0, use: 0, line: 9 })).toBeNull();
    expect(takeOtherLine(cake, { step: 7, action: 0, use: 0, line: 1 })).toBeNull();
    expect(choiceOf(cake, undecided(1, 1, 0))).toBeNull();
  });
});

test("the other line is named by its amount and food, and in full where both would read alike", () => {
  const choice = { step: 1, action: 0, use: 0, line: 1 };
  expect(choiceText(cake, choice)).toBe("85 g butter");
  const [first, ...others] = cake.steps;
  const dusted = [{ text: "Dust with flour.", uses: [{ line: 0, amount: "some" as const }], seconds: [] }];
  const flours = {
    ...cake,
    ingredients: ["3 tbsp plain flour, plus extra", "350 g plain flour, sifted"],
    steps: [{ ...(first as Step), actions: dusted }, ...others],
  };
  expect(choiceText(flours, choice)).toBe("350 g plain flour, sifted");
});
