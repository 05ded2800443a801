/** What helps while cooking: the screen that stays on, the voice, commands without hands, keys, settings, and finding back. */
import type { Locator, Page } from "@playwright/test";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { Account } from "./support/account";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";
import { setHidden, withStandIns } from "./support/stand-ins";

const CURRY: FormattedContent = {
  title: "pumpkin curry",
  description: "",
  servings: 2,
  imageUrl: null,
  totalMinutes: undefined,
  ingredients: { refrigerated: ["1 onion", "200 ml cream"], other: ["1½ cups stock", "2 tbsp oil"] },
  steps: [
    { number: 1, instruction: "Chop the ***onion***.", ingredients: ["1 onion"], isPrep: true },
    {
      number: 2,
      instruction: "Warm the ***oil*** in a large pan. Add ***1½ cups stock***. Simmer for 10-12 mins.",
      ingredients: ["2 tbsp oil", "1½ cups stock"],
      isPrep: false,
    },
    {
      number: 3,
      instruction: "Stir in the ***cream***. Bake at 350°F for 40 minutes.",
      ingredients: ["200 ml cream"],
      isPrep: false,
    },
  ],
};

const cookMode = (page: Page) => page.getByRole("dialog", { name: "Pumpkin Curry" });
const place = (page: Page, words: string) =>
  expect(cookMode(page).getByRole("heading", { name: words })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sheet = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

async function openRecipe(page: Page, account: Account): Promise<string> {
  await account.signUp({ premium: true });
  const id = await account.save(CURRY);
  await page.goto(`/recipe/${id}`);
  return id;
}

/** Cook Mode at its first step. */
async function startCooking(page: Page): Promise<void> {
  await button(page, "Cook").click();
  await button(page, "Start cooking").click();
  await place(page, "Step 1 of 3");
}

async function more(page: Page, name: string): Promise<void> {
  // The recipe's page below has a More of its own.
  await cookMode(page).getByRole("button", { name: "More", exact: true }).click();
  await button(page, name).click();
}

test("the card before the start names what to get out, and invents no time", async ({ page, account }) => {
  await openRecipe(page, account);
  await button(page, "Cook").click();
  await place(page, "Before you start");
  const card = cookMode(page);
  await expect(card.getByText("Total time:")).toBeVisible();
  await expect(card).toContainText("Total time:not stated");
  await expect(card).toContainText("Longest wait:40 minutes (step 3)");
  await expect(card.getByRole("region", { name: "From the fridge and freezer" })).toContainText("1 onion");
  await expect(card.getByRole("region", { name: "Tools" })).toContainText("large pan");
  await expect(card.getByRole("region", { name: "Prepare first" })).toContainText("Chop the onion.");
  const cupboard = card.getByRole("region", { name: "From the cupboard" });
  // Beside each other the lists begin at one height, though one heading needs two lines.
  await page.setViewportSize({ width: 700, height: 900 });
  const firstLine = async (region: Locator) =>
    (await region.getByRole("listitem").first().boundingBox())?.y ?? 0;
  expect(await firstLine(cupboard)).toBeCloseTo(
    await firstLine(card.getByRole("region", { name: "From the fridge and freezer" })),
    0,
  );
  await cupboard.getByRole("button", { name: "Got everything" }).click();
  await expect(cupboard.getByRole("checkbox")).toHaveCount(0);
  await expect(cupboard).toContainText("All 2 are here.");
  await cupboard.getByRole("button", { name: "Show again" }).click();
  await expect(cupboard.getByRole("checkbox")).toHaveCount(2);
  await card.getByLabel("Start the timer").selectOption("Never");
  await expectCleanInBothThemes(page, "before you start");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(button(page, "Start cooking")).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBe(0);
  await button(page, "Start cooking").click();
  await expect(button(page, "Start")).toBeVisible();
});

test("what it makes answers for how many it is, seconds are no minute, and on a phone an amount stays at its food", async ({
  page,
  account,
}) => {
  await account.signUp({ premium: true });
  const step = { number: 1, instruction: "Shake the ***paprika*** for 15 seconds.", isPrep: false };
  const content = { ...CURRY, servings: null, yield: "2 glasses" };
  const id = await account.save({ ...content, steps: [{ ...step, ingredients: ["2 tbsp paprika"] }] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/recipe/${id}`);
  await button(page, "Cook").click();
  await expect(cookMode(page)).toContainText("Longest wait:15 seconds (step 1)");
  await expect(cookMode(page)).toContainText("Makes:2 glasses");
  await expect(cookMode(page)).not.toContainText("Servings:");
  await button(page, "Start cooking").click();
  const amount = () =>
    page.locator(".cook-text .ingredient").evaluate((mark) => getComputedStyle(mark, "::before").content);
  expect(await amount()).toContain("tbsp\u00a0");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await amount()).toContain("tbsp ");
});

test("the screen is kept on, asked for again when the tab is seen again, and let go of", async ({
  page,
  account,
}) => {
  await withStandIns(page);
  await openRecipe(page, account);
  await startCooking(page);
  const wake = () => page.evaluate(() => window.standIns.wake);
  await expect.poll(wake).toMatchObject({ asked: 1, held: 1 });
  await setHidden(page, true);
  await expect.poll(wake).toMatchObject({ held: 0 });
  await setHidden(page, false);
  await expect.poll(wake).toMatchObject({ asked: 2, held: 1 });
  await button(page, "More").click();
  const keepAwake = page.getByRole("switch", { name: "Keep Awake" });
  await expect(keepAwake).toHaveAccessibleName("Keep Awake: on");
  await keepAwake.click();
  await expect(keepAwake).toHaveAccessibleName("Keep Awake: off");
  await expect.poll(wake).toMatchObject({ asked: 2, held: 0 });
  await keepAwake.click();
  await expect.poll(wake).toMatchObject({ asked: 3, held: 1 });
  await page.keyboard.press("Escape");
  await button(page, "Exit").click();
  await expect.poll(wake).toMatchObject({ asked: 3, held: 0 });
});

test("where the browser cannot hold the screen, that is said, and tried again every 30 seconds", async ({
  page,
  account,
  converter,
}) => {
  await withStandIns(page, { screenIsRefused: true });
  await openRecipe(page, account);
  await page.clock.install();
  await startCooking(page);
  await converter.expectToast("Could not keep screen awake", "");
  await expect(page.getByText(/screen awake|cannot keep the screen/i)).toHaveCount(1);
  // On a small phone the message covers neither the step's first line nor a button.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  const message = await converter.toast.boundingBox();
  const parts = [
    cookMode(page).locator(".cook-text > div").first(),
    ...(await cookMode(page).getByRole("button").all()),
  ];
  for (const part of parts) {
    const box = await part.boundingBox();
    const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (message?.y ?? 0) + 1;
    const isBelow = (box?.y ?? 0) >= (message?.y ?? 0) + (message?.height ?? 0) - 1;
    expect(isAbove || isBelow, (await part.textContent()) ?? "").toBe(true);
  }
  if (size) await page.setViewportSize(size);
  await button(page, "More").click();
  const keepAwake = page.getByRole("switch", { name: "Keep Awake" });
  await expect(keepAwake).toHaveAccessibleName("Keep Awake: on (fallback)");
  const asked = () => page.evaluate(() => window.standIns.wake.asked);
  expect(await asked()).toBe(1);
  await page.clock.fastForward("00:31");
  await expect.poll(asked).toBe(2);
  await page.evaluate(() => (window.standIns.wake.isRefused = false));
  await page.clock.fastForward("00:31");
  await expect(keepAwake).toHaveAccessibleName("Keep Awake: on");
  await page.clock.fastForward("01:05");
  expect(await asked()).toBe(3);
});

test("a step is read sentence by sentence, marked, in words one says; and never beyond the step", async ({
  page,
  account,
}) => {
  await withStandIns(page);
  await openRecipe(page, account);
  await startCooking(page);
  await button(page, "Next Step").click();
  const said = () => page.evaluate(() => window.standIns.said.map(({ text }) => text));
  const marked = cookMode(page).locator(".spoken");
  await button(page, "Listen").click();
  await expect(marked).toHaveText("Warm the oil in a large pan.");
  await page.evaluate(() => window.standIns.finishSentence());
  await expect(marked).toHaveText("Add 1½ cups stock.");
  expect(await said()).toEqual(["Warm the oil in a large pan.", "Add one and a half cups stock."]);
  await expectCleanInBothThemes(page, "reading aloud");

  const controls = page.getByRole("group", { name: "Reading aloud" });
  await controls.getByRole("button", { name: "Pause" }).click();
  await page.evaluate(() => window.standIns.finishSentence());
  await expect(marked).toHaveText("Add 1½ cups stock.");
  await controls.getByRole("button", { name: "Resume" }).click();
  await controls.getByRole("button", { name: "Repeat" }).click();
  await expect.poll(said).toHaveLength(4);
  await controls.getByRole("button", { name: "Slower" }).click();
  await controls.getByRole("button", { name: "Mute" }).click();
  await expect
    .poll(() => page.evaluate(() => window.standIns.said.slice(-2)))
    .toEqual([
      { text: "Add one and a half cups stock.", rate: 0.75, volume: 1, voice: "Samantha" },
      { text: "Add one and a half cups stock.", rate: 0.75, volume: 0, voice: "Samantha" },
    ]);
  await page.evaluate(() => window.standIns.finishSentence());
  await expect.poll(async () => (await said()).at(-1)).toBe("Simmer for 10 to 12 minutes.");
  await button(page, "Next Step").click();
  await expect(button(page, "Listen")).toBeVisible();
  await expect(controls).toHaveCount(0);
  await expect(marked).toHaveCount(0);
  const before = (await said()).length;
  await page.evaluate(() => window.standIns.finishSentence());
  expect(await said()).toHaveLength(before);
});

test("hands-free is asked for, says whether speech leaves the device, shows that it listens, and obeys", async ({
  page,
  account,
}) => {
  await withStandIns(page);
  await openRecipe(page, account);
  await startCooking(page);
  const opened = () => page.evaluate(() => window.standIns.hearing.opened);
  expect(await opened()).toBe(0);
  await more(page, "Cook Mode settings");
  const settings = sheet(page, "Cook Mode settings");
  await expect(settings.getByText("Hands-free")).toBeVisible();
  expect(await page.evaluate(() => window.standIns.hearing.asked)).toBe(0);
  await settings.getByText("Hands-free").click();
  await expect(settings).toContainText("your speech may leave this device");
  await settings.getByRole("switch", { name: "Listen for spoken commands" }).click();
  await settings.getByRole("button", { name: "Done" }).click();
  await expect(cookMode(page).getByText("Listening.")).toBeVisible();
  const hear = (words: string) => page.evaluate((heard) => window.standIns.hear(heard), words);
  await hear("and the next one said");
  await place(page, "Step 1 of 3");
  await hear("Next step, please");
  await place(page, "Step 2 of 3");
  await expect(cookMode(page)).toContainText("Heard “Next”.");
  await hear("repeat");
  await expect(button(page, "Stop")).toBeVisible();
  await hear("stop");
  await expect(button(page, "Listen")).toBeVisible();
  await hear("ingredients");
  await expect(sheet(page, "All Ingredients")).toBeVisible();
  await hear("back");
  await expect(sheet(page, "All Ingredients")).toHaveCount(0);
  await place(page, "Step 1 of 3");
  const timer = page.getByRole("timer", { name: "Step timer" });
  await button(page, "Pause").click();
  await hear("start timer");
  await expect(button(page, "Pause")).toBeVisible();
  await expect(timer).toBeVisible();
  // A microphone is never open in a tab that nobody sees.
  await setHidden(page, true);
  await expect.poll(() => page.evaluate(() => window.standIns.hearing.isOpen)).toBe(false);
  await setHidden(page, false);
  await expect.poll(() => page.evaluate(() => window.standIns.hearing.isOpen)).toBe(true);
  await button(page, "Exit").click();
  await expect.poll(() => page.evaluate(() => window.standIns.hearing.isOpen)).toBe(false);
});

test("with the keyboard alone, and never while typing", async ({ page, account }) => {
  await withStandIns(page);
  await openRecipe(page, account);
  await expect(button(page, "Cook")).toBeEnabled();
  await button(page, "Cook").focus();
  await page.keyboard.press("Enter");
  await place(page, "Before you start");
  await button(page, "Start cooking").focus();
  await page.keyboard.press("Enter");
  await place(page, "Step 1 of 3");
  await page.keyboard.press("ArrowRight");
  await place(page, "Step 2 of 3");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await place(page, "Step 2 of 3");
  await page.keyboard.press("l");
  await expect(button(page, "Stop")).toBeVisible();
  await page.keyboard.press("l");
  await expect(button(page, "Listen")).toBeVisible();
  await page.keyboard.press("t");
  await expect(button(page, "Resume")).toBeVisible();
  await page.keyboard.press("t");
  await expect(button(page, "Pause")).toBeVisible();
  await page.keyboard.press("a");
  await expect(sheet(page, "All Ingredients")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(sheet(page, "All Ingredients")).toHaveCount(0);
  await place(page, "Step 2 of 3");
  await page.keyboard.press("?");
  await expect(sheet(page, "Keyboard")).toContainText("All ingredients");
  await expectCleanInBothThemes(page, "keyboard");
  await page.keyboard.press("Escape");
  await expect(sheet(page, "Keyboard")).toHaveCount(0);

  await button(page, "Change time").click();
  const minutes = page.getByLabel("Custom minutes");
  await minutes.fill("7");
  await minutes.press("l");
  await minutes.press("ArrowRight");
  await minutes.press("Escape");
  await expect(minutes).toHaveCount(0);
  await place(page, "Step 2 of 3");
  await expect(button(page, "Listen")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cookMode(page)).toHaveCount(0);
  await expect(button(page, "Cook")).toBeFocused();
});

test("Esc right behind the key that opened a sheet closes the sheet, and never Cook Mode", async ({
  page,
  account,
}) => {
  await openRecipe(page, account);
  await startCooking(page);
  // The moment in which it went wrong is short: not every time meets it.
  for (let time = 0; time < 15; time += 1) {
    await page.keyboard.press("a");
    await expect(sheet(page, "All Ingredients")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet(page, "All Ingredients")).toHaveCount(0);
    await place(page, "Step 1 of 3");
  }
});

test("settings hold at once and after a reload; the font is fetched only when it is chosen", async ({
  page,
  account,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => /opendyslexic/i.test(request.url()) && fonts.push(request.url()));
  await withStandIns(page, { onDevice: true });
  await openRecipe(page, account);
  await startCooking(page);
  const size = () =>
    cookMode(page)
      .getByText("Chop the")
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const usual = await size();
  expect(usual).toBeGreaterThanOrEqual(28);
  await more(page, "Cook Mode settings");
  const settings = sheet(page, "Cook Mode settings");
  await expect(settings.getByRole("radio")).toHaveCount(0);
  for (const part of ["Reading", "Timers", "Read aloud", "Hands-free"])
    await settings.getByRole("heading", { name: part }).click();
  await expect(settings).toContainText("does not leave it");
  await expectCleanInBothThemes(page, "settings");
  await settings.getByRole("radio", { name: "Largest" }).check();
  expect(fonts).toEqual([]);
  await settings.getByRole("radio", { name: "OpenDyslexic" }).check();
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await settings.getByRole("radio", { name: "Only when the step states a time" }).check();
  await settings.getByLabel("Voice").selectOption({ label: "Daniel (en-GB)" });
  await settings.getByRole("slider", { name: "Speed" }).fill("1.2");
  await settings.getByRole("switch", { name: "Tick marks" }).click();
  await settings.getByRole("button", { name: "Done" }).click();
  const largest = await size();
  expect(largest).toBeGreaterThan(usual * 1.3);
  await page.reload();
  await place(page, "Step 1 of 3");
  expect(await size()).toBe(largest);
  await expect(cookMode(page).getByRole("checkbox")).toHaveCount(0);
  await button(page, "Listen").click();
  await expect
    .poll(() => page.evaluate(() => window.standIns.said))
    .toMatchObject([{ voice: "Daniel", rate: 1.2 }]);

  // The largest letters on the narrowest screen.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  for (const name of ["Previous", "Stop", "Next Step", "More", "Exit"])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  await expectCleanInBothThemes(page, "largest text at 320 px");
  await button(page, "Exit").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-cook-font");
});

test("an unfinished cooking is offered again, with where it stood", async ({ page, account }) => {
  const id = await openRecipe(page, account);
  await startCooking(page);
  await button(page, "Next Step").click();
  await cookMode(page).getByRole("checkbox", { name: "2 tbsp oil", exact: true }).check();
  await button(page, "Exit").click();
  await expect(cookMode(page)).toHaveCount(0);
  await page.goto("/saved-recipes");
  await page.goto(`/recipe/${id}`);
  await button(page, "Cook").click();
  const offer = page.getByRole("region", { name: "Where was I?" });
  await expect(offer).toContainText("Step 2 of 3: Warm the oil in a large pan.");
  await expect(offer).toContainText("Before that: Chop the onion.");
  await expect(offer).toContainText("1 thing ticked off");
  await expectCleanInBothThemes(page, "where was I");
  await button(page, "Go on cooking").click();
  await place(page, "Step 2 of 3");
  await expect(cookMode(page).getByRole("checkbox", { name: "2 tbsp oil", exact: true })).toBeChecked();
  await expect(page.getByRole("timer", { name: "Step timer" })).toContainText(/^0?9:/);
  await button(page, "Exit").click();
  await button(page, "Cook").click();
  await button(page, "Start again").click();
  await place(page, "Before you start");
});

test("a recap greets who comes back after more than five minutes", async ({ page, account }) => {
  await page.clock.install();
  await openRecipe(page, account);
  await startCooking(page);
  await button(page, "Next Step").click();
  await setHidden(page, true);
  await page.clock.fastForward("12:00");
  await setHidden(page, false);
  const recap = page.getByRole("region", { name: "Where was I?" });
  await expect(recap).toContainText("You were away for 12 minutes.");
  await recap.getByRole("button", { name: "Close" }).click();
  await expect(recap).toHaveCount(0);
  await place(page, "Step 2 of 3");
  await page.reload();
  await place(page, "Step 2 of 3");
});

test("all steps: where one stands, and a way to any of them", async ({ page, account }) => {
  await openRecipe(page, account);
  await startCooking(page);
  await button(page, "Next Step").click();
  // Not room for all of them: it opens at this one.
  await page.setViewportSize({ width: 390, height: 420 });
  await more(page, "All steps");
  const steps = sheet(page, "All steps");
  await expect(steps.getByRole("button", { name: /Step 2: you are here/ })).toBeInViewport({ ratio: 1 });
  await expect(steps.getByRole("button", { name: /Step 1: done/ })).toBeVisible();
  await expect(steps.getByRole("button", { name: /Step 2: you are here/ })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await expectCleanInBothThemes(page, "all steps");
  await steps.getByRole("button", { name: /Step 3: to do/ }).click();
  await place(page, "Step 3 of 3");
  await more(page, "Help");
  const help = sheet(page, "Help & Support");
  await help.getByLabel("Your question").fill("all the timers");
  await expect(help.getByLabel("Your question")).toHaveValue("all the timers");
  await help.getByRole("button", { name: "Close" }).click();
  await expect(help).toHaveCount(0);
  await place(page, "Step 3 of 3");
  await expect(button(page, "More")).toBeFocused();
});

test("an edited step shows at once and on the page; another window's change is not lost", async ({
  page,
  account,
}) => {
  const id = await openRecipe(page, account);
  await page.getByRole("button", { name: "More servings" }).click();
  await expect(page.getByText("Servings: 3")).toBeVisible();
  await startCooking(page);
  await more(page, "Edit step");
  const editor = sheet(page, "Edit step");
  await expect(editor).toContainText("Amounts here are for 2 servings");
  await expect(editor.getByLabel("Ingredient 1", { exact: true })).toHaveValue("1 onion");
  await expectCleanInBothThemes(page, "edit step");
  // Another window changes another step, and then this one.
  const stored = async () => {
    const answer = await page.request.get(`/api/recipes/${id}`);
    return ((await answer.json()) as { formattedContent: FormattedContent }).formattedContent.steps;
  };
  const put = (number: number, instruction: string, steps: FormattedContent["steps"]) =>
    account.send("PUT", `/api/recipes/${id}`, {
      steps: steps.map((step) => (step.number === number ? { ...step, instruction } : step)),
    });
  await put(3, "Serve it.", await stored());
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  await editor.getByLabel("Step 1").fill("Dice the ***onion*** finely.");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor).toHaveCount(0);
  await expect(cookMode(page)).toContainText("Dice the onion finely.");
  // More stays open while the page behind is drawn anew: nothing is loaded a second time.
  await cookMode(page).getByRole("button", { name: "More", exact: true }).click();
  await expect(page.locator("main")).toContainText("Dice the onion finely.");
  await expect(button(page, "Edit step")).toBeVisible();
  expect(await page.evaluate(() => "loadedOnce" in window)).toBe(true);
  expect((await stored()).map((step) => step.instruction)).toEqual([
    "Dice the ***onion*** finely.",
    CURRY.steps[1]?.instruction,
    "Serve it.",
  ]);

  await button(page, "Edit step").click();
  await editor.getByLabel("Step 1").fill("Grate the ***onion***.");
  await put(1, "Leave the ***onion*** whole.", await stored());
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByRole("alert")).toContainText("changed in another window");
  await editor.getByRole("button", { name: "Keep my version" }).click();
  await expect(cookMode(page)).toContainText("Grate the onion.");
  await button(page, "Exit").click();
  await expect(page.getByRole("main")).toContainText("Grate the onion.");
  await expect(page.getByRole("main")).toContainText("Serve it.");
});

test("in calm mode a minute passes without a change or a sound", async ({ page, account }) => {
  await page.addInitScript(() => localStorage.setItem("calmMode", "true"));
  await withStandIns(page);
  await page.clock.install();
  await openRecipe(page, account);
  await startCooking(page);
  await expect(button(page, "Start")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await page.screenshot();
  await page.clock.fastForward("01:01");
  expect((await page.screenshot()).equals(before)).toBe(true);
  expect(await page.evaluate(() => window.standIns.said)).toEqual([]);
});
