/** Looking into a file before an import: what is in it, what the cook has already, and only what is chosen comes in. */
import { jest } from "@jest/globals";
import { strToU8, zipSync } from "fflate";
import { POST as preview } from "@/app/api/recipes/import/preview/route";
import { POST as bring } from "@/app/api/recipes/import/route";
import type { PreviewedRecipe } from "@/lib/contract/recipe-import";
import { db } from "@/lib/db/client";
import { previewImport } from "@/lib/recipes/import-preview";
import { FREE_SAVED_RECIPES, IMPORT_MAX_RECIPES } from "@/lib/rules/limits";
import { HEAVY_WORK } from "@/lib/rules/messages/heavy-work";
import { call, fileForm, type Answer } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";
import { plainPicture } from "@/tests/support/photo";
import { storedRecipe } from "@/tests/support/recipes";
import { imported } from "@/tests/support/transfer";

/** Imports give way to everything else, and a busy machine has much else to do. */
jest.setTimeout(120_000);

const recipe = (name: string, ingredients = "200 g rice\n1 l water") => ({
  ...{ name, ingredients, directions: "Boil the rice for 10 minutes.\n\nDrain." },
});

const look = (as: Person | undefined, recipes: unknown, from?: number): Promise<Answer> =>
  call(preview, {
    path: `/api/recipes/import/preview${from === undefined ? "" : `?from=${from}`}`,
    form: fileForm("file", JSON.stringify(recipes), "application/json", "all.json"),
    as,
  });

const recipesOf = ({ body }: Answer) => body.recipes as unknown as PreviewedRecipe[];

function chosen(as: Person, recipes: unknown, keys: string): Promise<Answer> {
  const form = fileForm("file", JSON.stringify(recipes), "application/json", "all.json");
  form.append("keys", keys);
  return call(bring, { form, as });
}

test("says of each recipe what it holds, which cannot come in and why, and saves nothing", async () => {
  const cook = await person();
  const photo = (await plainPicture(400, 300).jpeg().toBuffer()).toString("base64");
  const archive = zipSync({
    "a.json": strToU8(JSON.stringify({ ...recipe("Rice"), photo_data: photo })),
    "b.json": strToU8(JSON.stringify({ ...recipe("Soup"), image_url: "https://soup.example/a.jpg" })),
    "broken.json": strToU8('{"name": "Broken"'),
    "long.json": strToU8(JSON.stringify(recipe("x".repeat(301)))),
  });
  const answer = await call(preview, {
    form: fileForm("file", archive, "application/zip", "all.zip"),
    as: cook,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ room: FREE_SAVED_RECIPES, rest: null });
  const key = expect.stringMatching(/^[\w-]{43}$/);
  expect(recipesOf(answer)).toEqual([
    {
      ...{ key, title: "Rice", ingredients: 2, steps: expect.any(Number), hasPicture: true },
      ...{ picture: expect.stringMatching(/^data:image\/jpeg;base64,/), duplicate: null, problem: null },
    },
    expect.objectContaining({ title: "Soup", hasPicture: true, picture: null, problem: null }),
    expect.objectContaining({ key: null, title: "broken", problem: "This file is not valid JSON." }),
    expect.objectContaining({ key: null, problem: "A title has at most 300 characters." }),
  ]);
  expect(recipesOf(answer)[0]?.picture?.length).toBeLessThan(8_000);
  expect(await db.recipe.count({ where: { userId: cook.id } })).toBe(0);
  expect(await db.picture.count({ where: { userId: cook.id } })).toBe(0);
});

test("finds what the cook has already, by title and by ingredients, and what the file has twice", async () => {
  const cook = await person({ premium: true });
  await imported(cook, "a.json", JSON.stringify([recipe("Rice"), recipe("Stew", "3 leeks\n1 l stock")]));
  await storedRecipe(cook, { title: "Crème brûlée" });
  await storedRecipe(await person(), { title: "Tea" });
  const answer = await look(cook, [
    recipe("Rice"),
    { ...recipe("Rice", "1 l water\n200 g  Rice"), notes: "Of my aunt." },
    recipe("Creme Brulee", "4 eggs\n500 ml cream"),
    recipe("Leek pot", "3 leeks\n1 l stock"),
    recipe("Tea", "1 tsp tea"),
    recipe("Tea", "1 tsp tea"),
    { ...recipe("Tea", "1 tsp tea"), notes: "With lemon." },
    recipe("Tea", "2 tea bags"),
  ]);
  expect(recipesOf(answer).map(({ duplicate, key }) => [duplicate, key !== null])).toEqual([
    ["imported", false],
    ["same", true],
    ["title", true],
    ["ingredients", true],
    [null, true],
    ["file", false],
    ["file", true],
    [null, true],
  ]);
  expect(answer.body.room).toBeNull();
});

