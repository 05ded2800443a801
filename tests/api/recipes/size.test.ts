/** A saved recipe has an end: 60,000 characters, and a receipt that somebody can read. */
import { POST as share } from "@/app/api/share/recipe/route";
import { GET as shared } from "@/app/api/share/[token]/route";
import { POST as save } from "@/app/api/recipes/route";
import { PUT as update } from "@/app/api/recipes/[id]/route";
import { db } from "@/lib/db/client";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { PUBLIC_PAGE_MAX_BYTES, RECIPE_MAX_CHARS } from "@/lib/rules/limits";
import { recipeChars } from "@/lib/rules/recipes/size";
import { call } from "@/tests/support/call";
import { LARGEST, largeRecipe } from "@/tests/support/large-recipes";
import { person } from "@/tests/support/people";
import { leekSoup, toSave } from "@/tests/support/recipes";
import { imported } from "@/tests/support/transfer";

const SENTENCE = "A recipe has at most 60,000 characters. Please shorten it.";
const bodyOf = (content: FormattedContent) =>
  toSave({ title: content.title, description: content.description, formattedContent: content });

test("exactly 60,000 characters are saved, one more is not", async () => {
  const cook = await person();
  const most = largeRecipe({});
  expect(recipeChars(most)).toBe(RECIPE_MAX_CHARS);
  expect((await call(save, { as: cook, body: bodyOf(most) })).status).toBe(201);
  const { status, body } = await call(save, {
    as: cook,
    body: bodyOf(largeRecipe({ chars: RECIPE_MAX_CHARS + 1 })),
  });
  expect([status, body.code, body.error]).toEqual([413, "too_large", SENTENCE]);
  expect(await db.recipe.count()).toBe(1);
});

test.each<[string, Partial<FormattedContent>]>([
  ["notes", { notes: ["n".repeat(60_000)] }],
  [
    "the ingredients of steps",
    {
      steps: [
        {
          number: 1,
          instruction: "Eat.",
          ingredients: Array.from({ length: 40 }, () => "i".repeat(1_900)),
          isPrep: false,
        },
      ],
    },
  ],
  [
    "the heading of a part",
    {
      steps: [
        { number: 1, instruction: "Eat.", ingredients: [], isPrep: false, section: "s".repeat(60_000) },
      ],
    },
  ],
  ["what it makes", { yield: "y".repeat(60_000) }],
  ["its source", { source: { url: `https://kitchen.example/${"u".repeat(60_000)}` } }],
  [
    "numbers without end",
    {
      steps: [
        {
          number: 1,
          instruction: "Eat.",
          ingredients: [],
          isPrep: false,
          uses: Array.from({ length: 20_000 }, () => ({ line: 0, share: 1 })),
        },
      ],
    },
  ],
])("%s count", async (_name, over) => {
  const { status, body } = await call(save, { as: await person(), body: bodyOf({ ...leekSoup, ...over }) });
  expect([status, body.error]).toEqual([413, SENTENCE]);
});

test("an edit cannot make it longer, in whatever part it comes", async () => {
  const cook = await person({ premium: true });
  const id = String((await call(save, { as: cook, body: bodyOf(largeRecipe({ chars: 50_000 })) })).body.id);
  const steps = Array.from({ length: 3 }, (_, index) => ({
    number: index + 1,
    instruction: "s".repeat(9_000),
  }));
  const { status, body } = await call(update, { method: "PUT", params: { id }, as: cook, body: { steps } });
  expect([status, body.error]).toEqual([413, SENTENCE]);
});

test("of a receipt the first issues are kept, each as long as anybody reads", async () => {
  const receipt = {
    engine: "rules",
    version: "1",
    ...{ ingredients: { total: 3, placed: 3 }, amounts: { checked: 1, matching: 1 } },
    ...{ times: { checked: 1, matching: 1 }, temperatures: { checked: 0, matching: 0 } },
    sentences: { total: 3, kept: 3 },
    issues: Array.from({ length: 900 }, (_, index) => ({
      kind: "lost" as const,
      message: `Issue ${index} ${"m".repeat(900)}`,
    })),
  };
  const answer = await call(save, { as: await person(), body: bodyOf({ ...leekSoup, receipt }) });
  expect(answer.status).toBe(201);
  const kept = (await db.recipe.findFirstOrThrow()).formattedContent as FormattedContent;
  expect(kept.receipt?.issues).toHaveLength(200);
  expect(kept.receipt?.issues[0]?.message).toMatch(/^Issue 0 m{100,}…$/);
  expect(JSON.stringify(kept).length).toBeLessThan(120_000);
});

test("a file's recipe that is too long is named, and the others are imported", async () => {
  const cook = await person({ premium: true });
  const file = {
    recipes: [leekSoup, largeRecipe({ chars: 70_000 }), { ...leekSoup, title: "Onion soup" }].map(
      (content) => ({
        ...bodyOf(content),
        originalContent: "",
      }),
    ),
  };
  const { body } = await imported(
    cook,
    "plainspoon.json",
    JSON.stringify({ format: "plainspoon-recipes", version: 1, ...file }),
  );
  expect(body).toMatchObject({
    imported: 2,
    skipped: [{ name: expect.stringMatching(/Large soup/i), reason: SENTENCE }],
  });
});

test("the text it was made of has an end too", async () => {
  const { status, body } = await call(save, {
    as: await person(),
    body: toSave({ originalContent: "o".repeat(60_001) }),
  });
  expect([status, body.error]).toEqual([400, "The original text of a recipe has at most 60,000 characters."]);
});

test.each(Object.entries(LARGEST))("what a link shows of %s fits a public page", async (_name, content) => {
  const owner = await person();
  const id = String((await call(save, { as: owner, body: bodyOf(content) })).body.id);
  const { token } = (await call(share, { as: owner, body: { sourceType: "user", sourceId: id } })).body;
  const { body } = await call(shared, { method: "GET", params: { token: String(token) } });
  expect(JSON.stringify(body.recipe).length).toBeLessThan(PUBLIC_PAGE_MAX_BYTES / 4);
});
