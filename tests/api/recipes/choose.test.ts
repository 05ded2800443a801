import { POST as choose } from "@/app/api/recipes/[id]/choose/route";
import { PUT } from "@/app/api/recipes/[id]/route";
import { db } from "@/lib/db/client";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { call } from "@/tests/support/call";
import { person } from "@/tests/support/people";
import { leekSoup, storedRecipe } from "@/tests/support/recipes";

const butters: FormattedContent = {
  ...leekSoup,
  ingredients: ["100 g butter", "85 g butter"],
  steps: [
    {
      number: 1,
      instruction: "Melt the ***butter***.",
      ingredients: ["100 g butter"],
      isPrep: false,
      actions: [
        { text: "Melt the ***butter***.", uses: [{ line: 0, amount: "all", guessed: true }], seconds: [] },
      ],
    },
  ],
  receipt: {
    engine: "rules",
    version: "1",
    ingredients: { total: 2, placed: 1 },
    amounts: { checked: 2, matching: 2 },
    times: { checked: 0, matching: 0 },
    temperatures: { checked: 0, matching: 0 },
    sentences: { total: 1, kept: 1 },
    issues: [
      {
        kind: "undecided",
        message: "Two butters.",
        step: 1,
        action: 0,
        lines: [0, 1],
        instead: { line: 0, other: 1 },
      },
    ],
  },
};
const CHOICE = { step: 1, action: 0, use: 0, line: 1 };

async function savedButters(premium = false) {
  const cook = await person({ premium });
  const id = await storedRecipe(cook);
  await db.recipe.update({ where: { id }, data: { formattedContent: butters } });
  return { cook, id };
}

test("the owner takes the other line, premium or not; it is remembered, and nothing is asked any more", async () => {
  const { cook, id } = await savedButters();
  const answer = await call(choose, { params: { id }, as: cook, method: "POST", body: CHOICE });
  expect(answer.status).toBe(200);
  const row = await db.recipe.findUniqueOrThrow({ where: { id } });
  expect(row.formattedContent).toMatchObject({
    steps: [{ ingredients: ["85 g butter"], actions: [{ uses: [{ line: 1, amount: "all" }] }] }],
    receipt: { issues: [] },
  });
});

test("another's recipe is not there; a line that is not on the list is refused", async () => {
  const { cook, id } = await savedButters();
  const stranger = await person();
  const of = (as: typeof cook, body: object) => call(choose, { params: { id }, as, method: "POST", body });
  expect((await of(stranger, CHOICE)).status).toBe(404);
  expect((await of(cook, { ...CHOICE, line: 7 })).status).toBe(400);
});

test("a step changed by any client: its old lines do not stand against its words, and the receipt is silent about it", async () => {
  const { cook, id } = await savedButters(true);
  const steps = [{ ...butters.steps[0], instruction: "Melt half of the butter." }];
  const answer = await call(PUT, { params: { id }, as: cook, method: "PUT", body: { steps } });
  expect(answer.body).toMatchObject({
    formattedContent: { receipt: { edited: true, issues: [], amounts: { checked: 0 } } },
  });
  expect(answer.body).toHaveProperty("formattedContent.steps.0.instruction", "Melt half of the butter.");
  expect(answer.body).not.toHaveProperty("formattedContent.steps.0.actions");
});
