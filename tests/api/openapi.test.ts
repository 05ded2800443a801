/** What the calls answer is what docs/openapi.json says of them, read as a program reads it: with nothing but that file. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { contractRows } from "@/scripts/contract-table";
import { OPENAPI_FILE } from "@/scripts/openapi";
import { admin } from "@/tests/support/admins";
import { call, type Answer, type Call } from "@/tests/support/call";
import { storeSoups } from "@/tests/support/library";
import { person } from "@/tests/support/people";
import { storedRecipe, toSave } from "@/tests/support/recipes";

const text = readFileSync(OPENAPI_FILE, "utf8");
const ajv = new Ajv2020({ strict: false, formats: { "date-time": true, binary: true } });
ajv.addSchema(JSON.parse(text) as object, "openapi");

type Operation = {
  responses: Record<string, { $ref?: string; content?: Record<string, object> }>;
  requestBody?: { content: Record<string, object> };
};
const { paths, components } = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { content?: Record<string, object> }> };
};
const rows = await contractRows();

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");

/** What the schema at a place of the file says against a value. */
function faults(place: string, value: unknown): unknown {
  const validate = ajv.getSchema(`openapi#${place}`);
  if (!validate) throw new Error(`There is no schema at ${place}.`);
  return validate(value) ? null : { place, value, errors: validate.errors };
}

/** Calls a route by its name in the file, "GET /api/recipes", and holds the answer against the file. */
async function asked(name: string, given: Call = {}): Promise<Answer> {
  const [method = "", path = ""] = name.split(" ");
  const row = rows.find((one) => one.method === method && one.path === path);
  const operation = paths[path]?.[method.toLowerCase()];
  if (!row || !operation) throw new Error(`${name} is no call.`);
  const answer = await call(row.handler, { method: row.method, path, ...given });
  const described = operation.responses[answer.status];
  expect([name, answer.status, Object.keys(operation.responses)]).toEqual([
    name,
    answer.status,
    expect.arrayContaining([String(answer.status)]),
  ]);
  const shared = described?.$ref?.split("/").at(-1);
  const content = shared === undefined ? described?.content : components.responses[shared]?.content;
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  if (content) expect(Object.keys(content)).toContain(type);
  if (content?.["application/json"] && type === "application/json") {
    const place =
      shared === undefined
        ? pointer("paths", path, method.toLowerCase(), "responses", String(answer.status))
        : pointer("components", "responses", shared);
    expect(faults(`${place}${pointer("content", type, "schema")}`, answer.body)).toBeNull();
  }
  if (given.body !== undefined && operation.requestBody?.content["application/json"] && answer.status < 300)
    expect(
      faults(
        pointer("paths", path, method.toLowerCase(), "requestBody", "content", "application/json", "schema"),
        given.body,
      ),
    ).toBeNull();
  return answer;
}

const RECIPE =
  "Toast\n\nServes 2\n\nIngredients\n2 slices bread\n20 g butter\n\nMethod\nToast the bread. Spread the butter on it.";

test("a recipe's way: converted, saved, listed, read, changed, cooked, shared, taken along, deleted", async () => {
  const cook = await person({ premium: true });
  const converted = await asked("POST /api/recipes/process-text", { body: { content: RECIPE }, as: cook });
  expect(converted.status).toBe(200);
  const saved = await asked("POST /api/recipes", {
    as: cook,
    body: toSave({ title: "Toast", formattedContent: converted.body }),
  });
  expect(saved.status).toBe(201);
  const params = { id: String(saved.body.id) };
  const done = [
    await asked("GET /api/recipes", { as: cook }),
    await asked("GET /api/recipes/{id}", { as: cook, params }),
    await asked("PUT /api/recipes/{id}", { as: cook, params, body: { title: "Buttered toast" } }),
    await asked("POST /api/recipes/{id}/complete", { as: cook, params }),
    await asked("GET /api/recipes/top/{userId}", { as: cook, params: { userId: cook.id } }),
    await asked("POST /api/recipes/{id}/output", { as: cook, params, body: { format: "pdf" } }),
    await asked("GET /api/recipes/export", { as: cook }),
  ];
  const share = await asked("POST /api/share/recipe", {
    as: cook,
    body: { sourceType: "user", sourceId: params.id },
  });
  const link = { params: { token: String(share.body.token) } };
  done.push(
    share,
    await asked("GET /api/share/{token}", link),
    await asked("GET /api/share/stats", { as: cook }),
    await asked("DELETE /api/share/{token}", { as: cook, ...link }),
    await asked("DELETE /api/recipes/{id}", { as: cook, params }),
  );
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
  const stale = { title: "Mine", updatedAt: "2020-01-01T00:00:00.000Z" };
  const id = await storedRecipe(cook);
  expect((await asked("PUT /api/recipes/{id}", { as: cook, params: { id }, body: stale })).status).toBe(409);
});

