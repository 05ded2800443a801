/** Cook Mode as a cook uses it: one step at a time, timers that can be relied on, and nothing lost. */
import type { Locator, Page } from "@playwright/test";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test as base } from "./support/fixtures";
import { CHIME, CHOWDER, heard, withKitchen } from "./support/kitchen";

const SIX = new Date("2026-03-14T18:00:00Z");
const FRAME_MS = 20;

/** All that can be pressed beside a step, by the alphabet. */
const CHOICES = ["Change time", "Exit", "Listen", "More", "Next Step", "Pause", "Previous", "Reset"];

class Kitchen {
  id = "";
  constructor(readonly page: Page) {}

  get screen(): Locator {
    return this.page.getByRole("dialog", { name: "Haddock Chowder" });
  }
  get timer(): Locator {
    return this.page.getByRole("timer", { name: "Step timer" });
  }
  get tray(): Locator {
    return this.page.getByRole("region", { name: "Running timers" });
  }
  inTray(name: string): Locator {
    return this.tray.getByRole("timer", { name });
  }
  button(name: string, exact = true): Locator {
    return this.page.getByRole("button", { name, exact });
  }
  /** Presses, and lets what waits for the next frame happen: the clock stands still otherwise. */
  async press(name: string): Promise<void> {
    await this.button(name).click();
    await this.page.clock.runFor(FRAME_MS);
  }
  async open(): Promise<void> {
    await this.page.goto(`/recipe/${this.id}`);
    await this.page.clock.pauseAt(SIX);
    await this.press("Cook");
  }
  async start(): Promise<void> {
    await this.open();
    await this.press("Start cooking");
    await this.expectStep(1);
  }
  async go(step: number): Promise<void> {
    await this.press("More");
    await this.press("All steps");
    await this.page.getByRole("button", { name: `Step ${step}: ` }).click();
    await this.page.clock.runFor(FRAME_MS);
    await this.expectStep(step);
  }
  /** axe in both themes, at the end of a journey: it needs a clock that goes. */
  async expectClean(where: string): Promise<void> {
    await this.page.clock.resume();
    await expectCleanInBothThemes(this.page, where);
  }
  async expectStep(step: number): Promise<void> {
    await expect(this.page.getByRole("heading", { name: `Step ${step} of 6` })).toBeVisible();
  }
  /** Lets the page's own clock pass, as if so much time went by while the tab slept. */
  sleep(time: string): Promise<void> {
    return this.page.clock.fastForward(time);
  }
}

/** Whether the first line of the step's words is in sight as a whole, and above where the step's lower edge fades. */
const firstLineIsRead = (page: Page): Promise<boolean> =>
  page.locator(".cook-content").evaluate((content) => {
    const FADES_PX = 20;
    const words = document.createRange();
    words.selectNodeContents(content.querySelector(".cook-text") ?? content);
    const line = [...words.getClientRects()].find(({ width }) => width > 1);
    const { top, bottom } = content.getBoundingClientRect();
    return line !== undefined && line.top >= top && line.bottom <= bottom - FADES_PX;
  });

/** In how many lines a button's word is set. */
const linesOf = (button: Locator): Promise<number> =>
  button.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node.lastChild ?? node);
    return new Set(
      [...words.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
    ).size;
  });

type Box = { x: number; y: number; width: number; height: number };

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const test = base.extend<{ kitchen: Kitchen }>({
  kitchen: async ({ page, account }, provide) => {
    await withKitchen(page);
    await page.clock.install({ time: new Date("2026-03-14T17:00:00Z") });
    await account.signUp({ premium: true });
    const kitchen = new Kitchen(page);
    kitchen.id = await account.save(CHOWDER);
    await provide(kitchen);
  },
});

