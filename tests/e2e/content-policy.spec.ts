/**
 * The content policy (docs/decisions/022-content-policy.md): every page of the app runs under it without a violation, and nothing that
 * was slipped in does. Pages are of four kinds: made for their request, kept, not found, failed.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Page, type Response, expect, test } from "@playwright/test";
import { Account } from "./support/account";
import { LIBRARY_RECIPE, NOWHERE, addresses } from "./support/addresses";
import { createAdmin, openDashboard } from "./support/admin";
import { runSql } from "./support/database";
import { pageAt } from "./support/pages";
import { LEEK_SOUP } from "./support/recipes";
import { expectStrict, inlineScripts, nonceOf } from "./support/policy";
import { OTHER_PORT, startWatched } from "./support/watched-app";

const APP = fileURLToPath(new URL("../../app", import.meta.url));
/** Open to everybody, and rendered for each request. */
const DEMO_RECIPE = "/library-recipe/creamy-tomato-gnocchi";

type Watching = Window & { slippedIn?: true; violations?: string[]; analyticsLoaded?: true };

/** What the browser refused on a page, told by its own report; a new page begins a new list. */
async function watch(page: Page): Promise<string[]> {
  const inConsole: string[] = [];
  page.on("console", (message) => {
    if (/content.security.policy/i.test(message.text())) inConsole.push(message.text());
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    (window as Watching).violations = seen;
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      seen.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
    localStorage.setItem("hasSeenExplainerVideo", "true");
    localStorage.setItem("hasSeenUserDemoVideo", "true");
    localStorage.setItem("trackingConsent", "accepted");
  });
  return inConsole;
}

const violations = (page: Page) => page.evaluate(() => (window as Watching).violations);

async function shared(page: Page, origin: string): Promise<{ account: Account; id: string; token: string }> {
  const account = new Account(page, origin);
  await account.signUp();
  const id = await account.save();
  const source = { sourceType: "user", sourceId: id };
  const { token } = (await account.send("POST", "/api/share/recipe", source)) as { token: string };
  return { account, id, token };
}

/** Opens every address, waits until its scripts work, and makes them write a style of their own. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const inConsole = await watch(page);
  for (const path of paths) {
    await page.goto(path);
    // A dialog or a menu: both write the same style. The demo checkout has neither.
    if (!path.startsWith("/checkout/demo/cs_")) {
      await expect(async () => {
        if (await page.getByRole("dialog").first().isVisible()) return;
        await page.getByRole("button", { name: "Theme" }).click({ timeout: 2_000 });
        await expect(page.getByRole("menu")).toBeVisible({ timeout: 2_000 });
      }, path).toPass({ timeout: 20_000 });
    }
    expect(await violations(page), path).toEqual([]);
  }
  expect(inConsole).toEqual([]);
}

test("the pages that are walked are all there are", () => {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
  // Below `in` and `[language]` stand twins of these in other languages, which language.spec.ts walks.
  const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file) && !/^in\/|\/\[language\]\//.test(file));
  expect(Object.keys(addresses("", "")).sort()).toEqual([...pages, "not-found.tsx"].sort());
});

test("no page of a visitor, of a cook or of an admin violates the policy", async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const origin = baseURL ?? "";
  const newPage = async () => (await browser.newContext({ baseURL: origin })).newPage();
  const cook = await newPage();
  const { account, id, token } = await shared(cook, origin);
  const paths = Object.values(addresses(id, token)).flat();

  const boss = await newPage();
  const asAdmin = async () => {
    const { email } = await createAdmin("super_admin");
    const inConsole = await watch(boss);
    await openDashboard(boss, email);
    for (const tab of await boss.getByRole("tab").all()) await tab.click();
    for (const path of ["/admin/support", "/admin/letters", "/admin/audit-log"]) await boss.goto(path);
    expect([...inConsole, ...((await violations(boss)) ?? [])]).toEqual([]);
  };
  // Each in a browser of their own, at the same time: most of a walk is waiting for one page's scripts.
  await Promise.all([walk(await newPage(), paths), walk(cook, paths), asAdmin()]);

  const checkout = (await account.send("POST", "/api/subscription/start-trial", {
    planType: "monthly",
    returnUrl: "/",
  })) as { url: string };
  await walk(cook, [new URL(checkout.url, origin).pathname]);
  await expect(cook.locator("body"), "its own style is allowed").toHaveCSS("margin", "0px");
});

const SLIPPED_IN = "<script>window.slippedIn = true</script><img src=x onerror='window.slippedIn = true'>";

test("an inline script that was slipped into a page does not run, whatever the kind of page", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const owner = await (await browser.newContext({ baseURL: origin })).newPage();
  const { token } = await shared(owner, origin);
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await watch(page);
  await page.goto(`/share/${token}`);
  for (const path of ["/", `/share/${token}`, `/share/${NOWHERE}`, "/no-such-page", "/checkout/demo/nope"]) {
    await page.route(origin + path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace("</body>", `${SLIPPED_IN}</body>`) });
    });
    await page.goto(path);
    await page.evaluate(() => {
      const late = document.createElement("script");
      late.textContent = "window.slippedIn = true";
      document.body.append(late);
    });
    await expect.poll(async () => (await violations(page))?.length, path).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => (window as Watching).slippedIn), path).toBeUndefined();
    await page.unroute(origin + path);
  }
});

test("the platforms' own files still come, whatever the kind of page", async ({ browser, baseURL }) => {
  const origin = baseURL ?? "";
  const { token } = await shared(await (await browser.newContext({ baseURL: origin })).newPage(), origin);
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await watch(page);
  for (const path of ["/", `/share/${token}`, `/share/${token}`, `/share/${NOWHERE}`, "/no-such-page"]) {
    await page.goto(path);
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement("script"), { src }));
    }, pageAt("/gtag/js"));
    await expect.poll(() => page.evaluate(() => (window as Watching).analyticsLoaded), path).toBe(true);
    expect(await violations(page), path).toEqual([]);
  }
});

test("the chosen theme is worn before any other script has come, whatever the kind of page", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const { token } = await shared(await (await browser.newContext({ baseURL: origin })).newPage(), origin);
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.route("**/_next/static/**/*.js*", (route) => route.abort());
  for (const path of [
    "/",
    `/share/${token}`,
    `/share/${token}`,
    LIBRARY_RECIPE,
    "/library-recipe/nope",
    "/no-such-page",
  ]) {
    await page.goto(path);
    await expect(page.locator("html"), path).toHaveClass(/dark/);
  }
});

