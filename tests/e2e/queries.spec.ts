/** What a page costs the database: at most four statements, and no more for a cook with many recipes. */
import { expect, test } from "@playwright/test";
import { PASSWORD, newEmail } from "./support/account";
import { grantPremium } from "./support/database";
import { LEEK_SOUP } from "./support/recipes";
import { startWatched, type WatchedApp } from "./support/watched-app";

const MOST = 4;
const LIBRARY_RECIPE = "/library-recipe/lemon-chicken-and-potatoes";

/** One app, one log, one test at a time. */
test.describe.configure({ mode: "serial" });

let app: WatchedApp;
test.beforeAll(async () => {
  app = await startWatched();
});
test.afterAll(() => app.stop());

/** What the worker does beside a request: its own table, and what it sweeps away. No page deletes anything. */
const OF_THE_WORKER = /^\s*DELETE|"Job"/;

/** The statements that `work` itself takes. Work for later goes on beside it and only ever adds some: the fewest of three countings. */
async function ownStatements(work: () => Promise<unknown>): Promise<string[]> {
  const countings: string[][] = [];
  for (let counting = 0; counting < 3; counting += 1)
    countings.push((await app.statementsOf(work)).filter((statement) => !OF_THE_WORKER.test(statement)));
  return countings.reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
}

/** A signed-in cook of the watched app. */
async function cookOf({ url, dataDir }: WatchedApp) {
  const email = newEmail();
  const headers = { origin: url, "content-type": "application/json", cookie: "" };
  const post = (path: string, body: unknown) =>
    fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  const registered = await post("/api/users/register", { email, password: PASSWORD });
  headers.cookie = registered.headers.get("set-cookie")?.split(";")[0] ?? "";
  await grantPremium(email, dataDir);
  return {
    async save(title: string): Promise<string> {
      const { description, servings, imageUrl } = LEEK_SOUP;
      const recipe = { title, description, servings, imageUrl, originalContent: title };
      const saved = await post("/api/recipes", { ...recipe, formattedContent: LEEK_SOUP });
      const { id } = (await saved.json()) as { id: string };
      await post(`/api/recipes/${id}/complete`, {});
      return id;
    },
    async share(id: string): Promise<string> {
      const made = await post("/api/share/recipe", { sourceType: "user", sourceId: id });
      return new URL(((await made.json()) as { shareUrl: string }).shareUrl).pathname;
    },
    async unshare(path: string) {
      const answer = await fetch(`${url}/api/share/${path.split("/").at(-1)}`, { method: "DELETE", headers });
      expect(answer.status).toBe(200);
    },
    async rename(id: string, title: string) {
      const answer = await fetch(`${url}/api/recipes/${id}`, {
        method: "PUT",
        headers,
        body: JSON.stringify({ title }),
      });
      expect(answer.status).toBe(200);
    },
    async open(path: string) {
      const answer = await fetch(url + path, { headers: { cookie: headers.cookie } });
      expect(answer.status, path).toBe(200);
      return answer.text();
    },
  };
}

test("no page takes more than four statements, whether its cook has two recipes or seventy", async () => {
  // Seventy saves before the first look.
  test.setTimeout(180_000);
  const cook = await cookOf(app);
  const id = await cook.save("first soup");
  await cook.save("second soup");
  const pages = [
    "/",
    "/about",
    "/saved-recipes",
    "/saved-recipes?q=soup",
    `/recipe/${id}`,
    LIBRARY_RECIPE,
    "/subscription",
    "/sharing-analytics",
  ];
  const calls = [
    "/api/auth/user",
    "/api/recipes",
    `/api/recipes/${id}`,
    "/api/library-recipes",
    "/api/subscription/status",
  ];
  const costs = async () => {
    const counted: Record<string, number> = {};
    for (const path of [...pages, ...calls]) {
      // Fills the library's cache (lib/library/library-cache.ts), so that the clock does not decide who pays for that query.
      await cook.open("/api/library-recipes");
      const statements = await ownStatements(() => cook.open(path));
      expect(statements.length, `${path}:\n${statements.join("\n")}`).toBeLessThanOrEqual(MOST);
      counted[path] = statements.length;
    }
    return counted;
  };
  // The first opening of each may fill what is kept in memory.
  for (const path of pages) await cook.open(path);
  const few = await costs();
  for (let number = 3; number <= 70; number += 1) await cook.save(`soup number ${number}`);
  expect(await costs()).toEqual(few);
  expect([few["/"], few["/about"]], "static pages ask nothing").toEqual([0, 0]);
  expect(few["/saved-recipes"], "the counter counts").toBeGreaterThan(0);
});

test("a shared page costs its visitors no statement at all, and shows a change at once", async () => {
  const cook = await cookOf(app);
  const id = await cook.save("shared soup");
  const path = await cook.share(id);
  const visit = async () => (await fetch(app.url + path)).text();
  await visit();
  expect(await ownStatements(() => Promise.all([1, 2, 3, 4, 5].map(visit)))).toEqual([]);
  await cook.rename(id, "another soup");
  expect(await visit()).toContain("Another Soup");
  expect(await visit()).not.toContain("Shared Soup");
  await cook.unshare(path);
  expect((await fetch(app.url + path)).status, "an ended link").toBe(404);
});