test("one step at a time, from before the start to the end, counted once", async ({ kitchen, page }) => {
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/complete")) counted.push(request.method());
  });
  await kitchen.open();
  await expect(kitchen.screen).toContainText("Before you start");
  await expect(page.getByRole("timer")).toHaveCount(0);
  await kitchen.press("Start cooking");
  await expect(kitchen.screen).toContainText("Preparation Step");
  await expect(kitchen.button("Previous")).toBeDisabled();
  await expect(kitchen.screen).toContainText("Next: Simmer the potatoes for 20 minutes.");
  await kitchen.press("Next Step");
  await expect(kitchen.screen).toContainText("Cooking Step");
  await expect(kitchen.screen).toContainText("Simmer the potatoes for 20 minutes.");
  await expect(page.getByRole("region", { name: "For this step" })).toContainText("500 g potatoes");
  await kitchen.press("Previous");
  await kitchen.expectStep(1);
  await expect(kitchen.button("Next Step")).toBeFocused();
  for (let step = 1; step < 6; step += 1) await kitchen.press("Next Step");
  await expect(kitchen.button("Next Step")).toHaveCount(0);
  await kitchen.press("Complete Recipe");
  await expect(kitchen.screen).toContainText("You cooked every step");
  await kitchen.screen.getByLabel("Anything to remember for next time?").fill("Less salt.");
  await kitchen.expectClean("completed");
  await kitchen.press("Back to Last Step");
  await kitchen.expectStep(6);
  await kitchen.press("Complete Recipe");
  await expect(kitchen.button("Back to Saved Recipes")).toBeVisible();
  expect(counted).toEqual(["POST"]);
  const told = (await heard(page)).adEvents.filter(({ name }) => name === "RecipeComplete");
  expect(told).toMatchObject([{ data: { content_name: "haddock chowder" } }]);
  await kitchen.press("Back to Saved Recipes");
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await expect(page.getByText("Cooked 1 time", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Haddock Chowder", exact: true }).first().click();
  const note = page.getByRole("region", { name: "Your note from last time" });
  await expect(note).toContainText("Less salt.");
  await note.getByRole("button", { name: "Remove note" }).click();
  await expect(note).toHaveCount(0);
});

test("a step's timer starts with its step, and can be paused, reset and changed", async ({
  kitchen,
  page,
}) => {
  await kitchen.start();
  await expect(kitchen.timer).toHaveText("05:00");
  await page.clock.runFor(61_000);
  await expect(kitchen.timer).toHaveText("03:59");
  await kitchen.press("Next Step");
  await expect(kitchen.timer).toHaveText("20:00");
  await kitchen.press("Pause");
  await kitchen.sleep("30:00");
  await expect(kitchen.timer).toHaveText("20:00");
  await kitchen.press("Resume");
  await page.clock.runFor(60_000);
  await expect(kitchen.timer).toHaveText("19:00");
  await kitchen.press("Reset");
  await expect(kitchen.timer).toHaveText("20:00");
  await expect(kitchen.button("Resume")).toBeVisible();
  const set = async (typed: string, shown: string) => {
    await kitchen.press("Change time");
    await page.getByLabel("Custom minutes").fill(typed);
    await kitchen.press("Set timer");
    await expect(kitchen.timer).toHaveText(shown);
  };
  await set("500", "2:00:00");
  await set("0", "01:00");
  await set("abc", "01:00");
  await set("100", "1:40:00");
  await page.clock.runFor(1_000);
  await expect(kitchen.timer).toHaveText("99:59");
  await kitchen.press("Change time");
  for (const minutes of [5, 10, 15, 20, 30, 60]) await expect(kitchen.button(`${minutes} min`)).toBeVisible();
  await kitchen.press("15 min");
  await expect(kitchen.timer).toHaveText("15:00");
  await expect(kitchen.button("Pause")).toBeVisible();
});

test("at the end: four notes, a notification, a vibration, one announcement; a late look says when", async ({
  kitchen,
  page,
}) => {
  await kitchen.start();
  await kitchen.press("Next Step");
  await expect(page.getByRole("status").filter({ hasText: "Timer started: 20 minutes." })).toHaveCount(1);
  await page.clock.runFor("20:01");
  await expect(kitchen.timer).toHaveText("00:00");
  const end = await heard(page);
  expect(end.notes).toEqual(CHIME);
  expect(end.vibrations).toEqual([[200, 100, 200, 100, 200]]);
  expect(end.notifications).toEqual([{ title: "Timer finished", body: "Step 2: Simmer the potatoes" }]);
  await expect(page.getByRole("alert").filter({ hasText: "Timer finished: Step 2" })).toHaveCount(1);
  await expect(kitchen.timer).not.toHaveAttribute("aria-live");
  await kitchen.sleep("03:30");
  await expect(kitchen.screen).toContainText("rang 3 min ago");
  expect((await heard(page)).notes).toEqual(CHIME);
  await kitchen.press("Stop");
  await expect(kitchen.timer).toHaveText("20:00");
});

