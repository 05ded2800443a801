import { POST as create } from "@/app/api/share/recipe/route";
import { DELETE as revoke, GET as read } from "@/app/api/share/[token]/route";
import { DELETE as removeRecipe, PUT as update } from "@/app/api/recipes/[id]/route";
import { db } from "@/lib/db/client";
import { clearLibraryCache } from "@/lib/library/library-cache";
import { call } from "@/tests/support/call";
import { packRecipe, storePack, storeSoups } from "@/tests/support/library";
import { person, type Person } from "@/tests/support/people";
import { leekSoup, storedRecipe } from "@/tests/support/recipes";
import { sharedRecipe } from "@/tests/support/shares";

const get = (token: string, as?: Person) => call(read, { method: "GET", params: { token }, as });

describe("making a link", () => {
  test("one link for a recipe and its owner, however often and at once it is asked for; 128 random bits", async () => {
    const cook = await person();
    const sourceId = await storedRecipe(cook);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => call(create, { as: cook, body: { sourceType: "user", sourceId } })),
    );
    const urls = new Set(answers.map((answer) => answer.body.shareUrl));
    expect(urls.size).toBe(1);
    const url = new URL(String([...urls][0]));
    expect(url.origin).toBe("http://localhost:3000");
    expect(Buffer.from(url.pathname.replace("/share/", ""), "base64url")).toHaveLength(16);
    expect(await db.share.count()).toBe(1);
  });

  test("a Host that is not ours is never in the link", async () => {
    const cook = await person();
    const answer = await call(create, {
      as: cook,
      headers: { "x-forwarded-host": "evil.test", forwarded: "host=evil.test" },
      body: { sourceType: "user", sourceId: await storedRecipe(cook) },
    });
    expect(answer.body.shareUrl).toMatch(/^http:\/\/localhost:3000\/share\//);
  });

  test("needs a session; somebody else's recipe is not there; the source must be named", async () => {
    const [cook, other] = [await person(), await person()];
    const sourceId = await storedRecipe(cook);
    const ask = (body: unknown, as?: Person) => call(create, { as, body });
    expect((await ask({ sourceType: "user", sourceId })).status).toBe(401);
    expect((await ask({ sourceType: "user", sourceId }, other)).status).toBe(404);
    expect((await ask({ sourceType: "book", sourceId }, cook)).status).toBe(400);
    expect((await ask({ sourceType: "user" }, cook)).status).toBe(400);
    expect(await db.share.count()).toBe(0);
  });
});

describe("reading a shared recipe", () => {
  async function viewerOf(role: string, owner: Person): Promise<Person | undefined> {
    if (role === "anonymous") return undefined;
    if (role === "owner") return owner;
    return person({ premium: role === "premium", trial: role === "trial", emailOnly: role === "email_only" });
  }

  test.each([
    ["anonymous", 2],
    ["email_only", 2],
    ["free", 2],
    ["trial", 3],
    ["premium", 3],
    ["owner", 3],
  ])("%s gets %i steps and the whole list", async (role, steps) => {
    const owner = await person();
    const { token } = await sharedRecipe(owner);
    const answer = await get(token, await viewerOf(role, owner));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      share: {
        token,
        sourceType: "user",
        totalSteps: 3,
        previewSteps: steps,
        isOwner: role === "owner",
      },
      recipe: { title: "Leek soup", formattedContent: { ingredients: leekSoup.ingredients } },
    });
    const text = JSON.stringify(answer.body);
    expect(text.includes("simmer for 20 minutes")).toBe(steps === 3);
  });

  test("neither the receipt nor the original, which quote every step, travels along", async () => {
    const owner = await person({ premium: true });
    const { token, recipeId } = await sharedRecipe(owner);
    const counts = { checked: 1, matching: 1 };
    const receipt = {
      engine: "rules",
      version: "1",
      ingredients: { total: 1, placed: 1 },
      amounts: counts,
      times: counts,
      temperatures: counts,
      sentences: { total: 1, kept: 1 },
      alsoNeeded: ["1 cup water"],
      issues: [{ kind: "uncertain", message: "Look at SECRETSTEP.", text: "SECRETSTEP" }],
    };
    await db.recipe.update({
      where: { id: recipeId },
      data: { originalContent: "SECRETSTEP", formattedContent: { ...leekSoup, receipt } },
    });
    for (const viewer of [undefined, owner]) {
      const { body } = await get(token, viewer);
      expect(JSON.stringify(body)).not.toContain("SECRETSTEP");
      // What is to be bought beside the list is no secret.
      expect(body).toMatchObject({ recipe: { formattedContent: { alsoNeeded: ["1 cup water"] } } });
    }
  });

  test("an edit shows at once", async () => {
    const owner = await person({ premium: true });
    const { token, recipeId } = await sharedRecipe(owner);
    await call(update, { method: "PUT", as: owner, params: { id: recipeId }, body: { title: "Onion soup" } });
    expect((await get(token)).body).toMatchObject({ recipe: { title: "Onion soup" } });
  });

  test.each(["unknown", "AAAAAAAAAAAAAAAAAAAAAA", "../../etc/passwd", "x".repeat(400)])(
    "%s is not found",
    async (token) => {
      const answer = await get(token);
      expect([answer.status, answer.body.message]).toEqual([404, "Recipe not found"]);
    },
  );
});

