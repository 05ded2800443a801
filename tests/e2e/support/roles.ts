/** Accounts that came in by other doors than the sign-up form, each by its real one. */
import { expect, type Browser } from "@playwright/test";
import { Account, newEmail } from "./account";

/** Signed up on a shared page: an e-mail and no password. The account's page is signed in from then on. */
export async function joinByShare(account: Account, browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: account.origin });
  const owner = new Account(await context.newPage(), account.origin);
  await owner.signUp();
  const source = { sourceType: "user", sourceId: await owner.save() };
  const { shareUrl } = (await owner.send("POST", "/api/share/recipe", source)) as { shareUrl: string };
  await context.close();
  await account.send("POST", `/api${new URL(shareUrl).pathname}/signup`, { email: newEmail() });
}

/** A running trial, paid for at the demo checkout. */
export async function startTrial(account: Account): Promise<void> {
  const start = { planType: "monthly", returnUrl: "/saved-recipes" };
  const { url } = (await account.send("POST", "/api/subscription/start-trial", start)) as { url: string };
  const paid = await account.page.request.post(url, {
    form: { outcome: "complete" },
    headers: { origin: account.origin },
    maxRedirects: 0,
  });
  expect(paid.status()).toBe(303);
}
