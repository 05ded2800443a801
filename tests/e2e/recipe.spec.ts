import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expectCleanInBothThemes, overflow, chooseTheme } from "./support/clean";
import { expect, test } from "./support/fixtures";
import { cookingStep, LEEK_SOUP } from "./support/recipes";

/** As the converter would have written it. */
const RECEIPT = {
  ...{ engine: "rules", version: "1", issues: [] },
  ingredients: { total: 4, placed: 4 },
  amounts: { checked: 4, matching: 4 },
  times: { checked: 2, matching: 2 },
  temperatures: { checked: 0, matching: 0 },
  sentences: { total: 4, kept: 4 },
};

/** Stands in for the machine's voice, which no test machine has: notes what is said and how, and never ends by itself. */
const withVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: { text: string; rate: number; pitch: number; voice: string | undefined }[] = [];
    const voice = (name: string, lang: string) => ({ name, lang, default: false, localService: true });
    Object.assign(window, { said });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => [voice("Daniel", "en-GB"), voice("Samantha", "en-US"), voice("Anna", "de-DE")],
        speak: (utterance: SpeechSynthesisUtterance) => {
          said.push({
            text: utterance.text,
            rate: utterance.rate,
            pitch: utterance.pitch,
            voice: utterance.voice?.name,
          });
          Object.assign(window, { endSentence: () => utterance.onend?.({} as SpeechSynthesisEvent) });
        },
        cancel: () => said.push({ text: "(cancelled)", rate: 0, pitch: 0, voice: undefined }),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    });
    class Utterance {
      rate = 1;
      pitch = 1;
      voice = null;
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
  });

const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: { text: string; rate: number }[] }).said);

