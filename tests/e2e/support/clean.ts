/** What every page and dialog must pass: axe without a violation, in both themes, and no sideways scrolling on narrow screens. */
import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

export const THEMES = ["light", "dark"] as const;

export const chooseTheme = (page: Page, theme: (typeof THEMES)[number]) =>
  page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);

/** What axe asks of colours; all else it asks is the same in either theme. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

export async function expectClean(page: Page, where: string, rules?: string[]) {
  // Asked again and again: Chromium leaves the promise of an animation's end open where the page has changed around it.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  // No page of ours has frames, which the other mode opens a further page for: that takes twice the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, where).toEqual([]);
}

/** Pixels that the page is wider than the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** axe in both themes on what is shown now: the theme is changed in place, as the Theme menu does. */
export async function expectCleanInBothThemes(page: Page, where: string) {
  for (const theme of THEMES) {
    await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
    await expectClean(page, `${where}, ${theme}`, theme === "light" ? undefined : OF_COLOURS);
  }
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
}