test("without JavaScript, the pages of missing recipes say so", async ({ browser, baseURL }) => {
  const origin = baseURL ?? "";
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const open = async (paths: string[]) => {
    for (const path of paths) {
      const answer: Response | null = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page, path).toHaveTitle("Recipe not found · Plainspoon");
      await expect(page.getByRole("heading", { level: 1, name: "Recipe not found" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    }
  };
  await open([`/share/${NOWHERE}`, `/share/${NOWHERE}`, "/library-recipe/nope"]);
  await new Account(page, origin).signUp();
  await open([`/share/${NOWHERE}`, "/recipe/nope", "/library-recipe/nope"]);
});

test("no answer allows inline scripts, and what a caller sends changes no policy", async ({
  playwright,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const owner = await (await browser.newContext({ baseURL: origin })).newPage();
  const { token } = await shared(owner, origin);
  const visitor = await playwright.request.newContext({ baseURL: origin });
  const ofOurs = {
    "content-security-policy": "script-src 'nonce-chosen' 'unsafe-inline'",
    "content-security-policy-report-only": "script-src 'nonce-chosen'",
    "x-nonce": "chosen",
    "x-prepared": "",
    "x-frame-ancestors": "https://evil.example",
    "x-tracking-hosts": "https://evil.example",
  };
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(await (await visitor.get("/")).text())?.[0] ?? "";
  for (const path of [
    "/",
    "/about",
    "/no-such-page",
    "/api/health",
    "/api/nothing",
    "/robots.txt",
    "/icon.svg",
    `/share/${NOWHERE}`,
    "/checkout/demo/nope",
    "/saved-recipes",
    "/_next/image?url=%2Ficon.svg&w=640&q=75",
    chunk,
  ]) {
    const answer = await visitor.get(path, { headers: ofOurs, maxRedirects: 0 });
    const policy = await expectStrict(answer);
    expect(JSON.stringify([policy, await answer.text()]), path).not.toMatch(/chosen|evil/);
  }
  expect((await visitor.get("/_next/image?url=%2Ficon.svg&w=640&q=75")).status()).toBe(404);
  await expectStrict(await visitor.fetch("/about", { method: "PUT" }));

  const nonces = await Promise.all(
    [1, 2, 3].map(async () => nonceOf(await expectStrict(await visitor.get(DEMO_RECIPE)))),
  );
  expect(new Set(nonces).size, "a nonce is drawn for each answer").toBe(3);

  // Static pages are the same for everybody, and their scripts are known by their hashes.
  for (const path of ["/", "/about", "/privacy-policy", "/terms-of-service"]) {
    const [one, another] = [await visitor.get(path, { headers: ofOurs }), await visitor.get(path)];
    expect(nonceOf(await expectStrict(another)), path).toBeUndefined();
    expect(another.headers()["cache-control"], path).toContain("no-cache");
    expect(await another.text(), path).toBe(await one.text());
  }

  // The first visits, all at once and with a nonce of their own, make the page that is kept.
  const firsts = await Promise.all(
    [1, 2, 3, 4].map(() => visitor.get(`/share/${token}`, { headers: ofOurs })),
  );
  const later = await visitor.get(`/share/${token}`);
  expect(later.headers()["x-nextjs-cache"]).toBe("HIT");
  for (const answer of [...firsts, later]) {
    const policy = await expectStrict(answer);
    expect(nonceOf(policy), "hashes alone let a kept page's scripts run").toBeUndefined();
    const html = await answer.text();
    expect(inlineScripts(html).length).toBeGreaterThan(3);
    expect(html).not.toContain("chosen");
  }
  const again = await visitor.get(`/share/${token}`, { headers: ofOurs });
  expect([again.headers()["x-nextjs-cache"], await again.text()]).toEqual(["HIT", await later.text()]);
  await visitor.dispose();
});

test.describe("pages that failed", () => {
  test("pages that cannot be made say so under the same policy, and recover when tried again", async ({
    page,
    playwright,
  }) => {
    // It starts an app of its own.
    test.setTimeout(300_000);
    const app = await startWatched(OTHER_PORT);
    try {
      const account = new Account(page, app.url);
      const inConsole = await watch(page);
      await page.goto(app.url);
      await page.request.post(`${app.url}/api/users/register`, {
        data: { email: account.email, password: "correct horse" },
        headers: { origin: app.url },
      });
      const without = async (tables: string[], act: () => Promise<unknown>) => {
        const rename = (turn: (table: string) => [string, string]) =>
          runSql(
            tables
              .map(turn)
              .map(([from, to]) => `ALTER TABLE "${from}" RENAME TO "${to}"`)
              .join(";"),
            undefined,
            app.dataDir,
          );
        await rename((table) => [table, `Old${table}`]);
        await act();
        await rename((table) => [`Old${table}`, table]);
      };
      const heading = page.getByRole("heading", { level: 1 });
      await without(["Session"], async () => {
        const answer = await page.goto(`${app.url}/sharing-analytics`);
        expect(answer?.status()).toBe(500);
        await expect(heading).toHaveText("Something went wrong on our side");
        expect([...inConsole, ...((await violations(page)) ?? [])]).toEqual([]);
        await expectStrict(await page.request.get(`${app.url}/sharing-analytics`));
      });
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(heading).toHaveText("My Shares");

      const posted = async (path: string, data: unknown) =>
        (await page.request.post(app.url + path, { data, headers: { origin: app.url } })).json() as Promise<{
          id: string;
          token: string;
        }>;
      const { id } = await posted("/api/recipes", {
        ...LEEK_SOUP,
        ...{ originalContent: "soup", formattedContent: LEEK_SOUP },
      });
      const { token } = await posted("/api/share/recipe", { sourceType: "user", sourceId: id });
      const visitor = await playwright.request.newContext({ baseURL: app.url });
      const failing = [
        ["/sharing-analytics", "Something went wrong on our side", "My Shares"],
        ["/saved-recipes", "Failed to load your recipes", "Saved Recipes"],
        ["/subscription", "Unable to load your subscription information", "My Plan"],
      ] as const;
      const tabs = await Promise.all(failing.map(() => page.context().newPage()));
      await without(["Share", "Recipe", "Invoice"], async () => {
        // All at once: two of them ask several times before they give up.
        await Promise.all(
          tabs.map(async (tab, index) => {
            await tab.goto(app.url + failing[index]?.[0]);
            await expect(tab.getByRole("main")).toContainText(failing[index]?.[1] ?? "");
          }),
        );
        // A page that is kept, when its first rendering fails for several visitors at once.
        const failed = await Promise.all([1, 2, 3, 4].map(() => visitor.get(`/share/${token}`)));
        for (const answer of failed) {
          expect(answer.status()).toBe(500);
          expect(
            nonceOf(await expectStrict(answer)),
            "nobody's nonce is in everybody's page",
          ).toBeUndefined();
          expect(await answer.text()).toContain("Failed to load shared recipe");
        }
      });
      for (const [index, tab] of tabs.entries()) {
        await tab.getByRole("button", { name: /^try again$/i }).click();
        await expect(tab.getByRole("heading", { level: 1, name: failing[index]?.[2] })).toBeVisible();
        await expect(tab.getByRole("main")).not.toContainText(failing[index]?.[1] ?? "");
      }
      const again = await visitor.get(`/share/${token}`);
      expect([again.status(), again.headers()["x-nextjs-cache"]]).toEqual([200, "MISS"]);
      expect(await again.text()).toContain("Leek Soup with Lemon");
      await visitor.dispose();
    } finally {
      await app.stop();
    }
  });
});
