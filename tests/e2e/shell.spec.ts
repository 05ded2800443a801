import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { Account } from "./support/account";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";

test("header and footer lead where they say", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/about");
  await expect(main.getByRole("link", { name: "Convert Recipe" })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Plainspoon`);
  await footer.getByRole("link", { name: "For developers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "For developers" })).toBeVisible();
  await expect(page.getByText("POST /api/recipes/process-url")).toBeVisible();
  await expect(page.getByText("GET /api/recipes/export")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("/api/users");
  expect((await page.request.get("/api/openapi.json")).status()).toBe(200);
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expect(page.getByText("not intended for children under 13")).toBeVisible();
  await footer.getByRole("link", { name: "Terms of Service" }).click();
  await expect(page.getByText("$12.99 USD per month")).toBeVisible();
  await expect(page.getByText("no refunds for partial months")).toBeVisible();
});

test("pages without a head of the app's have its icon too: browsers and readers of feeds ask for it by its usual name", async ({
  page,
}) => {
  const icon = await page.request.get("/favicon.ico");
  expect(icon.status()).toBe(200);
  expect(icon.headers()["content-type"]).toMatch(/^image\//);
});

test("About leads to the converter", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "Convert a recipe" }).click();
  await expect(page).toHaveURL(/\/#converter$/);
  await expect(page.getByRole("button", { name: "Convert Recipe" })).toBeInViewport();
});

test("an unknown address is a 404 that says so, with a way home", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("tab", { name: "URL" })).toBeVisible();
});

test("what has to be said before the script of messages has come, or without it, is said plainly", async ({
  page,
  converter,
}) => {
  type Fate = "comes" | "fails";
  const hold = () => {
    let decide: (fate: Fate) => void = () => undefined;
    return { fate: new Promise<Fate>((resolve) => (decide = resolve)), decide: (fate: Fate) => decide(fate) };
  };
  let held = hold();
  await page.route("**/_next/static/chunks/**", async (route) => {
    const answer = await route.fetch();
    const script = await answer.text().catch(() => null);
    // The page that asked is gone.
    if (script === null) return;
    const isRegion = script.includes("Notifications (F8)");
    if (isRegion && (await held.fate) === "fails") await route.abort();
    else await route.fulfill({ response: answer });
  });
  const plain = page.getByRole("alert").filter({ hasText: "Please enter a recipe URL" });
  const press = async () => {
    // The page's own load waits for the script too.
    await page.goto("/", { waitUntil: "commit" });
    await converter.convert();
    await expect(plain.getByRole("button", { name: "Close" })).toBeVisible();
  };
  await press();
  await expect(plain).toContainText("Input required");
  held.decide("comes");
  await converter.expectToast("Input required", "Please enter a recipe URL");
  await expect(plain.getByRole("button", { name: "Close" })).toHaveCount(0);

  held = hold();
  await press();
  held.decide("fails");
  await converter.tab("Text");
  await converter.convert();
  const next = page.getByRole("alert").filter({ hasText: "Please enter a recipe text" });
  await next.getByRole("button", { name: "Close" }).click();
  await expect(next.getByRole("button", { name: "Close" })).toHaveCount(0);
});

test("?scrollToRecipe=true brings the converter into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Convert Recipe" })).not.toBeInViewport();
  await page.goto("/?scrollToRecipe=true");
  await expect(page.getByRole("button", { name: "Convert Recipe" })).toBeInViewport();
});

test.describe("theme", () => {
  const paper = "rgb(251, 247, 239)";
  const night = "rgb(21, 26, 23)";

  test("the system's until one is chosen; a choice is kept without a flash, whatever the system says", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await expect(page.locator("body")).toHaveCSS("background-color", night);
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("body")).toHaveCSS("background-color", paper);
    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name: "Dark" }).click();
    await expect(page.locator("body")).toHaveCSS("background-color", night);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");

    await page.goto("/about", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(page.locator("body")).toHaveCSS("background-color", night);
  });

  test("System follows the system as it changes", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name: "System" }).click();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("body")).toHaveCSS("background-color", night);
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("body")).toHaveCSS("background-color", paper);
  });
});

test("calm mode is kept on the device and stills what moves", async ({ page }) => {
  await page.goto("/");
  const calm = page.getByRole("switch", { name: "Calm mode" });
  await expect(calm).not.toBeChecked();
  await calm.click();
  await expect(calm).toBeChecked();
  await page.reload();
  await expect(calm).toBeChecked();
  await expect(page.getByRole("button", { name: "Convert Recipe" })).toHaveCSS("transition-duration", "0s");
  const moves = () =>
    page.evaluate(() =>
      ["animate-stir", "animate-steam", "animate-arrive", "animate-spin"].filter((name) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.className = name;
        const { animationName } = getComputedStyle(probe);
        probe.remove();
        return animationName !== "none";
      }),
    );
  expect(await moves()).toEqual([]);
  await calm.click();
  expect((await moves()).length).toBeGreaterThan(2);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await moves()).toEqual([]);
});

test("logged out, the header opens the login dialog and gets the focus back", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Log In / Sign Up" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Welcome to Plainspoon" });
  await expect(dialog).toContainText("Sign in to save your recipes or create a new account.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

for (const locale of ["en-GB", "de-DE"])
  test(`at 1,280 pixels the header is one row and names the cook in twenty letters (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const local = `cook-${randomUUID().slice(0, 15)}`;
    await new Account(page, baseURL ?? "", `${local}@plainspoon.test`).signUp();
    await page.goto("/saved-recipes");
    const name = page.getByText(local, { exact: true });
    await expect(name).toBeVisible();
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(66);
    await context.close();
  });

test.describe("narrow screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the header folds under 'Menu'; Esc closes it", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("button", { name: "Menu" });
    await expect(page.getByRole("switch", { name: "Calm mode" })).toBeHidden();
    await menu.click();
    await expect(page.getByRole("switch", { name: "Calm mode" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("switch", { name: "Calm mode" })).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole("button", { name: "Log In / Sign Up" }).click();
    await expect(page.getByRole("dialog", { name: "Welcome to Plainspoon" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page can be read and still leads on", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Example of a converted recipe" })).toContainText(
      "2 tbsp olive oil",
    );
    await page.getByRole("link", { name: "Terms of Service" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  });

  test("what needs the script waits for it, on every page: no press is lost", async ({ page, account }) => {
    await account.signUp();
    const id = await account.save();
    const paths = ["/", "/about", "/saved-recipes", `/recipe/${id}`, "/library-recipe/creamy-tomato-gnocchi"];
    for (const path of [...paths, "/subscription", "/reset-password", "/admin/login"]) {
      await page.goto(path);
      const inVain = await page
        .locator("button:enabled, input[type=range]:enabled, input[type=radio]:enabled")
        .evaluateAll((controls) =>
          (controls as HTMLButtonElement[])
            .filter(({ type, form }) => type !== "submit" || !form?.hasAttribute("action"))
            .map((control) => control.ariaLabel ?? control.textContent),
        );
      expect(inVain, path).toEqual([]);
    }
  });
});

test("a static page shows a cook their own header before any script has come, and nothing in it moves when one comes", async ({
  page,
  account,
}) => {
  await account.signUp();
  const navigation = page.getByRole("navigation", { name: "Main" });
  const home = navigation.getByRole("link", { name: "Home" });
  await page.goto("/about");
  await expect(navigation).toContainText(account.email.split("@")[0] ?? "");
  const after = await home.boundingBox();

  await page.route("**/_next/static/**/*.js*", (route) => route.abort());
  await page.goto("/about");
  await expect(navigation.getByRole("link", { name: "My Plan" })).toBeVisible();
  await expect(navigation.getByRole("button", { name: "Log In / Sign Up" })).toHaveCount(0);
  expect(await home.boundingBox()).toEqual(after);
});

test("a page whose further scripts do not come stays what it is", async ({ page, account }) => {
  await account.signUp();
  const path = `/recipe/${await account.save()}`;
  const html = await (await page.request.get(path)).text();
  const refused: string[] = [];
  await page.route("**/_next/static/chunks/*.js", (route) => {
    const script = new URL(route.request().url()).pathname;
    if (html.includes(script)) return route.fallback();
    refused.push(script);
    return route.abort();
  });
  await page.goto(path);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leek");
});

test.describe("a press whose script does not come (screens.md#not-loaded)", () => {
  const card = (page: Page) => page.getByRole("alert").filter({ hasText: "This part could not be loaded" });

  test("stays on the page with what was typed; Try again opens it", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("tab", { name: /Text/ }).click();
    const typed = page.getByLabel("Recipe text");
    await typed.fill("200 g rice, boiled for ten minutes");
    const button = page.getByRole("contentinfo").getByRole("button", { name: "Reading settings" });
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
    await button.press("Enter");
    await expect(card(page)).toContainText("Everything on this page is still here.");
    await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
    await expectCleanInBothThemes(page, "a part that could not be loaded");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    await card(page).getByRole("button", { name: "Close" }).press("Enter");
    await expect(card(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.press("Enter");
    await expect(card(page)).toBeVisible();
    await page.unroute("**/_next/static/chunks/*.js");
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Reading settings" })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(typed).toHaveValue("200 g rice, boiled for ten minutes");
  });

  test("which a new version took away: the page can be loaded again", async ({ page }) => {
    await page.goto("/about");
    await page.route("**/_next/static/chunks/*.js", (route) => route.fulfill({ status: 404 }));
    await page.getByRole("button", { name: "Theme" }).press("Enter");
    await expect(card(page)).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    const again = card(page).getByRole("button", { name: "Load the page again" });
    await expect(again).toBeVisible();
    await page.unroute("**/_next/static/chunks/*.js");
    const loaded = page.waitForEvent("load");
    await again.press("Enter");
    await loaded;
    await page.getByRole("button", { name: "Theme" }).press("Enter");
    await expect(page.getByRole("menuitem", { name: "Reading settings" })).toBeVisible();
  });
});
