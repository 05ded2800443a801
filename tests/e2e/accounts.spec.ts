import { PASSWORD, newEmail } from "./support/account";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, pagesAskedFor, test } from "./support/fixtures";
import type { Page } from "@playwright/test";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Welcome to Plainspoon" });

async function openDialog(page: Page, tab: "Login" | "Sign Up" = "Login", path = "/") {
  await page.goto(path);
  await page.getByRole("button", { name: "Log In / Sign Up" }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("tab", { name: tab }).click();
  return dialog;
}

async function logIn(page: Page, email: string, password: string) {
  const dialog = dialogOf(page);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Login" }).click();
}

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null") as { email: string } | null);

test("sign up from the header: an account, the offer of a trial, who is signed in, and still the same page", async ({
  converter,
  page,
}) => {
  const email = newEmail();
  const dialog = await openDialog(page, "Sign Up", "/about");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Confirm password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign Up" }).click();

  await converter.expectToast("Account Created", "Your account has been created successfully!");
  await expect(dialog).toHaveCount(0);
  const offer = page.getByRole("dialog", { name: "Start Your Free Trial" });
  await expect(offer).toContainText("No charge today");
  const asked = pagesAskedFor(page);
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  expect(await asked()).not.toContain("/");
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("banner")).toContainText(email.split("@")[0] ?? "");
  expect(await storedUser(page)).toMatchObject({ email, isPremium: false, userTier: "free" });
});

test("log in from the header, and out again", async ({ converter, page, account, context }) => {
  await account.signUp();
  await context.clearCookies();
  await openDialog(page);
  await logIn(page, account.email, PASSWORD);
  await converter.expectToast("Login Successful", "Welcome back!");
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await expect(page.getByRole("navigation", { name: "Main" })).toContainText("My Plan");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: "Log In / Sign Up" })).toBeVisible();
  expect(await storedUser(page)).toBeNull();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("a wrong password says so, keeps what was typed, and leads to a new one", async ({
  converter,
  page,
  account,
  context,
}) => {
  await account.signUp();
  await context.clearCookies();
  const dialog = await openDialog(page);
  await logIn(page, account.email, "not the password");
  await converter.expectToast("Login Failed", "Please check your email and password and try again.");
  await expect(dialog.getByLabel("Email")).toHaveValue(account.email);
  const password = dialog.getByLabel("Password");
  await expect(password).toBeFocused();
  for (const field of [dialog.getByLabel("Email"), password])
    await expect(field).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("not the password");
  await dialog.getByRole("button", { name: "Reset your password" }).click();
  const reset = page.getByRole("dialog", { name: "Reset Your Password" });
  await expect(reset.getByLabel("Email")).toHaveValue(account.email);
  await reset.getByRole("button", { name: "Back to Login" }).click();
  await expect(dialog).toBeVisible();
});

test("sign-up refuses what cannot be an account, beside its field", async ({ converter, page, account }) => {
  await account.signUp();
  await page.context().clearCookies();
  const dialog = await openDialog(page, "Sign Up");
  const fill = async (email: string, password: string, confirm: string) => {
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByLabel("Confirm password").fill(confirm);
    await dialog.getByRole("button", { name: "Sign Up" }).click();
  };
  await fill(newEmail(), "short", "short");
  await converter.expectToast("Password too short", "Password must be at least 6 characters long.");
  await fill(newEmail(), "long enough", "another one");
  await converter.expectToast("Passwords do not match", "Please make sure your passwords match.");
  await expect(dialog.getByLabel("Confirm password")).toHaveAttribute("aria-invalid", "true");
  await fill("not an address", "long enough", "long enough");
  await expect(dialog.getByText("Please enter a valid email address.")).toBeVisible();
  await fill(account.email, "long enough", "long enough");
  await converter.expectToast("Signup Failed", "Failed to create account. Please try again.");
  await expect(dialog).toBeVisible();
});

test("a forgotten password is set anew through the mail's link", async ({
  converter,
  page,
  account,
  context,
}) => {
  await account.signUp();
  await context.clearCookies();
  const dialog = await openDialog(page);
  await dialog.getByRole("link", { name: "Forgot password?" }).click();
  const reset = page.getByRole("dialog", { name: "Reset Your Password" });
  await reset.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(reset).toContainText("Please enter your email address");
  await reset.getByLabel("Email").fill(account.email);
  await reset.getByRole("button", { name: "Send Reset Link" }).click();
  await converter.expectToast(
    "Request Submitted",
    "If an account with that email exists, a password reset link will be sent.",
  );
  await expect(reset).toContainText("If you don't see it, please check your spam folder.");

  await page.goto(await account.linkFromMail());
  await page.getByLabel("New password").fill("a new password");
  await page.getByLabel("Confirm password").fill("another");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("main")).toContainText("Passwords do not match");
  await page.getByLabel("Confirm password").fill("a new password");
  await expectCleanInBothThemes(page, "reset page");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await page.getByRole("link", { name: "Return to Login" }).click();
  await logIn(page, account.email, "a new password");
  await expect(page).toHaveURL(/\/saved-recipes$/);
});

