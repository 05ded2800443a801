/** The demo gateway as a journey needs it: plans begun over the wire, its checkout page, its clock and its cards. */
import { type Page, expect } from "@playwright/test";
import type { Account } from "./account";

type Plan = "monthly" | "annual";

/** Starts a trial or a plan and completes its checkout; answers where the browser would go on. */
export async function beginPlan(
  account: Account,
  {
    trial = false,
    planType = "monthly",
    promoCode,
  }: { trial?: boolean; planType?: Plan; promoCode?: string } = {},
): Promise<string> {
  const path = trial ? "/api/subscription/start-trial" : "/api/subscription/create-checkout";
  const { url } = (await account.send("POST", path, { planType, promoCode })) as { url: string };
  const answer = await account.page.request.post(url, {
    form: { outcome: "complete" },
    headers: { origin: account.origin },
    maxRedirects: 0,
  });
  expect(answer.status(), "the demo checkout goes on").toBe(303);
  return answer.headers().location ?? "";
}

/** Moves the demo gateway's clock: for everybody on this server, so only `subscription.spec.ts` does, one test after the other. */
export const advance = (account: Account, days: number): Promise<unknown> =>
  account.send("POST", "/api/dev/billing/advance", { days });

/** Makes the card refuse what renewals charge, or accept it again. */
export const setCard = (account: Account, declines: boolean): Promise<unknown> =>
  account.send("POST", "/api/dev/billing/card", { email: account.email, declines });

/** A button of the demo checkout's page. */
export async function press(
  page: Page,
  button: "Complete payment" | "Cancel" | "Decline card",
): Promise<void> {
  await expect(page.getByText("no card is charged")).toBeVisible();
  await page.getByRole("button", { name: button }).click();
}

/** "November 28, 2026", as the pages write a date. */
export const dayOf = (date: Date | string): string =>
  new Date(date).toLocaleDateString("en-US", { dateStyle: "long" });

/** The day that is `days` from now, by this machine's clock. */
export const dayIn = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000));
