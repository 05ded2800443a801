/**
 * The page of a cook's own recipe, sent before Next sees the request: the same bytes for as long as everything it shows is as it was, and
 * to nobody else.
 */
import { gunzipSync } from "node:zlib";
import { jest } from "@jest/globals";
import { POST as logout } from "@/app/api/auth/logout/route";
import { POST as complete } from "@/app/api/recipes/[id]/complete/route";
import { DELETE as remove, PUT as update } from "@/app/api/recipes/[id]/route";
import { POST as share } from "@/app/api/share/recipe/route";
import { signOutEverywhere } from "@/lib/accounts/keys";
import { startSession } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";
import { spoilAnswer } from "@/lib/http/current-answer";
import { keepOwnAnswers, keptOwnAnswers } from "@/lib/http/kept-own-answers";
import { LANGUAGE_COOKIE } from "@/lib/messages/languages";
import { OWN_PAGES } from "@/lib/recipes/of-page";
import { replaceServices, services } from "@/lib/services";
import { call } from "@/tests/support/call";
import { next, standInForNext, visit, type Answer, type Visit } from "@/tests/support/in-place-of-next";
import { person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";

const DAY_MS = 24 * 60 * 60 * 1000;
/** All but what a page's end waits for. */
const NOT_FAKED = [
  "Date",
  "nextTick",
  "setImmediate",
  "setInterval",
  "queueMicrotask",
  "performance",
] as const;

standInForNext();
afterEach(() => {
  jest.useRealTimers();
});

/** Opens the page twice, so that it is kept and was sent again. */
async function keepPage(): Promise<Answer> {
  await visit();
  const kept = await visit();
  expect([next.reached, kept.text]).toEqual([1, expect.stringContaining("Leek soup, 4, no, en")]);
  return kept;
}

test("a page that is opened again is sent as it was, and Next is not asked", async () => {
  const first = await visit();
  const again = await visit();
  expect(again.text).toBe(first.text);
  expect(again.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "content-length": String(first.body.length),
  });
  expect(next.reached).toBe(1);
});

test("on a kept page scripts run by what they say, and by no nonce that was sent before", async () => {
  const nonce = /nonce="([^"]+)"/.exec((await visit()).text)?.[1] ?? "";
  const scripts = async (headers?: Record<string, string>) =>
    /script-src ([^;]+)/.exec(String((await visit({ headers })).headers["content-security-policy"]))?.[1];
  const policy = await scripts();
  expect(policy).toContain("'sha256-");
  expect(policy).not.toContain(nonce);
  await visit({ headers: { "accept-encoding": "gzip" } });
  expect(await scripts({ "accept-encoding": "gzip" })).toBe(policy);
  expect(next.reached).toBe(2);
});

test("packed and plain answers, and those of each language, are kept apart", async () => {
  await visit();
  await visit({ headers: { "accept-encoding": "gzip" } });
  const packed = await visit({ headers: { "accept-encoding": "gzip" } });
  expect(gunzipSync(packed.body).toString()).toContain("Leek soup, 4, no, en");
  const german = { headers: { cookie: `${LANGUAGE_COOKIE}=de` } };
  await visit(german);
  expect((await visit(german)).text).toContain("Leek soup, 4, no, de");
  expect((await visit()).text).toContain("Leek soup, 4, no, en");
  expect(next.reached).toBe(3);
});

const titleNow = async () => /<p>([^,]+),/.exec((await visit()).text)?.[1];

test("an edit shows at once", async () => {
  await keepPage();
  await call(update, {
    method: "PUT",
    params: { id: next.id },
    body: { title: "Onion soup" },
    as: next.cook,
  });
  expect(await titleNow()).toBe("Onion soup");
});

test("so does what was written by another statement, the moment of the last edit left as it was", async () => {
  await keepPage();
  await db.$executeRaw`UPDATE "Recipe" SET "title" = 'Broth' WHERE "id" = ${next.id}`;
  expect(await titleNow()).toBe("Broth");
});

test("a recipe that was cooked is made anew", async () => {
  await keepPage();
  expect((await call(complete, { params: { id: next.id }, body: {}, as: next.cook })).status).toBe(200);
  await visit();
  expect(next.reached).toBe(2);
});

test("a link to the recipe changes nothing of its page", async () => {
  await keepPage();
  expect((await call(share, { body: { sourceType: "user", sourceId: next.id }, as: next.cook })).status).toBe(
    200,
  );
  await visit();
  expect(next.reached).toBe(1);
});

test("a deleted recipe is not found", async () => {
  await keepPage();
  await call(remove, { method: "DELETE", params: { id: next.id }, as: next.cook });
  expect((await visit()).status).toBe(404);
});

