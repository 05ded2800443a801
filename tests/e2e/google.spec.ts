import type { Page } from "@playwright/test";
import { PASSWORD, newEmail } from "./support/account";
import { expect, test } from "./support/fixtures";
import { GOOGLE_PORT } from "./support/pages";

/** One OpenID Connect server signs in one person at a time. */
test.describe.configure({ mode: "serial" });

async function comeFromGoogle(page: Page, who: { email: string; verified: boolean }) {
  await page.request.post(`http://localhost:${GOOGLE_PORT - 1}/who`, { data: who });
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
  converter,
  page,
  account,
  context,
}) => {
  await account.signUp();
  await context.clearCookies();
  await comeFromGoogle(page, { email: account.email, verified: false });
  await converter.expectToast("Login Failed", "Google did not sign you in.");
  await expect(page.getByRole("dialog", { name: "Welcome to Plainspoon" })).toBeVisible();
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
  await context.clearCookies();
  const login = await page.request.post("/api/users/login", {
    data: { email: account.email, password: PASSWORD },
    headers: { origin: account.origin },
  });
  expect(login.status()).toBe(401);
});
