/**
 * Plans that run: from sign-up to premium to cancelled, time travel, and the pages after a checkout. These journeys move the demo
 * gateway's one clock, so they run one after the other.
 */
import type { Page } from "@playwright/test";
import { toPending } from "@/lib/rules/conversion/pending";
import { PASSWORD, newEmail } from "./support/account";
import { advance, beginPlan, dayOf, press, setCard } from "./support/billing";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";
import { LEEK_SOUP } from "./support/recipes";

test.describe.configure({ mode: "default" });

const plan = (page: Page) => page.getByRole("region", { name: /^(Premium|Free|Free for now)$/ });
const invoices = (page: Page) => page.getByRole("region", { name: "Invoices" }).getByRole("listitem");

/** The next billing date of the signed-in cook, as the server tells it. */
async function nextBillingDay(page: Page): Promise<string> {
  const answer = await page.request.get("/api/subscription/status");
  return dayOf(((await answer.json()) as { nextBillingDate: string }).nextBillingDate);
}

/** The page's timers wait until they are run. */
async function holdTheClock(page: Page) {
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 1_000);
}

async function expectFits(page: Page, where: string) {
  await expectCleanInBothThemes(page, where);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page), where).toBe(0);
  await page.setViewportSize({ width, height });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("from sign-up to premium to cancelled", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Log In / Sign Up" }).click();
    const signUp = page.getByRole("dialog", { name: "Welcome to Plainspoon" });
    await signUp.getByRole("tab", { name: "Sign Up" }).click();
    await signUp.getByLabel("Email").fill(newEmail());
    await signUp.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await signUp.getByLabel("Confirm password").fill(PASSWORD);
    await signUp.getByRole("button", { name: "Sign Up" }).click();

    const trial = page.getByRole("dialog", { name: "Start Your Free Trial" });
    await trial.getByRole("button", { name: "Start Free Trial" }).click();
    await press(page, "Complete payment");

    await expect(page.getByRole("heading", { name: "Your Free Trial is Active" })).toBeVisible();
    const day = await nextBillingDay(page);
    await expect(page.getByRole("main")).toContainText(`until ${day}`);
    await expect(page.getByRole("link", { name: "Start Converting Recipes" })).toHaveAttribute(
      "href",
      "/?scrollToRecipe=true",
    );
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("user") ?? ""))
      .toContain('"userTier":"trial"');
    await expectFits(page, "trial success");

    await page.getByRole("link", { name: "My Plan" }).last().click();
    await expect(plan(page)).toContainText("Free trial");
    await expect(plan(page)).toContainText(`Next billing date${day}`);
    await expectFits(page, "my plan in trial");
    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    const cancel = page.getByRole("dialog", { name: "Cancel your free trial?" });
    await expect(cancel).toContainText(`Premium stays until ${day}`);
    await expect(cancel).toContainText("Converting recipes stays free.");
    await expectFits(page, "the cancel dialog");
    await cancel.getByRole("button", { name: "Yes, cancel" }).click();

    await expect(plan(page)).toContainText("Cancelled");
    await expect(plan(page)).toContainText(`Premium until${day}`);
    await expect(page.getByRole("button", { name: "Cancel Subscription" })).toHaveCount(0);
    await expectFits(page, "my plan, cancelled");
  });
});