const ENDS: Record<string, () => Promise<unknown>> = {
  "the plan's period is over": async () => {
    const payments = { ...services().payments, now: async () => new Date(Date.now() + 8 * DAY_MS) };
    replaceServices({ payments });
  },
  "the gateway ends the plan": () =>
    db.subscription.updateMany({ where: { userId: next.cook.id }, data: { status: "canceled" } }),
};
test.each(Object.keys(ENDS))(
  "%s: the page says what Premium is for, and again what it said",
  async (name) => {
    await keepPage();
    await ENDS[name]?.();
    expect((await visit()).text).toContain("Leek soup, 4, trial, en");
    await db.user.update({ where: { id: next.cook.id }, data: { trialUsedAt: new Date() } });
    expect((await visit()).text).toContain("Leek soup, 4, paid, en");
    await db.premiumGrant.create({ data: { userId: next.cook.id } });
    expect((await visit()).text).toContain("Leek soup, 4, no, en");
  },
);

test("nobody else gets it, signed in or not, nor loses it for the cook", async () => {
  await keepPage();
  const other = await person({ premium: true });
  expect((await visit({ as: other })).status).toBe(404);
  expect((await visit({ as: { token: "made-up" } })).status).toBe(307);
  expect(next.reached).toBe(3);
  await visit();
  expect(next.reached).toBe(3);
});

test("another browser of the same cook gets one of its own; one whose session ended does not", async () => {
  await keepPage();
  const second = await startSession({ userId: next.cook.id });
  await visit({ as: second });
  expect((await visit({ as: second })).text).toContain("Leek soup");
  expect(next.reached).toBe(2);
  await call(logout, { as: second });
  expect((await visit({ as: second })).status).toBe(307);
  expect(keptOwnAnswers().count).toBe(1);
  await db.session.updateMany({ where: { userId: next.cook.id }, data: { expiresAt: new Date() } });
  expect((await visit()).status).toBe(307);
});

test("when all keys of the account end, as with a new password, its pages are not sent", async () => {
  await keepPage();
  await signOutEverywhere(next.cook.id);
  expect((await visit()).status).toBe(307);
});

test("what changed while its page was made is not shown as what it became", async () => {
  next.meanwhile = async () => {
    next.meanwhile = async () => {};
    await db.recipe.update({ where: { id: next.id }, data: { title: "Onion soup" } });
  };
  expect(await titleNow()).toBe("Leek soup");
  expect(await titleNow()).toBe("Onion soup");
});

test("an answer in which something failed is not kept", async () => {
  next.meanwhile = async () => spoilAnswer();
  await visit();
  await visit();
  expect(next.reached).toBe(2);
});

test("while the database cannot be asked, Next answers", async () => {
  await keepPage();
  const findName = async () => {
    throw new Error("no database");
  };
  keepOwnAnswers([{ ...OWN_PAGES, findName }]);
  await visit();
  await visit();
  expect(next.reached).toBe(3);
});

const OTHERS: Record<string, Visit> = {
  "a navigation inside the app": { headers: { rsc: "1" } },
  "a part of the page": { headers: { range: "bytes=0-5" } },
  "a look at the head alone": { method: "HEAD" },
  "who weighs how it is packed": { headers: { "accept-encoding": "gzip;q=0" } },
  "a made-up protocol": { headers: { "x-forwarded-proto": "gopher" } },
};
test.each(Object.keys(OTHERS))("%s is Next's business", async (name) => {
  await keepPage();
  await visit(OTHERS[name]);
  expect(next.reached).toBe(2);
});

test("visitors at the same moment take its room once, and after ten minutes it is given back", async () => {
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED] });
  let nobodyWaits = () => {};
  const allCame = new Promise<void>((done) => (nobodyWaits = done));
  next.meanwhile = () => {
    if (next.reached === 3) nobodyWaits();
    return allCame;
  };
  await Promise.all([1, 2, 3].map(() => visit()));
  const one = keptOwnAnswers();
  await visit({ headers: { "accept-encoding": "x-made-up" } });
  expect([keptOwnAnswers(), one.count, next.reached]).toEqual([one, 1, 3]);
  jest.advanceTimersByTime(11 * 60 * 1000);
  expect(keptOwnAnswers()).toEqual({ count: 0, bytes: 0 });
});

test("all pages together take 32 MB at most, and the oldest goes first", async () => {
  next.padding = "soup".repeat(250_000);
  await visit();
  for (let count = 0; count < 34; count += 1)
    await visit({ path: `/recipe/${await storedRecipe(next.cook, { title: "Stew" })}` });
  expect(keptOwnAnswers().bytes).toBeGreaterThan(30_000_000);
  expect(keptOwnAnswers().bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
  next.reached = 0;
  await visit();
  expect(next.reached).toBe(1);
});

test("a page of more than 1 MB is not kept", async () => {
  next.padding = "soup".repeat(300_000);
  await visit();
  expect(keptOwnAnswers()).toEqual({ count: 0, bytes: 0 });
});
