/** Pages are painted before their scripts are fetched (docs/decisions/046-scripts-after-the-first-paint.md). */
import type { Page } from "@playwright/test";
import { Account } from "./support/account";
import { expect, test } from "./support/fixtures";

const LIBRARY_RECIPE = "/library-recipe/creamy-tomato-gnocchi";

type Timing = {
  painted: number;
  loaded: number;
  scripts: number[];
  run: number;
  waiting: number;
  frames: number;
};

/** What the browser noted of a page that has loaded, in ms since it was asked for. */
const timingOf = (page: Page): Promise<Timing> =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name)) as PerformanceResourceTiming[];
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart ?? 0;
    return {
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      loaded,
      scripts: scripts.map(({ startTime }) => startTime),
      run: scripts.filter(({ responseEnd }) => responseEnd < loaded).length,
      waiting: document.querySelectorAll("script[type=a]").length,
      frames: document.querySelectorAll("iframe").length,
    };
  });

async function expectLate(page: Page): Promise<void> {
  const { painted, scripts, run, waiting, frames } = await timingOf(page);
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts), "no script is asked for before something is seen").toBeGreaterThanOrEqual(
    painted,
  );
  expect(run, "a page has loaded when its scripts have").toBeGreaterThan(5);
  expect([waiting, frames], "all of them are there, and nothing is left of what waited for them").toEqual([
    0, 0,
  ]);
}

test("a static page, one made for its cook and an address that is none are seen before any script is asked for", async ({
  page,
  baseURL,
}) => {
  for (const path of ["/", "/about", "/nowhere-at-all"]) {
    await page.goto(path);
    await expectLate(page);
  }
  await new Account(page, baseURL ?? "").signUp();
  await page.goto(LIBRARY_RECIPE);
  await expectLate(page);
  await expect(page.locator("[data-waits]"), "it can be pressed").toHaveCount(0);
});

test("a page that is opened behind another one does not wait to be seen", async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "hidden", { get: () => true });
    // As a browser that paints nothing tells of nothing.
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto("/about");
  await expect(page.locator("[data-waits]")).toHaveCount(0);
  expect((await timingOf(page)).waiting).toBe(0);
});

test("a browser that does not tell of its paints runs them as they come", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { get: () => ["mark", "measure"] });
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.clock.install();
  await page.goto("/about");
  await expect(page.locator("[data-waits]")).toHaveCount(0);
});

test("a page that paints nothing runs them after two seconds", async ({ page }) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await page.clock.install();
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await page.clock.runFor(1_900);
  await expect(page.locator("script[type=a]")).not.toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.locator("[data-waits]")).toHaveCount(0);
  await expect(page.locator("script[type=a]")).toHaveCount(0);
});

test("a script of the same type that was slipped in, and is none of the build's, never runs", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      if (document.body === null) return;
      watch.disconnect();
      document.body.insertAdjacentHTML("afterbegin", '<script type="a" src="/slipped-in.js"></script>');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/about");
  await expect(page.locator("[data-waits]")).toHaveCount(0);
  await expect(page.locator('script[src="/slipped-in.js"]')).toHaveAttribute("type", "a");
  expect(asked).not.toContain("/slipped-in.js");
});

test("the scripts are put in a few at a time, so that a touch between is answered", async ({ page }) => {
  await page.addInitScript(() => {
    const together: number[] = [];
    Object.assign(globalThis, { together });
    // It is told once of all that one turn of the page changes.
    new MutationObserver((changes) => {
      const replaced = changes.filter(({ removedNodes }) =>
        [...removedNodes].some((node) => (node as HTMLScriptElement).type === "a"),
      );
      if (replaced.length > 0) together.push(replaced.length);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/about");
  await expect(page.locator("[data-waits]")).toHaveCount(0);
  const turns = await page.evaluate(() => (globalThis as unknown as { together: number[] }).together);
  expect(turns.length, "there are several turns").toBeGreaterThan(2);
  expect(Math.max(...turns)).toBeLessThanOrEqual(3);
});
