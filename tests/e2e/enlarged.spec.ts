/** Letters twice as large, set in the browser as readers set them, on phones down to 320 pixels and on a desktop (WCAG 1.4.4, 1.4.10). */
import type { Page } from "@playwright/test";
import { overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";
import { expectAllReachable } from "./support/reach";

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

/** By how much the page, or a part of it that scrolls, is wider than what is seen of it. Code may be. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scrolls = (part: Element) =>
      /auto|scroll/.test(getComputedStyle(part).overflowX) && part.closest("pre") === null;
    return Math.max(
      0,
      ...[...document.querySelectorAll("body *")]
        .filter(scrolls)
        .map((part) => part.scrollWidth - part.clientWidth),
    );
  });

async function expectNothingSideways(page: Page, where: string): Promise<void> {
  expect(await overflow(page), where).toBe(0);
  expect(await sideways(page), `inside: ${where}`).toBeLessThanOrEqual(1);
}

test("200 % text, 320 pixels: no page and no dialog scrolls sideways", async ({ page, account }) => {
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
  await page.getByRole("button", { name: "Cook", exact: true }).click();
  await page.getByRole("button", { name: "Start cooking" }).click();
  for (const name of ["All Ingredients", "All steps", "Edit step"]) {
    await page.getByRole("dialog").getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name }).click();
    const sheet = page.getByRole("dialog", { name });
    await expect(sheet).toBeVisible();
    await expectNothingSideways(page, name);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  }
});