test("at 390×844, title, servings and Cook stand above the fold", async ({ page, account }) => {
  await account.signUp();
  const id = await account.save();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/recipe/${id}`);
  for (const part of [
    page.getByRole("heading", { level: 1, name: "Leek Soup with Lemon" }),
    page.getByText("Servings: 4"),
    page.getByRole("button", { name: "Cook", exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  for (const name of ["Edit", "Share", "Print", "Cook", "Delete"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back", exact: true })).toBeVisible();
});

test("preparation is read as a block, each cooking step alone; Listen becomes Stop", async ({
  page,
  account,
}) => {
  await withVoice(page);
  await account.signUp();
  await page.goto(`/recipe/${await account.save()}`);
  const prep = page.getByRole("region", { name: "Preparation Steps" });
  const cooking = page.getByRole("region", { name: "Cooking Instructions" });
  await expect(prep.getByRole("button", { name: "Listen" })).toHaveCount(1);
  await expect(cooking.getByRole("button", { name: "Listen" })).toHaveCount(2);
  // On a wide screen it stands at the end of the line that is read, and takes no row of its own.
  const listen = await cooking.getByRole("button", { name: "Listen" }).first().boundingBox();
  const words = await cooking.getByRole("listitem").first().getByRole("paragraph").first().boundingBox();
  expect(listen?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0));
  await prep.getByRole("button", { name: "Listen" }).click();
  await expect(prep.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect
    .poll(() => said(page))
    .toEqual([{ text: "Slice the leeks.", rate: 0.9, pitch: 1, voice: "Samantha" }]);
  await cooking.getByRole("button", { name: "Listen" }).first().click();
  await expect(prep.getByRole("button", { name: "Listen" })).toBeVisible();
  await cooking.getByRole("button", { name: "Stop" }).click();
  await expect(cooking.getByRole("button", { name: "Stop" })).toHaveCount(0);
  await expect.poll(async () => (await said(page)).at(-1)?.text).toBe("(cancelled)");
  await cooking.getByRole("button", { name: "Read all aloud" }).click();
  await expect.poll(async () => (await said(page)).at(-1)?.text).toBe("Fry the leeks in oil for 5 minutes.");
  await cooking.getByRole("button", { name: "Stop reading" }).click();
  await expect(cooking.getByRole("button", { name: "Read all aloud" })).toBeVisible();
});

test("Listen goes sentence by sentence, pauses and goes on with the same one, and falls silent when the page is left", async ({
  page,
  account,
}) => {
  await withVoice(page);
  await account.signUp();
  await page.goto(`/recipe/${await account.save({ steps: [cookingStep("Warm the oil. Add the leeks.")] })}`);
  const cooking = page.getByRole("region", { name: "Cooking Instructions" });
  await cooking.getByRole("button", { name: "Listen" }).click();
  await expect.poll(async () => (await said(page)).length).toBe(1);
  await page.evaluate(() => (window as unknown as { endSentence: () => void }).endSentence());
  await cooking.getByRole("button", { name: "Pause" }).click();
  await cooking.getByRole("button", { name: "Resume" }).click();
  await expect
    .poll(async () => (await said(page)).map(({ text }) => text))
    .toEqual(["Warm the oil.", "Add the leeks.", "(cancelled)", "Add the leeks."]);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await expect.poll(async () => (await said(page)).at(-1)?.text).toBe("(cancelled)");
});

test("a recipe in another language is read by a voice of that language", async ({ page, account }) => {
  await withVoice(page);
  await account.signUp();
  const instruction = "Den Lauch in der Butter anbraten und mit 200 g Mehl bestreuen, dann 5 Minuten kochen.";
  await page.goto(`/recipe/${await account.save({ steps: [cookingStep(instruction)] })}`);
  await page.getByRole("button", { name: "Listen" }).click();
  // What the voice is given is said in full.
  const spoken = instruction.replace("200 g", "200 Gramm");
  await expect.poll(() => said(page)).toMatchObject([{ text: spoken, voice: "Anna" }]);
});

test("the scaler changes every amount, not below 1", async ({ page, account }) => {
  await account.signUp();
  await page.goto(`/recipe/${await account.save()}`);
  const list = page.getByRole("region", { name: "Shopping List" });
  await list.getByRole("button", { name: "More servings" }).click();
  await expect(page.getByText("Servings: 5")).toBeVisible();
  await list.getByRole("slider", { name: "Servings" }).fill("8");
  await expect(list).toContainText("4 leeks");
  await expect(list).toContainText("1000 ml stock");
  await expect(page.getByText("Servings: 8")).toBeVisible();
  await expect(list.getByRole("slider", { name: "Servings" })).toHaveAttribute("max", "20");
  await list.getByRole("slider", { name: "Servings" }).fill("1");
  await expect(list.getByRole("button", { name: "Fewer servings" })).toBeDisabled();
  await list.getByRole("button", { name: "Back to 4" }).click();
  await expect(list).toContainText("2 leeks");
});

test("the original comes when it is opened, not with the page; when it cannot come, it says so and is asked for again", async ({
  page,
  account,
}) => {
  await account.signUp();
  const original = "Take what the garden has, says grandmother's letter.";
  const formattedContent = { ...LEEK_SOUP, receipt: RECEIPT };
  const { id } = (await account.send("POST", "/api/recipes", {
    ...{ title: "Garden soup", servings: 4, originalContent: original, formattedContent },
  })) as { id: string };
  const bodies: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.url().includes(`/recipe/${id}`)) bodies.push(answer.text());
  });
  await page.goto(`/recipe/${id}`);
  await expect(page.getByRole("main")).toContainText("Fry the leeks");
  expect(bodies).toHaveLength(1);
  expect(await bodies[0]).not.toContain("grandmother");

  const call = `**/api/recipes/${id}`;
  await page.route(call, (route) => route.abort());
  await page.getByText("Details").click();
  await expect(page.getByText("The original text could not be fetched")).toBeVisible();
  await page.unroute(call);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "The original text" })).toHaveText(original);
  await expectCleanInBothThemes(page, "receipt");
});

test("other servings that cannot come leave the amounts as they are, and say so", async ({
  page,
  account,
  converter,
}) => {
  await account.signUp();
  await page.goto(`/recipe/${await account.save()}`);
  const list = page.getByRole("region", { name: "Shopping List" });
  const more = list.getByRole("button", { name: "More servings" });
  await expect(more).toBeEnabled();
  // What shows messages comes by itself, soon after the page.
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeAttached();
  await page.route("**/_next/static/**", (route) => route.abort());
  await more.click();
  await converter.expectToast("The amounts could not be changed", "Please check your connection");
  await expect(list).toContainText("4 servings");
  await expect(list).toContainText("2 leeks");
  await page.unroute("**/_next/static/**");
  await more.click();
  await expect(page.getByText("Servings: 5")).toBeVisible();
  await expect(list).toContainText("625 ml stock");
});

test("a free cook who would edit or cook sees the plans; one who has paid cooks", async ({
  page,
  account,
}) => {
  await account.signUp();
  const id = await account.save();
  await page.goto(`/recipe/${id}`);
  const plans = page.getByRole("dialog", { name: "Upgrade to Premium" });
  for (const name of ["Edit", "Cook"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(plans).toContainText("$12.99");
    await page.keyboard.press("Escape");
    await expect(plans).toHaveCount(0);
  }
  await account.grantPremium();
  await page.getByRole("button", { name: "Cook", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Leek Soup with Lemon" })).toContainText("Before you start");
});

test("Delete leads back to the list, where Undo waits", async ({ page, account }) => {
  await account.signUp();
  await page.goto(`/recipe/${await account.save()}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await page.getByRole("main").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("article", { name: "Leek Soup with Lemon" })).toBeVisible();
});

