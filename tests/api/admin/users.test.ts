import { DELETE as remove } from "@/app/api/admin/users/[id]/route";
import { POST as cancelSub } from "@/app/api/admin/users/[id]/cancel-subscription/route";
import { DELETE as takeBack, POST as makePremium } from "@/app/api/admin/users/[id]/make-premium/route";
import { POST as resetPassword } from "@/app/api/admin/users/[id]/reset-password/route";
import { POST as runFunnel } from "@/app/api/admin/funnel/create-user/route";
import { GET as csv } from "@/app/api/admin/users/export/csv/route";
import { GET as list, POST as add } from "@/app/api/admin/users/route";
import { GET as currentUser } from "@/app/api/auth/user/route";
import { POST as confirm } from "@/app/api/users/confirm/route";
import { POST as login } from "@/app/api/users/login/route";
import type { UsersAnswer } from "@/lib/contract/admin";
import { USER_COLUMNS, USER_SORTS, USER_TABLE } from "@/lib/contract/user-columns";
import { db } from "@/lib/db/client";
import { admin } from "@/tests/support/admins";
import { advance, onPlan } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { newestLetter, outbox, secretInLetter, sessionIn, subjectsTo } from "@/tests/support/letters";
import { person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";

type Listed = {
  users: { id: string; email: string; isPremium: boolean; recipeCount: number }[];
  total: number;
};
const read = async (query: string) =>
  (await call(list, { method: "GET", path: `/api/admin/users${query}`, asAdmin: await admin() }))
    .body as unknown as Listed;
const acts = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: "asc" } })).map(
    ({ action, subject }) => `${action}: ${subject}`,
  );

test("lists users newest first, with their plan and recipes", async () => {
  const old = await person();
  await db.user.update({ where: { id: old.id }, data: { createdAt: new Date("2020-01-01") } });
  const young = await person({ premium: true });
  await storedRecipe(young);
  const { users, total } = await read("");
  expect(total).toBe(2);
  expect(users.map(({ id, isPremium, recipeCount }) => ({ id, isPremium, recipeCount }))).toEqual([
    { id: young.id, isPremium: true, recipeCount: 1 },
    { id: old.id, isPremium: false, recipeCount: 0 },
  ]);
});

test.each([
  ["?q=ADA", ["ada@plainspoon.test"]],
  ["?q=love%20ada", ["ada@plainspoon.test"]],
  ["?q=%25", []],
  ["?q=_", []],
  ["?sort=email&order=asc", ["ada@plainspoon.test", "bo@plainspoon.test", "cy@plainspoon.test"]],
  ["?sort=email&order=desc&pageSize=1&page=2", ["bo@plainspoon.test"]],
  ["?sort=recipeCount&order=desc&pageSize=1", ["bo@plainspoon.test"]],
])("%s finds %j", async (query, emails) => {
  for (const email of ["bo", "cy", "ada"]) await person({ email: `${email}@plainspoon.test` });
  await db.user.update({
    where: { email: "ada@plainspoon.test" },
    data: { firstName: "Ada", lastName: "Lovelace" },
  });
  await db.user.update({ where: { email: "bo@plainspoon.test" }, data: { recipeCount: 3 } });
  expect((await read(query)).users.map(({ email }) => email)).toEqual(emails);
});

test.each(USER_SORTS)(
  "sorted by %s, one order is the other turned round; whoever has no name comes last",
  async (sort) => {
    for (const [at, name] of ["Ada", "Bo", "Cy"].entries()) {
      const { id } = await person({ email: `${name.toLowerCase()}@plainspoon.test` });
      const createdAt = new Date(Date.UTC(2020, at));
      await db.user.update({
        where: { id },
        data: { firstName: name, lastName: name, recipeCount: at, createdAt },
      });
    }
    const emails = async (order: string) =>
      (await read(`?sort=${sort}&order=${order}`)).users.map(({ email }) => email);
    const rising = ["ada@plainspoon.test", "bo@plainspoon.test", "cy@plainspoon.test"];
    expect(await emails("asc")).toEqual(rising);
    expect(await emails("desc")).toEqual([...rising].reverse());
    await db.user.update({
      where: { email: "ada@plainspoon.test" },
      data: { firstName: null, lastName: null },
    });
    if (sort === "name") expect((await emails("asc")).at(-1)).toBe("ada@plainspoon.test");
  },
);

