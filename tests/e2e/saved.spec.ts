import type { Page } from "@playwright/test";
import { PASSWORD, newEmail } from "./support/account";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { PANCAKES } from "./support/documents";
import { type ConverterPage, expect, test } from "./support/fixtures";

const UNDO_MS = 8_000;
const SAVING = { timeout: 40_000 };

async function convertAndSave(converter: ConverterPage, page: Page) {
  await converter.open();
  await converter.tab("Text");
  await page.getByLabel("Recipe text").fill(PANCAKES);
  await converter.convert();
  await converter.result.getByRole("button", { name: "Save Recipe" }).click();
}

async function signUpInDialog(page: Page, email: string) {
  const dialog = page.getByRole("dialog", { name: "Welcome to Plainspoon" });
  await dialog.getByRole("tab", { name: "Sign Up" }).click();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Confirm password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign Up" }).click();
}

const card = (page: Page, name: string) => page.getByRole("article", { name });
const titles = async (page: Page) =>
  ((await (await page.request.get("/api/recipes")).json()) as { title: string }[]).map(({ title }) => title);

test("a visitor converts, saves, signs up: the recipe is there, once", async ({ converter, page }) => {
  await convertAndSave(converter, page);
  await signUpInDialog(page, newEmail());
  await expect(page.getByRole("heading", { name: "Recipe Ready to Save" })).toBeVisible();
  await expect(page).toHaveURL(/\/recipe\/\w+$/, SAVING);
  await expect(page.getByRole("heading", { level: 1, name: "Weekend Pancakes" })).toBeVisible();
  await converter.expectToast("Recipe saved successfully", "");
  expect(await titles(page)).toEqual(["Weekend Pancakes"]);
  expect(await page.evaluate(() => sessionStorage.getItem("pendingRecipe"))).toBeNull();
});

