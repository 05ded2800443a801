/** What a tired cook meets first: cooking above all else, timers that are never out of sight, a way out of everything. */
import type { Page } from "@playwright/test";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";
import { CHIME, CHOWDER, heard, withKitchen } from "./support/kitchen";
import { LEEK_SOUP } from "./support/recipes";

const PHONE = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A recipe as long as a Sunday's: twenty lines to buy, twenty-five steps. */
const FOODS = ["flour", "butter", "milk", "stock", "peas", "leeks", "cream", "rice", "beans", "oil"];
const LONG: FormattedContent = {
  ...LEEK_SOUP,
  title: "sunday pie",
  ingredients: [...FOODS, ...FOODS].map(
    (food, index) => `${index + 1}00 g ${index < 10 ? "" : "spare "}${food}`,
  ),
  steps: Array.from({ length: 25 }, (_, index): Step => {
    const line = index % 10;
    const words = `Stir in the ***${FOODS[line]}***`;
    return {
      number: index + 1,
      instruction: `${words}. Cook it until the edges begin to brown.`,
      ingredients: [`${line + 1}00 g ${FOODS[line]}`],
      isPrep: index < 3,
      actions: [
        { text: `${words}.`, uses: [{ line, amount: "all" }], seconds: [] },
        { text: "Cook it until the edges begin to brown.", uses: [], seconds: [] },
      ],
    };
  }),
};

/** What is read on the screen: words, and the amounts that stand beside them. */
const seen = (page: Page, words: string) =>
  page
    .getByText(words, { exact: true })
    .first()
    .evaluate((line) =>
      [...line.childNodes]
        .map((node) => {
          if (!(node instanceof Element)) return node.textContent;
          // An article whose place the amount takes is only heard.
          if (node.getBoundingClientRect().width <= 1) return "";
          const beside = (where: string) => {
            const { content } = getComputedStyle(node, where);
            const said = /^"(.*?)"/.exec(content)?.[1] ?? "";
            return content === "none" ? "" : said.replaceAll("\u00a0", " ");
          };
          return beside("::before") + node.textContent + beside("::after");
        })
        .join(""),
    );

test("a recipe of 25 steps on a phone: cooking first, the amount once in its sentence, and not six screens", async ({
  page,
  account,
}) => {
  await page.setViewportSize(PHONE);
  await account.signUp({ premium: true });
  await page.goto(`/recipe/${await account.save(LONG)}`);
  await expect(button(page, "Cook")).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Show all 20 lines")).toBeVisible();
  expect(await seen(page, "Stir in the butter.")).toBe("Stir in 200 g butter.");
  const first = await page.getByText("Step 1.", { exact: true }).boundingBox();
  expect(first?.y).toBeLessThanOrEqual(900);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_500);
  expect(await overflow(page)).toBe(0);
  await expectCleanInBothThemes(page, "a long recipe on a phone");
});

