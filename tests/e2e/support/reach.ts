/** What must be reached and read on a small screen, and with large letters: the way of a cook from the home page to the last step. */
import { type Locator, type Page, expect } from "@playwright/test";
import type { Account } from "./account";
import { overflow } from "./clean";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** It can be brought into sight and pressed there: nothing lies over its middle. */
async function expectReachable(...parts: Locator[]): Promise<void> {
  for (const part of parts) await part.click({ trial: true });
}

/** Words that stand beyond the screen's edge, reach out of the button or link that they name, or are broken in two there. What scrolls sideways by itself is none. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
        ? true
        : scrolls(element.parentElement));
    /** Read by a screen reader alone: it has no size of its own. */
    const isHeardOnly = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isHeardOnly(element.parentElement));
    const isOut = (words: Text): boolean => {
      const element = words.parentElement;
      if (element === null || (words.textContent ?? "").trim() === "") return false;
      const style = getComputedStyle(element);
      // A title ends in "…" on purpose.
      if (isHeardOnly(element) || style.textOverflow === "ellipsis") return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const range = document.createRange();
      range.selectNodeContents(words);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // One that waits above the page comes with the keyboard.
      if (right - left <= 1 || bottom <= 0) return false;
      const isBeyond = (left < -1 || right > edge + 1) && !scrolls(element);
      const holder = element.closest("button, [role=tab], [role=menuitem]")?.getBoundingClientRect();
      const leaves =
        holder !== undefined &&
        (left < holder.left - 1 ||
          right > holder.right + 1 ||
          top < holder.top - 1 ||
          bottom > holder.bottom + 1);
      const rows = new Set([...range.getClientRects()].map((row) => Math.round(row.top))).size;
      const isBroken = holder !== undefined && rows > (words.textContent ?? "").trim().split(/[\s-]+/).length;
      return isBeyond || leaves || isBroken;
    };
    const all: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let words = walker.nextNode(); words !== null; words = walker.nextNode())
      if (isOut(words as Text)) all.push((words.textContent ?? "").trim());
    return all;
  });

async function expectWhole(page: Page, where: string): Promise<void> {
  expect(await overflow(page), `wider than the screen: ${where}`).toBe(0);
  expect(await cutOff(page), `cut off: ${where}`).toEqual([]);
}

/** Menu, converter, the recipe's own buttons, and Cook Mode from its first card to its last: all of it seen whole, all of it pressed. */
export async function expectAllReachable(page: Page, account: Account): Promise<void> {
  await account.signUp({ premium: true });
  await page.goto("/");
  await expectWhole(page, "home");
  const menu = button(page, "Menu");
  if (await menu.isVisible()) {
    await menu.click();
    await expectReachable(...(await page.getByRole("banner").getByRole("link").all()));
    await expectWhole(page, "the menu");
    await menu.click();
  }
  for (const tab of ["URL", "PDF", "Text"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expectReachable(button(page, "Convert Recipe"));
    await expectWhole(page, tab);
  }
  await page.goto(`/recipe/${await account.save()}`);
  await expectReachable(...["Cook", "Edit", "Share", "Print", "More"].map((name) => button(page, name)));
  await expectWhole(page, "a recipe");
  await button(page, "More").click();
  await expectReachable(...(await page.getByRole("menuitem").all()));
  await expectWhole(page, "More");
  await page.keyboard.press("Escape");
  await button(page, "Cook").click();
  await expectReachable(button(page, "Exit"), button(page, "Start cooking"));
  await expectWhole(page, "before the start");
  await button(page, "Start cooking").click();
  for (let step = 1; step <= 4; step += 1) {
    await expect(page.getByRole("heading", { name: `Step ${step} of 4` })).toBeVisible();
    const shared = ["Exit", "More", "Listen", "Pause", "Reset", "Change time"];
    await expectReachable(...shared.map((name) => button(page, name)));
    if (step > 1) await expectReachable(button(page, "Previous"));
    for (const line of await page.locator(".cook-text input").all()) await line.click({ trial: true });
    await expectWhole(page, `step ${step}`);
    await button(page, step < 4 ? "Next Step" : "Complete Recipe").click();
  }
  await expect(page.getByRole("heading", { name: "All done" })).toBeVisible();
  await expectWhole(page, "all done");
  await page.goto("/saved-recipes");
  await expectReachable(page.getByRole("article").getByRole("link").first());
  await expectWhole(page, "saved recipes");
}
