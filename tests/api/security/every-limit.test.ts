/** Every call says how often it may be made, and holds to it: each of its limits is used up alone, then the call is tried. */
import "@/tests/support/tight-limits-env";
import { limits, limitsOf, type Limit } from "@/lib/http/limits";
import { takeAttempt } from "@/lib/http/rate-limit";
import type { RouteSpec } from "@/lib/http/route";
import { contractRows, type Row } from "@/scripts/contract-table";
import { admin } from "@/tests/support/admins";
import { call, isPage, sentenceOf, type Call } from "@/tests/support/call";
import { person } from "@/tests/support/people";

const IP = "198.51.100.9";
const MOST = 2;

/** What a call is asked with where its limit looks at that; `within` is the account that it names. */
const ASKED: Record<string, Partial<Record<string, Pick<Call, "body" | "path"> & { within?: string }>>> = {
  "POST /api/users/login": Object.fromEntries(
    ["login", "login-from", "login-of"].map((name) => [
      name,
      { body: { email: "cook@plainspoon.test", password: "wrong" }, within: "cook@plainspoon.test" },
    ]),
  ),
  "POST /api/admin/auth/login": Object.fromEntries(
    ["admin-login", "admin-login-from", "admin-login-of"].map((name) => [
      name,
      { body: { username: "chef@plainspoon.test", password: "wrong" }, within: "chef@plainspoon.test" },
    ]),
  ),
  "POST /api/recipes/{id}/output": {
    print: { body: { format: "pdf" } },
    "email-output": { body: { format: "email", email: "guest@plainspoon.test" } },
  },
  "POST /api/library-recipes/{id}/output": {
    print: { body: { format: "image" } },
    "email-output": { body: { format: "email", email: "guest@plainspoon.test" } },
  },
  "GET /api/subscription/status": { "checkout-look": { path: "/api/subscription/status?session_id=cs_1" } },
};

const rows = await contractRows();
const limited = rows.flatMap((row) =>
  limitsOf(row.handler.spec.limit).map(
    (limit) => [`${row.method} ${row.path}`, limit.name, row, limit] as const,
  ),
);

/** Somebody who may make the call at all. */
async function whoMay({ access }: RouteSpec): Promise<Pick<Call, "as" | "asAdmin"> & { id?: string }> {
  if (access === "admin" || access === "super_admin") {
    const asAdmin = await admin({ role: "super_admin" });
    return { asAdmin, id: asAdmin.id };
  }
  if (access !== "user") return {};
  const as = await person();
  return { as, id: as.id };
}

const paramsOf = (path: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "x"]));

async function tried({ method, path, handler }: Row, limit: Limit, ip = IP) {
  const { within, ...asked } = ASKED[`${method} ${path}`]?.[limit.name] ?? {};
  const { id, ...who } = await whoMay(handler.spec);
  const isRead = method === "GET";
  const ask = () =>
    call(handler, { method, params: paramsOf(path), ...(isRead ? {} : { body: {} }), ...asked, ...who, ip });
  return { ask, caller: { address: ip, userId: id, within } };
}

test.each(limited)("%s is refused over the limit %s", async (_call, _name, row, limit) => {
  const somebodyElse = await tried(row, limit, "203.0.113.77");
  expect((await somebodyElse.ask()).status).not.toBe(429);
  const { ask, caller } = await tried(row, limit);
  for (let attempt = 0; attempt < MOST; attempt += 1) await takeAttempt(limit, caller).catch(() => undefined);
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([429, isPage(refused) ? undefined : "rate_limited"]);
  expect(await sentenceOf(refused)).toBe(limit.sentence("60 minutes"));
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
});

test("whoever is not limited says why, in words", () => {
  const reasons = rows.flatMap(({ handler: { spec } }) =>
    typeof spec.limit === "string" ? [spec.limit] : [],
  );
  for (const reason of reasons) expect(reason).toMatch(/^none: \S+(?: \S+){2,}$/);
});

test("no limit is there that no call has, and a call that changes something is seldom without", () => {
  const used = new Set(limited.map(([, name]) => name));
  expect(
    Object.values(limits)
      .map(({ name }) => name)
      .filter((name) => !used.has(name)),
    // Taken from whatever comes with one, beside the call's own.
  ).toEqual(["access-token"]);
  const open = rows.filter(
    ({ method, handler }) => method !== "GET" && typeof handler.spec.limit === "string",
  );
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/admin/auth/logout",
    "POST /api/auth/logout",
    "POST /api/dev/billing/advance",
    "POST /api/dev/billing/card",
    "POST /api/recipes/{id}/complete",
    "POST /api/webhooks/stripe",
  ]);
});

test("a route without a limit does not compile", () => {
  // @ts-expect-error `limit` is missing: the types are what is tested (npm run check).
  const spec: RouteSpec = { about: "x", access: "public", answer: { name: "x" }, run: () => undefined };
  expect(spec.limit).toBeUndefined();
});
