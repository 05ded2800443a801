import { POST as choose } from "@/app/api/recipes/[id]/choose/route";
import { PUT } from "@/app/api/recipes/[id]/route";
import { env } from "@/lib/env";
import { db } from "@/lib/db/client";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { call } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";
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

test("who is not signed in is told so; another's recipe is not there, and nothing of it changes", async () => {
  const { id } = await savedButters();
  const ask = (as?: Person) =>
    call(choose, { params: { id }, method: "POST", body: CHOICE, ...(as && { as }) });
  expect((await ask()).status).toBe(401);
  expect((await ask(await person({ premium: true }))).status).toBe(404);
  const row = await db.recipe.findUniqueOrThrow({ where: { id } });
  expect(row.formattedContent).toMatchObject({ steps: [{ actions: [{ uses: [{ line: 0 }] }] }] });
});

test.each<[string, object, number, string]>([
  ["a line that is not on the list", { ...CHOICE, line: 7 }, 400, "invalid"],
  ["the line that is used already", { ...CHOICE, line: 0 }, 400, "invalid"],
  ["a step that is not there", { ...CHOICE, step: 2 }, 400, "invalid"],
  ["a step counted from 0", { ...CHOICE, step: 0 }, 400, "invalid"],
  ["an action counted from 1", { ...CHOICE, action: 1 }, 400, "invalid"],
  ["a use that is not there", { ...CHOICE, use: 1 }, 400, "invalid"],
  ["no use", { step: 1, action: 0, line: 1 }, 400, "invalid"],
  ["words for numbers", { ...CHOICE, line: "second" }, 400, "invalid"],
  ["more than a request may hold", { ...CHOICE, note: "y".repeat(1_100_000) }, 413, "too_large"],
])("%s is refused", async (_name, body, status, code) => {
  const { cook, id } = await savedButters();
  const answer = await call(choose, { params: { id }, as: cook, method: "POST", body });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test("choosing again and again is stopped for a while, for this cook alone", async () => {
  const { count } = env.LIMIT_CHOOSE_LINE;
  const { cook, id } = await savedButters();
  const ask = (as: Person) => call(choose, { params: { id }, as, method: "POST", body: { step: 1 } });
  for (let asked = 0; asked < count; asked += 1) await ask(cook);
  const refused = await ask(cook);
  expect([refused.status, refused.body.code]).toEqual([429, "rate_limited"]);
  expect((await ask(await person())).status).toBe(400);
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