test("a program's way: a token is made, used, listed and revoked", async () => {
  const cook = await person();
  await storedRecipe(cook);
  const made = await asked("POST /api/users/tokens", { as: cook, body: { name: "kitchen script" } });
  expect(made.status).toBe(201);
  const program = { origin: null, headers: { authorization: `Bearer ${String(made.body.token)}` } };
  const done = [
    await asked("POST /api/recipes/process-text", { ...program, body: { content: RECIPE } }),
    await asked("GET /api/recipes", program),
    await asked("GET /api/users/tokens", { as: cook }),
    await asked("DELETE /api/users/tokens", { as: cook, body: { id: made.body.id } }),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await asked("GET /api/recipes", program)).status).toBe(401);
});

test("the library, one's account and plan, support", async () => {
  await storeSoups();
  const cook = await person();
  const done = [
    await asked("GET /api/library-recipes"),
    await asked("GET /api/library-recipes/{id}", { params: { id: "demo-soup" } }),
    await asked("GET /api/auth/user", { as: cook }),
    await asked("GET /api/users/export", { as: cook }),
    await asked("GET /api/subscription/status", { as: cook }),
    await asked("GET /api/health"),
    await asked("GET /api/ready"),
    await asked("GET /api/openapi.json"),
  ];
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
  const locked = { as: cook, params: { id: "premium-soup" } };
  expect((await asked("GET /api/library-recipes/{id}", locked)).body.code).toBe("premium_required");
});

/** Calls that change nothing and need no parameter, by whoever may make them. */
const reads = rows
  .filter(({ method, path }) => method === "GET" && !path.includes("{"))
  .map(({ method, path, handler }) => [`${method} ${path}`, handler.spec.access] as const);

test.each(reads)("%s, by whoever may (%s)", async (name, access) => {
  const isOfAdmins = access === "admin" || access === "super_admin";
  const who = isOfAdmins ? { asAdmin: await admin({ role: "super_admin" }) } : { as: await person() };
  await asked(name, who);
});

test.each(rows.map(({ method, path }) => [`${method} ${path}`] as const))(
  "%s: what a stranger, and whoever sends nothing, is told",
  async (name) => {
    const { handler, method, path } = rows.find((row) => `${row.method} ${row.path}` === name)!;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, one = ""]) => [one, "x"]);
    const given = { params: Object.fromEntries(names), ...(method === "GET" ? {} : { body: {} }) };
    await asked(name, { ...given, origin: "https://elsewhere.example" });
    if (handler.spec.access.includes("admin"))
      await asked(name, { ...given, asAdmin: await admin({ role: "super_admin" }) });
    else await asked(name, { ...given, as: await person() });
  },
);

test("what a call refuses, its description does not take either", async () => {
  const place = pointer("components", "schemas", "SaveRecipeInput");
  const cook = await person();
  for (const wrong of [toSave({ title: "" }), toSave({ formattedContent: "soup" }), {}]) {
    expect((await asked("POST /api/recipes", { as: cook, body: wrong })).status).toBe(400);
    expect(faults(place, wrong)).not.toBeNull();
  }
});
