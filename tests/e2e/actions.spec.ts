/** A recipe as single things to do: each line with its box and the amount that goes in there, the same on every screen. */
import type { Page } from "@playwright/test";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { Account } from "./support/account";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";

const TITLE = "Barley Salad with Yogurt Dressing";
/** Two parts, an oil that is divided, and two butters of which the method does not say which. */
const SALAD = `${TITLE}

Serves 4

For the salad:
200 g pearl barley
3 tbsp olive oil, divided
1 red onion, finely chopped
20 g butter
15 g butter

For the dressing:
150 g yogurt
1 lemon, juiced
1/2 tsp salt

Method

For the salad:
Boil the barley in plenty of water for 25 minutes. Drain it in a sieve.
Heat 2 tbsp of the oil in a frying pan and fry the onion for 5 minutes.
Melt the butter in the pan and stir in the barley.

For the dressing:
Whisk the yogurt with the lemon juice, the salt and the remaining oil.
Pour the dressing over the barley and serve.`;

const cooking = (page: Page) => page.getByRole("region", { name: /^Cooking (?:Instructions|Steps)$/ });
/** The line of a step that begins with these words, with its chips and what is asked there. */
const line = (page: Page, words: string) =>
  cooking(page).getByRole("listitem").filter({ hasText: words }).last();
const chipsOf = (page: Page, words: string) => line(page, words).getByRole("list").getByRole("listitem");

async function savedSalad(account: Account): Promise<string> {
  await account.signUp({ premium: true });
  const content = (await account.send("POST", "/api/recipes/process-text", {
    content: SALAD,
  })) as FormattedContent;
  const { title, description, servings } = content;
  const saved = (await account.send("POST", "/api/recipes", {
    title,
    description,
    servings,
    imageUrl: null,
    originalContent: SALAD,
    formattedContent: content,
  })) as { id: string };
  return saved.id;
}

