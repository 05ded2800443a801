import type { Page } from "@playwright/test";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";
import { joinByShare, startTrial } from "./support/roles";

const DEMO = { id: "creamy-tomato-gnocchi", title: "Creamy Tomato Gnocchi" };
const FREE = { id: "skillet-shakshuka", title: "Skillet Shakshuka" };
const PREMIUM = { id: "lemon-chicken-and-potatoes", title: "Lemon Chicken and Potatoes" };
const WITHOUT_PREPARATION = "cheesy-stovetop-macaroni";

const card = (page: Page, title: string) => page.getByRole("article", { name: title });
const heading = (page: Page, title: string) => page.getByRole("heading", { level: 1, name: title });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openLibrary(page: Page) {
  await page.goto("/saved-recipes");
  await page.getByRole("tab", { name: "Recipe Library (10)" }).click();
}

test("a visitor opens a demo recipe from the home page; for any other the login comes first, and leads back", async ({
  page,
  account,
}) => {
  await page.goto("/");
  const examples = page.getByRole("region", { name: "See a whole recipe first" });
  await expectCleanInBothThemes(page, "home");
  await examples.getByRole("link", { name: DEMO.title }).click();
  await expect(heading(page, DEMO.title)).toBeVisible();
  await expect(page.getByRole("region", { name: "Cooking Instructions" })).toContainText(
    "Stir in the gnocchi.",
  );
  const login = page.getByRole("dialog", { name: "Welcome to Plainspoon" });
  for (const name of ["Cook", "Share"]) {
    await button(page, name).click();
    await expect(login).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(login).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(examples).toBeVisible();

  const refused = await page.request.get(`/library-recipe/${FREE.id}?from=mail`, { maxRedirects: 0 });
  expect(refused.status()).toBe(307);
  expect(refused.headers().location).toBe(
    `/?login=1&returnUrl=${encodeURIComponent(`/library-recipe/${FREE.id}?from=mail`)}`,
  );
  expect(await refused.text()).not.toContain("onion");
  await account.signUp();
  await account.send("POST", "/api/auth/logout", {});
  await page.goto(`/library-recipe/${FREE.id}`);
  await login.getByLabel("Email").fill(account.email);
  await login.getByLabel("Password", { exact: true }).fill("correct horse");
  await login.getByRole("button", { name: "Login", exact: true }).click();
  await expect(heading(page, FREE.title)).toBeVisible();
});

test("a demo page is whole without JavaScript, and search engines find only those", async ({
  browser,
  account,
}) => {
  const context = await browser.newContext({ baseURL: account.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/library-recipe/${DEMO.id}`);
  await expect(page.getByRole("region", { name: "Shopping List" })).toContainText(
    "500 g (1 lb 2 oz) potato gnocchi",
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${account.origin}/library-recipe/${DEMO.id}`,
  );
  const preview = await page.locator("meta[property='og:image']").getAttribute("content");
  expect((await page.request.get(preview ?? "")).headers()["content-type"]).toBe("image/png");
  const data: unknown = JSON.parse(
    (await page.locator("script[type='application/ld+json']").textContent()) ?? "",
  );
  expect(data).toMatchObject({ "@type": "Recipe", name: DEMO.title, recipeYield: "4", totalTime: "PT15M" });
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  await context.close();
  await account.signUp();
  await account.page.goto(`/library-recipe/${FREE.id}`);
  await expect(account.page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("an account without a password is offered the trial, not the recipe; demo recipes are open to it", async ({
  page,
  account,
  browser,
}) => {
  await joinByShare(account, browser);
  await openLibrary(page);
  const unlock = page.getByRole("dialog", { name: "Unlock Recipe Library" });
  for (const title of [FREE.title, PREMIUM.title]) {
    await card(page, title).getByRole("link").click();
    await expect(unlock).toContainText("7-day free trial");
    await expect(unlock).toContainText("all 10 Quick Start Pack recipes");
    await expect(unlock).toContainText("$12.99");
    await unlock.getByRole("button", { name: "Maybe Later" }).click();
    await expect(unlock).toHaveCount(0);
    await expect(card(page, title).getByRole("link")).toBeFocused();
  }
  await card(page, FREE.title).getByRole("link").press("Enter");
  await expectCleanInBothThemes(page, "unlock");
  await unlock.getByRole("link", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/trial$/);
  await openLibrary(page);
  await card(page, DEMO.title).getByRole("link").click();
  await expect(heading(page, DEMO.title)).toBeVisible();
});

test("a free cook browses, searches and opens free recipes; premium ones say so and lead back", async ({
  page,
  account,
  converter,
}) => {
  await account.signUp();
  await openLibrary(page);
  await expect(page.getByRole("article")).toHaveCount(10);
  await expect(card(page, FREE.title)).toContainText("Free");
  await expect(card(page, FREE.title)).toContainText("35 minutes");
  await expect(card(page, FREE.title)).toContainText("Curated recipe from one pan wonders");
  await expect(card(page, PREMIUM.title)).toContainText("Premium");
  await expect(card(page, PREMIUM.title)).toContainText("1 hour 10 minutes");
  await expect(card(page, DEMO.title)).toContainText("Demo");
  await expectCleanInBothThemes(page, "library");

  const search = page.getByLabel("Search recipes");
  await search.fill("CHICKPEA");
  await expect(page.getByText("Found 1 recipe matching")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await search.fill("dragon fruit");
  await expect(page.getByText("No recipe matches your search")).toBeVisible();
  await page.getByRole("button", { name: "Clear Search" }).click();

  await card(page, PREMIUM.title).getByRole("link").click();
  await converter.expectToast("Premium Required", "This recipe requires a premium subscription");
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await converter.toast.getByRole("button", { name: "Close" }).click();
  await expect(converter.toast).toHaveCount(0);
  const offer = page.getByRole("region", { name: "Part of Premium" });
  await offer.getByRole("button", { name: "See what it costs" }).click();
  await page
    .getByRole("dialog", { name: "Upgrade to Premium" })
    .getByRole("button", { name: "Close" })
    .click();
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  await card(page, PREMIUM.title).getByRole("link").click();
  await converter.expectToast("Premium Required", "This recipe requires a premium subscription");
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await card(page, FREE.title).getByRole("link").click();
  await expect(heading(page, FREE.title)).toBeVisible();
  await button(page, "Cook").click();
  await expect(page.getByRole("dialog", { name: "Upgrade to Premium" })).toContainText("$12.99");
  await button(page, "Maybe Later").click();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(card(page, PREMIUM.title)).toBeVisible();
  await expect(page).toHaveURL(/\/saved-recipes$/);

  await page.goto(`/library-recipe/${PREMIUM.id}`);
  await converter.expectToast("Premium Required", "This recipe requires a premium subscription");
  await expect(page.getByRole("tab", { name: /Recipe Library/ })).toHaveAttribute("aria-selected", "true");
});

test("a trial opens premium recipes and cooks them", async ({ page, account }) => {
  await account.signUp();
  await startTrial(account);
  await openLibrary(page);
  await card(page, PREMIUM.title).getByRole("link").click();
  await expect(heading(page, PREMIUM.title)).toBeVisible();
  await expect(button(page, "Share")).toHaveCount(0);
  await button(page, "Cook").click();
  await page.getByRole("button", { name: "Start cooking" }).click();
  await expect(page.getByRole("heading", { name: /^Step 1 of \d+$/ })).toBeVisible();
});

test("the page: above the fold, for more and fewer servings, with and without preparation", async ({
  page,
  account,
}) => {
  await account.signUp();
  await page.addInitScript(() => {
    Object.assign(window, { viewed: [] });
    addEventListener("plainspoon:ad-event", (event) =>
      (window as unknown as { viewed: unknown[] }).viewed.push((event as CustomEvent).detail),
    );
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/library-recipe/${FREE.id}`);
  for (const part of [heading(page, FREE.title), page.getByText("Servings: 2"), button(page, "Cook")]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 900)).toBeLessThan(844);
  }
  const widths = await Promise.all(
    ["Email", "Download PDF", "Save as Image"].map(
      async (name) => (await button(page, name).boundingBox())?.width,
    ),
  );
  expect(
    new Set(widths.map((width) => Math.round(width ?? 0))).size,
    "buttons below each other are as wide",
  ).toBe(1);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { viewed: unknown[] }).viewed))
    .toEqual([{ name: "ViewContent", data: { content_id: FREE.id, content_name: FREE.title } }]);

  const list = page.getByRole("region", { name: "Shopping List" });
  const slider = page.getByRole("slider", { name: "Servings" });
  await expect(list).toContainText("4 large eggs");
  await expect(slider).toHaveAttribute("max", "20");
  await button(page, "More servings").click();
  await expect(list).toContainText("6 large eggs");
  await slider.fill("20");
  await expect(list).toContainText("40 large eggs");
  await expect(button(page, "More servings")).toBeDisabled();
  await slider.fill("1");
  await expect(list).toContainText("2 large eggs");
  await expect(button(page, "Fewer servings")).toBeDisabled();
  await button(page, "Back to 2").click();
  await expect(list).toContainText("4 large eggs");

  const preparation = page.getByRole("region", { name: "Preparation Steps" });
  await expect(preparation.getByRole("listitem").first()).toContainText(
    "Peel and thinly slice 1 small onion.",
  );
  await expect(page.getByRole("img", { name: `Picture of ${FREE.title}` })).toHaveJSProperty(
    "naturalWidth",
    640,
  );
  await expectCleanInBothThemes(page, "recipe");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await page.goto("/saved-recipes?tab=library");
  await expect(card(page, FREE.title)).toBeVisible();
  expect(await overflow(page)).toBe(0);

  await page.goto(`/library-recipe/${WITHOUT_PREPARATION}`);
  await expect(page.getByRole("region", { name: "Cooking Instructions" })).toBeVisible();
  await expect(preparation).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(list).toContainText("300 g (10 1/2 oz) macaroni");
});

test("no id leads to the saved recipes, an unknown one to a page that says so", async ({ page, account }) => {
  expect((await page.goto("/library-recipe/unknown"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Recipe not found" })).toBeVisible();
  await expectCleanInBothThemes(page, "not found");
  await account.signUp();
  const onward = await page.request.get("/library-recipe", { maxRedirects: 0 });
  expect([onward.status(), onward.headers().location]).toEqual([307, "/saved-recipes"]);
  await page.goto("/library-recipe");
  await expect(page).toHaveURL(/\/saved-recipes$/);
  expect((await page.goto("/library-recipe/unknown"))?.status()).toBe(404);
  await page.getByRole("link", { name: "Back to Saved Recipes" }).click();
  await expect(card(page, DEMO.title)).toBeVisible();
});