test("on paper: list and steps, no buttons, dark ink whatever the theme", async ({ page, account }) => {
  await account.signUp();
  const id = await account.save();
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto(`/recipe/${id}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Shopping List" })).toContainText("500 ml stock");
  await expect(page.getByRole("region", { name: "Cooking Instructions" })).toContainText("Fry the leeks");
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(32, 40, 31)");
});

test("a photo that could not be read says so, with tips", async ({ page, account }) => {
  await account.signUp();
  const id = await account.save({
    ocrError: true,
    description: "The photo is too dark.",
    ingredients: [],
    steps: [],
  });
  await page.goto(`/recipe/${id}`);
  const box = page.getByRole("region", { name: "Image Reading Error" });
  await expect(box).toContainText("The photo is too dark.");
  await expect(box.getByRole("listitem")).toHaveCount(3);
  await expectCleanInBothThemes(page, "reading error");
});

test("an unknown recipe, and one of somebody else: 404, with a way back", async ({
  page,
  account,
  browser,
}) => {
  await account.signUp();
  const id = await account.save();
  await chooseTheme(page, "dark");
  const answer = await page.goto("/recipe/unknown");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Recipe not found" })).toBeAttached();
  await expect(page.getByRole("link", { name: "Back to Saved Recipes" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/(^| )dark( |$)/);
  await expectCleanInBothThemes(page, "not found");
  const stranger = await browser.newContext({ baseURL: account.origin });
  const { Account } = await import("./support/account");
  const other = new Account(await stranger.newPage(), account.origin);
  await other.signUp();
  expect((await other.page.goto(`/recipe/${id}`))?.status()).toBe(404);
  await stranger.close();
});

test("clean in both themes, by keyboard, and at 320 px", async ({ page, account }) => {
  await account.signUp();
  await page.goto(`/recipe/${await account.save()}`);
  await expectCleanInBothThemes(page, "recipe");
  await expect(page.getByRole("button", { name: "Cook", exact: true })).toBeEnabled();
  await page.getByRole("button", { name: "Cook", exact: true }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Back", exact: true })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
});

test("a title of one very long word is broken on a phone, not cut off", async ({ page, account }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await account.signUp({ premium: true });
  await page.goto(
    `/recipe/${await account.save({ title: "Donaudampfschifffahrtsgesellschaftskapitaenssuppe" })}`,
  );
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(320);
});

test("on paper the list stands above the steps, which are read at 12 points", async ({ page, account }) => {
  await account.signUp();
  await page.goto(`/recipe/${await account.save()}`);
  await page.emulateMedia({ media: "print" });
  const list = await page.getByRole("region", { name: "Shopping List" }).boundingBox();
  const steps = page.getByRole("region", { name: "Cooking Instructions" });
  const below = await steps.boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  const size = await steps
    .getByText("Fry the", { exact: false })
    .first()
    .evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThanOrEqual(15.9);
});

test("on paper of several pages nothing lies over anything: the notes stand below the last step", async ({
  page,
  account,
}) => {
  await account.signUp();
  const line = (text: string) => ({ text, uses: [], seconds: [] });
  const steps = Array.from({ length: 24 }, (_, index) => ({
    ...cookingStep(`Stir the pot. Taste it, time ${index + 1}.`),
    number: index + 1,
    actions: [line("Stir the pot."), line(`Taste it, time ${index + 1}.`)],
    section: index < 9 ? "For the soup" : "For the bread",
  }));
  await page.goto(`/recipe/${await account.save({ steps, notes: ["It freezes well."] })}`);
  const loading = getDocument({ data: new Uint8Array(await page.pdf({ format: "A4" })) });
  const paper = await loading.promise;
  const lines: { text: string; height: number }[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    for (const item of items) {
      if (!("str" in item)) continue;
      // From the end of the last page up, so that what stands on an earlier page is higher.
      const height = Math.round(item.transform[5]) + (paper.numPages - number) * 1_000;
      const same = lines.find((line) => line.height === height);
      if (same) same.text += item.str;
      else lines.push({ text: item.str, height });
    }
  }
  await loading.destroy();
  const above = (text: string) => lines.find((line) => line.text.includes(text))?.height ?? NaN;
  expect(paper.numPages).toBeGreaterThan(1);
  expect(above("time 24.")).toBeGreaterThan(above("Notes") + 12);
  expect(above("Notes")).toBeGreaterThan(above("freezes well") + 12);
});

test("words of cooking that the steps use are explained in our words, closed until they are asked for", async ({
  page,
  account,
}) => {
  await page.goto("/library-recipe/creamy-tomato-gnocchi");
  const meaning = page.getByText("Small bubbles rise slowly. It does not boil hard.");
  await expect(meaning).toBeHidden();
  await page.getByText("Cooking words explained").click();
  await expect(meaning).toBeVisible();
  await expect(page.getByText("They are no part of the recipe.")).toBeVisible();

  // In Cook Mode at the step that uses them, the vague ones too.
  await account.signUp({ premium: true });
  const steps = [{ ...cookingStep("Bake the leeks until done, then salt them to taste."), ingredients: [] }];
  await page.goto(`/recipe/${await account.save({ steps })}`);
  await page.getByRole("button", { name: "Cook", exact: true }).click();
  await page.getByRole("button", { name: "Start cooking" }).click();
  const step = page.getByRole("group", { name: "This step" });
  const vague = step.getByText("As much as you like: begin with a little, taste, then add more.");
  await expect(vague).toBeHidden();
  await step.getByText("Words of this step explained").click();
  await expect(vague).toBeVisible();
});