test("every column has its words in the table and its cells in the export", async () => {
  await person({ email: "ada@plainspoon.test" });
  const { users } = (await call(list, { method: "GET", path: "/api/admin/users", asAdmin: await admin() }))
    .body as unknown as UsersAnswer;
  for (const user of users)
    expect(USER_TABLE.map(({ text }) => text(user))).not.toContainEqual(
      expect.stringMatching(/^$|undefined|null|Invalid/),
    );
  const file = await (await call(csv, { method: "GET", asAdmin: await admin() })).response.text();
  const [headings = "", first = ""] = file.split("\r\n");
  expect(headings.split(",").sort()).toEqual(USER_COLUMNS.flatMap((one) => Object.keys(one.csv)).sort());
  expect(first.split(",")).toHaveLength(headings.split(",").length);
});

test.each(["?pageSize=201", "?page=0", "?sort=password", `?q=${"x".repeat(201)}`])(
  "%s is refused",
  async (query) => {
    const answer = await call(list, {
      method: "GET",
      path: `/api/admin/users${query}`,
      asAdmin: await admin(),
    });
    expect([answer.status, answer.body.code]).toEqual([400, "invalid"]);
  },
);

test("a new user can log in at once, with Premium if asked; a second account is a conflict", async () => {
  const someone = await admin();
  const body = { email: " New@Plainspoon.test ", password: "secret", isPremium: true };
  expect((await call(add, { body, asAdmin: someone })).status).toBe(201);
  const entry = await call(login, { body: { email: "new@plainspoon.test", password: "secret" } });
  expect([entry.status, entry.body.isPremium]).toEqual([200, true]);
  expect((await call(add, { body, asAdmin: someone })).status).toBe(409);
  expect(await acts()).toEqual([
    "created a user: new@plainspoon.test",
    "granted Premium: new@plainspoon.test",
  ]);
});

test("a new user's address is to be confirmed like any other: the letter comes by itself", async () => {
  const email = "new@plainspoon.test";
  await call(add, { body: { email, password: "secret" }, asAdmin: await admin() });
  expect(await subjectsTo(email)).toEqual(["Welcome to Plainspoon"]);
  const as = sessionIn((await call(login, { body: { email, password: "secret" } })).headers);
  const token = secretInLetter(await newestLetter(email));
  expect((await call(confirm, { body: { token }, as })).status).toBe(200);
  expect(await db.user.findFirst({ where: { emailVerifiedAt: { not: null } } })).toMatchObject({ email });
});

test.each([
  [{ email: "nobody", password: "secret" }, "Please enter a valid email address"],
  [{ email: "a@plainspoon.test", password: "short" }, "Password must be at least 6 characters"],
  [{}, "Please enter a valid email address"],
])("adding %j is refused", async (body, sentence) => {
  const answer = await call(add, { body, asAdmin: await admin() });
  expect([answer.status, answer.body.message]).toEqual([400, sentence]);
});

test("a new password ends every session of the user", async () => {
  const cook = await person();
  const asAdmin = await admin();
  const params = { id: cook.id };
  expect((await call(resetPassword, { params, body: { newPassword: "another one" }, asAdmin })).status).toBe(
    200,
  );
  expect((await call(currentUser, { method: "GET", as: cook })).status).toBe(401);
  expect((await call(login, { body: { email: cook.email, password: "another one" } })).status).toBe(200);
  expect((await call(resetPassword, { params, body: { newPassword: "five5" }, asAdmin })).status).toBe(400);
});

test("Premium is granted once, and shows on the user's next request", async () => {
  const cook = await person();
  const asAdmin = await admin();
  expect((await call(makePremium, { params: { id: cook.id }, asAdmin })).status).toBe(200);
  expect((await call(currentUser, { method: "GET", as: cook })).body.isPremium).toBe(true);
  expect((await call(makePremium, { params: { id: cook.id }, asAdmin })).status).toBe(409);
});