test("pasted, looked over and saved: parts, preparation, the amount of each step, and a choice that is kept", async ({
  page,
  account,
  converter,
}) => {
  await account.signUp();
  await converter.open();
  await converter.tab("Text");
  await page.getByLabel("Recipe text").fill(SALAD);
  await converter.convert();
  const steps = converter.result.getByRole("region", { name: "Steps" });
  for (const part of ["For the salad", "For the dressing"])
    await expect(steps.getByRole("heading", { level: 4, name: part, exact: true })).toHaveCount(1);
  await expect(steps).toContainText("Finely chop 1 red onion.");
  await expectCleanInBothThemes(page, "result");
  await converter.result.getByRole("button", { name: "Save Recipe" }).click();

  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await converter.toast.getByRole("button", { name: "Close" }).click();
  const preparation = page.getByRole("region", { name: "Preparation Steps" });
  await expect(preparation).toContainText("Finely chop 1 red onion.");
  await expect(preparation).toContainText("Juice 1 lemon.");
  await expect(chipsOf(page, "Heat 2 tbsp of the oil")).toHaveText("2 tbsp olive oil of 3 tbsp");
  await expect(chipsOf(page, "Fry the onion")).toHaveText("1 red onion, finely chopped");
  await expect(chipsOf(page, "Whisk the yogurt")).toContainText(["1 tbsp olive oil of 3 tbsp"]);

  // How many there are is said once, by what opens them.
  await expect(page.getByText("Check 1 thing", { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Please check 1 thing.");

  const melt = line(page, "Melt the butter");
  await expect(chipsOf(page, "Melt the butter")).toHaveText("20 g butter");
  await expect(melt).toContainText("may mean “20 g butter” or “15 g butter”");
  await melt.getByRole("button", { name: "Use 15 g butter instead" }).click();
  await converter.expectToast("Recipe updated", "");
  await expect(chipsOf(page, "Melt the butter")).toHaveText("15 g butter");
  await page.reload();
  await expect(chipsOf(page, "Melt the butter")).toHaveText("15 g butter");
  await expect(page.getByRole("main")).not.toContainText("may mean");
});

test("one line of a step is edited; the others keep their words and amounts", async ({ page, account }) => {
  await page.goto(`/recipe/${await savedSalad(account)}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = page.getByRole("dialog", { name: "Edit Recipe" });
  const onion = editor.locator("textarea", { hasText: "Fry the onion for 5 minutes." });
  await expect(onion).toHaveAccessibleName(/^Line 2 of step /);
  await onion.fill("Fry the onion for 8 minutes.");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor).toHaveCount(0);
  await page.reload();
  await expect(chipsOf(page, "Fry the onion for 8 minutes.")).toHaveText("1 red onion, finely chopped");
  await expect(chipsOf(page, "Heat 2 tbsp of the oil")).toHaveText("2 tbsp olive oil of 3 tbsp");
});

test("on a phone, in Cook Mode, shared and on paper: the same lines", async ({ page, account }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await savedSalad(account);
  await page.goto(`/recipe/${id}`);
  await expect(cooking(page)).toContainText("Boil the barley in plenty of water for 25 minutes.");
  const lines = (await cooking(page).locator("p[dir=auto]").allInnerTexts()).filter((text) =>
    text.endsWith("."),
  );
  expect(lines).toContain("Melt the butter in the pan.");
  expect(await overflow(page)).toBe(0);
  await expectCleanInBothThemes(page, "recipe on a phone");
  await page.emulateMedia({ media: "print" });
  for (const text of lines) await expect(cooking(page)).toContainText(text);
  await expect(chipsOf(page, "Heat 2 tbsp of the oil")).toHaveText("2 tbsp olive oil of 3 tbsp");
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Cook", exact: true }).click();
  const cookMode = page.getByRole("dialog", { name: TITLE });
  await page.getByRole("button", { name: "Start cooking" }).click();
  const cooked: string[] = [];
  for (let at = 1; ; at += 1) {
    await expect(page.getByRole("heading", { name: new RegExp(`^Step ${at} of`) })).toBeVisible();
    const step = page.getByRole("group", { name: "This step" });
    const boxes = step.locator("label:not(li label)");
    expect(await step.getByRole("checkbox").count()).toBeGreaterThanOrEqual(await boxes.count());
    cooked.push(...(await boxes.allInnerTexts()));
    // Each food that a line names has its amount in the line or in the list below: no step is looked up elsewhere.
    const goesIn = (await step.getByRole("region", { name: "For this step" }).allInnerTexts()).join(" ");
    const bare = await step
      .locator(".ingredient")
      .evaluateAll((marks) =>
        marks
          .filter((mark) => !/\p{N}/u.test(mark.textContent ?? "") && !/data-amount/.test(mark.outerHTML))
          .map((mark) => (mark.textContent ?? "").split(" ").join("|")),
      );
    for (const food of bare) expect(goesIn, `step ${at}`).toMatch(new RegExp(`\\p{N}[^·]*(?:${food})`, "u"));
    if ((await step.textContent())?.includes("Melt the butter")) {
      await expect(step).toContainText("may mean “20 g butter” or “15 g butter”");
      await expect(step.getByRole("checkbox", { name: "Melt the butter in the pan." })).toBeVisible();
      await expect(step.getByRole("region", { name: "For this step" })).toContainText("20 g butter");
      await expectCleanInBothThemes(page, "a step");
      expect(await overflow(page)).toBe(0);
    }
    const next = page.getByRole("button", { name: "Next Step" });
    if ((await next.count()) === 0) break;
    await next.click();
  }
  expect(cooked).toEqual(expect.arrayContaining(lines));
  await expect(cookMode).toContainText("For the dressing");
  await page.getByRole("button", { name: "Exit" }).click();
  await expect(cookMode).toHaveCount(0);

  const { shareUrl } = (await account.send("POST", "/api/share/recipe", {
    sourceType: "user",
    sourceId: id,
  })) as { shareUrl: string };
  await page.goto(new URL(shareUrl).pathname);
  for (const text of lines) await expect(cooking(page)).toContainText(text);
  await expect(chipsOf(page, "Heat 2 tbsp of the oil")).toHaveText("2 tbsp olive oil of 3 tbsp");
  await expectCleanInBothThemes(page, "shared, on a phone");
  expect(await overflow(page)).toBe(0);
});
