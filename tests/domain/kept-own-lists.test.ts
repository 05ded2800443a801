/** The list of a cook's own recipes, sent before Next sees the request: as the call would answer now, and to nobody else. */
import { DELETE as remove } from "@/app/api/recipes/[id]/route";
import { signOutEverywhere } from "@/lib/accounts/keys";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { next, standInForNext, visit, type Answer, type Visit } from "@/tests/support/in-place-of-next";
import { person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";

const DAY_MS = 24 * 60 * 60 * 1000;

standInForNext();

const LIST = "/api/recipes?limit=2";
const list = (over: Visit = {}) => visit({ path: LIST, ...over });
const titlesIn = ({ text }: Answer) => (JSON.parse(text) as { title: string }[]).map(({ title }) => title);
const titles = async (over?: Visit) => titlesIn(await list(over));

async function keepList(): Promise<Answer> {
  await list();
  const kept = await list();
  expect([next.reached, titlesIn(kept)]).toEqual([1, ["Leek soup"]]);
  return kept;
}

test("the list is sent as it was, and Next is not asked; each answer has an id of its own, and no nonce is sent twice", async () => {
  const [first, again] = [await list(), await list()];
  expect(again.text).toBe(first.text);
  const { "x-request-id": id, "content-security-policy": policy } = first.headers;
  for (const name of ["content-type", "cache-control", "x-total-count", "link"])
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
  expect(again.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  expect(again.headers["x-request-id"]).not.toBe(id);
  expect(again.headers["content-security-policy"]).not.toBe(policy);
  expect(next.reached).toBe(1);
});

test("the list says at once what was saved, edited, cooked or deleted, how many there are, and what follows", async () => {
  await keepList();
  const other = await storedRecipe(next.cook, { title: "Stew" });
  expect(await titles()).toEqual(["Stew", "Leek soup"]);
  await db.$executeRaw`UPDATE "Recipe" SET "title" = 'Broth' WHERE "id" = ${other}`;
  expect(await titles()).toEqual(["Broth", "Leek soup"]);
  await storedRecipe(next.cook, { title: "Old", createdAt: new Date(2020, 0, 1) });
  const { headers } = await list();
  expect([headers["x-total-count"], headers.link]).toEqual([
    "3",
    expect.stringMatching(new RegExp(`cursor=\\d+\\.${next.id}>`)),
  ]);
  await call(remove, { method: "DELETE", params: { id: other }, as: next.cook });
  expect(await titles()).toEqual(["Leek soup", "Old"]);
  expect(await titles()).toEqual(["Leek soup", "Old"]);
  expect(next.reached).toBe(5);
});

test("the list is another one for each search, part and session", async () => {
  await storedRecipe(next.cook, { title: "Stew" });
  expect(await titles({ path: "/api/recipes?q=soup" })).toEqual(["Leek soup"]);
  expect(await titles({ path: "/api/recipes?q=stew" })).toEqual(["Stew"]);
  expect(await titles({ path: "/api/recipes?limit=1" })).toEqual(["Stew"]);
  expect(await titles({ path: `/api/recipes?limit=1&cursor=${next.id}` })).toEqual([]);
  const other = await person();
  expect(await titles({ as: other, path: "/api/recipes?limit=1" })).toEqual([]);
  expect((await list({ as: { token: "made-up" } })).status).toBe(401);
  expect((await list({ path: `/api/recipes?userId=${other.id}` })).status).toBe(403);
});

test("the list is not sent to a session that is over, and renews one that is to be renewed", async () => {
  await keepList();
  const old = new Date(Date.now() - 20 * DAY_MS);
  const soon = new Date(Date.now() + 5 * DAY_MS);
  await db.session.updateMany({ where: { userId: next.cook.id }, data: { createdAt: old, expiresAt: soon } });
  expect((await list()).headers["set-cookie"]).toHaveLength(1);
  await list();
  expect(next.reached).toBe(3);
  const longAgo = new Date(Date.now() - 200 * DAY_MS);
  await db.session.updateMany({ where: { userId: next.cook.id }, data: { createdAt: longAgo } });
  expect((await list()).status).toBe(401);
});

test("the list ends with all keys of the account", async () => {
  await keepList();
  await signOutEverywhere(next.cook.id);
  expect((await list()).status).toBe(401);
});

test("a part of the list says how many there are now, though its own recipes are as they were", async () => {
  const old = await storedRecipe(next.cook, { title: "Old", createdAt: new Date(2020, 0, 1) });
  const path = `/api/recipes?cursor=${next.id}`;
  for (const count of ["2", "2", "3"]) {
    if (count === "3") await storedRecipe(next.cook, { title: "New" });
    const { text, headers } = await list({ path });
    expect([text.includes(old), headers["x-total-count"]]).toEqual([true, count]);
  }
});

test("the list is made each time for whoever comes with an access token", async () => {
  await keepList();
  expect((await list({ headers: { authorization: "Bearer psp_made-up" } })).status).toBe(401);
});

test("a list that changed while it was made is not shown as what it became", async () => {
  next.meanwhile = async () => {
    next.meanwhile = async () => {};
    await db.recipe.update({ where: { id: next.id }, data: { title: "Onion soup" } });
  };
  expect(await titles()).toEqual(["Leek soup"]);
  expect(await titles()).toEqual(["Onion soup"]);
});

test("a list of which a part was read later than the rest is not kept", async () => {
  const long = await storedRecipe(next.cook, { title: "Long" });
  await db.recipe.update({ where: { id: long }, data: { chars: 600_000 } });
  await list();
  await list();
  expect(next.reached).toBe(2);
});
