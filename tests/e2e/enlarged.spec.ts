/** Letters twice as large, set in the browser as readers set them, on phones down to 320 pixels and on a desktop (WCAG 1.4.4, 1.4.10). */
import type { Page } from "@playwright/test";
import { USERS_PER_PAGE } from "@/lib/contract/admin-view";
import { READING_CHOICES, READING_KEY, readingOf } from "@/lib/rules/reading/settings";
import { createAdmin, openDashboard } from "./support/admin";
import { overflow } from "./support/clean";
import { runSql } from "./support/database";
import { expect, test } from "./support/fixtures";
import { expectAllReachable } from "./support/reach";
import { withStandIns } from "./support/stand-ins";

/** The largest letters of the reading settings. */
const LARGEST = readingOf({ text: READING_CHOICES.text.at(-1) });

/** Of a browser as it comes, 16 pixels. */
const TWICE_AS_LARGE = "--blink-settings=defaultFontSize=32";

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), TWICE_AS_LARGE] }),
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 900],
] as const) {
  test(`200 % text, ${width} by ${height}: everything a cook presses is reached, and no word is cut`, async ({
    page,
    account,
  }) => {
    await page.setViewportSize({ width, height });
    await expectAllReachable(page, account);
  });
}

/** The parts that scroll and are wider than what is seen of them, each with by how much. Code may be. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (part: Element) =>
      /auto|scroll/.test(getComputedStyle(part).overflowX) && part.closest("pre") === null;
    return [...document.querySelectorAll("body *")]
      .filter((part) => scrolls(part) && part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.tagName} ${part.className}: ${part.scrollWidth - part.clientWidth}`);
  });

async function expectNothingSideways(page: Page, where: string): Promise<void> {
  expect(await overflow(page), where).toBe(0);
  expect(await sideways(page), `inside: ${where}`).toEqual([]);
}

/**
 * Begins to cook on a recipe's page and opens one sheet after the other, each with all that is folded in it. Call withStandIns first:
 * Chromium's headless shell crashes when Hands-free asks who recognises speech.
 */
async function cookAndOpen(page: Page, sheets: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Cook", exact: true }).click();
  await expectNothingSideways(page, "before the start");
  await page.getByRole("button", { name: "Start cooking" }).click();
  await expectNothingSideways(page, "the first step");
  for (const name of sheets) {
    await page.getByRole("dialog").getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name }).click();
    const sheet = page.getByRole("dialog", { name });
    await expect(sheet).toBeVisible();
    for (const part of await sheet.locator("summary").all()) await part.click();
    await expectNothingSideways(page, name);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  }
}

test("200 % text, 320 pixels: no page and no dialog scrolls sideways", async ({ page, account }) => {
  await withStandIns(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await account.signUp({ premium: true });
  const recipe = `/recipe/${await account.save()}`;
  const pages = ["/about", "/bring-recipes", "/developers", "/terms-of-service", "/no-such-page"];
  for (const path of [...pages, "/saved-recipes", "/subscription", "/sharing-analytics", recipe]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingSideways(page, path);
  }
  for (const name of [/^Edit$/, /^Share$/, /^Help/]) {
    await page.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectNothingSideways(page, String(name));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  await cookAndOpen(page, ["All Ingredients", "All steps", "Edit step", "Cook Mode settings"]);
});

test("200 % text, 320 pixels: no part of the admin's pages scrolls sideways", async ({ page, account }) => {
  await account.signUp({ premium: true });
  await page.context().clearCookies();
  await page.setViewportSize({ width: 320, height: 640 });
  // More users than a page has, so that there is a way to the next one; made long ago, below everybody else's.
  await runSql(
    `INSERT INTO "User" ("id", "email", "isTest", "createdAt", "updatedAt")
     SELECT 'enlarged-' || n, 'enlarged-' || n || '@plainspoon.test', true, '2000-01-01', '2000-01-01'
     FROM generate_series(0, $1::int) AS n ON CONFLICT DO NOTHING`,
    [USERS_PER_PAGE],
  );
  await openDashboard(page, (await createAdmin("super_admin")).email);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
    await expectNothingSideways(page, (await tab.textContent()) ?? "");
  }
});

test("200 % text and the largest letters, 320 pixels: the cook's screens do not scroll sideways", async ({
  page,
  account,
}) => {
  await withStandIns(page);
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    READING_KEY,
    JSON.stringify(LARGEST),
  ] as const);
  await page.setViewportSize({ width: 320, height: 640 });
  await account.signUp({ premium: true });
  const recipe = `/recipe/${await account.save()}`;
  for (const path of ["/", "/saved-recipes", recipe]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingSideways(page, path);
    if (path !== "/saved-recipes") continue;
    await page.getByRole("tab", { name: /^Recipe Library/ }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectNothingSideways(page, "library");
  }
  await cookAndOpen(page, ["Cook Mode settings"]);
});
