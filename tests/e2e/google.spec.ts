import type { Page } from "@playwright/test";
import { PASSWORD, newEmail } from "./support/account";
import { expect, test } from "./support/fixtures";
import { GOOGLE_WHO_PORT, PAGES_PORT } from "./support/pages";

/** One OpenID Connect server signs in one person at a time. */
test.describe.configure({ mode: "serial" });

async function comeFromGoogle(page: Page, who: { email: string; verified: boolean }) {
  await page.request.post(`http://localhost:${GOOGLE_WHO_PORT}/who`, { data: who });
  await page.goto("/?login=1");
  await page.getByRole("button", { name: "Continue with Google" }).click();
}

const me = async (page: Page) =>
  (await (await page.request.get("/api/auth/user")).json()) as { id?: string; email?: string };

test("a verified address signs up, and in again as the same cook", async ({ page, context }) => {
  const email = newEmail();
  await comeFromGoogle(page, { email, verified: true });
  await expect(page).toHaveURL(/\/saved-recipes$/);
  const first = await me(page);
  expect(first.email).toBe(email);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Log In / Sign Up" })).toBeVisible();
  await context.clearCookies();
  await comeFromGoogle(page, { email, verified: true });
  await expect(page).toHaveURL(/\/saved-recipes$/);
  expect((await me(page)).id).toBe(first.id);
});

test("an address that Google has not verified lets nobody in, and says so", async ({
  page,
  account,
  context,
}) => {
  await account.signUp();
  await context.clearCookies();
  await comeFromGoogle(page, { email: account.email, verified: false });
  const dialog = page.getByRole("dialog", { name: "Welcome to Plainspoon" });
  const refusal = dialog.getByRole("alert").filter({ hasText: "We could not sign you in with Google." });
  await expect(refusal).toContainText("Login Failed");
  // It stays beside the way to try again.
  await expect(dialog.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("an account that somebody typed without proof goes to whom Google vouches for; the typed password ends", async ({
  page,
  account,
  context,
}) => {
  await account.signUp();
  const typed = await me(page);
  await context.clearCookies();
  await comeFromGoogle(page, { email: account.email, verified: true });
  await expect(page).toHaveURL(/\/saved-recipes$/);
  expect((await me(page)).id).toBe(typed.id);
  await page.goto("/subscription");
  const own = page.getByRole("region", { name: "Your account" });
  await expect(own).toContainText("The password of this account ended when its email address was confirmed.");
  await expect(own).toContainText(`Google, as ${account.email}`);
  await own.locator("summary").filter({ hasText: "Linked accounts" }).click();
  await own.getByRole("button", { name: "Unlink Google" }).click();
  await expect(own.getByRole("button", { name: "Unlink Google" })).toHaveCount(0);
  await context.clearCookies();
  const login = await page.request.post("/api/users/login", {
    data: { email: account.email, password: PASSWORD },
    headers: { origin: account.origin },
  });
  expect(login.status()).toBe(401);
});

test("Google never links to whoever is signed in: another address is another account", async ({
  page,
  account,
}) => {
  await account.signUp();
  const typed = await me(page);
  const email = newEmail();
  await page.request.post(`http://localhost:${GOOGLE_WHO_PORT}/who`, { data: { email, verified: true } });
  await page.goto("/api/auth/google");
  await expect(page).toHaveURL(/\/saved-recipes$/);
  expect(await me(page)).toMatchObject({ email });
  expect((await me(page)).id).not.toBe(typed.id);
});

test("on a framed page the sign-in has a window of its own, and the frame goes on when it closes", async ({
  page,
  context,
}) => {
  const email = newEmail();
  await page.request.post(`http://localhost:${GOOGLE_WHO_PORT}/who`, { data: { email, verified: true } });
  await page.goto(`http://localhost:${PAGES_PORT}/framed`);
  const app = page.frameLocator("iframe[title=Plainspoon]");
  await app.getByRole("button", { name: "Log In / Sign Up" }).click();
  const opened = context.waitForEvent("page");
  await app.getByRole("button", { name: "Continue with Google" }).click();
  const popup = await opened;
  await popup.waitForEvent("close");
  await expect(app.getByRole("heading", { level: 1, name: "Saved Recipes" })).toBeVisible();
  await expect(app.getByText(email.split("@")[0] ?? "", { exact: true })).toBeVisible();
  expect(page.url()).toContain("/framed");
});

test("a framed visitor whom Google refuses is back on the page, reloaded and signed out", async ({
  page,
  context,
}) => {
  const nobody = { email: newEmail(), verified: false };
  await page.request.post(`http://localhost:${GOOGLE_WHO_PORT}/who`, { data: nobody });
  await page.goto(`http://localhost:${PAGES_PORT}/framed`);
  const frame = page.frameLocator("iframe[title=Plainspoon]");
  await frame.getByRole("button", { name: "Log In / Sign Up" }).click();
  const opened = context.waitForEvent("page");
  await frame.getByRole("button", { name: "Continue with Google" }).click();
  const popup = await opened;
  await expect(popup).toHaveURL(/error=/);
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await popup.close();
  await expect(frame.getByRole("dialog")).toHaveCount(0);
  await expect(frame.getByRole("button", { name: "Log In / Sign Up" })).toBeVisible();
});
