/**
 * How long the admin pages' calls take with 100,000 users and 1,000,000 recipes (`BENCH_USERS` for another number, each has ten), what the
 * export of all of them costs, and whether a cook's own calls notice the others. Run it beside PostgreSQL with `npm run with-postgres -- npm run bench -- admin`, else it measures the embedded database.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BENCH_LIMITS, callerOf, type Caller, manyRecipes, premiumCook, upload } from "./callers";
import { startPlainspoon } from "./running-app";

const ROUNDS = 15;
const USERS = process.env.BENCH_USERS ?? "100000";
const RECIPES_EACH = "11";
const EMAIL = "boss@plainspoon.test";
const PASSWORD = "salt and pepper";

const CALLS = {
  "users, first page": "/api/admin/users?pageSize=50",
  "users, page 1,000": "/api/admin/users?pageSize=50&page=1000",
  "users by name": "/api/admin/users?pageSize=50&sort=name&order=asc",
  "users, search": "/api/admin/users?pageSize=50&q=huang",
  "users, search for one": "/api/admin/users?pageSize=50&q=cook-0077777",
  "users, search for nobody": "/api/admin/users?pageSize=50&q=unheard-of",
  "analytics, 30 days": "/api/admin/analytics/products?period=30d",
  "analytics, month to date": "/api/admin/analytics/products?period=mtd",
  "month over month": "/api/admin/analytics/mom-comparison",
  revenue: "/api/admin/analytics/revenue",
  "support requests": "/api/admin/support-requests?q=timer",
} as const;

const at = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

export async function run(): Promise<void> {
  const app = await startPlainspoon(BENCH_LIMITS);
  const program = (name: string, words: string[]) =>
    promisify(execFile)(process.execPath, [name, ...words], {
      env: { ...process.env, DATA_DIR: app.dataDir },
    });
  try {
    await program("scripts/demo-seed.mjs", ["--users", USERS, "--recipes", RECIPES_EACH]);
    await program("scripts/admin-create.mjs", ["--email", EMAIL, "--name", "Boss", "--password", PASSWORD]);
    const entry = await fetch(`${app.url}/api/admin/auth/login`, {
      method: "POST",
      headers: { origin: app.url, "content-type": "application/json" },
      body: JSON.stringify({ username: EMAIL, password: PASSWORD }),
    });
    const cookie = entry.headers.get("set-cookie")?.split(";")[0] ?? "";
    for (const [name, path] of Object.entries(CALLS)) await time(name, callerOf(app.url, { cookie }), path);
    await exportAll(app.url, cookie);
    await ownCalls(app.url);
  } finally {
    await app.stop();
  }
}

async function time(name: string, caller: Caller, path: string): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const asked = performance.now();
    await caller.ask(path);
    if (round > 0) took.push(performance.now() - asked);
  }
  process.stdout.write(
    `${name.padEnd(26)} ${at(took, 0.5).toFixed(0)} ms (p95 ${at(took, 0.95).toFixed(0)} ms)\n`,
  );
}

/** What one cook with twenty recipes asks for, beside everybody else's. */
async function ownCalls(url: string): Promise<void> {
  const cook = await premiumCook(url, "one-of-many@plainspoon.test");
  const file = upload("file", manyRecipes(20, "soup"), "soups.json", "application/json");
  await cook.ask("/api/recipes/import", file);
  await time("a cook's recipes", cook, "/api/recipes");
  await time("a cook's search", cook, "/api/recipes?q=soup");
  await time("a cook's account", cook, "/api/auth/user");
}

/** The first byte tells whether it is sent while it is read. */
async function exportAll(url: string, cookie: string): Promise<void> {
  const asked = performance.now();
  const answer = await fetch(`${url}/api/admin/users/export/csv`, { headers: { cookie } });
  let [bytes, first] = [0, 0];
  for await (const chunk of answer.body ?? []) {
    first ||= performance.now() - asked;
    bytes += (chunk as Uint8Array).byteLength;
  }
  const seconds = (performance.now() - asked) / 1000;
  process.stdout.write(
    `${"export of all users".padEnd(26)} first byte ${first.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s\n`,
  );
}