test("the reset page says of each failure what it is", async ({ page, account }) => {
  await account.signUp();
  await account.send("POST", "/api/users/forgot-password", { email: account.email });
  const link = await account.linkFromMail();
  const failing = { status: 500, json: { success: false, code: "internal", error: "Not for cooks" } };
  await page.route("**/api/users/{forgot,reset}-password", (route) => route.fulfill(failing));

  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot Your Password?");
  const ask = page.getByRole("button", { name: "Send Reset Instructions" });
  await ask.click();
  await expect(page.getByRole("main")).toContainText("Please enter your email address");
  await page.getByLabel("Email").fill(account.email);
  await ask.click();
  await expect(page.getByRole("main")).toContainText("Failed to send password reset request");

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset Your Password");
  const reset = async (password: string, confirm: string, sentence: string) => {
    await page.getByLabel("New password").fill(password);
    await page.getByLabel("Confirm password").fill(confirm);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("main")).toContainText(sentence);
  };
  await reset("", "", "Please enter a new password");
  await reset("pepper", "salt", "Passwords do not match");
  await reset("salt", "salt", "Password must be at least 6 characters long");
  await reset("pepper", "pepper", "Failed to reset password");
  await expect(page.getByRole("main")).not.toContainText("Not for cooks");
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot Your Password?");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the reset page still sends a link", async ({ page, account }) => {
    await account.signUp();
    await page.goto("/reset-password");
    await page.getByRole("button", { name: "Send Reset Instructions" }).click();
    await expect(page.getByRole("main")).toContainText("Please enter your email address");
    await page.getByLabel("Email").fill(account.email);
    await page.getByRole("button", { name: "Send Reset Instructions" }).click();
    await expect(page.getByRole("main")).toContainText("Please check your inbox for a reset link.");
    await expect.poll(() => account.linkFromMail()).toContain("/reset-password/");
  });

  test("the reset page still sets a password", async ({ page, account }) => {
    await account.signUp();
    await account.send("POST", "/api/users/forgot-password", { email: account.email });
    await page.goto(await account.linkFromMail());
    await page.getByLabel("New password").fill("a new password");
    await page.getByLabel("Confirm password").fill("a new password");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("Password Reset Complete")).toBeVisible();
  });
});

test("private pages send a visitor to the login and back", async ({ page, account, context }) => {
  await account.signUp();
  const id = await account.save();
  await context.clearCookies();
  const queries = ["/saved-recipes?processPending=true", `/recipe/${id}?from=letter&page=2`];
  for (const path of ["/saved-recipes", `/recipe/${id}`, ...queries]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    expect(answer.headers().location, path).toBe(`/?login=1&returnUrl=${encodeURIComponent(path)}`);
  }
  await page.goto(`/recipe/${id}`);
  await expect(dialogOf(page)).toBeVisible();
  await logIn(page, account.email, PASSWORD);
  await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Leek Soup with Lemon" })).toBeVisible();
});

test("a way back that leads off the site is ignored", async ({ page, account, context }) => {
  await account.signUp();
  await context.clearCookies();
  await page.goto(`/?login=1&returnUrl=${encodeURIComponent("//example.com/")}`);
  await logIn(page, account.email, PASSWORD);
  await expect(page).toHaveURL(/\/saved-recipes$/);
});

test("a network that fails keeps the stored user; an answer of nobody clears it", async ({
  page,
  account,
}) => {
  await account.signUp();
  await page.goto("/");
  await expect.poll(() => storedUser(page)).toMatchObject({ email: account.email });
  await page.route("**/api/auth/user", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/auth/user"));
  await page.reload();
  await failed;
  expect(await storedUser(page)).toMatchObject({ email: account.email });
  await page.unroute("**/api/auth/user");
  await page.context().clearCookies();
  await page.reload();
  await expect.poll(() => storedUser(page)).toBeNull();
});

test("the dialog is clean in all three views, and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/?login=1");
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expectCleanInBothThemes(page, "login");
  await dialog.getByRole("tab", { name: "Sign Up" }).click();
  await expectCleanInBothThemes(page, "sign up");
  await dialog.getByRole("tab", { name: "Login" }).click();
  await dialog.getByRole("link", { name: "Forgot password?" }).click();
  await expectCleanInBothThemes(page, "reset");
  expect(await overflow(page)).toBe(0);
});
