/** Calm mode: on no page does anything move, open, sound or lead on while nobody does anything. */
import type { Page } from "@playwright/test";
import { NOWHERE, addresses } from "./support/addresses";
import { createAdmin, openDashboard } from "./support/admin";
import { expect, test } from "./support/fixtures";

type Watched = Window & { changes: string[] };

/** What changes on the page at `path` within a minute, after it has come to rest. */
async function changesInAMinute(page: Page, path: string): Promise<string[]> {
  // On a busy machine its scripts come late.
  await expect(page.locator("[data-waits]"), path).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () =>
      new Promise<void>((rested) => {
        let timer = setTimeout(rested, 500);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(rested, 500);
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.changes = [];
    const note = (what: string) => watched.changes.push(what);
    const told = (record: MutationRecord) =>
      `${record.type} ${record.attributeName ?? ""} of ${(record.target as Element).outerHTML?.slice(0, 120) ?? record.target.nodeValue}`;
    new MutationObserver((records) => records.forEach((record) => note(told(record)))).observe(document, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    });
    for (const happens of ["play", "animationstart", "transitionrun", "scroll"] as const)
      addEventListener(happens, () => note(happens), true);
    for (const animation of document.getAnimations())
      if (animation.playState === "running") note(`animation of ${String(animation.effect)}`);
  });
  const address = page.url();
  await page.clock.runFor(61_000);
  // But for those that one asks for by going there.
  if (!/login=1|\/trial$/.test(address)) await expect(page.getByRole("dialog"), path).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  const changes = await page.evaluate(() => (window as unknown as Watched).changes);
  return page.url() === address ? changes : [...changes, `went on to ${page.url()}`];
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("calmMode", "true");
    // Without calm mode, the video opens by itself for those who have not seen it.
    localStorage.removeItem("hasSeenExplainerVideo");
  });
  await page.clock.install();
});

/** A minute on each of the pages that `paths` lead to, each page once. */
async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const seen = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    const { pathname, search } = new URL(page.url());
    // Who may not see a page is led to the login, which is looked at once.
    const place = search.startsWith("?login") ? "login" : pathname;
    if (seen.has(place)) continue;
    seen.add(place);
    expect(await changesInAMinute(page, path), path).toEqual([]);
  }
}

/** Nobody's recipe and share: what is said of those that are not there. */
const OF_NOBODY = Object.values(addresses("nope", NOWHERE)).flat();

test("a minute on every page of a visitor: nothing changes", async ({ page }) => {
  test.setTimeout(480_000);
  await expectStill(page, OF_NOBODY);
});

test("a minute on every page of a cook: nothing changes", async ({ page, account }) => {
  test.setTimeout(480_000);
  await account.signUp({ premium: true });
  const id = await account.save();
  const source = { sourceType: "user", sourceId: id };
  const { token } = (await account.send("POST", "/api/share/recipe", source)) as { token: string };
  // What a visitor is shown at the share's own address is no page that a cook goes to.
  const paths = Object.values(addresses(id, token)).flat();
  await expectStill(
    page,
    paths.filter((path) => !path.endsWith("/for-visitors")),
  );
});

test("a minute at the demo checkout, and on every page of an admin: nothing changes", async ({
  page,
  account,
}) => {
  test.setTimeout(480_000);
  await account.signUp();
  const plan = { planType: "monthly" };
  const { url } = (await account.send("POST", "/api/subscription/start-trial", plan)) as { url: string };
  await expectStill(page, [url]);
  await openDashboard(page, (await createAdmin("super_admin")).email);
  await expectStill(
    page,
    OF_NOBODY.filter((path) => path.startsWith("/admin")),
  );
});
