/** Sharing from end to end: the link, the page that anybody sees, the way from it to an account, and what becomes of it. */
import { type Browser, type Page, expect } from "@playwright/test";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { Account, newEmail, PASSWORD } from "./support/account";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { LEEK_SOUP } from "./support/recipes";
import { test } from "./support/fixtures";

/** Nothing of the third step may reach viewers who may not see it; no other part of the recipe has this word. */
const THIRD = "CARAMELISE";
const recipe: FormattedContent = {
  ...LEEK_SOUP,
  steps: LEEK_SOUP.steps.map((step) =>
    step.number === 3
      ? { ...step, instruction: `${THIRD} the ***leeks*** in ***oil*** for 5 minutes.` }
      : step,
  ),
};

async function share(account: Account): Promise<{ id: string; path: string; token: string }> {
  const id = await account.save(recipe);
  const made = (await account.send("POST", "/api/share/recipe", { sourceType: "user", sourceId: id })) as {
    shareUrl: string;
    token: string;
  };
  return { id, path: new URL(made.shareUrl).pathname, token: made.token };
}

/** Somebody else's browser. */
async function visitor(
  browser: Browser,
  account: Account,
  viewport = { width: 1280, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: account.origin, viewport });
  await context.addInitScript(() => {
    localStorage.setItem("hasSeenExplainerVideo", "true");
    localStorage.setItem("hasSeenUserDemoVideo", "true");
  });
  return context.newPage();
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The share dialog of a recipe of the account's own, and its link. */
async function openShare(page: Page, account: Account) {
  await account.signUp();
  const id = await account.save(recipe);
  await page.goto(`/recipe/${id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share Recipe" });
  return { id, dialog, link: dialog.getByRole("textbox", { name: "Share link" }) };
}
const LINK = /\/share\/[\w-]{22}$/;

test("Share makes a link to copy, and says what both sides get", async ({ page, account, converter }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { dialog, link } = await openShare(page, account);
  await expect(link).toHaveValue(LINK);
  await expect(link).toHaveAttribute("readonly");
  for (const words of [
    "up to 5 recipes",
    "first 2 steps as a preview",
    "must sign up",
    "15% discount",
    "SHAREDLOVE15",
  ])
    await expect(dialog).toContainText(words);
  await expectCleanInBothThemes(page, "share dialog");
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await converter.expectToast("Link copied", "");
  const url = await link.inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    document.execCommand = () => false;
  });
  await dialog.getByRole("button", { name: "Copied" }).click();
  await converter.expectToast("Failed to copy", "");
  await expect(link).toBeFocused();
});

test("Stop sharing asks once, and ends the link", async ({ page, account }) => {
  const { dialog, link } = await openShare(page, account);
  await expect(link).toHaveValue(LINK);
  const { pathname } = new URL(await link.inputValue());
  expect((await page.request.get(pathname)).status()).toBe(200);
  await dialog.getByRole("button", { name: "Stop sharing" }).click();
  await dialog.getByRole("button", { name: "Keep the link" }).click();
  await dialog.getByRole("button", { name: "Stop sharing" }).click();
  await dialog.getByRole("button", { name: "Yes, end the link" }).click();
  await expect(dialog.getByRole("status")).toContainText("This link has ended.");
  expect((await page.request.get(pathname)).status()).toBe(404);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeFocused();
});

test("a link that could not be made is said in the dialog, too", async ({ page, account, converter }) => {
  await page.route("**/api/share/recipe", (route) => route.abort());
  const { dialog } = await openShare(page, account);
  await converter.expectToast("Error", "Failed to create share link");
  await expect(dialog).toContainText("Failed to create share link");
});

/** Everything that a page is sent from now on. */
function listen(page: Page): string[] {
  const bytes: string[] = [];
  page.on("response", async (answer) => {
    if (/text|json|component/.test(answer.headers()["content-type"] ?? ""))
      bytes.push(await answer.text().catch(() => ""));
  });
  return bytes;
}

function expectOnlyPreview(bytes: readonly string[]): void {
  expect(bytes.length).toBeGreaterThan(4);
  expect(bytes.filter((text) => text.includes(THIRD))).toEqual([]);
}

test("a visitor sees the preview and no byte more", async ({ account, browser }) => {
  await account.signUp();
  const { path, token } = await share(account);
  const page = await visitor(browser, account);
  const bytes = listen(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Leek Soup with Lemon" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Refrigerated" })).toContainText("2 leeks");
  await expect(page.getByRole("region", { name: "Pantry" })).toContainText("500 ml stock");
  const steps = page.getByRole("region", { name: "Cooking Steps" });
  await expect(steps.getByRole("list").first().locator(":scope > li")).toHaveCount(2);
  await expect(steps).toContainText("2 more steps follow");
  await expect(page.getByRole("region", { name: "Save This Recipe" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Start 7-Day Free Trial" })).toContainText("$12.99");
  await expect.poll(() => stored(page, "shareToken")).toBe(token);
  await expect.poll(() => stored(page, "shareDiscountCode")).toBe("SHAREDLOVE15");
  await expect.poll(() => stored(page, "visitorId")).toBeTruthy();
  await expectCleanInBothThemes(page, "shared page");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  const asked: Record<string, string>[] = [{}, { RSC: "1" }, { RSC: "1", "Next-Router-Prefetch": "1" }];
  for (const headers of asked) bytes.push(await (await page.request.get(path, { headers })).text());
  bytes.push(await page.content());
  expectOnlyPreview(bytes);
  await page.context().close();
});

/** The dialog of a shared page that makes an account from an address alone. */
async function openSignup(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole("button", { name: "Create Free Account" }).click();
  return page.getByRole("dialog", { name: "Create Free Account" });
}

test("a visitor makes an account from a shared page, and is shown no more for it", async ({
  account,
  browser,
}) => {
  await account.signUp();
  const { path } = await share(account);
  const page = await visitor(browser, account);
  const bytes = listen(page);
  const dialog = await openSignup(page, path);
  const submit = dialog.getByRole("button", { name: "Create Free Account" });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel("Email").fill(account.email);
  await submit.click();
  await expect(dialog).toContainText("You already have an account. Please log in.");
  await expectCleanInBothThemes(page, "sign-up dialog");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("plainspoon_session");
  const email = newEmail();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Email").press("Enter");
  await expect(dialog).toHaveCount(0);

  const upgrade = page.getByRole("region", { name: "Upgrade to Premium" });
  await expect(upgrade).toContainText(email);
  await expect(page.getByRole("region", { name: "Start 7-Day Free Trial" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Save This Recipe" })).toHaveCount(0);
  await expectCleanInBothThemes(page, "shared page after signing up");
  await upgrade.getByRole("button", { name: "Upgrade Now" }).click();
  await expect(page.getByRole("dialog", { name: "Upgrade to Premium" })).toContainText("$12.99");
  await page.keyboard.press("Escape");
  bytes.push(await page.content());
  expectOnlyPreview(bytes);
  await page.context().close();
});

test("who made an account from a shared page saves what is shown there without another press", async ({
  account,
  browser,
}) => {
  await account.signUp();
  const { path } = await share(account);
  const page = await visitor(browser, account);
  const dialog = await openSignup(page, path);
  await dialog.getByLabel("Email").fill(newEmail());
  await dialog.getByLabel("Email").press("Enter");
  await expect(dialog).toHaveCount(0);
  // The banner stands only until the server has the recipe, which here waits until it was read.
  let goOn = () => {};
  const wasRead = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/api/recipes", (route) => wasRead.then(() => route.continue()));
  await page.getByRole("link", { name: "Go to Saved Recipes" }).click();
  const banner = page.getByRole("region", { name: "Recipe Ready to Save" });
  await expect(banner).toContainText("comes from a shared page");
  goOn();
  await expect(page).toHaveURL(/\/recipe\//);
  await expect(page.getByRole("article")).toContainText("the first 2 of 4 steps");
  await page.context().close();
});

test("who has an account logs in on a shared page, and the recipe is saved without another press", async ({
  account,
  browser,
}) => {
  await account.signUp();
  const { path } = await share(account);
  const page = await visitor(browser, account);
  const guest = new Account(page, account.origin);
  await guest.signUp();
  await page.context().clearCookies();
  await page.goto(path);
  await page.getByRole("button", { name: "I have an account" }).click();
  const login = page.getByRole("dialog", { name: "Welcome to Plainspoon" });
  await login.getByLabel("Email").fill(guest.email);
  await login.getByLabel("Password").fill(PASSWORD);
  await login.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/recipe\/\w+$/, { timeout: 40_000 });
  await expect(page.getByRole("heading", { level: 1, name: "Leek Soup with Lemon" })).toBeVisible();
  await page.context().close();
});

test("Try Cook Mode ends with an offer", async ({ account, browser }) => {
  await account.signUp();
  const { path } = await share(account);
  const page = await visitor(browser, account, { width: 390, height: 844 });
  await page.goto(path);
  await page.getByRole("button", { name: "Try Cook Mode" }).click();
  await page.getByRole("button", { name: "Start cooking" }).click();
  await expect(page.getByRole("heading", { name: "Step 1 of 2" })).toBeVisible();
  await page.getByRole("button", { name: "Next Step" }).click();
  await page.getByRole("button", { name: "Complete Recipe" }).click();
  const ready = page.getByRole("dialog", { name: "Ready to Try Cook Mode" });
  await expect(ready.getByRole("button", { name: "Start Free Trial" })).toBeVisible();
  await expectCleanInBothThemes(page, "ready to try");
  await ready.getByRole("button", { name: "Maybe Later" }).click();
  await expect(ready).toHaveCount(0);
  await page.context().close();
});

test("a free account is offered the trial with the link's discount; once premium, page and saved recipe are whole", async ({
  account,
  browser,
}) => {
  await account.signUp();
  const { path } = await share(account);
  const page = await visitor(browser, account, { width: 390, height: 844 });
  // The link's discount is kept from the visit before the account.
  await page.goto(path);
  await expect.poll(() => stored(page, "shareDiscountCode")).toBe("SHAREDLOVE15");
  const guest = new Account(page, account.origin);
  await guest.signUp();
  await page.goto(path);
  await expect(page.getByRole("region", { name: "Save This Recipe" })).toHaveCount(0);
  await page.getByRole("region", { name: "Start 7-Day Free Trial" }).getByRole("button").click();
  const trial = page.getByRole("dialog", { name: "Start Your Free Trial" });
  await expect(trial.getByLabel("Promo code")).toHaveValue("SHAREDLOVE15");
  await guest.grantPremium();
  await page.goto(path);
  await expect(page.getByRole("region", { name: "Cooking Steps" })).toContainText(THIRD);
  await expect(page.getByRole("region", { name: "Start 7-Day Free Trial" })).toHaveCount(0);
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(page).toHaveURL(/\/recipe\//);
  await expect(page.getByRole("article")).toContainText(THIRD);
  await page.context().close();
});

test("My Shares says how to begin before the first link, and nothing to visitors", async ({
  page,
  account,
}) => {
  await page.goto("/sharing-analytics");
  await expect(page).toHaveURL(/\/$/);
  await account.signUp();
  await page.goto("/sharing-analytics");
  await expect(page.getByRole("heading", { name: "Start Sharing" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Saved Recipes" })).toBeVisible();
  await expectCleanInBothThemes(page, "no shares");
});

test("My Shares counts, lists and revokes", async ({ page, account, browser }) => {
  await account.signUp();
  const { path } = await share(account);
  const guest = await visitor(browser, account);
  const counted = guest.waitForResponse((answer) => answer.url().endsWith("/event"));
  await guest.goto(path);
  await counted;
  await guest.reload();
  await page.goto(path);
  await expect(page.getByRole("region", { name: "Cooking Steps" })).toContainText(THIRD);
  await expect(page.getByRole("region", { name: "Start 7-Day Free Trial" })).toHaveCount(0);

  await page.getByRole("link", { name: "My Shares" }).click();
  await expect(page.getByRole("definition").filter({ hasText: /^1$/ })).toHaveCount(2);
  await expect(page.getByText("1 in the last 30 days")).toBeVisible();
  await page.getByText("Show the numbers").click();
  await expect(page.getByRole("table")).toContainText("1");
  const item = page.getByRole("listitem").filter({ hasText: "Leek Soup with Lemon" });
  await expect(item).toContainText("1 view");
  await expectCleanInBothThemes(page, "my shares");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await item.getByRole("button", { name: "Stop sharing Leek Soup with Lemon" }).click();
  await item.getByRole("button", { name: "Yes, end the link" }).click();
  await expect(page.getByRole("heading", { name: "Start Sharing" })).toBeVisible();
  await expect(page.getByText("Total Views")).toBeVisible();

  expect((await guest.goto(path))?.status()).toBe(404);
  await expect(guest.getByRole("heading", { level: 1, name: "Recipe not found" })).toBeVisible();
  await expectCleanInBothThemes(guest, "ended link");
  await guest.getByRole("link", { name: "Go Home" }).click();
  await expect(guest).toHaveURL(/\/$/);
  // A program goes where one header says; two of the same are one wrong address to it.
  const onward = await guest.request.get("/share", { maxRedirects: 0 });
  expect([onward.status(), onward.headers().location]).toEqual([307, "/"]);
  await guest.goto("/share");
  await expect(guest).toHaveURL(/\/$/);
  await guest.context().close();
});

/** What crawlers make of robots.txt (RFC 9309): the longest rule that fits an address decides. */
function mayCrawl(robots: string, address: string): boolean {
  const { pathname } = new URL(address);
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verb, path = ""]) => {
    const pattern = path.split("*").map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, "\\$&"));
    return { isAllowed: verb === "Allow", path, fits: new RegExp(`^${pattern.join(".*")}`).test(pathname) };
  });
  const fitting = rules.filter(({ fits }) => fits).sort((one, other) => other.path.length - one.path.length);
  return fitting[0]?.isAllowed ?? true;
}

test("a crawler without scripts finds the recipe's data, its picture and its one address, and may read them", async ({
  account,
  playwright,
}) => {
  await account.signUp();
  const { path } = await share(account);
  const crawler = await playwright.request.newContext({
    baseURL: account.origin,
    userAgent: "Googlebot/2.1",
  });
  const html = await (await crawler.get(path)).text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null;
  const url = account.origin + path;
  expect(meta("og:title")).toBe("Leek Soup with Lemon");
  expect(meta("og:description")).toBe(recipe.description);
  expect(meta("og:url")).toBe(url);
  expect(meta("twitter:card")).toBe("summary_large_image");
  expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
  expect(html).not.toContain("noindex");
  const picture = await crawler.get(meta("og:image") ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect((await picture.body()).subarray(16, 24).toString("hex")).toBe("000004b000000276");

  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.[1] ?? "") as {
    image: string[];
    recipeInstructions: { text: string }[];
  };
  expect(data).toMatchObject({
    "@type": "Recipe",
    name: "Leek Soup with Lemon",
    isAccessibleForFree: "False",
  });
  expect(data.image[0]).toMatch(/^http/);
  expect(data.recipeInstructions.map(({ text }) => text)).toEqual(["Slice the leeks.", "Measure the stock."]);

  const robots = await (await crawler.get("/robots.txt")).text();
  for (const address of [meta("og:image"), data.image[0]])
    expect(mayCrawl(robots, address ?? "/"), address ?? "").toBe(true);
  await crawler.dispose();
});

test("a crawler is told of every public page and of no other", async ({ account, playwright }) => {
  const crawler = await playwright.request.newContext({
    baseURL: account.origin,
    userAgent: "Googlebot/2.1",
  });
  const robots = await (await crawler.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${account.origin}/sitemap.xml`);
  expect(robots).toContain("Disallow: /saved-recipes");
  const sitemap = await (await crawler.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? "");
  expect(listed).toContain(`${account.origin}/about`);
  expect(listed.filter((loc) => loc.includes("/library-recipe/")).length).toBeGreaterThan(0);
  expect(listed.filter((loc) => loc.includes("/share/"))).toEqual([]);
  for (const loc of listed) {
    const answer = await crawler.get(loc);
    expect([loc, answer.status()]).toEqual([loc, 200]);
    expect(await answer.text()).not.toContain("noindex");
  }
  const libraryPage = listed.find((loc) => loc.includes("/library-recipe/")) ?? "";
  const preview = /<meta property="og:image" content="([^"]*)"/.exec(
    await (await crawler.get(libraryPage)).text(),
  )?.[1];
  expect((await crawler.get(preview ?? "")).headers()["content-type"]).toBe("image/png");
  const read = [preview, libraryPage, `${account.origin}/about`];
  for (const address of read) expect(mayCrawl(robots, address ?? "/"), address ?? "").toBe(true);
  const kept = ["/api/recipes", "/saved-recipes", "/recipe/abc", "/api/share/abc", "/admin/letters"];
  for (const address of kept) expect(mayCrawl(robots, account.origin + address), address).toBe(false);
  expect((await crawler.get(`/share/${"A".repeat(22)}`)).status()).toBe(404);
  await crawler.dispose();
});