test("a German recipe: where the cook is, its timers, their end and their notification are said in German", async ({
  kitchen,
  page,
  account,
}) => {
  const step = (number: number, instruction: string) => ({
    ...{ number, instruction, ingredients: [], isPrep: false },
  });
  kitchen.id = await account.save({
    title: "Kartoffelsuppe",
    steps: [
      step(1, "Die Kartoffeln in der Brühe 20 Minuten kochen."),
      step(2, "Die Suppe pürieren und mit Salz und Pfeffer abschmecken."),
    ],
  });
  await kitchen.open();
  await kitchen.press("Start cooking");
  await expect(page.getByRole("heading", { name: "Schritt 1 von 2" })).toHaveAttribute("lang", "de");
  const told = page.getByRole("status").filter({ hasText: "Schritt 1 von 2. Timer gestartet: 20 Minuten." });
  await expect(told).toHaveAttribute("lang", "de");
  await expect(page.getByText("Kochschritt", { exact: true })).toHaveAttribute("lang", "de");
  await kitchen.press("Next Step");
  await expect(kitchen.inTray("Schritt 1: Die Kartoffeln in der Brühe kochen")).toHaveText("20:00");
  await kitchen.button("Change the timer Schritt 1: Die Kartoffeln in der Brühe kochen").click();
  await expect(page.getByRole("heading", { name: "Schritt 1: Die Kartoffeln" })).toHaveAttribute(
    "lang",
    "de",
  );
  await kitchen.press("Close");
  await page.clock.runFor("20:01");
  await expect(page.getByRole("alert").filter({ hasText: "Timer abgelaufen: Schritt 1" })).toHaveCount(1);
  expect((await heard(page)).notifications).toContainEqual({
    title: "Timer abgelaufen",
    body: "Schritt 1: Die Kartoffeln in der Brühe kochen",
  });
});

test("timers of other steps run on in the tray: named, through steps, a reload and sleep, and two ring together", async ({
  kitchen,
  page,
}) => {
  await kitchen.start();
  await kitchen.press("Next Step");
  await kitchen.press("Next Step");
  await expect(kitchen.inTray("Step 2: Simmer the potatoes")).toHaveText("20:00");
  await page.clock.runFor("12:00");
  await expect(kitchen.timer).toHaveText("00:00");
  await kitchen.press("Reset");
  await kitchen.press("Resume");
  await expect(kitchen.timer).toHaveText("08:00");
  await kitchen.press("Next Step");
  await expect(kitchen.timer).toHaveText("2:00:00");
  await expect(kitchen.tray.getByRole("timer")).toHaveText(["08:00", "08:00"]);
  await page.getByRole("checkbox", { name: "2 bay leaves" }).check();

  await page.reload();
  await kitchen.expectStep(4);
  await expect(page.getByRole("checkbox", { name: "2 bay leaves" })).toBeChecked();
  await expect(kitchen.timer).toHaveText("2:00:00");
  await expect(kitchen.tray.getByRole("timer")).toHaveText(["08:00", "08:00"]);
  await page.mouse.click(5, 400);

  const before = await heard(page);
  await kitchen.sleep("08:30");
  await expect(kitchen.tray).toContainText("rang just now");
  const after = await heard(page);
  expect(after.notes.slice(before.notes.length)).toEqual([...CHIME, ...CHIME]);
  expect(after.notifications.map(({ body }) => body).slice(before.notifications.length)).toEqual([
    "Step 2: Simmer the potatoes",
    "Step 3: Fry the onion",
  ]);
  await kitchen.tray.getByRole("button", { name: "5 more minutes" }).first().click();
  await expect(kitchen.inTray("Step 2: Simmer the potatoes")).toHaveText("05:00");
  await kitchen.tray.getByRole("button", { name: "Stop" }).click();
  await expect(kitchen.tray.getByRole("timer")).toHaveCount(1);
  await kitchen.go(2);
  await expect(kitchen.timer).toHaveText("05:00");
  await expect(kitchen.inTray("Step 4")).toBeVisible();
});

