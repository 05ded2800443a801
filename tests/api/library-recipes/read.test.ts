import { GET as list } from "@/app/api/library-recipes/route";
import { GET as read } from "@/app/api/library-recipes/[id]/route";
import { GET as preview } from "@/app/api/library-recipes/[id]/picture/route";
import { GET as picture } from "@/app/api/storage/images/[name]/route";
import { db } from "@/lib/db/client";
import { readLibraryRecipe } from "@/lib/library/read";
import { call } from "@/tests/support/call";
import { packRecipe, storePack, storeSoups } from "@/tests/support/library";
import { person, type Person } from "@/tests/support/people";
import { leekSoup } from "@/tests/support/recipes";

beforeEach(storeSoups);

const open = (id: string, as?: Person) => call(read, { method: "GET", params: { id }, ...(as && { as }) });

describe("the list", () => {
  test("shows everything to everybody, in the pack's order and without a step", async () => {
    const answer = await call(list, { method: "GET" });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject([
      { id: "premium-soup", accessLevel: "premium" },
      { id: "free-soup", accessLevel: "free" },
      { id: "demo-soup", accessLevel: "demo", category: "one-pan-wonders", tags: ["freely-shareable"] },
    ]);
    expect(answer.body).toMatchObject([
      { stepCount: 3, formattedContent: { servings: 4, ingredients: leekSoup.ingredients } },
      {},
      {},
    ]);
    expect(JSON.stringify(answer.body)).not.toContain("simmer");
  });
});

describe("a recipe", () => {
  const roles: [string, () => Promise<Person | undefined>, Record<string, number>][] = [
    ["a visitor", () => Promise.resolve(undefined), { demo: 200, free: 401, premium: 401 }],
    ["email_only", () => person({ emailOnly: true }), { demo: 200, free: 403, premium: 403 }],
    ["a free account", () => person(), { demo: 200, free: 200, premium: 403 }],
    ["a trial", () => person({ trial: true }), { demo: 200, free: 200, premium: 200 }],
    [
      "an email_only trial",
      () => person({ emailOnly: true, trial: true }),
      { demo: 200, free: 200, premium: 200 },
    ],
    ["premium", () => person({ premium: true }), { demo: 200, free: 200, premium: 200 }],
  ];

  test.each(roles)("for %s", async (_who, whom, expected) => {
    const who = await whom();
    const statuses: Record<string, number> = {};
    for (const level of Object.keys(expected)) {
      const { status, body } = await open(`${level}-soup`, who);
      statuses[level] = status;
      if (status === 200) expect(body).toMatchObject({ formattedContent: { steps: leekSoup.steps } });
      else expect(JSON.stringify(body)).not.toContain("leek");
      if (status === 403)
        expect(body).toMatchObject({
          code: "premium_required",
          error: "This recipe requires a premium subscription",
        });
    }
    expect(statuses).toEqual(expected);
  });

  test("that is not there is not found, whoever asks", async () => {
    expect((await open("nothing")).status).toBe(404);
    expect((await open("nothing", await person({ premium: true }))).status).toBe(404);
    expect((await open("x".repeat(101))).status).toBe(400);
  });

  test("a trial that is over opens no premium recipe any more", async () => {
    const cook = await person({ trial: true });
    await db.subscription.updateMany({
      where: { userId: cook.id },
      data: { trialEndsAt: new Date(Date.now() - 1) },
    });
    await expect(readLibraryRecipe({ viewer: cook, id: "premium-soup" })).rejects.toMatchObject({
      code: "premium_required",
    });
  });

  test("has a picture that is served as every other", async () => {
    const { body } = await open("demo-soup");
    const name = String(body.imageUrl).replace("/api/storage/images/", "");
    const answer = await call(picture, { method: "GET", params: { name } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(body).toMatchObject({ formattedContent: { imageUrl: String(body.imageUrl) } });
  });
});

describe("the picture of a shared link", () => {
  const ask = (id: string, headers?: Record<string, string>) =>
    call(preview, { method: "GET", params: { id }, ...(headers && { headers }) });

  test("is there for demo recipes, and sent once", async () => {
    const answer = await ask("demo-soup");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    const etag = answer.headers.get("etag") ?? "";
    expect((await ask("demo-soup", { "if-none-match": etag })).status).toBe(304);
  });

  test("tells nothing of what is not for everybody", async () => {
    expect((await ask("free-soup")).status).toBe(401);
    expect((await ask("premium-soup")).status).toBe(401);
    expect((await ask("nothing")).status).toBe(404);
  });
});

describe("stocking the library", () => {
  test("again writes nothing; a changed file is written, and readers see it at once", async () => {
    expect(await storeSoups()).toEqual([]);
    expect(await storePack([packRecipe("demo", { tags: ["15minutes"] })], "2")).toEqual(["demo-soup"]);
    expect((await open("demo-soup")).body).toMatchObject({ tags: ["15minutes"] });
    expect((await call(list, { method: "GET" })).body).toHaveLength(3);
  });

  test("leaves rows that are none of the pack's as they are", async () => {
    const row = await db.libraryRecipe.findUniqueOrThrow({ where: { id: "demo-soup" } });
    const own = { ...row, id: "house-special", formattedContent: {}, version: "by hand" };
    await db.libraryRecipe.create({ data: own });
    await storeSoups();
    expect(await db.libraryRecipe.findUnique({ where: { id: "house-special" } })).toMatchObject(own);
  });

  test("by several copies at once ends with the same rows", async () => {
    await db.libraryRecipe.deleteMany();
    await Promise.all([storeSoups(), storeSoups(), storeSoups()]);
    expect(await db.libraryRecipe.count()).toBe(3);
  });
});
