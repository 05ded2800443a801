import type { Page } from "@playwright/test";
import { PANCAKES } from "./support/documents";
import { type ConverterPage, expect, test } from "./support/fixtures";
import { pageAt } from "./support/pages";

async function convertPancakes(converter: ConverterPage, page: Page) {
  await converter.open();
  await converter.tab("Text");
  await page.getByLabel("Recipe text").fill(PANCAKES);
  await converter.convert();
  await expect(converter.result).toBeVisible();
}

test("the wait says what happens, holds the focus, and can be cancelled without losing what was typed", async ({
  converter,
  page,
}) => {
  await converter.open();
  await page.getByLabel("Recipe URL").fill(pageAt("/silent"));
  await converter.convert();
  await expect(converter.wait.getByRole("status")).toContainText("Fetching the page");
  const cancel = converter.wait.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cancel).toBeFocused();
  await cancel.click();
  await expect(converter.wait).toHaveCount(0);
  await expect(page.getByLabel("Recipe URL")).toHaveValue(pageAt("/silent"));
  await expect(converter.toast).toHaveCount(0);
  await expect(converter.result).toHaveCount(0);
});

test("Cancel closes the result, and the way back shows it again, also after a reload", async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await convertPancakes(converter, page);
  // One reading order, and the first step in the first screen.
  const steps = converter.result.getByRole("region", { name: "Steps" });
  await expect(steps.getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
  const list = await converter.result.getByRole("region", { name: "Shopping List" }).boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((await steps.boundingBox())?.y ?? 0);
  await converter.result.getByRole("button", { name: "Cancel" }).click();
  await expect(converter.result).toHaveCount(0);
  const again = page.getByRole("button", { name: "Show the last result" });
  await expect(again).toBeFocused();
  await again.click();
  await expect(converter.result).toContainText("Weekend Pancakes");
  await page.keyboard.press("Escape");
  await page.reload();
  await again.click();
  await expect(converter.result).toContainText("Weekend Pancakes");
});

test("Save Recipe keeps the recipe as pending and opens the login dialog", async ({ converter, page }) => {
  await convertPancakes(converter, page);
  await converter.result.getByRole("button", { name: "Save Recipe" }).click();
  const login = page.getByRole("dialog", { name: "Welcome to Plainspoon" });
  await expect(login).toContainText("Sign in to save your recipes or create a new account.");
  await expect(login).toContainText("Your recipe is kept.");
  const kept = await page.evaluate(() => sessionStorage.getItem("pendingRecipe"));
  const pending: unknown = JSON.parse(kept ?? "null");
  expect(pending).toMatchObject({
    recipe: { title: "Weekend Pancakes", servings: 4, originalContent: PANCAKES },
    timestamp: expect.any(Number),
    idempotencyKey: expect.stringMatching(/^[\w-]{20,}$/),
  });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Show the last result" })).toBeFocused();
});

test("a lost connection is told as such", async ({ converter, page, context }) => {
  await converter.open();
  await converter.tab("Text");
  await page.getByLabel("Recipe text").fill(PANCAKES);
  await context.setOffline(true);
  await converter.convert();
  await expect(converter.panel).toContainText("Check your internet connection.");
  await context.setOffline(false);
  await converter.convert();
  await expect(converter.result).toBeVisible();
});

test("the other temperature scale stands beside the source's own when it is asked for", async ({
  converter,
  page,
}) => {
  await converter.open();
  await converter.tab("Text");
  await page
    .getByLabel("Recipe text")
    .fill(
      "Baked Apples\n\nIngredients\n4 apples\n2 tbsp honey\n\nMethod\nHeat the oven to 180°C.\nBrush the apples with the honey and bake for 30 minutes.",
    );
  await converter.convert();
  await expect(converter.result).toContainText("180°C");
  await expect(converter.result).not.toContainText("°F)");
  await converter.result.getByRole("switch", { name: "Show °C and °F" }).click();
  await expect(converter.result).toContainText("180°C (350 °F)");
  // Remembered, as the units are.
  await page.reload();
  await page.getByRole("button", { name: "Show the last result" }).click();
  await expect(converter.result).toContainText("180°C (350 °F)");
});
