/** A page whose scripts come late (docs/decisions/045-early-presses-are-kept.md): what is done meanwhile happens when they are there, once. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { pageAt } from "./support/pages";

/** Opens the page and keeps its scripts back until the answer is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((done) => (come = done));
  await page.route("**/_next/static/chunks/**/*.js", async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  return come;
}

/** As a finger does: what is there is pressed, whether it can be or not. */
async function press(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await what.page().mouse.click(x + width / 2, y + height / 2);
}

test("an address and Convert, pressed twice: it is sent once", async ({ page, converter }) => {
  const sent: unknown[] = [];
  // Never answered.
  await page.route("**/api/recipes/process-url", (route) => void sent.push(route.request().postDataJSON()));
  const come = await openWithoutScripts(page, "/");
  await page.getByLabel("Recipe URL").fill(pageAt("/soup"));
  const convert = page.getByRole("button", { name: "Convert Recipe" });
  await press(convert);
  await press(convert);
  await expect(convert, "that it was pressed can be seen").toHaveCSS("opacity", "0.6");
  come();
  await expect(converter.wait).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent).toEqual([{ content: pageAt("/soup"), contentType: "url" }]);
});

test("Enter in the address field sends it; what was typed in a field stays", async ({ page, converter }) => {
  const come = await openWithoutScripts(page, "/");
  const address = page.getByLabel("Recipe URL");
  await address.pressSequentially("not an address");
  await address.press("Enter");
  come();
  await converter.expectToast("Invalid URL", "Please enter a valid URL");
  await expect(address).toHaveValue("not an address");
  await expect(address).toBeFocused();
});

test("the log-in dialog, another tab and the folded menu open once", async ({ page }) => {
  const come = await openWithoutScripts(page, "/");
  await press(page.getByRole("tab", { name: "Text" }));
  const logIn = page.getByRole("button", { name: "Log In / Sign Up" });
  await press(logIn);
  await press(logIn);
  come();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(logIn).toBeFocused();
  await expect(page.getByRole("tab", { name: "Text" })).toHaveAttribute("aria-selected", "true");

  await page.setViewportSize({ width: 390, height: 800 });
  const comeAgain = await openWithoutScripts(page, "/about");
  const menu = page.getByRole("button", { name: "Menu" });
  await press(menu);
  await press(menu);
  comeAgain();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
});

test("a press that became a scroll, and one on what is gone by then, do nothing", async ({ page }) => {
  const come = await openWithoutScripts(page, "/");
  const theme = page.getByRole("button", { name: "Theme" });
  const box = await theme.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(600, 600);
  await page.mouse.up();
  await press(page.getByRole("button", { name: "Log In / Sign Up" }));
  // Another tab logs in.
  await page.evaluate(() =>
    localStorage.setItem(
      "user",
      JSON.stringify({ id: "ann", email: "ann@plainspoon.test", userTier: "free" }),
    ),
  );
  await page.route("**/api/auth/user", (route) => route.abort());
  come();
  await expect(theme).toBeEnabled();
  await expect(page.getByRole("button", { name: "Log In / Sign Up" })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("menu")).toHaveCount(0);
});

test("a link leads on without the scripts", async ({ page }) => {
  await openWithoutScripts(page, "/about");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Privacy Policy" })
    .click({ noWaitAfter: true });
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
});
