import type { Locator, Page } from "@playwright/test";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";

const ABORT_AFTER_MS = 15_000;

const editorOf = (page: Page) => page.getByRole("dialog", { name: "Edit Recipe" });
const field = (editor: Locator, name: string) => editor.getByRole("textbox", { name, exact: true });

async function edit(page: Page, id: string) {
  await page.goto(`/recipe/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = editorOf(page);
  await expect(editor).toBeVisible();
  return editor;
}

let id = "";
test.beforeEach(async ({ account }) => {
  await account.signUp({ premium: true });
  id = await account.save();
});

test("the whole recipe: title, servings, lines, steps put in, taken out and moved, numbered from 1", async ({
  converter,
  page,
}) => {
  const editor = await edit(page, id);
  await editor.getByLabel("Title").fill("leek soup for two");
  await editor.getByLabel("Servings").fill("2");
  await editor.getByLabel("Description").fill("Shorter.");
  await expect(field(editor, "Ingredient 2")).toHaveValue("100 ml cream");
  await field(editor, "Ingredient 2").fill("50 ml cream");
  await editor.getByRole("button", { name: "Remove step 2" }).click();
  await editor.getByRole("button", { name: "Insert step after 1" }).click();
  await field(editor, "Step 2").fill("Warm the pan.");
  await editor.getByRole("button", { name: "Add step" }).click();
  await field(editor, "Step 5").fill("Serve.");
  await editor.getByRole("button", { name: "Move step 5 up" }).click();
  await expect(field(editor, "Step 4")).toHaveValue("Serve.");
  await editor.getByRole("button", { name: "Undo" }).click();
  await expect(field(editor, "Step 5")).toHaveValue("Serve.");
  await editor.getByRole("button", { name: "Save Changes" }).click();

  await converter.expectToast("Recipe updated", "");
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Leek Soup for Two" })).toBeVisible();
  await expect(page.getByRole("slider", { name: "Servings" })).toHaveValue("2");
  await page.reload();
  await expect(page.getByText("Servings: 2")).toBeVisible();
  await expect(page.getByRole("region", { name: "Refrigerated" })).toContainText("50 ml cream");
  const stored = (await (await page.request.get(`/api/recipes/${id}`)).json()) as {
    formattedContent: { steps: { number: number; instruction: string; ingredients: string[] }[] };
  };
  expect(stored.formattedContent.steps).toMatchObject([
    { number: 1, instruction: "Slice the ***leeks***." },
    { number: 2, instruction: "Warm the pan." },
    {
      number: 3,
      instruction: "Fry the ***leeks*** in ***oil*** for 5 minutes.",
      ingredients: ["2 leeks", "1 tbsp oil"],
    },
    { number: 4 },
    { number: 5, instruction: "Serve." },
  ]);
});

test("a step becomes preparation", async ({ page }) => {
  const editor = await edit(page, id);
  await editor.getByRole("switch", { name: "Preparation" }).nth(2).click();
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Preparation Steps" })).toContainText("Fry the leeks");
});

test("a recipe needs a title; servings that are no number become 1", async ({ page }) => {
  const editor = await edit(page, id);
  await editor.getByLabel("Title").fill(" ");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor).toContainText("Please give the recipe a title.");
  await editor.getByLabel("Title").fill("soup");
  await editor.getByLabel("Servings").fill("0");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor).toHaveCount(0);
  await expect(page.getByText("Servings: 1", { exact: false })).toBeVisible();
});

test("two windows: the second is shown the first one's version, and neither is lost unasked", async ({
  page,
  context,
}) => {
  const mine = await edit(page, id);
  await field(mine, "Step 1").fill("Mine.");
  const other = await context.newPage();
  const theirs = await edit(other, id);
  await field(theirs, "Step 1").fill("Theirs.");
  await theirs.getByRole("button", { name: "Save Changes" }).click();
  await expect(theirs).toHaveCount(0);

  await mine.getByRole("button", { name: "Save Changes" }).click();
  const conflict = mine.getByRole("alert", { name: "Changed in another window" });
  await expect(conflict).toContainText("This recipe was changed in another window.");
  await expect(field(mine, "Step 1")).toHaveValue("Mine.");
  await conflict.getByText("Leek Soup with Lemon, 4 steps").click();
  await expect(conflict).toContainText("Theirs.");
  await expectCleanInBothThemes(page, "conflict");
  await conflict.getByRole("button", { name: "Keep my version" }).click();
  await expect(mine).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Preparation Steps" })).toContainText("Mine.");
});

test("the other window's version is one Undo from one's own, and both can be kept", async ({
  page,
  context,
}) => {
  const mine = await edit(page, id);
  await field(mine, "Step 1").fill("Mine.");
  const saveElsewhere = async (text: string) => {
    const other = await context.newPage();
    const theirs = await edit(other, id);
    await field(theirs, "Step 1").fill(text);
    await theirs.getByRole("button", { name: "Save Changes" }).click();
    await expect(theirs).toHaveCount(0);
    await other.close();
  };
  await saveElsewhere("Theirs.");
  await mine.getByRole("button", { name: "Save Changes" }).click();
  await mine.getByRole("button", { name: "Edit the other version" }).click();
  await expect(field(mine, "Step 1")).toHaveValue("Theirs.");
  await mine.getByRole("button", { name: "Undo" }).click();
  await expect(field(mine, "Step 1")).toHaveValue("Mine.");

  await saveElsewhere("Theirs again.");
  await mine.getByRole("button", { name: "Save Changes" }).click();
  await mine.getByRole("button", { name: "Keep both" }).click();
  await expect(mine).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Preparation Steps" })).toContainText("Mine.");
  expect(page.url()).not.toContain(id);
  await page.goto(`/recipe/${id}`);
  await expect(page.getByRole("region", { name: "Preparation Steps" })).toContainText("Theirs again.");
});

test("a save whose answer was lost is no conflict with itself", async ({ converter, page }) => {
  const editor = await edit(page, id);
  await field(editor, "Step 1").fill("Sent twice.");
  await page.route(
    `**/api/recipes/${id}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  // The first answer never comes; the second time it is the same change, which was done already.
  const sentAgain = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await converter.expectToast("Kept on this device", "Your changes are sent once you are online again.");
  await expect(editor).toHaveCount(0);
  expect((await sentAgain).status()).toBe(200);
  await converter.expectToast("Your changes were sent", "Leek Soup with Lemon");
  await expect(page.getByRole("region", { name: "Preparation Steps" })).toContainText("Sent twice.");
  await expect(page.getByRole("banner").getByRole("button", { name: /waiting|needs you/ })).toHaveCount(0);
});