test("without Premium there is none to cancel", async () => {
  const cook = await person();
  expect((await call(cancelSub, { params: { id: cook.id }, asAdmin: await admin() })).status).toBe(409);
});

describe("a grant can be taken back", () => {
  const isPremium = async (as: { token: string }) =>
    (await call(currentUser, { method: "GET", as })).body.isPremium;

  test("by its own call, once", async () => {
    const cook = await person({ premium: true });
    const asAdmin = await admin();
    const given = { method: "DELETE", params: { id: cook.id }, asAdmin } as const;
    expect((await read("")).users).toMatchObject([{ isGranted: true }]);
    expect((await call(takeBack, given)).status).toBe(200);
    expect(await isPremium(cook)).toBe(false);
    expect((await call(takeBack, given)).status).toBe(409);
    expect(await acts()).toEqual([`took back granted Premium: ${cook.email}`]);
  });

  test("by Cancel Sub, which ends what gives Premium: at once without a plan, with its period beside one", async () => {
    const [granted, both] = [await person({ premium: true }), await person()];
    await onPlan(both);
    await db.premiumGrant.create({ data: { userId: both.id } });
    const asAdmin = await admin();
    for (const { id } of [granted, both])
      expect((await call(cancelSub, { params: { id }, asAdmin })).status).toBe(200);
    expect([await isPremium(granted), await isPremium(both)]).toEqual([false, true]);
    await advance(32);
    expect(await isPremium(both)).toBe(false);
  });

  test("a test user's plan ends with its period, and the user can be deleted", async () => {
    const asAdmin = await admin();
    const body = {
      email: "funnel@plainspoon.test",
      stripeCustomerId: "cus_test_9",
      subscriptionId: "sub_test_9",
      purchasedProducts: ["Premium Monthly"],
    };
    expect((await call(runFunnel, { body, asAdmin })).status).toBe(200);
    const { id } = await db.user.findFirstOrThrow({ where: { isTest: true } });
    expect((await call(cancelSub, { params: { id }, asAdmin })).status).toBe(200);
    expect(await db.subscription.findFirstOrThrow()).toMatchObject({
      status: "active",
      cancelAtPeriodEnd: true,
      endedAt: null,
    });
    expect((await read("")).users).toMatchObject([{ isPremium: true }]);
    await advance(32);
    expect((await read("")).users).toMatchObject([{ isPremium: false }]);
    expect((await call(remove, { method: "DELETE", params: { id }, asAdmin })).status).toBe(200);
    expect(await (await outbox()).count()).toBe(0);
  });
});

test("a deleted user is gone with all recipes, and their session with them", async () => {
  const cook = await person();
  await storedRecipe(cook);
  const asAdmin = await admin();
  expect((await call(remove, { method: "DELETE", params: { id: cook.id }, asAdmin })).body.success).toBe(
    true,
  );
  expect(await db.recipe.count()).toBe(0);
  expect((await call(currentUser, { method: "GET", as: cook })).status).toBe(401);
  expect(await acts()).toEqual([`deleted a user: ${cook.email}`]);
});

test.each([
  ["delete", remove, "DELETE", undefined],
  ["grant", makePremium, "POST", undefined],
  ["cancel", cancelSub, "POST", undefined],
  ["password", resetPassword, "POST", { newPassword: "long enough" }],
] as const)("%s of nobody is not found", async (_, handler, method, body) => {
  const answer = await call(handler, { method, params: { id: "nobody" }, body, asAdmin: await admin() });
  expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
});

test("the export holds every user, harmless to a spreadsheet", async () => {
  await person({ email: "ada@plainspoon.test" });
  await db.user.update({
    where: { email: "ada@plainspoon.test" },
    data: { firstName: "=1+1", lastName: 'A, "B"' },
  });
  const answer = await call(csv, { method: "GET", asAdmin: await admin() });
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="users-export.csv"');
  const lines = (await answer.response.text()).split("\r\n");
  expect(lines[0]).toContain("Email,First name,Last name,Status,Recipes,Joined");
  expect(lines[1]).toMatch(/^ada@plainspoon\.test,'=1\+1,"A, ""B""",Free,0,/);
  expect(lines).toHaveLength(3);
});
