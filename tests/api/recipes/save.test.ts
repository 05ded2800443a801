import sharp from "sharp";
import { POST } from "@/app/api/recipes/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { person } from "@/tests/support/people";
import { toSave } from "@/tests/support/recipes";

test("a saved recipe comes back whole, with its id", async () => {
  const cook = await person();
  const answer = await call(POST, { body: toSave({ userId: cook.id, servings: "serves 6" }), as: cook });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    id: expect.any(String),
    recipe: {
      userId: cook.id,
      title: "Leek soup",
      servings: 6,
      formattedContent: { servings: 6, steps: [{ number: 1 }, { number: 2 }, { number: 3 }] },
    },
  });
  expect((await db.user.findUniqueOrThrow({ where: { id: cook.id } })).recipeCount).toBe(1);
});

test("older group names are read and written anew, steps are renumbered", async () => {
  const cook = await person();
  const formattedContent = {
    ...(toSave().formattedContent as object),
    ingredients: { refrigeratedFrozen: ["leeks"], pantry: ["oil"] },
    steps: [{ number: 7, instruction: "Eat." }],
  };
  const answer = await call(POST, { body: toSave({ formattedContent }), as: cook });
  expect(answer.body).toMatchObject({
    recipe: {
      formattedContent: {
        ingredients: { refrigerated: ["leeks"], other: ["oil"] },
        steps: [{ number: 1, instruction: "Eat.", ingredients: [], isPrep: false }],
      },
    },
  });
});

test("visitors are told to log in; a body cannot name somebody else", async () => {
  const [cook, other] = [await person(), await person()];
  expect((await call(POST, { body: toSave() })).status).toBe(401);
  expect((await call(POST, { body: toSave({ userId: other.id }), as: cook })).status).toBe(403);
  expect(await db.recipe.count()).toBe(0);
});

test.each([
  [{ title: "  " }, "Please give the recipe a title."],
  [{ title: "x".repeat(301) }, "A title has at most 300 characters."],
  [{ formattedContent: { ingredients: "none", steps: [] } }, /./],
])("%j is refused", async (over, sentence) => {
  const answer = await call(POST, { body: toSave(over), as: await person() });
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatch(sentence);
});

test("twenty saves at once on a free account store exactly five", async () => {
  const cook = await person();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call(POST, { body: toSave({ title: `Soup ${index}` }), as: cook }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
  expect(answers.filter((answer) => answer.body.code === "save_limit" && answer.status === 403)).toHaveLength(
    15,
  );
  expect(await db.recipe.count()).toBe(5);
});

test("premium has no limit", async () => {
  const cook = await person({ premium: true });
  for (let index = 0; index < 7; index += 1)
    expect((await call(POST, { body: toSave(), as: cook })).status).toBe(201);
});

describe("idempotency key", () => {
  const key = { "idempotency-key": "6b1f0a52-key" };

  test("ten equal requests at once store one recipe and get one answer", async () => {
    const cook = await person();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(POST, { body: toSave(), as: cook, headers: key })),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${String(answer.body.id)}`)).size).toBe(1);
    expect(await db.recipe.count()).toBe(1);
  });

  test("a full account still gets its earlier answer", async () => {
    const cook = await person();
    const first = await call(POST, { body: toSave(), as: cook, headers: key });
    for (let index = 0; index < 4; index += 1) await call(POST, { body: toSave(), as: cook });
    expect((await call(POST, { body: toSave(), as: cook, headers: key })).body.id).toBe(first.body.id);
  });

  test("with another body it is a conflict; another cook's key is their own; after a day it is free", async () => {
    const [cook, other] = [await person(), await person()];
    await call(POST, { body: toSave(), as: cook, headers: key });
    expect((await call(POST, { body: toSave({ title: "Other" }), as: cook, headers: key })).status).toBe(409);
    expect((await call(POST, { body: toSave({ title: "Other" }), as: other, headers: key })).status).toBe(
      201,
    );
    await db.savedAnswer.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) } });
    expect((await call(POST, { body: toSave({ title: "Other" }), as: cook, headers: key })).status).toBe(201);
  });
});

test.each([
  ["https://pictures.example/a.jpg", "https://pictures.example/a.jpg"],
  [
    "/api/storage/images/0123456789abcdef0123456789abcdef.jpg",
    "/api/storage/images/0123456789abcdef0123456789abcdef.jpg",
  ],
  ["http://pictures.example/a.jpg", null],
  ["javascript:alert(1)", null],
  ["/api/storage/images/../secret", null],
  ["data:image/png;base64,bm90IGEgcGljdHVyZQ==", null],
])("picture %s is kept as %s", async (imageUrl, kept) => {
  const answer = await call(POST, { body: toSave({ imageUrl }), as: await person() });
  expect(answer.body).toMatchObject({ recipe: { imageUrl: kept } });
});

test("a data: picture becomes a stored one", async () => {
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  const answer = await call(POST, {
    body: toSave({ imageUrl: `data:image/png;base64,${png.toString("base64")}` }),
    as: await person(),
  });
  expect(answer.body).toMatchObject({
    recipe: { imageUrl: expect.stringMatching(/^\/api\/storage\/images\/[0-9a-f]{32}\.jpg$/) },
  });
});
