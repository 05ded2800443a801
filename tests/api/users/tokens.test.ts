/** Personal access tokens: what a cook's own programs may do with one, and how one ends. */
import { GET as exported } from "@/app/api/recipes/export/route";
import { DELETE as removeRecipe, GET as readRecipe, PUT as editRecipe } from "@/app/api/recipes/[id]/route";
import { GET as topRecipes } from "@/app/api/recipes/top/[userId]/route";
import { GET as listRecipes, POST as saveRecipe } from "@/app/api/recipes/route";
import { POST as processText } from "@/app/api/recipes/process-text/route";
import { POST as processUrl } from "@/app/api/recipes/process-url/route";
import { POST as processPdf } from "@/app/api/recipes/process-pdf/route";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { GET as accountExport } from "@/app/api/users/export/route";
import { DELETE as removeAccount } from "@/app/api/users/me/route";
import { PUT as changePassword } from "@/app/api/users/password/route";
import { POST as signOutEverywhere } from "@/app/api/users/sign-out-everywhere/route";
import { DELETE as revoke, GET as list, POST as create } from "@/app/api/users/tokens/route";
import { findAccessToken } from "@/lib/accounts/access-tokens";
import { hashToken } from "@/lib/accounts/secret-token";
import { env } from "@/lib/env";
import { db } from "@/lib/db/client";
import { ACCESS_TOKENS_MAX } from "@/lib/rules/limits";
import { call, type Call } from "@/tests/support/call";
import { newestLetter, subjectsTo } from "@/tests/support/letters";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";

const RECIPE =
  "Toast\n\nIngredients\n2 slices bread\n20 g butter\n\nMethod\nToast the bread. Spread the butter on it.";

type Made = { id: string; name: string; token: string };

async function newToken(cook: Person, name = "kitchen script", scopes?: string[]): Promise<Made> {
  const answer = await call(create, { body: { name, scopes }, as: cook });
  expect(answer.status).toBe(201);
  return answer.body as unknown as Made;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** As a program calls: no cookie, no origin. */
const withToken = (token: string) => ({ headers: bearer(token), origin: null });

test("a token is shown once; the list names it, and the database holds its hash alone", async () => {
  const cook = await person();
  const { id, name, token } = await newToken(cook);
  expect(token).toMatch(/^psp_[\w-]{43}$/);
  const listed = await call(list, { method: "GET", as: cook });
  expect(listed.body).toEqual([
    { id, name, scopes: ["convert", "read"], createdAt: expect.any(String), lastUsedAt: null },
  ]);
  const rows = await db.$queryRaw`SELECT * FROM "AccessToken"`;
  expect(JSON.stringify(rows)).not.toContain(token.slice(4));
  const everything = await (await call(accountExport, { method: "GET", as: cook })).response.text();
  expect(everything).toContain("kitchen script");
  expect(everything).not.toContain(token);
});

test("the owner is told of a new token by letter", async () => {
  const cook = await person();
  const { token } = await newToken(cook);
  expect(await subjectsTo(cook.email)).toContain("A new access token for your Plainspoon account");
  expect(await newestLetter(cook.email)).not.toContain(token);
});

describe("a token may, without cookie or origin,", () => {
  test("convert, counted as its cook's and not as the address's", async () => {
    const { token } = await newToken(await person());
    const given = withToken(token);
    const text = await call(processText, { body: { content: RECIPE }, ...given });
    expect([text.status, text.body.title]).toEqual([200, "Toast"]);
    expect((await call(processUrl, { body: { content: "http://10.0.0.1/" }, ...given })).status).toBe(400);
    expect((await call(processPdf, { body: {}, ...given })).status).toBe(415);
    for (let index = 0; index < env.LIMIT_CONVERT_ANON.count; index += 1)
      await call(processUrl, { body: { content: "" }, ip: "203.0.113.90" });
    const anon = await call(processText, { body: { content: RECIPE }, ip: "203.0.113.90" });
    const cooks = await call(processText, { body: { content: RECIPE }, ip: "203.0.113.90", ...given });
    expect([anon.status, cooks.status]).toEqual([429, 200]);
  });

  test("read the cook's recipes, and nobody else's", async () => {
    const [cook, other] = [await person(), await person()];
    const [mine, theirs] = [await storedRecipe(cook), await storedRecipe(other)];
    const { token } = await newToken(cook);
    const given = { method: "GET", ...withToken(token) } as const;
    expect((await call(listRecipes, given)).body).toMatchObject([{ id: mine }]);
    expect((await call(readRecipe, { ...given, params: { id: mine } })).status).toBe(200);
    expect((await call(readRecipe, { ...given, params: { id: theirs } })).status).toBe(404);
    expect((await call(topRecipes, { ...given, params: { userId: cook.id } })).status).toBe(200);
    expect((await call(topRecipes, { ...given, params: { userId: other.id } })).status).toBe(403);
    expect((await call(exported, given)).status).toBe(200);
  });
});

describe("a token that was made for one thing", () => {
  const converted = async (token: string) =>
    (await call(processText, { body: { content: RECIPE }, ...withToken(token) })).status;
  const read = (token: string) =>
    Promise.all(
      [listRecipes, exported].map(
        async (handler) => (await call(handler, { method: "GET", ...withToken(token) })).status,
      ),
    );

  test("to convert reads nothing that was saved", async () => {
    const cook = await person();
    await storedRecipe(cook);
    const { token } = await newToken(cook, "converter", ["convert"]);
    expect([await converted(token), await read(token)]).toEqual([200, [403, 403]]);
    const refused = await call(listRecipes, { method: "GET", ...withToken(token) });
    expect(refused.body).toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("read saved recipes"),
    });
    expect((await call(list, { method: "GET", as: cook })).body).toMatchObject([{ scopes: ["convert"] }]);
    expect(await newestLetter(cook.email)).toContain("can now convert recipes for you.");
  });

  test("to read converts nothing", async () => {
    const cook = await person();
    const { token } = await newToken(cook, "reader", ["read", "read"]);
    expect([await converted(token), await read(token)]).toEqual([403, [200, 200]]);
    expect(await newestLetter(cook.email)).not.toContain("convert");
  });

  test("is not made for nothing, or for anything else", async () => {
    const cook = await person();
    for (const scopes of [[], ["write"], "read", ["read", "convert", "read"]])
      expect((await call(create, { body: { name: "odd", scopes }, as: cook })).status).toBe(400);
    expect(await db.accessToken.count()).toBe(0);
  });

  test("and one from before there was a choice does both", async () => {
    const cook = await person();
    const token = `psp_${"b".repeat(43)}`;
    await db.accessToken.create({
      data: { userId: cook.id, name: "old", tokenHash: hashToken(token) },
    });
    expect([await converted(token), await read(token)]).toEqual([200, [200, 200]]);
  });
});

