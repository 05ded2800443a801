/** Recipes in the measures of the cook's kitchen: list, steps, Cook Mode, what is copied, on this device until something else is chosen. */
import type { Page } from "@playwright/test";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";
import { LEEK_SOUP } from "./support/recipes";

const CAKE = {
  ...LEEK_SOUP,
  title: "Lemon Cake",
  servings: 8,
  ingredients: ["1 cup all-purpose flour", "1/2 cup sugar", "2 eggs", "1/4 tsp salt", "1 cup mystery crumbs"],
  steps: [
    {
      number: 1,
      instruction: "Heat the oven to 350°F. Stir the ***flour*** with ½ cup ***sugar*** and the ***eggs***.",
      ingredients: ["1 cup all-purpose flour", "1/2 cup sugar", "2 eggs"],
      isPrep: false,
      actions: [
        { text: "Heat the oven to 350°F.", uses: [], seconds: [] },
        {
          text: "Stir the ***flour*** with ½ cup ***sugar*** and the ***eggs***.",
          uses: [0, 1, 2].map((line) => ({ line, amount: "all" })),
          seconds: [],
        },
      ],
    },
    {
      number: 2,
      instruction: "Bake in a 9-inch pan for 30 minutes.",
      ingredients: [],
      isPrep: false,
    },
  ],
};

const units = (page: Page) => page.getByRole("group", { name: "Units" });
const choose = (page: Page, name: string) => units(page).getByText(name, { exact: true }).click();
const list = (page: Page) => page.getByRole("region", { name: "Shopping List" });
const steps = (page: Page) => page.getByRole("region", { name: "Cooking Instructions" });

test("Metric and US are chosen, kept on the device, and one press from the recipe's own", async ({
  page,
  context,
  account,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await account.signUp({ premium: true });
  const id = await account.save(CAKE);
  await page.goto(`/recipe/${id}`);
  await expect(units(page).getByRole("radio", { name: "As written" })).toBeChecked();
  await choose(page, "Metric");
  await expect(list(page)).toContainText("125 g all-purpose flour ≈about 1 cup");
  await expect(list(page)).toContainText("100 g sugar");
  for (const line of ["2 eggs", "1/4 tsp salt", "1 cup mystery crumbs"])
    await expect(list(page).getByRole("checkbox", { name: line, exact: true })).toBeVisible();
  await expect(steps(page)).toContainText("Heat the oven to 180 °C.");
  await expect(steps(page)).toContainText("with 100 g sugar");
  await expect(steps(page)).toContainText("Bake in a 23-cm pan for 30 minutes.");
  await page.getByRole("button", { name: "More servings" }).click();
  await expect(list(page)).toContainText("140 g all-purpose flour");
  await list(page).getByRole("button", { name: "Copy list" }).click();
  await expect(page.getByText("List copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Lemon Cake\nAmounts in metric units, rounded");
  expect(copied).toContain("- 140 g all-purpose flour");

  await page.reload();
  await expect(units(page).getByRole("radio", { name: "Metric", exact: true })).toBeChecked();
  await expect(list(page)).toContainText("125 g all-purpose flour");
  await expectCleanInBothThemes(page, "a recipe in metric measures");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page)).toBe(0);
  }
  await page.getByRole("button", { name: "Cook", exact: true }).click();
  const kitchen = page.getByRole("dialog");
  await expect(kitchen).toContainText("125 g all-purpose flour");
  await kitchen.getByRole("button", { name: "Start cooking" }).click();
  await expect(kitchen).toContainText("Heat the oven to 180 °C.");
  await page.keyboard.press("Escape");

  await page.goto(`/recipe/${id}`);
  // Only the running page knows what is chosen on the device: from then on it hears the keys.
  await expect(units(page).getByRole("radio", { name: "Metric", exact: true })).toBeChecked();
  await units(page).getByRole("radio", { name: "Metric", exact: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(
    list(page).getByRole("checkbox", { name: "1 cup all-purpose flour", exact: true }),
  ).toBeVisible();
  await expect(steps(page)).toContainText("Heat the oven to 350°F.");
});

test("another device of the cook begins with the account's measures, before the first paint, and may choose its own", async ({
  page,
  account,
  browser,
}) => {
  await account.signUp();
  const id = await account.save(CAKE);
  await page.goto(`/recipe/${id}`);
  await expect(units(page).getByRole("radio", { name: "US" })).toBeEnabled();
  const told = page.waitForResponse("**/api/users/measures");
  await choose(page, "Metric");
  expect((await told).status()).toBe(200);

  const context = await browser.newContext({
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const other = await context.newPage();
  await other.goto(`/recipe/${id}`);
  await expect(list(other)).toContainText("125 g all-purpose flour");
  await expect(units(other).getByRole("radio", { name: "Metric", exact: true })).toBeChecked();
  await other.route("**/*.js", (route) => route.abort());
  await other.reload({ waitUntil: "commit" });
  await expect(other.locator("html")).toHaveAttribute("data-measures", "metric");
  await other.unroute("**/*.js");
  await other.reload();
  const toldAgain = other.waitForResponse("**/api/users/measures");
  await expect(units(other).getByRole("radio", { name: "Metric", exact: true })).toBeChecked();
  await choose(other, "As written");
  await toldAgain;
  await other.reload();
  await expect(units(other).getByRole("radio", { name: "As written" })).toBeChecked();
  await page.reload();
  await expect(units(page).getByRole("radio", { name: "Metric", exact: true })).toBeChecked();
  await context.close();
});

test("what cannot be converted without a connection is shown as written, and says so", async ({
  page,
  account,
}) => {
  await account.signUp();
  await page.goto(`/recipe/${await account.save(CAKE)}`);
  await expect(units(page).getByRole("radio", { name: "US" })).toBeEnabled();
  await page.context().setOffline(true);
  await choose(page, "US");
  await expect(page.getByText("The amounts could not be changed", { exact: true })).toBeVisible();
  await expect(units(page).getByRole("radio", { name: "As written" })).toBeChecked();
  await page.context().setOffline(false);
  await choose(page, "Metric");
  await expect(list(page)).toContainText("125 g all-purpose flour");
});
