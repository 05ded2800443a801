import type { Page } from "@playwright/test";
import { PANCAKES, photoOf } from "./support/documents";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { type ConverterPage, expect, test } from "./support/fixtures";
import { pageAt } from "./support/pages";
import { expectAllReachable } from "./support/reach";

const PAGES = [
  "/",
  "/about",
  "/bring-recipes",
  "/developers",
  "/privacy-policy",
  "/terms-of-service",
  "/no-such-page",
];

const states: Record<string, (converter: ConverterPage, page: Page) => Promise<void>> = {
  "an error beside its field": async (converter) => {
    await converter.convert();
    await expect(converter.toast).toBeVisible();
  },
  "the wait": async (converter, page) => {
    await page.getByLabel("Recipe URL").fill(pageAt("/silent"));
    await converter.convert();
    await expect(converter.wait).toBeVisible();
  },
  "the result, its receipt open": async (converter, page) => {
    await converter.tab("Text");
    await page.getByLabel("Recipe text").fill(PANCAKES);
    await converter.convert();
    await converter.result.getByText("Details").click();
  },
  "a failure": async (converter, page) => {
    await page.getByLabel("Recipe URL").fill(pageAt("/nowhere"));
    await converter.convert();
    await expect(converter.panel).toContainText("not found");
  },
  "the picked photos": async (converter, page) => {
    await converter.tab("Photo");
    const browser = page.context().browser();
    if (!browser) throw new Error("no browser");
    await converter.filePicker.setInputFiles(await photoOf(browser, "2 eggs"));
    await expect(page.getByAltText("Photo 1")).toBeVisible();
  },
  "the login dialog": async (_converter, page) => {
    await page.getByRole("button", { name: "Log In / Sign Up" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the theme menu": async (_converter, page) => {
    await page.getByRole("button", { name: "Theme" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
  },
};

test.describe("axe, in both themes", () => {
  test.use({ reducedMotion: "reduce" });

  for (const path of PAGES) {
    test(`${path} has no violation`, async ({ page }) => {
      await page.goto(path);
      await expectCleanInBothThemes(page, path);
    });
  }

  for (const [name, reach] of Object.entries(states)) {
    test(`${name} has no violation`, async ({ converter, page }) => {
      await converter.open();
      await reach(converter, page);
      await expectCleanInBothThemes(page, name);
    });
  }
});

test("by keyboard alone: skip link first, tabs by arrows, convert, close", async ({ converter, page }) => {
  await converter.open();
  await expect(page.getByRole("tab", { name: "URL" })).toBeEnabled();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab", { name: "URL" })).toBeFocused();
  for (const name of ["Photo", "PDF", "Text"]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(converter.panel).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Recipe text")).toBeFocused();
  await page.keyboard.insertText(PANCAKES);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(converter.result).toBeVisible();
  await expect(converter.result.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Show the last result" })).toBeFocused();
});

test("every page has one main and one heading of level 1", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test.describe("320 px wide, as at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("nothing scrolls sideways, on any page and in any tab", async ({ converter, page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      expect(await overflow(page), path).toBe(0);
    }
    await converter.open();
    for (const tab of ["URL", "Photo", "PDF", "Text"] as const) {
      await converter.tab(tab);
      expect(await overflow(page), tab).toBe(0);
    }
    await page.getByLabel("Recipe text").fill(PANCAKES);
    await converter.convert();
    await expect(converter.result).toBeVisible();
    const clipped = await converter.result.evaluate((dialog) =>
      [...dialog.querySelectorAll("*")].some(
        (element) => element.getBoundingClientRect().right > innerWidth + 1,
      ),
    );
    expect(clipped).toBe(false);
  });
});

test.describe("targets", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("every control is at least 44 px high", async ({ converter, page }) => {
    await converter.open();
    await page.getByRole("button", { name: "Menu" }).click();
    const small = await page
      .locator("button:visible, input:not([type=file]):visible, nav a:visible, [role=tab]:visible")
      .evaluateAll((controls) =>
        controls
          .map((control) => ({ name: control.textContent, height: control.getBoundingClientRect().height }))
          .filter(({ height }) => height < 44),
      );
    expect(small).toEqual([]);
  });
});

test("320 pixels: everything a cook presses is reached, and no word is cut", async ({ page, account }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await expectAllReachable(page, account);
});