test("a further time of a step is one tap away, and a timer of the tray can be changed", async ({
  kitchen,
  page,
}) => {
  await kitchen.start();
  await kitchen.go(3);
  await expect(kitchen.screen).toContainText("Recipe: 8 to 10 minutes");
  await kitchen.press("Start timer: 3 minutes");
  await expect(kitchen.inTray("Step 3: Leave to rest")).toHaveText("03:00");
  await kitchen.button("Change the timer Step 3: Leave to rest").click();
  const dialog = page.getByRole("dialog", { name: "Step 3: Leave to rest" });
  await dialog.getByRole("button", { name: "5 more minutes" }).click();
  await dialog.getByRole("button", { name: "Pause" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await kitchen.sleep("10:00");
  await expect(kitchen.inTray("Step 3: Leave to rest")).toHaveText("08:00");
  await kitchen.button("Change the timer Step 3: Leave to rest").click();
  await expect(dialog).toBeVisible();
  await kitchen.expectClean("a timer of the tray");
});

const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())?.height ?? Infinity;

test("of many timers the two that end next are seen, and one press shows the others", async ({
  kitchen,
  page,
}) => {
  await kitchen.start();
  await kitchen.press("Next Step");
  await kitchen.press("Next Step");
  await kitchen.press("Start timer: 3 minutes");
  await kitchen.press("Next Step");
  await expect(kitchen.tray.getByRole("timer")).toHaveText(["20:00", "03:00", "08:00"]);
  await kitchen.press("Next Step");
  await expect(kitchen.tray.getByRole("timer")).toHaveText(["03:00", "08:00"]);
  await kitchen.press("2 more timers");
  await expect(kitchen.tray.getByRole("timer")).toHaveCount(4);
  await kitchen.press("Fewer timers");
  await kitchen.sleep("21:00");
  await expect(kitchen.tray.getByText("Time is up")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "1 more timer", exact: true })).toBeVisible();
  // On a phone each of those that ring has one line, what ends next another, and the step's first line is read.
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(kitchen.tray.getByRole("button", { name: "Stop" })).toHaveCount(3);
    await expect(kitchen.tray.getByRole("timer")).toHaveCount(4);
    expect(await heightOf(page, ".cook-tray"), `${width} by ${height}`).toBeLessThanOrEqual(height / 3);
    expect(await firstLineIsRead(page), `the step's first line at ${width} by ${height}`).toBe(true);
    for (const name of ["Stop", "Reset", "Change time"])
      await expect(kitchen.screen.getByRole("button", { name, exact: true }).last()).toBeInViewport({
        ratio: 1,
      });
    expect(await overflow(page)).toBe(0);
  }
  await kitchen.expectClean("several timers that ring on a phone");
  // None rings any more, and what still runs is one line, however many there are.
  for (let rings = 3; rings > 0; rings -= 1)
    await kitchen.tray.getByRole("button", { name: "5 more minutes" }).first().click();
  await expect(kitchen.tray.getByRole("timer")).toHaveCount(1);
  await expect(kitchen.tray.getByRole("timer")).toHaveText("05:00");
  const more = kitchen.button("3 more timers");
  await expect(more).toHaveAttribute("aria-expanded", "false");
  expect(await heightOf(page, ".cook-tray")).toBeLessThan(64);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(kitchen.tray.getByRole("timer")).toHaveCount(4);
  expect(await heightOf(page, ".cook-tray")).toBeLessThanOrEqual(844 / 3);
  await expect(kitchen.button("Fewer timers")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(kitchen.tray.getByRole("timer")).toHaveCount(1);
  await kitchen.expectClean("several timers on a phone");
});

test("a clock that is put back makes no timer longer", async ({ kitchen, page }) => {
  await kitchen.start();
  await kitchen.press("Next Step");
  await page.clock.runFor("05:00");
  await page.clock.setSystemTime(new Date("2026-03-14T17:05:00Z"));
  await page.clock.runFor(2_000);
  await expect(kitchen.timer).toHaveText(/^(15:00|14:5\d)$/);
});