test("a token may do nothing else: no change, no account, no other token", async () => {
  const cook = await person({ premium: true });
  const id = await storedRecipe(cook);
  const { token } = await newToken(cook);
  const given = { headers: bearer(token) };
  for (const [handler, asked] of [
    [saveRecipe, { body: {} }],
    [editRecipe, { method: "PUT", params: { id }, body: { title: "Mine" } }],
    [removeRecipe, { method: "DELETE", params: { id } }],
    [whoAmI, { method: "GET" }],
    [list, { method: "GET" }],
    [create, { body: { name: "another" } }],
    [revoke, { method: "DELETE", body: { id: "x" } }],
    [signOutEverywhere, {}],
    [accountExport, { method: "GET" }],
  ] as const)
    expect((await call(handler, { ...asked, ...given })).status).toBe(401);
  expect(await db.recipe.count({ where: { id } })).toBe(1);
});

test("what is no token is refused as such: no cookie beside it counts, and nobody goes on as a visitor", async () => {
  const cook = await person();
  for (const token of ["psp_wrong", "", cook.token, `psp_${"a".repeat(43)}`, "x".repeat(5000)]) {
    const read = await call(listRecipes, { method: "GET", headers: bearer(token), as: cook });
    const converted = await call(processText, {
      body: { content: RECIPE },
      headers: bearer(token),
      as: cook,
    });
    expect([read.status, converted.status]).toEqual([401, 401]);
  }
  // A proxy's own password before the app is no token.
  const basic = { authorization: "Basic c3RhZ2luZzpzdGFnaW5n" };
  expect((await call(listRecipes, { method: "GET", headers: basic, as: cook })).status).toBe(200);
});

test("a session's cookie still needs our own origin to convert", async () => {
  const cook = await person();
  const answer = await call(processText, {
    body: { content: RECIPE },
    as: cook,
    origin: "https://evil.example",
  });
  expect(answer.status).toBe(403);
});

test("when a token was used last is told, to the minute", async () => {
  const cook = await person();
  const { token } = await newToken(cook);
  const [first, soon, later] = [0, 30_000, 90_000].map((ms) => new Date(Date.UTC(2031, 0, 1) + ms));
  const lastUse = async () => (await db.accessToken.findFirstOrThrow()).lastUsedAt;
  await findAccessToken(token, first);
  await findAccessToken(token, soon);
  expect(await lastUse()).toEqual(first);
  await findAccessToken(token, later);
  expect(await lastUse()).toEqual(later);
});

