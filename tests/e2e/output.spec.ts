/** Taking a recipe along: as a PDF, as a picture, by e-mail; and what a cook sees when that fails. */
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";

const OUTPUT = "**/api/*/*/output";

const start = async (download: Download) =>
  (await readFile(await download.path())).subarray(0, 8).toString("latin1");

const more = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
};

test("a saved recipe as PDF and picture, under its own name, as it is scaled", async ({
  page,
  account,
  converter,
}) => {
  await account.signUp();
  await page.goto(`/recipe/${await account.save()}`);
  await page.getByRole("button", { name: "More servings" }).click();
  await expect(page.getByText("Servings: 5")).toBeVisible();
  const asked = page.waitForRequest(OUTPUT);
  const pdf = page.waitForEvent("download");
  await more(page, "Download PDF");
  expect((await asked).postDataJSON()).toEqual({ format: "pdf", servings: 5, measures: "written" });
  expect((await pdf).suggestedFilename()).toBe("Leek Soup with Lemon.pdf");
  expect(await start(await pdf)).toContain("%PDF-");
  await converter.expectToast("PDF downloaded", "Leek Soup with Lemon.pdf");
  const image = page.waitForEvent("download");
  await more(page, "Save as Image");
  expect((await image).suggestedFilename()).toBe("Leek Soup with Lemon.png");
  expect(await start(await image)).toContain("PNG");
});

test("by email: the letter arrives whole; an address that is none stays in its field with the reason", async ({
  page,
  account,
  converter,
}) => {
  await account.signUp();
  await account.prove();
  await page.goto(`/recipe/${await account.save()}`);
  await more(page, "Email");
  const dialog = page.getByRole("dialog", { name: "Email Recipe" });
  const [field, send] = [dialog.getByLabel("Email address"), dialog.getByRole("button", { name: "Send" })];
  await expect(send).toBeDisabled();
  await field.fill("  ");
  await expect(send).toBeDisabled();
  await field.fill("nobody");
  await field.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Failed to send recipe to email");
  await expect(dialog.getByRole("alert")).toContainText("Please enter a valid email address.");
  await expect(field).toHaveValue("nobody");
  await expectCleanInBothThemes(page, "email dialog");
  const friend = `friend-${account.email}`;
  await field.fill(friend);
  await send.click();
  await expect(dialog).toHaveCount(0);
  await converter.expectToast("Recipe sent", friend);
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();
  const outbox = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(friend)}`);
  const { messages } = (await outbox.json()) as {
    messages: { subject: string; text: string; html: string }[];
  };
  expect(messages.map(({ subject }) => subject)).toEqual(["A recipe for you: Leek Soup with Lemon"]);
  for (const part of ["500 ml stock", "Slice 2 leeks.", "simmer for 20 minutes"]) {
    expect(messages[0]?.text).toContain(part);
  }
});

test("while a file is made the cook can end it; a failure stays until it is dealt with", async ({
  page,
  account,
  converter,
}) => {
  await account.signUp();
  await page.goto(`/recipe/${await account.save()}`);
  await page.route(OUTPUT, () => undefined);
  await more(page, "Download PDF");
  await expect(page.getByText("Making the PDF…")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Making the PDF…")).toHaveCount(0);
  await expect(converter.toast).toHaveCount(0);
  await page.unroute(OUTPUT);
  const sentence = "Many recipes are being printed right now. Please try again in a moment.";
  await page.route(OUTPUT, (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, code: "unavailable", error: sentence, message: sentence },
    }),
  );
  for (const [name, title] of [
    ["Save as Image", "Failed to download recipe as image"],
    ["Download PDF", "Failed to download recipe as PDF"],
  ] as const) {
    await more(page, name);
    await converter.expectToast(title, sentence);
    await expect(page.getByRole("main").getByText(title)).toBeVisible();
  }
  await expectCleanInBothThemes(page, "failed output");
  await page.unroute(OUTPUT);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Try again" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByRole("main").getByText("Failed to download recipe as PDF")).toHaveCount(0);
});

test("a library recipe: three buttons; a visitor takes a file along and is asked to log in before sending", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/library-recipe/creamy-tomato-gnocchi");
  await expect(page.getByRole("button", { name: "Cook", exact: true })).toBeInViewport({ ratio: 1 });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toBe("Creamy Tomato Gnocchi.pdf");
  await page.getByRole("button", { name: "Email", exact: true }).click();
  await expect(page.getByRole("dialog", { name: /^Welcome to/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
});
