/** Each step beside the words of the original that it comes from (docs/product/converting.md#untangle). */
import type { Locator } from "@playwright/test";
import { PANCAKES } from "./support/documents";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";

const TEXT =
  "Leek Soup\n\n2 leeks, sliced\n1 litre stock\n\nFry the leeks for 5 minutes. Pour in the stock and simmer for 25 minutes.";
const steps = (sheet: Locator) => sheet.getByRole("region", { name: "The steps" });
const original = (sheet: Locator) => sheet.getByRole("region", { name: "The original text" });
const marked = (pane: Locator) => pane.getByRole("button", { pressed: true });

test("a converted text: a step marks its words, words mark their step, by keyboard too, and a voice hears both", async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await converter.open();
  await converter.tab("Text");
  await page.getByLabel("Recipe text").fill(TEXT);
  await converter.convert();
  await converter.result.getByRole("button", { name: "Compare with the original", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Untangled: 23 words → 3 steps" });
  await expect(original(sheet)).toContainText("Fry the leeks for 5 minutes. Pour in the stock and simmer");
  await steps(sheet).getByRole("button", { name: "Simmer for 25 minutes." }).click();
  await expect(marked(original(sheet))).toHaveText("simmer for 25 minutes");
  await expect(marked(original(sheet))).toBeInViewport();
  await expect(sheet.getByRole("status")).toHaveText(
    /^Step 3, “Simmer for 25 minutes\.”, is from “simmer for 25 minutes”\.$/,
  );

  const words = original(sheet).getByRole("button", { name: "Fry the leeks for 5 minutes" });
  await words.focus();
  await page.keyboard.press("Space");
  await expect(marked(steps(sheet))).toContainText("Fry the leeks for 5 minutes.");
  await expect(marked(steps(sheet))).toBeInViewport();
  await expect(marked(original(sheet))).toHaveCount(1);
  expect(await overflow(page)).toBe(0);
  await expectCleanInBothThemes(page, "untangled");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(
    converter.result.getByRole("button", { name: "Compare with the original", exact: true }),
  ).toBeFocused();
});

test("a saved recipe: the original comes when it is asked for, and its picture is one to share", async ({
  page,
  account,
}) => {
  await account.signUp();
  const content = await account.send("POST", "/api/recipes/process-text", { content: PANCAKES });
  const { title, description, servings } = content as {
    title: string;
    description: string;
    servings: number;
  };
  const body = { title, description, servings, originalContent: PANCAKES, formattedContent: content };
  const { id } = (await account.send("POST", "/api/recipes", body)) as { id: string };
  const loaded = await page.goto(`/recipe/${id}`);
  expect(await loaded?.text()).not.toContain(PANCAKES.split("\n").at(-1));
  const asked = page.waitForResponse((answer) => answer.url().endsWith(`/api/recipes/${id}`));
  await page.getByRole("button", { name: "Compare with the original", exact: true }).click();
  await asked;
  const sheet = page.getByRole("dialog", { name: /^Untangled: \d+ words → \d+ steps$/ });
  await expect(original(sheet)).toContainText(PANCAKES.split("\n").at(-1) ?? "");
  const saved = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Save as a picture" }).click();
  expect((await saved).suggestedFilename()).toBe("Weekend Pancakes untangled.png");
});

test("an edited recipe says nothing of words that may have changed", async ({ page, account }) => {
  await account.signUp();
  const content = (await account.send("POST", "/api/recipes/process-text", { content: PANCAKES })) as {
    title: string;
    receipt: object;
  };
  const formattedContent = { ...content, receipt: { ...content.receipt, edited: true } };
  const body = { title: content.title, originalContent: PANCAKES, formattedContent };
  const { id } = (await account.send("POST", "/api/recipes", body)) as { id: string };
  await page.goto(`/recipe/${id}`);
  await expect(page.getByText("You have changed this recipe since it was checked")).toBeVisible();
  await expect(page.getByRole("button", { name: "Compare with the original", exact: true })).toHaveCount(0);
});