test("the list is ticked off, keeps its ticks on the device, and is unticked at once", async ({
  page,
  account,
}) => {
  await account.signUp();
  await page.goto(`/recipe/${await account.save()}`);
  const list = page.getByRole("region", { name: "Shopping List" });
  await list.getByRole("checkbox", { name: "100 ml cream" }).click();
  await list.getByRole("checkbox", { name: "500 ml stock" }).click();
  await page.reload();
  await expect(list.getByRole("checkbox", { name: "100 ml cream" })).toBeChecked();
  await expect(list.getByRole("checkbox", { name: "2 leeks" })).not.toBeChecked();
  await list.getByRole("button", { name: "Untick all" }).click();
  await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

const LAYERED: FormattedContent = {
  ...LEEK_SOUP,
  title: "layer cake",
  ingredients: {
    refrigerated: ["85 g butter, melted", "100 g butter", "20 g butter"],
    other: ["200 g flour", "salt", "2 onions"],
  },
  steps: ["Cake", "Sauce", "Tin"].map((section, line): Step => {
    const text = "Stir the ***butter***.";
    return {
      number: line + 1,
      section,
      instruction: text,
      ingredients: ["butter"],
      isPrep: false,
      actions: [{ text, uses: [{ line, amount: "all" }], seconds: [] }],
    };
  }),
};

test("the list adds up one food of several parts, goes by aisle or part, and is copied as it is shown", async ({
  page,
  context,
  account,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(PHONE);
  await account.signUp();
  await page.goto(`/recipe/${await account.save(LAYERED)}`);
  const list = page.getByRole("region", { name: "Shopping List" });
  const butter = list.getByRole("checkbox", { name: /^205 g butter/ });
  await expect(list).toContainText("Cake: 85 g · Sauce: 100 g · Tin: 20 g");
  await butter.click();
  const order = list.getByLabel("Group by");
  await order.selectOption("Aisle");
  await expect(list.getByRole("region", { name: "Fruit and vegetables" })).toContainText("2 onions");
  await expect(butter).toBeChecked();
  await page.reload();
  await expect(list.getByRole("region", { name: "Milk, cheese and eggs" })).toContainText("205 g butter");
  await order.selectOption("Part of the recipe");
  const sauce = list.getByRole("region", { name: "Sauce" }).getByRole("checkbox", { name: "100 g butter" });
  await expect(sauce).toBeChecked();
  await expectCleanInBothThemes(page, "a list by its parts");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page)).toBe(0);
  }
  await list.getByRole("button", { name: "Copy list" }).click();
  await expect(page.getByText("List copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Layer Cake\n\nCake:\n- 85 g butter, melted\n\nSauce:\n- 100 g butter");
  for (const name of ["200 g flour", "salt", "2 onions"])
    await list.getByRole("checkbox", { name, exact: true }).click();
  await expect(list.getByText("You have everything on the list.", { exact: true })).toBeVisible();
  await list.getByRole("button", { name: "Untick all" }).click();
  await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("the list is sent by the device's own sheet, and copied where that cannot open", async ({
  page,
  context,
  account,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const refusals = [new DOMException("closed", "AbortError"), new DOMException("no", "NotAllowedError")];
    Object.assign(navigator, {
      share: ({ text }: { text: string }) => {
        document.documentElement.dataset.sent = text;
        const refusal = refusals.shift();
        return refusal ? Promise.reject(refusal) : Promise.resolve();
      },
    });
  });
  await account.signUp();
  await page.goto(`/recipe/${await account.save(LAYERED)}`);
  const send = page.getByRole("button", { name: "Send list" });
  await send.click();
  await expect(page.locator("html")).toHaveAttribute("data-sent", /205 g butter \(Cake: 85 g; Sauce: 100 g/);
  await expect(page.getByText("List copied", { exact: true })).toHaveCount(0);
  await send.click();
  await expect(page.getByText("List copied", { exact: true })).toBeVisible();
});

test("a timer is seen on every page, also after a reload there, rings, and leads back to its step", async ({
  page,
  account,
}) => {
  await withKitchen(page);
  await page.clock.install({ time: new Date("2026-03-14T17:00:00Z") });
  await account.signUp({ premium: true });
  const id = await account.save(CHOWDER);
  await page.goto(`/recipe/${id}`);
  await button(page, "Cook").click();
  await button(page, "Start cooking").click();
  await button(page, "Next Step").click();
  await button(page, "Exit").click();
  const timers = page.getByRole("region", { name: "Running timers" });
  const potatoes = timers.getByRole("timer", { name: "Step 2: Simmer the potatoes" });
  await expect(potatoes).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/saved-recipes$/);
  await expect(potatoes).toHaveText(/^(?:20:00|19:\d\d)$/);
  await page.goto("/about");
  await expect(potatoes).toHaveText(/^(?:20:00|19:\d\d)$/);
  await button(page, "Change the timer Step 2: Simmer the potatoes").click();
  await page.getByRole("dialog").getByRole("button", { name: "5 more minutes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(potatoes).toHaveText(/^(?:25:00|24:\d\d)$/);
  await page.clock.runFor("25:01");
  await expect(timers).toContainText("Time is up");
  expect((await heard(page)).notes).toEqual(CHIME);
  await expectCleanInBothThemes(page, "a timer that rings on another page");
  await button(page, "Back to Cook Mode").click();
  await expect(page).toHaveURL(new RegExp(`/recipe/${id}#cook$`));
  await page.clock.runFor(1_000);
  await expect(page.getByRole("heading", { name: "Step 2 of 6" })).toBeVisible();
});

test("the timers of several cookings that were left never cover the page: the next two are seen, the rest is one press away", async ({
  page,
  account,
}) => {
  await page.setViewportSize(PHONE);
  await account.signUp({ premium: true });
  for (const title of ["chowder on monday", "chowder on tuesday", "chowder on friday"]) {
    await page.goto(`/recipe/${await account.save({ ...CHOWDER, title })}`);
    await button(page, "Cook").click();
    await button(page, "Start cooking").click();
    for (let step = 1; step < 4; step += 1) await button(page, "Next Step").click();
    await button(page, "Exit").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.goto("/about");
  const timers = page.getByRole("timer");
  await expect(timers).toHaveCount(2);
  const strip = page.locator(".bottom-bar");
  const more = strip.getByRole("button", { name: /^\d+ more timers$/ });
  const hidden = Number.parseInt((await more.textContent()) ?? "", 10);
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.click();
  await expect(timers).toHaveCount(2 + hidden);
  for (const title of ["Chowder on Monday", "Chowder on Tuesday", "Chowder on Friday"])
    await expect(strip.getByText(title, { exact: true })).toBeVisible();
  expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(PHONE.height / 2);
  await expectCleanInBothThemes(page, "all timers of three cookings");
  await button(page, "Fewer timers").click();
  await expect(timers).toHaveCount(2);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
});

test("on a phone, help lies over nothing; on a wide screen, over no link of the footer", async ({
  page,
  account,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const help = button(page, "Help & Support");
  await expect(help).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const bar = await help.boundingBox();
  const end = await page.getByRole("contentinfo").boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  for (const tab of ["URL", "Photo", "PDF", "Text"]) {
    await page.getByRole("tab", { name: tab }).click();
    const main = page.getByRole("tabpanel").getByRole("button").last();
    await main.scrollIntoViewIfNeeded();
    await main.click({ trial: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await account.signUp();
  await page.goto("/about");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const links = await page.getByRole("navigation", { name: "Footer" }).boundingBox();
  expect((links?.y ?? 0) + (links?.height ?? 0)).toBeLessThanOrEqual((await help.boundingBox())?.y ?? 0);
});

test("the login closes by its Close, on a phone too, and gives the focus back", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await button(page, "Menu").click();
  await button(page, "Log In / Sign Up").click();
  const login = page.getByRole("dialog", { name: "Welcome to Plainspoon" });
  await expect(login.getByRole("tab", { name: "Login" })).toBeFocused();
  await expectCleanInBothThemes(page, "login on a phone");
  await login.getByRole("button", { name: "Close" }).click();
  await expect(login).toHaveCount(0);
  await expect(button(page, "Menu")).toBeFocused();
});

test("text twice as large leaves the Menu on the screen, and Cook Mode its way out", async ({
  page,
  account,
}) => {
  await page.setViewportSize(PHONE);
  await account.signUp({ premium: true });
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")),
  );
  await page.goto(`/recipe/${await account.save()}`);
  for (const part of [button(page, "Menu"), button(page, "Help & Support")])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBe(0);
  await button(page, "Cook").click();
  await button(page, "Start cooking").click();
  for (const name of ["Exit", "More", "Next Step"])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  const words = page.locator(".cook-content").getByRole("heading").first();
  await words.scrollIntoViewIfNeeded();
  await expect(words).toBeInViewport();
  const wide = await page
    .locator(".cook-controls button")
    .evaluateAll((buttons) =>
      buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(wide).toEqual([]);
});

test("what is part of Premium says so before the press, and leads to the price", async ({
  page,
  account,
}) => {
  await account.signUp();
  const id = await account.save();
  await page.goto(`/recipe/${id}`);
  await expect(page.getByText("Cook and Edit are part of Premium · 7 days free.")).toBeVisible();
  await button(page, "See what it costs").click();
  await expect(page.getByRole("dialog", { name: "Upgrade to Premium" })).toContainText("$12.99");
  await account.grantPremium();
  await page.goto(`/recipe/${id}`);
  await expect(button(page, "Cook")).toBeVisible();
  await expect(page.getByText("part of Premium")).toHaveCount(0);
});

test("editing shows words, not marks, and keeps the marks of words that stay", async ({ page, account }) => {
  await account.signUp({ premium: true });
  await page.goto(`/recipe/${await account.save()}`);
  await button(page, "Edit").click();
  const editor = page.getByRole("dialog", { name: "Edit Recipe" });
  await expect(editor.getByRole("heading", { name: "Edit Recipe" })).toBeFocused();
  const step = editor.getByLabel("Step 3", { exact: true });
  await expect(step).toHaveValue("Fry the leeks in oil for 5 minutes.");
  await expect(editor).not.toContainText("***");
  await step.fill("Fry the leeks in oil for 8 minutes.");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor).toHaveCount(0);
  const line = page.getByText("Fry the leeks in oil for 8 minutes.", { exact: true });
  await expect(line.locator(".ingredient")).toHaveText(["leeks", "oil"]);

  // Many steps on a phone are rows, which open one at a time.
  const steps = Array.from({ length: 9 }, (_, index) => ({
    ...{ number: index + 1, instruction: `Stir ${index + 1} times.`, ingredients: [], isPrep: false },
  }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/recipe/${await account.save({ steps })}`);
  await button(page, "Edit").click();
  await expect(editor.getByLabel(/^Step \d+$/)).toHaveCount(0);
  await editor.getByRole("button", { name: "Edit step 4 Stir 4 times." }).click();
  await editor.getByLabel("Step 4", { exact: true }).fill("");
  await editor.getByLabel("Step 4", { exact: true }).pressSequentially("Rest.");
  await editor.getByRole("button", { name: "Edit step 9" }).click();
  await expect(editor.getByLabel(/^Step \d+$/)).toHaveCount(1);
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Rest.", { exact: true })).toBeVisible();
});
