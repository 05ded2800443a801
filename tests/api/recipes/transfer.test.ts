import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { GET } from "@/app/api/recipes/export/route";
import { GET as exportAccount } from "@/app/api/users/export/route";
import { db } from "@/lib/db/client";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { Handler } from "@/lib/http/route";
import { SESSION_COOKIE } from "@/lib/http/session";
import { inRequest, setCaller } from "@/lib/request";
import { HEAVY_WORK } from "@/lib/rules/messages/heavy-work";
import { turnsOf } from "@/lib/services/child-work";
import { call } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";
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
    expect((await imported(taker, name, bytes)).body).toMatchObject({ imported: 2, skipped: [], rest: null });
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

describe("let in once", () => {
  /** The answer as it begins: `call` reads one to its end. */
  const begun = (handler: Handler, path: string, { token }: Person): Promise<Response> =>
    handler(
      new Request(`http://localhost:3000${path}`, { headers: { cookie: `${SESSION_COOKIE}=${token}` } }),
    );

  /** Everything that the lane takes is taken: a place for each, and a queue. Answers what gives all of it back. */
  async function crowd(): Promise<() => void> {
    const turnFor = (name: string) =>
      inRequest(name, () => {
        setCaller(name);
        return turnsOf("export").take();
      });
    const inside = [await turnFor("a"), await turnFor("b")];
    const waiting = Array.from({ length: 32 }, (_, number) => turnFor(`w${number}`));
    for (const one of waiting) void one.then((release) => release());
    return () => {
      for (const release of inside) release();
    };
  }

  test.each([
    ["recipes", GET, "/api/recipes/export?format=json"],
    ["all data", exportAccount, "/api/users/export"],
  ])("an export of %s comes whole, also when others crowd in behind it", async (_, handler, path) => {
    const cook = await person();
    for (let number = 0; number < 45; number += 1) await storedRecipe(cook, { title: `Soup ${number}` });
    const texts = (await begun(handler, path, cook)).body?.pipeThrough(new TextDecoderStream()).getReader();
    let whole = "";
    while (!whole.includes("Soup 0")) whole += (await texts?.read())?.value ?? "";
    const leave = await crowd();
    const rest = (async () => {
      for (let part = await texts?.read(); part && !part.done; part = await texts?.read())
        whole += part.value;
    })();
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resume) => setImmediate(resume));
    leave();
    await rest;
    const { recipes } = JSON.parse(whole) as { recipes: { title: string }[] };
    expect(recipes.map(({ title }) => title)).toEqual(Array.from({ length: 45 }, (_one, n) => `Soup ${n}`));
  });

  test.each([
    ["recipes", GET, "/api/recipes/export?format=json"],
    ["all data", exportAccount, "/api/users/export"],
  ])("too many at once is an answer before the first byte of %s", async (_, handler, path) => {
    const cook = await person();
    const leave = await crowd();
    const { status, body } = await call(handler, { method: "GET", path, as: cook });
    leave();
    expect([status, body.error]).toEqual([503, HEAVY_WORK.exports]);
  });

  test("a recipe that goes meanwhile ends no export", async () => {
    const cook = await person();
    const ids = [];
    for (let number = 0; number < 25; number += 1) ids.push(await storedRecipe(cook, { title: `${number}` }));
    const response = await begun(GET, "/api/recipes/export", cook);
    // The first ones have been made: where it goes on is not told by a row that is gone.
    await db.recipe.deleteMany({ where: { id: { in: ids.slice(0, 20) } } });
    const { recipes } = JSON.parse(await response.text()) as { recipes: { title: string }[] };
    expect(recipes.at(-1)?.title).toBe("24");
  });
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
