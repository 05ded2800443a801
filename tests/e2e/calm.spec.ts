/** Calm mode: on no page does anything move, open, sound or lead on while nobody does anything. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";

type Watched = Window & { changes: string[] };

/** What changes on `path` within a minute, after it has come to rest. */
async function changesInAMinute(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
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
  await expect(page.getByRole("dialog"), path).toHaveCount(0);
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

test("a minute on every page of a visitor: nothing changes", async ({ page }) => {
  test.setTimeout(180_000);
  const paths = ["/", "/about", "/bring-recipes", "/developers", "/privacy-policy", "/terms-of-service"];
  for (const path of [...paths, "/reset-password", "/offline", "/admin/login", "/no-such-page"])
    expect(await changesInAMinute(page, path), path).toEqual([]);
});

test("a minute on every page of a cook: nothing changes", async ({ page, account }) => {
  test.setTimeout(180_000);
  await account.signUp({ premium: true });
  const id = await account.save();
  const link = (await account.send("POST", "/api/share/recipe", { sourceType: "user", sourceId: id })) as {
    shareUrl: string;
  };
  const paths = ["/", "/saved-recipes", `/recipe/${id}`, "/subscription", "/sharing-analytics"];
  for (const path of [...paths, new URL(link.shareUrl).pathname])
    expect(await changesInAMinute(page, path), path).toEqual([]);
});