test("time: trial, paid, past due, recovered, cancelled, ended, and Premium again without a trial", async ({
  page,
  account,
}) => {
  await account.signUp();
  await beginPlan(account, { trial: true });
  await page.goto("/subscription");
  await expect(plan(page)).toContainText("Free trial");

  await advance(account, 8);
  await page.reload();
  await expect(plan(page)).toContainText("Active");
  await expect(invoices(page)).toHaveCount(1);
  await expect(invoices(page).first()).toContainText("$12.99Paid");

  await setCard(account, true);
  await advance(account, 31);
  await page.reload();
  await expect(plan(page)).toContainText("Payment overdue");
  await expectFits(page, "my plan, past due");

  await setCard(account, false);
  await advance(account, 8);
  await page.reload();
  await expect(plan(page)).toContainText("Active");

  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Yes, cancel" }).click();
  await expect(plan(page)).toContainText("Cancelled");
  await advance(account, 40);
  await page.reload();
  await expect(plan(page)).toContainText("Your Premium has ended.");
  await expectFits(page, "my plan, ended");

  await page.goto("/trial?returnUrl=/about");
  const used = page.getByRole("dialog", { name: "Trial Already Used" });
  await used.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(page.getByText("no card is charged")).toBeVisible();
  await holdTheClock(page);
  await press(page, "Complete payment");
  await expect(page.getByRole("heading", { name: "Subscription Activated" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Converting Recipes" })).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/\?scrollToRecipe=true$/);
});

test("My Plan: upgrade to annual, a declined card, then another plan", async ({ page, account }) => {
  // No page goes on by itself while it is looked at.
  await page.addInitScript(() => localStorage.setItem("calmMode", "true"));
  await account.signUp();
  await page.goto("/subscription?plan=annual");
  const upgrade = page.getByRole("region", { name: "Upgrade to Premium" });
  await expect(upgrade.getByRole("radio", { name: "Annual" })).toBeChecked();
  await expect(upgrade).toContainText("Charged today: $99");
  await expectFits(page, "my plan, free");
  await upgrade.getByRole("button", { name: "Upgrade Now" }).click();
  await press(page, "Decline card");
  await expect(page.getByText("The card was declined.")).toBeVisible();
  await press(page, "Cancel");
  await expect(page).toHaveURL(/\/subscription$/);
  await upgrade.getByRole("radio", { name: "Annual" }).check();
  await upgrade.getByRole("button", { name: "Upgrade Now" }).click();
  await press(page, "Complete payment");
  await expect(page.getByRole("heading", { name: "Subscription Activated" })).toBeVisible();

  await page.goto("/subscription");
  await expect(plan(page)).toContainText("Annual, $99 per year");
  await expect(invoices(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Change Plan" }).click();
  const change = page.getByRole("dialog", { name: "Change Plan" });
  await expect(change).toContainText("$12.99 per month");
  await expectFits(page, "change plan");
  await change.getByRole("button", { name: "Switch to Monthly" }).click();
  await press(page, "Complete payment");
  await expect(page.getByRole("heading", { name: "Subscription Activated" })).toBeVisible();
  await page.goto("/subscription");
  await expect(plan(page)).toContainText("Monthly, $12.99 per month");
});

test("a gateway that is down: a sentence for each purpose, and nothing changed", async ({
  converter,
  page,
  account,
}) => {
  await account.signUp();
  await beginPlan(account);
  await page.goto("/subscription");
  const down = { status: 502, body: "" };
  await page.route("**/api/subscription/change-plan", (route) => route.fulfill(down));
  await page.route("**/api/subscription/cancel", (route) => route.fulfill(down));
  await page.getByRole("button", { name: "Change Plan" }).click();
  await page.getByRole("button", { name: "Switch to Annual" }).click();
  await converter.expectToast("Error", "Unable to change your plan. Please try again later.");
  await page.getByRole("button", { name: "Keep Monthly" }).click();
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Yes, cancel" }).click();
  await converter.expectToast("Error", "Unable to cancel subscription. Please try again later.");
  await expect(page.getByRole("dialog")).toContainText("Unable to cancel subscription.");
  await page.reload();
  await expect(plan(page)).toContainText("Active");
});

test("who has a plan already is led to it instead of to a checkout", async ({ page, account }) => {
  await account.signUp();
  await page.goto("/subscription");
  const upgrade = page.getByRole("button", { name: "Upgrade Now" });
  await expect(upgrade).toBeVisible();
  await beginPlan(account);
  await upgrade.click();
  await expect(plan(page)).toContainText("Active");
});

test.describe("after a checkout", () => {
  const notYet = { isPremium: false, recipeCount: 0, status: "none" };
  const activated = (page: Page) => page.getByRole("heading", { name: "Subscription Activated" });

  test.beforeEach(({ account }) => account.signUp());

  test("activates, asks, tries twice more at 2 s, and then leads to My Plan", async ({ page, account }) => {
    const address = new URL(await beginPlan(account));
    const calls: string[] = [];
    page.on("request", (request) => {
      const call = /\/api\/subscription\/(.+)$/.exec(request.url())?.[1];
      if (call) calls.push(call);
    });
    await page.route("**/api/subscription/status", (route) => route.fulfill({ json: notYet }));
    await holdTheClock(page);
    await page.goto(address.pathname + address.search);
    await expect(page.getByRole("heading", { name: "Activating your subscription" })).toBeVisible();
    await expect.poll(() => calls.length).toBe(3);
    // The two seconds begin when the answer was read, which takes its own time.
    const afterASecond = <Value>(value: () => Promise<Value>) =>
      expect.poll(async () => {
        await page.clock.runFor(1_000);
        return value();
      });
    await afterASecond(async () => calls.length).toBe(6);
    const processing = page.getByRole("heading", { name: "Subscription Processing" });
    await afterASecond(() => processing.isVisible()).toBe(true);
    expect(calls).toEqual(Array(3).fill(["activate", "admin/activate", "status"]).flat());
    await expect(page.getByRole("link", { name: "Go to My Plan" })).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(page).toHaveURL(/\/subscription$/);
  });

  test("goes back where the cook was, when that is on our pages", async ({ page, account }) => {
    const { pathname, search } = new URL(await beginPlan(account));
    await holdTheClock(page);
    await page.goto(`${pathname}${search}&returnUrl=${encodeURIComponent("/about?from=checkout")}`);
    await expect(activated(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue Where You Left Off" })).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(/\/about\?from=checkout$/);
    await page.goto(`${pathname}${search}&returnUrl=${encodeURIComponent("//evil.example/")}`);
    await expect(page.getByRole("link", { name: "Start Converting Recipes" })).toHaveAttribute(
      "href",
      "/?scrollToRecipe=true",
    );
  });

  test("saves a recipe that waited for the plan, too", async ({ page, account, converter }) => {
    const { pathname, search } = new URL(await beginPlan(account));
    await page.goto("/about");
    const waiting = toPending(LEEK_SOUP, LEEK_SOUP.title, Date.now(), crypto.randomUUID());
    await page.evaluate((text) => sessionStorage.setItem("pendingRecipe", text), JSON.stringify(waiting));
    await holdTheClock(page);
    await page.goto(pathname + search);
    await expect(activated(page)).toBeVisible();
    await converter.expectToast("Recipe saved successfully", "");
    const recipes = (await (await page.request.get("/api/recipes")).json()) as { title: string }[];
    expect(recipes.map(({ title }) => title)).toEqual([LEEK_SOUP.title]);
    expect(await page.evaluate(() => sessionStorage.getItem("pendingRecipe"))).toBeNull();
  });

  test("in calm mode the cook goes on, not the page", async ({ page, account }) => {
    const { pathname, search } = new URL(await beginPlan(account));
    await page.addInitScript(() => localStorage.setItem("calmMode", "true"));
    await holdTheClock(page);
    await page.goto(pathname + search);
    await expect(activated(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(activated(page)).toBeVisible();
    await page.clock.resume();
    await expectFits(page, "subscription activated");
    await page.getByRole("link", { name: "Start Converting Recipes" }).click();
    await expect(page).toHaveURL(/scrollToRecipe=true$/);
  });

  test("somebody else's checkout, or none, opens nothing", async ({ page, browser, account }) => {
    await page.goto("/trial/success?session_id=cs_of_somebody_else");
    await expect(page.getByRole("heading", { name: "Activation Error" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(
      "There was an issue activating your trial. Please contact support.",
    );
    await expectFits(page, "activation error");
    await page.goto("/subscription/success");
    await expect(page.getByRole("heading", { name: "Activation Issue" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(
      "There was a problem activating your subscription. Please refresh the page or try again later.",
    );
    const visitor = await browser.newContext({ baseURL: account.origin });
    for (const path of ["/subscription/success?session_id=x", "/trial/success?session_id=x"]) {
      const answer = await visitor.request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      expect(answer.headers().location).toBe(`/?login=1&returnUrl=${encodeURIComponent(path)}`);
    }
    await visitor.close();
  });

  test("My Plan polls every 5 s until the plan is there, and tells of the purchase and its share link once", async ({
    page,
    account,
  }) => {
    await page.goto("/subscription");
    await page.addInitScript(() => {
      localStorage.setItem("shareToken", "link-of-a-friend");
      window.addEventListener("plainspoon:ad-event", (event) => {
        const told = JSON.parse(localStorage.getItem("told") ?? "[]") as unknown[];
        localStorage.setItem("told", JSON.stringify([...told, (event as CustomEvent<unknown>).detail]));
      });
    });
    const { search } = new URL(await beginPlan(account, { planType: "annual", promoCode: "SHAREDLOVE15" }));
    const upgrades: unknown[] = [];
    await page.route("**/api/share/link-of-a-friend/event", (route) => {
      upgrades.push(route.request().postDataJSON());
      return route.fulfill({ json: { success: true } });
    });
    let polls = 0;
    await page.route("**/api/subscription/status", async (route) => {
      polls += 1;
      if (polls < 3) await route.fulfill({ json: notYet });
      else await route.continue();
    });
    await holdTheClock(page);
    await page.goto(`/subscription${search}`);
    // The five seconds, too, begin when the answer was read.
    const nextPoll = (which: number) =>
      expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return polls;
        })
        .toBe(which);
    await nextPoll(1);
    await nextPoll(2);
    await nextPoll(3);
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(plan(page)).toContainText("Active");
    await page.clock.resume();
    await page.goto(`/subscription${search}`);
    await expect(page).toHaveURL(/\/subscription$/);
    expect(await page.evaluate(() => localStorage.getItem("told"))).toBe(
      JSON.stringify([{ name: "Purchase", data: { plan: "annual", currency: "AUD" } }]),
    );
    expect(upgrades).toHaveLength(1);
    expect(upgrades[0]).toMatchObject({
      eventType: "upgrade",
      metadata: { planType: "annual", promoCode: "SHAREDLOVE15" },
    });
  });

  test("My Plan says so when 30 s were not enough", async ({ page, account }) => {
    const { search } = new URL(await beginPlan(account));
    let polls = 0;
    await page.route("**/api/subscription/status", (route) => {
      polls += 1;
      return route.fulfill({ json: notYet });
    });
    await holdTheClock(page);
    await page.goto(`/subscription${search}`);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1_000);
          return polls;
        },
        { intervals: [100] },
      )
      .toBe(7);
    const told = page.getByRole("main").getByRole("alert").filter({ hasText: "Subscription Processing" });
    await expect(told).toBeVisible();
    expect(polls).toBe(7);
  });
});
