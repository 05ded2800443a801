import type { Locator, Page } from "@playwright/test";
import { dayIn } from "./support/billing";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, pagesAskedFor, test } from "./support/fixtures";

const START = "**/api/subscription/start-trial";
const CHECKOUT = "**/api/subscription/create-checkout";

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Start Your Free Trial" });

async function openTrial(page: Page): Promise<Locator> {
  await page.goto("/trial");
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("button", { name: "Start Free Trial" })).toBeEnabled();
  return dialog;
}

/** What the page sends to `path`, which is then answered with nothing to go to. */
async function nextOrder(page: Page, path: string, act: () => Promise<void>): Promise<unknown> {
  await page.route(path, (route) => route.fulfill({ json: {} }), { times: 1 });
  const [request] = await Promise.all([page.waitForRequest(path), act()]);
  return request.postDataJSON();
}

test("signed out, /trial asks to log in and leads back to the dialog", async ({ page, account }) => {
  await account.signUp();
  await page.context().clearCookies();
  const answer = await page.request.get("/trial?returnUrl=/about", { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe("/?login=1&returnUrl=%2Ftrial%3FreturnUrl%3D%252Fabout");
  await page.goto("/trial");
  const login = page.getByRole("dialog", { name: "Welcome to Plainspoon" });
  await login.getByLabel("Email").fill(account.email);
  await login.getByLabel("Password").fill("correct horse");
  await login.getByRole("button", { name: "Login" }).click();
  await expect(dialogOf(page)).toBeVisible();
});

test.describe("the dialog", () => {
  test.beforeEach(({ account }) => account.signUp());

  test("says what is charged, when, and what stays free, before the card; closing leads home", async ({
    page,
  }) => {
    const dialog = await openTrial(page);
    await expect(dialog.getByRole("radio", { name: "Monthly" })).toBeChecked();
    await expect(dialog).toContainText("$12.99 per month");
    await expect(dialog).toContainText("$99 per year ($8.25 per month)");
    await expect(dialog).toContainText("Save 36%");
    const terms = dialog.getByRole("list", { name: "What happens when" });
    await expect(terms).toContainText("No charge today");
    await expect(terms).toContainText(`First charge: $12.99${dayIn(7)}`);
    await dialog.getByRole("radio", { name: "Annual" }).check();
    await expect(terms).toContainText("First charge: $99");
    await expect(dialog).toContainText("Without Premium you keep:");
    await expectCleanInBothThemes(page, "the trial dialog");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    // Help has one place.
    const help = page.getByRole("button", { name: "Help & Support" });
    const first = await help.boundingBox();
    for (const path of ["/about", "/saved-recipes", "/subscription"]) {
      await page.goto(path);
      expect(await help.boundingBox(), path).toEqual(first);
    }
  });

  test("a promo code: in capitals as typed, checked, applied, sent, and taken back", async ({ page }) => {
    const dialog = await openTrial(page);
    const start = dialog.getByRole("button", { name: "Start Free Trial" });
    await dialog.getByRole("button", { name: "Have a promo code?" }).click();
    const field = dialog.getByLabel("Promo code");
    await expect(field).toBeFocused();
    await page.keyboard.type(" nosuchcode");
    await expect(field).toHaveValue(" NOSUCHCODE");
    await start.click();
    await expect(dialog).toContainText("This promo code is not valid.");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("");
    await page.keyboard.type("bandejaclub ");
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("First year free applied!");
    await expect(dialog).toContainText(`Next billing date: ${dayIn(7)}`);
    await expect(dialog).toContainText("The next 12 months cost $0.");
    await expectCleanInBothThemes(page, "the trial dialog with a promo code");
    expect(await nextOrder(page, START, () => start.click())).toMatchObject({
      planType: "monthly",
      promoCode: "BANDEJACLUB",
    });
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(field).toHaveValue("");
    await expect(dialog).not.toContainText("First year free");
    expect(await nextOrder(page, START, () => start.click())).not.toHaveProperty("promoCode");
  });

  test("a shared page's code is filled in, counts as applied and is sent; Remove takes it away", async ({
    page,
  }) => {
    await page.goto("/about");
    await page.evaluate(() => localStorage.setItem("shareDiscountCode", "SHAREDLOVE15"));
    const dialog = await openTrial(page);
    await expect(dialog.getByLabel("Promo code")).toHaveValue("SHAREDLOVE15");
    await expect(dialog).toContainText("First charge: $11.04 (15% off)");
    const order = () => dialog.getByRole("button", { name: "Start Free Trial" }).click();
    expect(await nextOrder(page, START, order)).toMatchObject({ promoCode: "SHAREDLOVE15" });
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(dialog).toContainText("First charge: $12.99");
    expect(await page.evaluate(() => localStorage.getItem("shareDiscountCode"))).toBeNull();
  });

  test("each failure is said, and stays in the dialog", async ({ converter, page }) => {
    const dialog = await openTrial(page);
    const failures = [
      [
        { status: 502, json: { error: "The payment service cannot be reached." } },
        "Failed to Start Trial",
        "The payment service cannot be reached.",
      ],
      [{ status: 500, body: "" }, "Failed to Start Trial", "An error occurred while setting up your trial."],
      [
        { status: 200, json: {} },
        "Failed to Start Trial",
        "Unable to process your trial request. Please try again.",
      ],
      ["abort", "Error", "Failed to start trial. Please try again."],
    ] as const;
    for (const [answer, title, text] of failures) {
      await page.route(START, (route) => (answer === "abort" ? route.abort() : route.fulfill(answer)), {
        times: 1,
      });
      await dialog.getByRole("button", { name: "Start Free Trial" }).click();
      await converter.expectToast(title, text);
      await expect(dialog.getByRole("alert")).toContainText(text);
    }
    await expectCleanInBothThemes(page, "a failed start");
  });

  test("a trial that was used before: another way, and a way out", async ({ converter, page }) => {
    const dialog = await openTrial(page);
    await page.route(START, (route) =>
      route.fulfill({ status: 400, json: { error: "You have already completed a free trial" } }),
    );
    await dialog.getByRole("button", { name: "Start Free Trial" }).click();
    const used = page.getByRole("dialog", { name: "Trial Already Used" });
    await expect(used).toContainText("Charged today: $12.99");
    await expectCleanInBothThemes(page, "trial already used");
    const failures = [
      [{ status: 502, json: { error: "The card was refused." } }, "Payment Error", "The card was refused."],
      [{ status: 500, body: "" }, "Payment Error", "Unable to process your subscription."],
      [{ status: 200, json: {} }, "Payment Error", "No checkout URL returned"],
      ["abort", "Error", "Unable to process your subscription. Please try again."],
    ] as const;
    for (const [answer, title, text] of failures) {
      await page.route(CHECKOUT, (route) => (answer === "abort" ? route.abort() : route.fulfill(answer)), {
        times: 1,
      });
      await used.getByRole("button", { name: "Subscribe Now" }).click();
      await converter.expectToast(title, text);
      await expect(used.getByRole("alert")).toContainText(text);
    }
    await used.getByRole("button", { name: "Maybe Later" }).click();
    await expect(used).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });

  test.describe("on a narrow, low screen", () => {
    test.use({ viewport: { width: 320, height: 480 } });

    test("by keyboard alone: plan, code, start; nothing wider than the screen", async ({ page }) => {
      const dialog = await openTrial(page);
      await expect(dialog.getByRole("radio", { name: "Monthly" })).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(dialog.getByRole("radio", { name: "Annual" })).toBeChecked();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.type("bandejaclub");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(dialog).toContainText("First year free applied!");
      await expect(dialog.getByRole("button", { name: "Remove" })).toBeFocused();
      await page.keyboard.press("Tab");
      const start = dialog.getByRole("button", { name: "Start Free Trial" });
      await expect(start).toBeFocused();
      await expect(start).toBeInViewport({ ratio: 1 });
      expect(await overflow(page)).toBe(0);
      const clipped = await dialog.evaluate((box) =>
        [...box.querySelectorAll("*")].some((one) => one.getBoundingClientRect().right > innerWidth + 1),
      );
      expect(clipped).toBe(false);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Premium, annual" })).toBeVisible();
      await expect(page.getByText("BANDEJACLUB: First 12 months free ($0).")).toBeVisible();
    });
  });
});

test("the upgrade dialog names the prices and leads to the trial, which leads back", async ({
  page,
  account,
}) => {
  await account.signUp();
  const id = await account.save();
  await page.goto(`/recipe/${id}`);
  await page.getByRole("button", { name: "Edit" }).click();
  const offer = page.getByRole("dialog", { name: "Upgrade to Premium" });
  await expect(offer).toContainText("Editing recipes is part of Premium.");
  await expect(offer).toContainText("$12.99 per month, or $99 per year ($8.25 per month, Save 36%)");
  await expectCleanInBothThemes(page, "the upgrade dialog");
  await offer.getByRole("button", { name: "Start Free Trial" }).click();
  const start = dialogOf(page).getByRole("button", { name: "Start Free Trial" });
  expect(await nextOrder(page, START, () => start.click())).toEqual({
    planType: "monthly",
    returnUrl: `/recipe/${id}`,
  });
  const asked = pagesAskedFor(page);
  await dialogOf(page).getByRole("button", { name: "Not now" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await asked()).toEqual([]);
  await expect(page.getByRole("heading", { level: 1, name: "Leek Soup with Lemon" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`));
});
