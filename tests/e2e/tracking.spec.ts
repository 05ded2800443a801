/** Ad and analytics platforms: asked first, remembered, and never told of private pages. Local scripts stand in for theirs. */
import { type Page } from "@playwright/test";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";

test.use({ consent: null });

type Tracked = Window & {
  pixelCalls?: unknown[][];
  dataLayer?: Record<number, unknown>[];
  analyticsLoaded?: true;
};

const pixelCalls = (page: Page) =>
  page.evaluate(() =>
    ((window as Tracked).pixelCalls ?? []).filter(([act]) => String(act).startsWith("track")),
  );
const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((window as Tracked).dataLayer ?? [])
      .filter((words) => words[1] === "page_view")
      .map((words) => (words[2] as { page_path: string }).page_path),
  );

function thirdPartyRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/fbevents|gtag/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test("nothing loads before Accept; then page views follow the route, and a choice can be changed", async ({
  page,
}) => {
  const asked = thirdPartyRequests(page);
  await page.goto("/about");
  const banner = page.getByRole("region", { name: "Cookies and tracking" });
  const [accept, decline] = [
    banner.getByRole("button", { name: "Accept" }),
    banner.getByRole("button", { name: "Decline" }),
  ];
  const [one, two] = [await accept.boundingBox(), await decline.boundingBox()];
  expect([one?.width, one?.height]).toEqual([two?.width, two?.height]);
  await expectCleanInBothThemes(page, "consent banner");
  expect(asked).toEqual([]);
  await accept.click();
  await expect(banner).toBeHidden();
  await expect.poll(() => page.evaluate(() => (window as Tracked).analyticsLoaded)).toBe(true);
  expect(asked).toHaveLength(2);
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await expect.poll(() => pageViews(page)).toEqual(["/about", "/privacy-policy"]);
  await page.getByRole("button", { name: "Cookies and tracking" }).click();
  await decline.click();
  await page.getByRole("link", { name: "Terms of Service" }).click();
  await expect(page.getByRole("heading", { name: "Terms of Service" })).toBeVisible();
  expect(await pageViews(page)).toEqual(["/about", "/privacy-policy"]);
  await page.reload();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => (window as Tracked).analyticsLoaded)).toBeUndefined();
});

test("an opened recipe is a ViewContent, once accepted", async ({ page, account }) => {
  await account.signUp({ premium: true });
  const id = await account.save();
  await page.goto(`/recipe/${id}`);
  await page.getByRole("button", { name: "Accept" }).click();
  await page.reload();
  await expect
    .poll(async () => (await pixelCalls(page)).map(([act, name]) => [act, name]))
    .toEqual([["track", "ViewContent"]]);
});

test("a shared page is reported without its token, and as a ViewContent", async ({ page, account }) => {
  await account.signUp();
  const id = await account.save();
  const { shareUrl } = (await account.send("POST", "/api/share/recipe", {
    sourceType: "user",
    sourceId: id,
  })) as { shareUrl: string };
  await page.addInitScript(() => localStorage.setItem("trackingConsent", "accepted"));
  await page.goto(shareUrl);
  await expect.poll(() => pageViews(page)).toEqual(["/share"]);
  await expect.poll(async () => (await pixelCalls(page)).map(([, name]) => name)).toEqual(["ViewContent"]);
  const told = await page.evaluate(() =>
    JSON.stringify([(window as Tracked).dataLayer, (window as Tracked).pixelCalls]),
  );
  expect(told).not.toContain(shareUrl.split("/").pop());
});

test("pages of admins and pages with a key report to nobody", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("trackingConsent", "accepted"));
  const asked = thirdPartyRequests(page);
  for (const path of [
    "/admin",
    "/admin/dashboard",
    "/admin/accept-invitation/abc",
    "/reset-password/abc",
    "/confirm-email/abc",
  ])
    await page.goto(path);
  expect(asked).toEqual([]);
});

test("320 pixels wide, the question covers nothing for good", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/about");
  await expect(page.getByRole("region", { name: "Cookies and tracking" })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  const link = page.getByRole("link", { name: "Terms of Service" }).last();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/terms/);
});
