/** Reading settings: on every page of the device, from the first paint on, and no page breaks under any of them. */
import type { Page } from "@playwright/test";
import { READING_CHOICES, READING_KEY, READING_SETTINGS, readingOf } from "@/lib/rules/reading/settings";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";

/** The other end of every setting. */
const FARTHEST = readingOf(
  Object.fromEntries(READING_SETTINGS.map((name) => [name, READING_CHOICES[name].at(-1)])),
);

const readAs = (page: Page, settings: object) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    READING_KEY,
    JSON.stringify(settings),
  ] as const);

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.use({ reducedMotion: "reduce" });

test("chosen under Theme, seen at once, kept without a flash, and taken back", async ({ page }) => {
  await page.goto("/about");
  const before = Number.parseFloat(await styleOf(page, "main p", "font-size"));
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitem", { name: "Reading settings" }).click();
  const sheet = page.getByRole("dialog", { name: "Reading settings" });
  await sheet.getByRole("group", { name: "Text size" }).getByLabel("Largest").check();
  await sheet.getByLabel("OpenDyslexic").check();
  expect(Number.parseFloat(await styleOf(page, "main p", "font-size"))).toBeGreaterThan(before * 1.3);
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(sheet).toHaveCount(0);

  // Nothing but the page itself: no script of ours but the one in the head has a say.
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await page.goto("/privacy-policy");
  expect(await styleOf(page, "main p", "font-family")).toContain("OpenDyslexic");
  expect(Number.parseFloat(await styleOf(page, "main p", "font-size"))).toBeGreaterThan(before * 1.3);
  await page.unroute("**/_next/static/chunks/*.js");

  await page.goto("/about");
  await page.getByRole("button", { name: "Reading settings" }).click();
  await sheet.getByRole("button", { name: "Back to the normal look" }).click();
  await expect(sheet.getByLabel("Atkinson Hyperlegible")).toBeChecked();
  expect(await styleOf(page, "main p", "font-size")).toBe(`${before}px`);
});

test("from the footer by keyboard; Esc gives the focus back", async ({ page }) => {
  await page.goto("/about");
  const button = page.getByRole("button", { name: "Reading settings" });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Reading settings" });
  await expect(sheet).toBeVisible();
  await sheet.getByRole("radio", { name: "Normal" }).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("data-text", "large");
  await expectCleanInBothThemes(page, "reading settings");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a recipe's lines are large, well spaced, left-aligned and no longer than seventy letters", async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await account.signUp({ premium: true });
  await page.goto(`/recipe/${await account.save()}`);
  const lines = await page.locator("main p:has(.ingredient)").evaluateAll((all) =>
    all.map((line) => {
      const { fontSize, lineHeight, textAlign } = getComputedStyle(line);
      const probe = line.appendChild(document.createElement("span"));
      probe.style.cssText = "position: absolute; width: 1ch";
      const letter = probe.getBoundingClientRect().width;
      probe.remove();
      const size = Number.parseFloat(fontSize);
      return {
        ...{ size, spacing: Number.parseFloat(lineHeight) / size, align: textAlign },
        letters: line.getBoundingClientRect().width / letter,
      };
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const { size, spacing, align, letters } of lines) {
    expect(size).toBeGreaterThanOrEqual(18);
    expect(spacing).toBeGreaterThanOrEqual(1.5);
    expect(["start", "left"]).toContain(align);
    expect(letters).toBeLessThanOrEqual(70);
  }
});

for (const width of [320, 1280]) {
  test(`every setting at its far end, ${width} pixels: nothing sideways, axe in both themes`, async ({
    page,
    account,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await readAs(page, FARTHEST);
    await account.signUp({ premium: true });
    const id = await account.save();
    for (const path of ["/", "/about", "/saved-recipes", `/recipe/${id}`, "/subscription"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await overflow(page), path).toBe(0);
      await expectCleanInBothThemes(page, path);
    }
  });
}

test("one column: what stood beside something stands below it", async ({ page, account }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await account.signUp({ premium: true });
  const id = await account.save();
  const places = async () => {
    await page.goto(`/recipe/${id}`);
    const box = (name: string) => page.getByRole("heading", { name, exact: true }).boundingBox();
    return { list: await box("Shopping List"), steps: await box("Cooking Instructions") };
  };
  const beside = await places();
  expect(beside.steps?.x).toBeGreaterThan((beside.list?.x ?? 0) + 100);
  await readAs(page, { columns: "one" });
  const below = await places();
  expect(below.steps?.x).toBeLessThan((below.list?.x ?? 0) + 100);
  expect(below.steps?.y).toBeGreaterThan((below.list?.y ?? 0) + 100);
});

test("in forced colours and with fewer of them an ingredient is underlined", async ({ page, account }) => {
  await account.signUp({ premium: true });
  const id = await account.save();
  await page.goto(`/recipe/${id}`);
  const ingredient = page.getByRole("main").locator(".ingredient").first();
  await expect(ingredient).not.toHaveCSS("text-decoration-line", "underline");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(ingredient).toHaveCSS("text-decoration-line", "underline");
  await page.emulateMedia({ forcedColors: "none" });
  await readAs(page, { colours: "few" });
  await page.reload();
  await expect(ingredient).toHaveCSS("text-decoration-line", "underline");
});