test("the servings field can be emptied on the way to another number", async ({ page }) => {
  const editor = await edit(page, id);
  await editor.getByLabel("Servings").press("End");
  await editor.getByLabel("Servings").press("Backspace");
  await expect(editor.getByLabel("Servings")).toHaveValue("");
  await editor.getByLabel("Servings").pressSequentially("6");
  await expect(editor.getByLabel("Servings")).toHaveValue("6");
});

test("a save that takes longer than 15 seconds is given up, and the text stays", async ({
  converter,
  page,
}) => {
  await page.clock.install();
  const editor = await edit(page, id);
  await editor.getByLabel("Title").fill("slow soup");
  await page.route(`**/api/recipes/${id}`, () => undefined);
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await page.clock.fastForward(ABORT_AFTER_MS);
  await expect(converter.toast).toContainText("Saving...");
  await expect(editor.getByLabel("Title")).toHaveValue("slow soup");
  await expect(editor.getByRole("button", { name: "Save Changes" })).toBeEnabled();
});

test("a server that fails says that it may have saved", async ({ converter, page }) => {
  const editor = await edit(page, id);
  await editor.getByLabel("Title").fill("soup");
  await page.route(`**/api/recipes/${id}`, (route) => route.fulfill({ status: 500, body: "" }));
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await converter.expectToast("Update Error", "Recipe changes may have been saved despite the error.");
  await expect(editor).toContainText("Please refresh to see the latest version.");
});

test("leaving with changes asks first", async ({ page }) => {
  const editor = await edit(page, id);
  await editor.getByLabel("Title").fill("soup");
  await page.keyboard.press("Escape");
  await editor.getByRole("button", { name: "Keep editing" }).click();
  await expect(editor.getByLabel("Title")).toHaveValue("soup");
  await editor.getByRole("button", { name: "Cancel" }).click();
  await editor.getByRole("button", { name: "Leave without saving" }).click();
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Leek Soup with Lemon" })).toBeVisible();
});

test("clean in both themes, and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const editor = await edit(page, id);
  await expectCleanInBothThemes(page, "edit");
  const clipped = await editor.evaluate((dialog) =>
    [...dialog.querySelectorAll("*")].some(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    ),
  );
  expect(clipped).toBe(false);
  expect(await overflow(page)).toBe(0);
});