describe("a token ends", () => {
  const works = async (token: string) =>
    (await call(listRecipes, { method: "GET", ...withToken(token) })).status;

  test("when it is revoked, at once, and by its owner alone", async () => {
    const [cook, other] = [await person(), await person()];
    const [one, two] = [await newToken(cook, "one"), await newToken(cook, "two")];
    const asked = { method: "DELETE", body: { id: one.id } } as const;
    expect((await call(revoke, asked)).status).toBe(401);
    expect((await call(revoke, { ...asked, as: other })).status).toBe(404);
    expect(await works(one.token)).toBe(200);
    expect((await call(revoke, { ...asked, as: cook })).status).toBe(200);
    expect([await works(one.token), await works(two.token)]).toEqual([401, 200]);
    expect((await call(revoke, { ...asked, as: cook })).status).toBe(404);
  });

  test("with every other key of the account: a changed password, signing out everywhere", async () => {
    const cook = await person();
    const first = await newToken(cook);
    await call(changePassword, {
      method: "PUT",
      body: { currentPassword: PASSWORD, newPassword: "brand new" },
      as: cook,
    });
    expect(await works(first.token)).toBe(401);
    const other = await person();
    const second = await newToken(other);
    await call(signOutEverywhere, { as: other });
    expect(await works(second.token)).toBe(401);
  });
});

/** A call with a slow body: its session was looked at, and every key of the account ends before the body is there. */
const whileKeysEnd = (cook: Person, given: object): Call => ({
  as: cook,
  headers: { "content-type": "application/json" },
  raw: new ReadableStream<Uint8Array>(
    {
      async pull(body) {
        expect((await call(signOutEverywhere, { as: cook })).status).toBe(200);
        body.enqueue(new TextEncoder().encode(JSON.stringify(given)));
        body.close();
      },
    },
    { highWaterMark: 0 },
  ),
});

test("a call that was under way when every key ended makes no new one, and deletes no account", async () => {
  const [cook, guest] = [await person(), await person({ emailOnly: true })];
  expect((await call(create, whileKeysEnd(cook, { name: "late" }))).status).toBe(401);
  const removal = { method: "DELETE", ...whileKeysEnd(guest, {}) } as const;
  expect((await call(removeAccount, removal)).status).toBe(401);
  expect(await db.user.count()).toBe(2);
  expect(await db.accessToken.count()).toBe(0);
  expect(await subjectsTo(cook.email)).toEqual([]);
});

test("visitors have no tokens, and nobody sees another's", async () => {
  const cook = await person();
  await newToken(cook);
  expect((await call(list, { method: "GET" })).status).toBe(401);
  expect((await call(create, { body: { name: "x" } })).status).toBe(401);
  expect((await call(list, { method: "GET", as: await person() })).body).toEqual([]);
});

test("a token without a fitting name is refused in words for cooks", async () => {
  const cook = await person();
  for (const body of [{}, { name: "" }, { name: "   " }, { name: 7 }, { name: "n".repeat(61) }]) {
    const answer = await call(create, { body, as: cook });
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(/name/)]);
  }
  expect((await call(revoke, { method: "DELETE", body: {}, as: cook })).status).toBe(400);
});

test("an account holds a bounded number of tokens, also when many are made at once", async () => {
  const cook = await person();
  const many = await Promise.all(
    Array.from({ length: ACCESS_TOKENS_MAX }, (_, index) =>
      call(create, { body: { name: `${index}` }, as: cook }),
    ),
  );
  expect(many.map(({ status }) => status)).toEqual(many.map(() => 201));
  await db.rateLimiterFlexible.deleteMany();
  const over = await Promise.all([1, 2, 3].map(() => call(create, { body: { name: "over" }, as: cook })));
  expect(over.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(await db.accessToken.count({ where: { userId: cook.id } })).toBe(ACCESS_TOKENS_MAX);
});

test("making tokens has a limit, and so has using them", async () => {
  const cook = await person();
  const { token } = await newToken(cook);
  for (let index = 1; index < env.LIMIT_SIGNUP.count; index += 1)
    await call(create, { body: { name: "" }, as: cook });
  expect((await call(create, { body: { name: "one more" }, as: cook })).status).toBe(429);
  await call(listRecipes, { method: "GET", ...withToken(token) });
  await db.rateLimiterFlexible.updateMany({
    where: { key: { startsWith: "access-token:" } },
    data: { points: env.LIMIT_ACCESS_TOKEN.count },
  });
  expect((await call(listRecipes, { method: "GET", ...withToken(token) })).status).toBe(429);
  expect((await call(listRecipes, { method: "GET", as: cook })).status).toBe(200);
});