test("only what is chosen comes in, once, also what is like another recipe; of the rest nothing is said", async () => {
  const cook = await person({ premium: true });
  const file = [recipe("Rice"), {}, recipe("Soup"), recipe("Tea"), recipe("Tea")];
  const keys = recipesOf(await look(cook, file)).map(({ key }) => key);
  const body = { success: true, imported: 2, skipped: [], skippedInAll: 0, withoutPicture: [], rest: null };
  expect((await chosen(cook, file, `${keys[2]},${keys[3]},${keys[3]}`)).body).toEqual(body);
  const again = await chosen(cook, file, `${keys[0]},${keys[3]}`);
  expect(again.body).toMatchObject({ imported: 1, skipped: [{ name: "Tea" }] });
  const titles = await db.recipe.findMany({ where: { userId: cook.id }, select: { title: true } });
  expect(titles.map(({ title }) => title).sort()).toEqual(["Rice", "Soup", "Tea"]);
  expect((await chosen(cook, [recipe("Other")], keys[0] ?? "")).body).toMatchObject({
    imported: 0,
    skipped: [],
  });
});

test("without keys everything comes in, as before", async () => {
  const cook = await person({ premium: true });
  expect(
    (await imported(cook, "a.json", JSON.stringify([recipe("Rice"), recipe("Tea")]))).body,
  ).toMatchObject({
    imported: 2,
  });
});

test.each([
  ["", "Please choose at least one recipe."],
  ["no key", "These are not recipes of this file."],
  ["a".repeat(44 * IMPORT_MAX_RECIPES + 1), "One import takes 2,000 recipes of a file."],
])("keys that are none are refused: %.10s", async (keys, message) => {
  const answer = await chosen(await person(), [recipe("Rice")], keys);
  expect(answer).toMatchObject({ status: 400, body: { code: "invalid", message } });
});

test("a file is asked for, one that can be opened, by who is signed in and has room", async () => {
  expect((await look(undefined, [recipe("Rice")])).status).toBe(401);
  const cook = await person();
  expect((await call(preview, { form: new FormData(), as: cook })).body).toMatchObject({
    message: "Please choose a file to import.",
  });
  const damaged = zipSync({ "a.md": strToU8("# Rice ".repeat(500)) }).slice(0, 60);
  const form = fileForm("file", damaged, "application/zip", "a.zip");
  expect((await call(preview, { form, as: cook })).status).toBe(422);
  for (let number = 0; number < FREE_SAVED_RECIPES; number += 1)
    await storedRecipe(cook, { title: `${number}` });
  expect(await look(cook, [recipe("Rice")])).toMatchObject({ status: 403, body: { code: "save_limit" } });
});

describe("looking has an end", () => {
  test("in recipes: the answer says where the file goes on", async () => {
    const cook = await person();
    const file = [...Array.from({ length: IMPORT_MAX_RECIPES }, () => ({})), recipe("Last")];
    const first = await look(cook, file);
    expect(recipesOf(first)).toHaveLength(IMPORT_MAX_RECIPES);
    expect(first.body.rest).toEqual({ from: IMPORT_MAX_RECIPES, reason: HEAVY_WORK.importedMost });
    const rest = await look(cook, file, IMPORT_MAX_RECIPES);
    expect(recipesOf(rest)).toMatchObject([{ title: "Last" }]);
    expect(rest.body.rest).toBeNull();
  });

  const soups = JSON.stringify(Array.from({ length: 80 }, (_, number) => recipe(`Soup ${number}`)));
  const file = { name: "a.json", bytes: new TextEncoder().encode(soups) };

  test("in time", async () => {
    const over = new AbortController();
    const { signal } = new AbortController();
    const given = { viewer: await person(), file, signal, overtime: over.signal, tell: () => over.abort() };
    const { recipes, rest } = await previewImport(given);
    expect(rest).toEqual({ from: recipes.length, reason: HEAVY_WORK.importedLong });
    expect(recipes.length).toBeLessThan(80);
  });

  test("and when the cook leaves", async () => {
    const leave = new AbortController();
    const given = { viewer: await person(), file, signal: leave.signal, tell: () => leave.abort() };
    await expect(previewImport(given)).rejects.toThrow(/abort/i);
  });
});
