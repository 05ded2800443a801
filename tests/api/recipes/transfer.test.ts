import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { GET } from "@/app/api/recipes/export/route";
import { db } from "@/lib/db/client";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { call } from "@/tests/support/call";
import { person } from "@/tests/support/people";
import { leekSoup, storedRecipe } from "@/tests/support/recipes";
import { exported, imported } from "@/tests/support/transfer";

const titlesOf = async (userId: string) =>
  (await db.recipe.findMany({ where: { userId }, orderBy: { title: "asc" } })).map(({ title }) => title);

describe("what goes out comes back in", () => {
  test.each([
    ["json", "recipes.json"],
    ["jsonld", "recipes.jsonld"],
    ["markdown", "recipes.zip"],
    ["cooklang", "recipes.zip"],
  ])("as %s", async (format, name) => {
    const [giver, taker] = [await person(), await person()];
    await storedRecipe(giver);
    await storedRecipe(giver, { title: "Rice" });
    const { answer, bytes } = await exported(giver, format);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="plainspoon-recipes/);
    expect((await imported(taker, name, bytes)).body).toEqual({ success: true, imported: 2, skipped: [] });
    expect(await titlesOf(taker.id)).toEqual(["Leek soup", "Rice"]);
    const soup = await db.recipe.findFirstOrThrow({ where: { userId: taker.id, title: "Leek soup" } });
    expect(JSON.stringify(soup.formattedContent)).toContain("500 ml stock");
    const { steps } = soup.formattedContent as unknown as FormattedContent;
    // Our own file brings the steps as they were saved; any other is formatted anew, one thing to do at a time.
    if (format === "json") expect(steps.at(-1)).toEqual(leekSoup.steps.at(-1));
    else {
      const last = steps.flatMap((step) => step.actions ?? []).at(-1);
      expect(last).toMatchObject({ text: "Simmer for 20 minutes.", seconds: [20 * 60] });
    }
  });

  test("our own JSON loses nothing", async () => {
    const [giver, taker] = [await person(), await person()];
    await storedRecipe(giver);
    await imported(taker, "recipes.json", (await exported(giver, "json")).bytes);
    const soup = await db.recipe.findFirstOrThrow({ where: { userId: taker.id } });
    expect(soup.formattedContent).toMatchObject({ ingredients: leekSoup.ingredients, steps: leekSoup.steps });
  });
});

test("the export is the session's own, and names its formats", async () => {
  const [cook, other] = [await person(), await person()];
  await storedRecipe(other);
  const { bytes } = await exported(cook, "json");
  expect(new TextDecoder().decode(bytes)).not.toContain("Leek soup");
  expect((await call(GET, { method: "GET", path: "/api/recipes/export" })).status).toBe(401);
  expect((await exported(cook, "docx")).answer).toMatchObject({ status: 400 });
});

const paprika = (name: string) =>
  gzipSync(
    JSON.stringify({ name, ingredients: "200 g rice\n1 l water", directions: "Boil the rice.\n\nDrain." }),
  );

test("a Paprika archive: many recipes, each packed on its own", async () => {
  const cook = await person();
  const archive = zipSync({ "a.paprikarecipe": paprika("Rice"), "b.paprikarecipe": paprika("More rice") });
  expect((await imported(cook, "mine.paprikarecipes", archive)).body).toMatchObject({ imported: 2 });
  expect(await titlesOf(cook.id)).toEqual(["More rice", "Rice"]);
});

test("what cannot be read is named, and the rest comes in", async () => {
  const cook = await person();
  const archive = zipSync({
    "good.md": strToU8(
      "# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil the rice for 10 minutes.\n",
    ),
    "letter.md": strToU8("Dear diary, nothing was cooked."),
    "broken.json": strToU8("{"),
  });
  const { body } = await imported(cook, "all.zip", archive);
  expect(body).toMatchObject({ imported: 1 });
  expect(body.skipped).toEqual([
    { name: "letter", reason: expect.stringContaining("no recipe") },
    { name: "broken", reason: "This file is not valid JSON." },
  ]);
});

test("a free account that fills up on the way keeps what fits and says so of the rest", async () => {
  const [giver, taker] = [await person({ premium: true }), await person()];
  for (let number = 1; number <= 7; number += 1) await storedRecipe(giver, { title: `Soup ${number}` });
  const { body } = await imported(taker, "recipes.json", (await exported(giver, "json")).bytes);
  expect(body).toMatchObject({ imported: 5, skipped: [{ name: "Soup 6" }, { name: "Soup 7" }] });
  expect(await titlesOf(taker.id)).toHaveLength(5);
});

/** Packing hundreds of megabytes takes its time on a busy machine. */
const PACKING_MS = 60_000;

test(
  "archives that unpack to hundreds of megabytes are refused, not unpacked",
  async () => {
    const cook = await person();
    const zeros = new Uint8Array(101 * 1024 * 1024);
    const bombs = {
      "bomb.zip": zipSync({ "bomb.md": zeros }, { level: 1 }),
      "bomb.paprikarecipe": gzipSync(zeros, { level: 1 }),
    };
    for (const [name, bytes] of Object.entries(bombs))
      expect(await imported(cook, name, bytes)).toMatchObject({ status: 413 });
  },
  PACKING_MS,
);

test("a damaged archive, an empty file, no file, and nobody", async () => {
  const cook = await person();
  const damaged = zipSync({ "a.md": strToU8("# Rice ".repeat(500)) }).slice(0, 60);
  expect((await imported(cook, "a.zip", damaged)).status).toBe(422);
  expect((await imported(cook, "a.md", "")).status).toBe(422);
  expect((await imported({ ...cook, token: "x" }, "a.md", "# Rice")).status).toBe(401);
});