test("a hidden tab rings, and shows the right time when it is seen again", async ({ kitchen, page }) => {
  await kitchen.start();
  await kitchen.press("Next Step");
  const see = (state: "hidden" | "visible") =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await see("hidden");
  await page.clock.setSystemTime(new Date("2026-03-14T18:12:00Z"));
  await see("visible");
  await expect(kitchen.timer).toHaveText(/^0[78]:\d\d$/);
  await see("hidden");
  await page.clock.setSystemTime(new Date("2026-03-14T18:40:00Z"));
  await see("visible");
  await expect(kitchen.screen).toContainText(/rang (19|20) min ago/);
  expect((await heard(page)).notes).toEqual(CHIME);
});

test("Cook Mode closed while a timer runs: it is on the recipe's page, rings there, and leads back", async ({
  kitchen,
  page,
}) => {
  await kitchen.start();
  await kitchen.press("Next Step");
  await page.goBack();
  await expect(kitchen.screen).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/recipe/${kitchen.id}$`));
  await expect(kitchen.inTray("Step 2: Simmer the potatoes")).toHaveText("20:00");
  await page.clock.runFor("20:01");
  expect((await heard(page)).notes).toEqual(CHIME);
  await kitchen.press("Back to Cook Mode");
  await kitchen.expectStep(2);
  await kitchen.press("Exit");
  await expect(page).toHaveURL(new RegExp(`/recipe/${kitchen.id}$`));
  await kitchen.press("Cook");
  await expect(kitchen.screen).toContainText("Where was I?");
  await kitchen.press("Start again");
  await expect(kitchen.screen).toContainText("Before you start");
});

test("cooked without a connection: said, kept, and counted once when there is one again", async ({
  kitchen,
  page,
  context,
}) => {
  await kitchen.start();
  await kitchen.go(6);
  await context.setOffline(true);
  await kitchen.press("Complete Recipe");
  await expect(kitchen.screen).toContainText("There is no connection.");
  const counted = page.waitForResponse((answer) => answer.url().endsWith("/complete") && answer.ok());
  await context.setOffline(false);
  await counted;
  await page.clock.resume();
  await page.goto("/saved-recipes");
  await expect(page.getByText("Cooked 1 time", { exact: true })).toBeVisible();
});

test("settings: a timer that waits, and one that rings until it is stopped", async ({ kitchen, page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "cookSettings",
      JSON.stringify({ timerStart: "stated", repeatUntilStopped: true, vibration: false }),
    ),
  );
  await kitchen.start();
  await page.clock.runFor("01:00");
  await expect(kitchen.timer).toHaveText("05:00");
  await kitchen.press("Start");
  await page.clock.runFor("05:13");
  const ringing = await heard(page);
  expect(ringing.notes).toEqual([...CHIME, ...CHIME, ...CHIME, ...CHIME]);
  expect(ringing.vibrations).toEqual([]);
  await kitchen.press("Stop");
  await page.clock.runFor("01:00");
  expect((await heard(page)).notes).toHaveLength(16);
});

test("servings chosen on the page carry through, and the amount stands where it is used", async ({
  kitchen,
  page,
}) => {
  await page.goto(`/recipe/${kitchen.id}`);
  await page.clock.pauseAt(SIX);
  await page.getByRole("slider", { name: "Servings" }).fill("8");
  await kitchen.press("Cook");
  await kitchen.press("Start cooking");
  await kitchen.press("Next Step");
  const mention = kitchen.screen.locator(".ingredient", { hasText: "potatoes" });
  await expect(mention).toHaveCSS("font-weight", "700");
  // The amount and its unit are never parted at the end of a line.
  expect(await mention.evaluate((node) => getComputedStyle(node, "::before").content)).toContain(
    "1000\u00a0g",
  );
  await expect(page.getByRole("region", { name: "For this step" })).toContainText("1000 g potatoes");
  await kitchen.press("More");
  await kitchen.press("All Ingredients");
  await expect(page.getByRole("dialog", { name: "All Ingredients" })).toContainText("1200 ml milk");
  await kitchen.expectClean("all ingredients");
});

test("nothing moves between steps; sizes, words and axe, at every size of screen", async ({
  kitchen,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await kitchen.start();
  // Five choices, of which one is the timer with its three. What runs on in the tray comes later, and is no choice of a step.
  const choices = await kitchen.screen.getByRole("button").allInnerTexts();
  expect(choices.map((text) => text.trim()).toSorted()).toEqual(CHOICES);
  const places = async () => {
    const boxes: Record<string, unknown> = {};
    for (const name of ["Exit", "More", "Previous", "Listen", "Pause", "Reset", "Change time"])
      boxes[name] = await kitchen.button(name).boundingBox();
    boxes.next = await page.getByRole("button", { name: /^(Next Step|Complete Recipe)$/ }).boundingBox();
    return boxes;
  };
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await kitchen.go(1);
    const first = await places();
    for (let step = 2; step <= 6; step += 1) {
      await kitchen.press("Next Step");
      await kitchen.expectStep(step);
      expect(await places(), `step ${step} at ${width}`).toEqual(first);
    }
    expect(await overflow(page)).toBe(0);
    for (const name of ["Previous", "Listen"])
      expect(await linesOf(kitchen.button(name)), `lines of ${name} at ${width}`).toBe(1);
    for (const name of ["Previous", "Listen", "Complete Recipe"])
      expect((await kitchen.button(name).boundingBox())?.height).toBeGreaterThanOrEqual(48);
    for (const button of await kitchen.screen.getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(box?.height, await button.innerText()).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect((await button.innerText()).trim()).not.toBe("");
    }
    await kitchen.expectClean(`cooking at ${width}`);
  }
  await kitchen.go(4);
  const text = page.locator(".cook-text");
  expect(parseFloat(await text.evaluate((node) => getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(
    24,
  );
});

test("a step whose save was done but not answered is saved by the next press, and is no conflict with itself", async ({
  kitchen,
  page,
}) => {
  await kitchen.start();
  await kitchen.press("More");
  await kitchen.press("Edit step");
  await page.getByLabel("Step 1", { exact: true }).fill("Dice the ***onion***.");
  await page.route(
    "**/api/recipes/*",
    async (route) => {
      if (route.request().method() !== "PUT") return route.continue();
      await route.fetch();
      return route.abort();
    },
    { times: 1 },
  );
  await kitchen.press("Save Changes");
  await expect(page.getByRole("alert").filter({ hasText: "Update Error" })).toBeVisible();
  await kitchen.press("Save Changes");
  const message = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  await expect(message).toContainText("Step updated");
});

test("a message never covers Next Step, Exit or More, at any size of screen", async ({ kitchen, page }) => {
  await kitchen.start();
  await kitchen.press("More");
  await kitchen.press("Edit step");
  await page.getByLabel("Step 1", { exact: true }).fill("Dice the ***onion***.");
  await kitchen.press("Save Changes");
  const message = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  await expect(message).toContainText("Step updated");
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.clock.runFor(FRAME_MS);
    const over = await message.boundingBox();
    for (const name of ["Next Step", "Exit", "More"]) {
      const button = await kitchen.screen.getByRole("button", { name, exact: true }).boundingBox();
      expect(over && button && overlap(over, button), `${name} at ${width}`).toBe(false);
    }
  }
});

test("a free cook sees the plans, also when the address says Cook Mode", async ({ page, account }) => {
  await account.signUp();
  const id = await account.save(CHOWDER);
  await page.goto(`/recipe/${id}#cook`);
  await expect(page.getByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`));
});

test("what a word of the step means stands at its end, closed, and only where the step has one", async ({
  kitchen,
}) => {
  await kitchen.start();
  const words = kitchen.screen.getByText("Words of this step explained");
  await expect(kitchen.screen.getByText("Chop the")).toBeVisible();
  await expect(words).toHaveCount(0);
  await kitchen.go(2);
  const meaning = kitchen.screen.getByText("Small bubbles rise slowly. It does not boil hard.");
  await expect(words).toBeVisible();
  await expect(meaning).toBeHidden();
  await words.focus();
  // The key opens it, and does not go on to the next step.
  await kitchen.page.keyboard.press("Space");
  await expect(meaning).toBeVisible();
  await kitchen.expectStep(2);
  await kitchen.page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(kitchen.page)).toBe(0);
  await kitchen.page.setViewportSize({ width: 1280, height: 800 });
  await kitchen.expectClean("the words of a step explained");
});
