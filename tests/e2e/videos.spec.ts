import { expectCleanInBothThemes } from "./support/clean";
import { expect, test } from "./support/fixtures";
import { LEEK_SOUP } from "./support/recipes";

const PENDING = {
  ...{ title: LEEK_SOUP.title, description: "", servings: 4, imageUrl: null },
  ...{ originalContent: "Leek soup", formattedContent: LEEK_SOUP },
};

test.use({ videosSeen: false });

const OPENS_AFTER_MS = 1_000;

test("the explainer opens once, a second after the page; Skip has the focus, Esc closes", async ({
  page,
}) => {
  await page.goto("/");
  const video = page.getByRole("dialog", { name: "How Plainspoon works" });
  await expect(video).toBeVisible();
  await expect(video.getByRole("button", { name: "Skip" })).toBeFocused();
  await expectCleanInBothThemes(page, "explainer");
  await page.keyboard.press("Escape");
  await expect(video).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("hasSeenExplainerVideo"))).toBe("true");
});

test("the video has its room before its first picture comes", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/videos/explainer.*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  const video = page.getByRole("dialog", { name: "How Plainspoon works" }).locator("video");
  await expect(video).toBeVisible();
  const room = () => video.evaluate((one: HTMLVideoElement) => [one.offsetWidth, one.offsetHeight]);
  const before = await room();
  release();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(1);
  expect(await room()).toEqual(before);
});

test("the video is not what a browser takes for the page's main content, on a phone either", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const largest: (string | undefined)[] = [];
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        largest.push((entry as unknown as { element?: Element }).element?.tagName);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto("/");
  const video = page.getByRole("dialog", { name: "How Plainspoon works" }).locator("video");
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.2);
  const largest = await page.evaluate(() => (window as unknown as { largest: string[] }).largest);
  expect(largest).toContain("H1");
  expect(largest).not.toContain("VIDEO");
});

test("it is a card over nothing when the visitor has begun", async ({ page }) => {
  // On a slow line a visitor begins before it is known that they are one.
  let release = () => {};
  const begun = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/auth/user", async (route) => {
    await begun;
    await route.continue();
  });
  await page.goto("/");
  await page.getByRole("tab", { name: "Text" }).click();
  release();
  await page.getByRole("button", { name: "Watch the video" }).click();
  const video = page.getByRole("dialog", { name: "How Plainspoon works" });
  await video.getByRole("button", { name: "Skip" }).click();
  await expect(video).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Watch the video" })).toHaveCount(0);
});

for (const [name, calm] of [
  ["less motion", { reducedMotion: true }],
  ["calm mode", { reducedMotion: false }],
] as const) {
  test(`it does not open by itself under ${name}`, async ({ page }) => {
    if (calm.reducedMotion) await page.emulateMedia({ reducedMotion: "reduce" });
    else await page.addInitScript(() => localStorage.setItem("calmMode", "true"));
    await page.clock.install();
    await page.goto("/");
    await expect(page.getByRole("tab", { name: "Text" })).toBeEnabled();
    await page.clock.fastForward(OPENS_AFTER_MS);
    await expect(page.getByRole("button", { name: "Watch the video" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

test("the Cook Mode demo is shown once to a cook, and again from the Help menu", async ({
  page,
  account,
}) => {
  await account.signUp();
  const noted = page.waitForResponse((response) =>
    response.url().endsWith("/api/users/mark-demo-video-seen"),
  );
  await page.goto("/saved-recipes");
  const demo = page.getByRole("dialog", { name: "Cook Mode demo" });
  await expect(demo).toContainText("You can watch this again from the Help menu.");
  expect((await noted).status()).toBe(200);
  await demo.getByRole("button", { name: "Skip" }).click();
  await expect(demo).toHaveCount(0);
  const user = (await (await page.request.get("/api/auth/user")).json()) as { hasSeenUserDemoVideo: boolean };
  expect(user.hasSeenUserDemoVideo).toBe(true);

  const help = page.getByRole("button", { name: "Help", exact: true });
  await help.click();
  await page.getByRole("menuitem", { name: "View Demo Video" }).click();
  await expect(demo).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(demo).toHaveCount(0);
  await help.click();
  await page.getByRole("menuitem", { name: "Help & Support" }).click();
  await page.getByRole("dialog", { name: "Help & Support" }).getByRole("button", { name: "Close" }).click();
  await expect(help).toBeFocused();
});

test("the clips are there in two formats, small enough for a phone", async ({ page }) => {
  const kinds = { webm: "video/webm", mp4: "video/mp4" };
  for (const clip of ["explainer", "cook-mode-demo"])
    for (const [kind, type] of Object.entries(kinds)) {
      const answer = await page.request.get(`/videos/${clip}.${kind}`);
      expect(answer.headers()["content-type"]).toBe(type);
      expect((await answer.body()).length).toBeLessThan(2_000_000);
    }
  for (const clip of ["explainer", "cook-mode-demo"]) {
    const answer = await page.request.get(`/videos/${clip}.de.vtt`);
    expect(answer.headers()["content-type"]).toContain("text/vtt");
    expect(await answer.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> \d\d:/);
  }
});

test("the explainer plays from its first picture on, and its words can be read instead", async ({ page }) => {
  await page.goto("/");
  const dialog = page.getByRole("dialog", { name: "How Plainspoon works" });
  const video = dialog.locator("video");
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.2);
  const seconds = await video.evaluate((film: HTMLVideoElement) => film.duration);
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThan(45);
  await dialog.getByText("What the video says").click();
  await expect(dialog.getByRole("listitem").first()).toHaveText(
    "Recipes are hard to read when you are tired.",
  );
  await expectCleanInBothThemes(page, "explainer with its words");
});

test("the demo waits while a recipe is saved and while a dialog is open, and is not seen before it is shown", async ({
  page,
  account,
}) => {
  await account.signUp();
  const seen = () => page.evaluate(() => localStorage.getItem("hasSeenUserDemoVideo"));
  const demo = page.getByRole("dialog", { name: "Cook Mode demo" });
  await page.addInitScript((recipe) => {
    if (sessionStorage.getItem("kept") === null)
      sessionStorage.setItem(
        "pendingRecipe",
        JSON.stringify({ recipe, timestamp: Date.now(), idempotencyKey: "a-key-of-this-test" }),
      );
    sessionStorage.setItem("kept", "true");
  }, PENDING);
  await page.clock.install();
  await page.goto("/saved-recipes");
  await expect(page.getByRole("heading", { name: "Recipe Ready to Save" })).toBeVisible();
  await page.clock.runFor(5 * OPENS_AFTER_MS);
  await expect(demo).toHaveCount(0);
  expect(await seen()).toBeNull();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.goto("/saved-recipes");
  await page.getByRole("button", { name: "Help & Support" }).waitFor();
  await page.clock.runFor(2 * OPENS_AFTER_MS);
  await expect(demo).toBeVisible();
  expect(await seen()).toBe("true");
});
