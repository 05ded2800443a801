/** "When do you want to eat?": the day of a recipe, counted back from its meal (docs/product/cooking.md#day-line). */
import type { Page } from "@playwright/test";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";
import { LEEK_SOUP } from "./support/recipes";

const step = (number: number, text: string, minutes?: number): Step => ({
  number,
  instruction: text,
  ingredients: [],
  isPrep: false,
  actions: [{ text, uses: [], seconds: minutes === undefined ? [] : [minutes * 60] }],
});

const PIE: FormattedContent = {
  ...LEEK_SOUP,
  title: "beef pie",
  steps: [
    step(1, "Soak the beans overnight."),
    step(2, "Chop the onion."),
    step(3, "Brown the beef for 10 to 12 minutes.", 10),
    step(4, "Cook in the oven for 2 hours.", 120),
    step(5, "Bake the pie for 45 minutes.", 45),
  ],
};

const QUESTION = "When do you want to eat?";
const open = (page: Page) => page.getByText(QUESTION, { exact: true }).click();
const day = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
/** The lines of a list, each in one string of its words. */
const lines = async (page: Page, name: string) =>
  (await day(page, name).getByRole("listitem").allInnerTexts()).map((text) =>
    text.replace(/\s+/g, " ").trim(),
  );

test.use({ locale: "en-GB" });

test("a cook gives the time of the meal and reads when to begin what, and what nobody knows", async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await account.signUp({ premium: true });
  const path = `/recipe/${await account.save(PIE)}`;
  await page.goto(path);
  await page.locator("summary").filter({ hasText: QUESTION }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Eat at").fill("18:30");
  await expect(page.getByText("Begin on an earlier day: something stands overnight.")).toBeVisible();
  expect(await lines(page, "The day before")).toEqual([
    "No time Soak the beans overnight step 1 The night is free",
  ]);
  expect(await lines(page, "On the day")).toEqual([
    "15:33 Brown the beef 10 to 12 minutes, step 3",
    "15:45 Cook in the oven 2 hours, step 4 2 hours free until 17:45",
    "17:45 Bake the pie 45 minutes, step 5 45 minutes free until 18:30",
    "18:30 Eat",
  ]);
  await expect(page.getByText("One step states no time: step 2. Leave time for it.")).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectCleanInBothThemes(page, "the day line");

  await page.reload();
  await open(page);
  await expect(page.getByLabel("Eat at")).toHaveValue("18:30");
  await expect(day(page, "On the day")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(day(page, "On the day")).toBeVisible();
  await expect(page.getByLabel("Eat at")).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Cook", exact: true }).click();
  const cooking = page.getByRole("dialog");
  await cooking.getByText(QUESTION, { exact: true }).click();
  await expect(cooking.getByLabel("Eat at")).toHaveValue("18:30");
  await cooking.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(cooking.getByRole("list", { name: "On the day" })).toHaveCount(0);
  await expect(cooking.getByLabel("Eat at")).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(".eat.")))).toEqual(
    [],
  );
});

test("a visitor plans a demo recipe, in calm mode nothing of it moves, and nothing is told to the server", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("calmMode", "true"));
  await page.goto("/library-recipe/creamy-tomato-gnocchi");
  await open(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || /00(?::|%3A)05/.test(request.url())) sent.push(request.url());
  });
  await page.getByLabel("Eat at").fill("00:05");
  await expect(day(page, "The day before")).toBeVisible();
  const before = await page.locator("main").innerHTML();
  await page.clock.install();
  await page.clock.runFor("10:00");
  expect(await page.locator("main").innerHTML()).toBe(before);
  expect(sent).toEqual([]);
});