describe("library recipes", () => {
  const share = (sourceId: string, as: Person) =>
    call(create, { as, body: { sourceType: "library", sourceId } });

  beforeEach(async () => {
    await storeSoups();
    clearLibraryCache();
  });

  test("who may open one may share it, others learn that it needs a plan; one without the tag has no link", async () => {
    const [free, premium] = [await person(), await person({ premium: true })];
    expect((await share("premium-soup", free)).body).toMatchObject({ code: "premium_required" });
    expect((await share("premium-soup", premium)).status).toBe(200);
    expect((await share("free-soup", free)).status).toBe(200);
    expect((await share("no-soup", free)).status).toBe(404);
    await storePack([packRecipe("free", { tags: ["15minutes"] })], "2");
    clearLibraryCache();
    expect((await share("free-soup", free)).body).toMatchObject({
      code: "forbidden",
      message: "This recipe cannot be shared.",
    });
  });

  test("the viewer's right decides, the sharer's own included", async () => {
    const premium = await person({ premium: true });
    const viewers = [
      undefined,
      await person({ emailOnly: true }),
      await person(),
      await person({ trial: true }),
      premium,
    ];
    const steps = async (sourceId: string) => {
      const token = String((await share(sourceId, premium)).body.token);
      const answers = await Promise.all(viewers.map((viewer) => get(token, viewer)));
      return answers.map(({ body }) => (body.share as unknown as { previewSteps: number }).previewSteps);
    };
    expect(await steps("demo-soup")).toEqual([3, 3, 3, 3, 3]);
    expect(await steps("free-soup")).toEqual([2, 2, 3, 3, 3]);
    expect(await steps("premium-soup")).toEqual([2, 2, 2, 3, 3]);
    await db.premiumGrant.delete({ where: { userId: premium.id } });
    expect(await steps("demo-soup")).toEqual([3, 3, 3, 3, 3]);
    const live = await db.share.findFirstOrThrow({ where: { sourceId: "premium-soup" } });
    expect((await get(live.token, premium)).body).toMatchObject({
      share: { isOwner: true, previewSteps: 2 },
    });
  });
});

describe("ending a link", () => {
  test("revoked: not found from then on; the next link is another one", async () => {
    const owner = await person();
    const { token, recipeId } = await sharedRecipe(owner);
    const end = () => call(revoke, { method: "DELETE", as: owner, params: { token } });
    expect((await end()).body).toEqual({ success: true });
    expect((await get(token)).status).toBe(404);
    expect((await get(token, owner)).status).toBe(404);
    expect((await end()).status).toBe(404);
    const again = await call(create, { as: owner, body: { sourceType: "user", sourceId: recipeId } });
    expect(again.body.token).not.toBe(token);
  });

  test("only its owner ends it", async () => {
    const { token } = await sharedRecipe(await person());
    const stranger = await person({ premium: true });
    expect((await call(revoke, { method: "DELETE", params: { token } })).status).toBe(401);
    expect((await call(revoke, { method: "DELETE", as: stranger, params: { token } })).status).toBe(404);
    expect((await get(token)).status).toBe(200);
  });

  test("a deleted recipe, and a deleted account, end their links", async () => {
    const owner = await person();
    const [first, second] = [await sharedRecipe(owner), await sharedRecipe(owner)];
    await call(removeRecipe, { method: "DELETE", as: owner, params: { id: first.recipeId } });
    expect((await get(first.token)).status).toBe(404);
    expect((await get(second.token)).status).toBe(200);
    await db.user.delete({ where: { id: owner.id } });
    expect((await get(second.token)).status).toBe(404);
  });
});
