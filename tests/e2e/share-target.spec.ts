/** What a phone's share sheet sends, as a form to the address in the manifest. */
import type { Page } from "@playwright/test";
import { PANCAKES, pdfOf, photoOf, type Upload } from "./support/documents";
import { ConverterPage, expect, test } from "./support/fixtures";
import { pageAt, STRICT, WALLED } from "./support/pages";

/**
 * Shares with the app. A share sheet is no page, and the browser says so; a test has only pages to send from, so that its form is sent on
 * with that word. `foreign`: the page's own word is left.
 */
async function share(page: Page, fields: Record<string, string>, file?: Upload, { foreign = false } = {}) {
  const manifest = await (await page.request.get("/manifest.webmanifest")).json();
  const { action, method, enctype, params } = manifest.share_target;
  expect([method, enctype]).toEqual(["post", "multipart/form-data"]);
  expect(params.files[0].accept).toEqual(expect.arrayContaining(["image/*", "application/pdf"]));
  const target = new URL(action, test.info().project.use.baseURL).href;
  if (!foreign)
    await page.route(target, async (route) => {
      const multipart = { ...fields, ...(file && { [params.files[0].name]: file }) };
      const response = await page.request.post(target, { multipart, headers: { "sec-fetch-site": "none" } });
      await route.fulfill({ response });
    });
  await page.goto(pageAt("/article"));
  await page.evaluate(
    ({ target, fields }) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", enctype: "multipart/form-data", action: target });
      for (const [name, value] of Object.entries(fields)) {
        const field = document.createElement("textarea");
        Object.assign(field, { name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    { target, fields },
  );
}

test("a link in a few words, signed out: it is converted at once", async ({ converter, page }) => {
  await share(page, { title: "Lentil soup", text: `Look: ${pageAt("/soup")}` });
  await expect(converter.result.getByRole("heading", { name: "Lentil Soup with Lemon" })).toBeVisible();
});

test("a text, signed in; a reload does not begin it again", async ({ converter, page, account }) => {
  await account.signUp();
  await share(page, { text: PANCAKES });
  await expect(converter.result.getByRole("heading", { name: "Weekend Pancakes" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Convert Recipe" })).toBeEnabled();
  await expect(converter.result).toHaveCount(0);
  await expect(converter.wait).toHaveCount(0);
});

test("a PDF", async ({ converter, page }) => {
  await share(page, {}, await pdfOf(PANCAKES));
  await expect(converter.result.getByRole("heading", { name: "Weekend Pancakes" })).toBeVisible();
});

test("a photo is read, and its text is there to be checked", async ({ page, browser }) => {
  await share(page, { title: "card" }, await photoOf(browser, PANCAKES));
  await expect(page.getByLabel("Extracted text")).toHaveValue(/200 g flour/, { timeout: 60_000 });
});

test("nothing: a page says so, with a way on", async ({ page }) => {
  await share(page, { title: "Soup" });
  await expect(page.getByText("There was nothing in what was shared.")).toBeVisible();
  await page.getByRole("link", { name: /^Open / }).click();
  await expect(page.getByRole("tab", { name: "URL" })).toBeVisible();
});

test("a foreign page may fill the converter of a cook, and never begin", async ({
  converter,
  page,
  account,
}) => {
  await account.signUp();
  await share(page, { url: pageAt("/soup"), page: "<h1>Soup</h1>" }, undefined, { foreign: true });
  await expect(page.getByLabel("Recipe URL")).toHaveValue(pageAt("/soup"));
  await expect(converter.panel).toContainText("The page is here as you saw it on 127.0.0.1");
  await expect(page.getByRole("button", { name: "Convert Recipe" })).toBeFocused();
  await expect(converter.wait).toHaveCount(0);
  await page.getByRole("button", { name: "Fetch it instead" }).click();
  await converter.convert();
  await expect(converter.result.getByRole("heading", { name: "Lentil Soup with Lemon" })).toBeVisible();
});

test("the bookmark, on a page behind a wall: the page opens beside it, and one press converts it", async ({
  converter,
  page,
  context,
}) => {
  await page.goto("/bring-recipes");
  const bookmark = page.getByRole("link", { name: "Send to Plainspoon" });
  await expect(bookmark).toHaveAttribute("href", /^javascript:/);
  const program = decodeURIComponent((await bookmark.getAttribute("href")) ?? "").replace("javascript:", "");
  await bookmark.click();
  await expect(page.getByText("Drag this button to your bookmarks bar")).toBeVisible();
  await expect(page).toHaveURL("/bring-recipes");

  await page.goto(pageAt(WALLED));
  const opened = context.waitForEvent("page");
  await page.evaluate(program);
  const beside = new ConverterPage(await opened);
  await expect(beside.page.getByLabel("Recipe URL")).toHaveValue(pageAt(WALLED));
  await expect(beside.wait).toHaveCount(0);
  await beside.convert();
  await expect(beside.result.getByRole("heading", { name: "Lentil Soup with Lemon" })).toBeVisible();
  await expect(page, "the site's own page stays").toHaveURL(pageAt(WALLED));
  await expect(converter.result).toHaveCount(0);
});

test("the bookmark, on a page that lets nothing be sent: it says so, and what else can be done", async ({
  page,
  context,
}) => {
  await page.goto("/bring-recipes");
  const bookmark = page.getByRole("link", { name: "Send to Plainspoon" });
  await expect(bookmark).toHaveAttribute("href", /^javascript:/);
  const href = await bookmark.getAttribute("href");
  // In a tab of its own: that the browser logs the refusal is no error of ours.
  const strict = await context.newPage();
  await strict.goto(pageAt(STRICT));
  const said = strict.waitForEvent("dialog");
  await strict.evaluate(decodeURIComponent(href ?? "").replace("javascript:", ""));
  const dialog = await said;
  expect(dialog.message()).toContain(
    "Copy the text of the recipe and paste it on the home page of Plainspoon.",
  );
  await dialog.dismiss();
  await expect(strict).toHaveURL(pageAt(STRICT));
});
