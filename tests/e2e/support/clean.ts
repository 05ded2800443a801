/** What every page and dialog must pass: axe without a violation, in both themes, and no sideways scrolling on narrow screens. */
import { type Page, expect } from "@playwright/test";
import axe from "axe-core";

export const THEMES = ["light", "dark"] as const;

export const chooseTheme = (page: Page, theme: (typeof THEMES)[number]) =>
  page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);

/** What axe asks of colours; all else it asks is the same in either theme. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

export async function expectClean(page: Page, where: string, rules?: string[]) {
  await stillness(page);
  const found = await violations(page, rules);
  if (found.length === 0) return;
  // A button that comes to lie under the pointer changes its colours meanwhile: what is wrong is so once it is still, too.
  await stillness(page);
  expect(await violations(page, rules), where).toEqual([]);
}

/** Asked again and again: Chromium leaves the promise of an animation's end open where the page has changed around it. */
const stillness = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));

/**
 * What axe finds, "rule: the HTML of where". It is put into a document once and asked there, and only what it found comes back: axe's own
 * runner for Playwright puts it in at each call and sends every element that passed, three times the work. No page of ours has frames.
 */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const found = await run(document, {
      resultTypes: ["violations"],
      ...(only && { runOnly: { type: "rule", values: only } }),
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, rules);
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