test("a network that fails twice, once after the server has saved: tried again, stored once", async ({
  converter,
  page,
}) => {
  await convertAndSave(converter, page);
  let tries = 0;
  await page.route("**/api/recipes", async (route) => {
    tries += 1;
    if (tries === 1) return route.abort();
    if (tries > 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await signUpInDialog(page, newEmail());
  await expect(page).toHaveURL(/\/recipe\/\w+$/, SAVING);
  expect(tries).toBe(3);
  expect(await titles(page)).toEqual(["Weekend Pancakes"]);
});

test("a save that never works says what to do, and keeps the recipe", async ({ converter, page }) => {
  await convertAndSave(converter, page);
  let tries = 0;
  await page.route("**/api/recipes", (route) => {
    tries += 1;
    return route.abort();
  });
  await signUpInDialog(page, newEmail());
  await expect(converter.toast).toContainText("Save Failed", SAVING);
  await expect(converter.toast).toContainText("Add New Recipe");
  expect(tries).toBe(4);
  await expect(page.getByText("It could not be saved yet.")).toBeVisible();
  await expectCleanInBothThemes(page, "banner");
  await page.unroute("**/api/recipes");
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(page).toHaveURL(/\/recipe\/\w+$/);
});

test("a full account gets the plans, and loses nothing", async ({ converter, page, account }) => {
  await account.signUp();
  for (const number of [1, 2, 3, 4, 5]) await account.save({ title: `soup ${number}` });
  await convertAndSave(converter, page);
  const plans = page.getByRole("dialog", { name: "Upgrade to Premium" });
  await expect(plans).toContainText("up to 5 recipes");
  await expect(plans).toContainText("$99");
  await expectCleanInBothThemes(page, "plans");
  await plans.getByRole("button", { name: "Maybe Later" }).click();
  await expect(page.getByRole("button", { name: "Show the last result" })).toBeVisible();
  expect(await titles(page)).toHaveLength(5);
});

test.describe("with recipes", () => {
  test.beforeEach(async ({ account }) => {
    await account.signUp({ premium: true });
    await account.save();
    await account.save({ title: "rice with tomatoes", totalMinutes: undefined });
  });

  test("cards say what they are; the title leads to the recipe", async ({ page }) => {
    await page.goto("/saved-recipes");
    await expect(page.getByRole("tab", { name: "My Recipes (2)" })).toHaveAttribute("aria-selected", "true");
    const soup = card(page, "Leek Soup with Lemon");
    await expect(soup).toContainText("30 minutes · 4 steps");
    await expect(soup).toContainText(/Converted .+ ago/);
    await soup.getByRole("link", { name: "Leek Soup with Lemon" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Leek Soup with Lemon" })).toBeVisible();
  });

  test("search looks into titles and ingredients, in any case, and can be cleared", async ({ page }) => {
    await page.goto("/saved-recipes");
    const search = page.getByLabel("Search recipes");
    await search.fill("TOMATO");
    await expect(page.getByText("Found 1 recipe matching")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await search.fill("cream");
    await expect(page.getByText("Found 2 recipes matching")).toBeVisible();
    await search.fill("chocolate");
    await expect(page.getByText("No recipe matches your search")).toBeVisible();
    await expectCleanInBothThemes(page, "no match");
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(search).toHaveValue("");
  });

  test("Delete waits eight seconds for Undo, in the message and in the list", async ({ converter, page }) => {
    await page.clock.install();
    await page.goto("/saved-recipes");
    const remove = async () => {
      await card(page, "Rice with Tomatoes").getByRole("button", { name: "More" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await expect(card(page, "Rice with Tomatoes")).toHaveCount(0);
    };
    await remove();
    await converter.expectToast("Recipe deleted", "Rice with Tomatoes");
    await converter.toast.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Rice with Tomatoes")).toBeVisible();
    await remove();
    await page.getByRole("main").getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Rice with Tomatoes")).toBeVisible();
    await page.clock.fastForward(UNDO_MS);
    expect(await titles(page)).toHaveLength(2);

    const deletes: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "DELETE") deletes.push(request.url());
    });
    await remove();
    const sent = page.waitForResponse((response) => response.request().method() === "DELETE");
    await page.clock.fastForward(UNDO_MS - 1_000);
    // A call that had begun by now would be known behind this one.
    await page.evaluate(() => fetch("/api/health").then((answer) => answer.text()));
    expect(deletes).toEqual([]);
    await page.clock.fastForward(1_000);
    expect((await sent).status()).toBe(200);
    expect((await sent).request().headers()["x-user-email"]).toContain("@plainspoon.test");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("tab", { name: "My Recipes (1)" })).toBeVisible();
    expect(await titles(page)).toEqual(["leek soup with lemon"]);
  });

  test("leaving the site sends a delete that waits", async ({ page }) => {
    await page.goto("/saved-recipes");
    await card(page, "Rice with Tomatoes").getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(card(page, "Rice with Tomatoes")).toHaveCount(0);
    await page.goto("/about");
    await expect.poll(() => titles(page)).toEqual(["leek soup with lemon"]);
  });

  test("what is cooked most leads, but not while searching", async ({ page, account }) => {
    const id = await account.save({ title: "porridge" });
    await page.goto("/saved-recipes");
    const rail = page.getByRole("region", { name: "Top 5 Most Cooked Recipes" });
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(rail).toHaveCount(0);
    await account.send("POST", `/api/recipes/${id}/complete`, {});
    await page.reload();
    await expect(rail.getByRole("listitem")).toHaveText(/1.*Porridge.*Cooked 1 time$/);
    await expectCleanInBothThemes(page, "cards and rail");
    await page.getByLabel("Search recipes").fill("porridge");
    await expect(rail).toHaveCount(0);
  });

  test("320 px wide, nothing scrolls sideways", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/saved-recipes");
    await expect(page.getByRole("article")).toHaveCount(2);
    expect(await overflow(page)).toBe(0);
  });
});

test("an empty collection says what to do", async ({ page, account }) => {
  await account.signUp();
  await page.goto("/saved-recipes");
  await expect(page.getByText("You don't have any saved recipes yet")).toBeVisible();
  await expectCleanInBothThemes(page, "empty");
  await page.getByRole("link", { name: "Add New Recipe" }).first().click();
  await expect(page).toHaveURL(/\/#converter$/);
  await expect(page.getByRole("button", { name: "Convert Recipe" })).toBeInViewport();
});

test("a press on Saved Recipes shows what is coming at once, however slow the line", async ({
  page,
  account,
}) => {
  await account.signUp();
  await account.save();
  await page.goto("/about");
  // Before the page can hear it, a press is a plain link, and the browser shows the wait.
  await expect(page.getByRole("button", { name: "Theme" })).toBeEnabled();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/saved-recipes?*", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Saved Recipes" }).click();
  await expect(page.locator("[data-slot=skeleton-card]")).toHaveCount(3);
  await expect(page.getByRole("status").filter({ hasText: "Saved Recipes on the way" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toHaveCount(0);
  arrive();
  await expect(card(page, "Leek Soup with Lemon")).toBeVisible();
  await expect(page.locator("[data-slot=skeleton-card]")).toHaveCount(0);
});

test("three card places hold the list's room until the recipes are there", async ({ page, account }) => {
  await account.signUp();
  await account.save();
  const html = await (await page.request.get("/saved-recipes")).text();
  // React sends them as markup, or only as data when the recipes were quicker than the first bytes.
  expect(html.match(/skeleton-card/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html).toContain("Leek Soup with Lemon");
});

test("My Shares: rows hold its room while it is read, below the decision about access", async ({
  page,
  account,
}) => {
  const path = "/sharing-analytics";
  // Decided before the first byte: a visitor is sent on and never sees the rows.
  const visitor = await page.request.get(path, { maxRedirects: 0 });
  expect(visitor.status()).toBe(307);
  await account.signUp();
  const answer = await page.request.get(path);
  expect((await answer.text()).match(/skeleton-row/g)?.length).toBeGreaterThanOrEqual(3);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "My Shares" })).toBeVisible();
  await expect(page.locator("[data-slot=skeleton-row]")).toHaveCount(0);
});

test("a large collection: a part at first, more on request, and every recipe is found", async ({
  page,
  account,
}) => {
  await account.signUp({ premium: true });
  for (let number = 1; number <= 62; number += 1) await account.save({ title: `soup ${number}` });
  await page.goto("/saved-recipes");
  await expect(page.getByRole("tab", { name: "My Recipes (62)" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(60);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page.getByRole("article")).toHaveCount(62);
  await expect(page.getByRole("link", { name: "Show more" })).toHaveCount(0);

  await page.goto("/saved-recipes");
  await page.getByLabel("Search recipes").fill("SOUP 1");
  await expect(page.getByText("Found 11 recipes matching “SOUP 1”")).toBeVisible();
  await expect(card(page, "Soup 1").first()).toBeVisible();
  await page.getByLabel("Search recipes").fill("stew");
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(page.getByRole("article")).toHaveCount(60);
});
