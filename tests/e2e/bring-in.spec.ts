/** Recipes that are brought in without choosing a tab first: pasted or dropped anywhere on the home page. */
import type { Page } from "@playwright/test";
import { expectCleanInBothThemes } from "./support/clean";
import { PANCAKES, pdfOf, photoOf, type Upload } from "./support/documents";
import { expect, test } from "./support/fixtures";
import { pageAt } from "./support/pages";

type Given = { files?: Upload[]; text?: string; url?: string };

/** What a browser does when something is pasted, or dragged and dropped, on `selector`. */
async function give(
  page: Page,
  events: readonly string[],
  { files = [], text, url }: Given,
  selector = "h1",
) {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    data: buffer.toString("base64"),
  }));
  await page.locator(selector).evaluate(
    (target, { events, sent, text, url }) => {
      const carried = new DataTransfer();
      for (const { name, mimeType, data } of sent) {
        const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
        carried.items.add(new File([bytes], name, { type: mimeType }));
      }
      if (text) carried.setData("text/plain", text);
      if (url) carried.setData("text/uri-list", url);
      for (const name of events) {
        const about = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          name === "paste"
            ? new ClipboardEvent(name, { ...about, clipboardData: carried })
            : new DragEvent(name, { ...about, dataTransfer: carried }),
        );
      }
    },
    { events, sent, text, url },
  );
}

const paste = (page: Page, given: Given, selector?: string) => give(page, ["paste"], given, selector);
const drop = (page: Page, given: Given) => give(page, ["dragenter", "dragover", "drop"], given);

test.describe("pasted anywhere on the page", () => {
  test("an address: one press converts it, and the keyboard is already there", async ({
    converter,
    page,
  }) => {
    await converter.open();
    await page.getByLabel("Recipe URL").fill(pageAt("/forbidden"));
    await converter.convert();
    await expect(converter.panel).toContainText("Access denied");
    await converter.tab("Photo");
    await paste(page, { text: `Look at this: ${pageAt("/soup")}` });
    await expect(page.getByLabel("Recipe URL")).toHaveValue(pageAt("/soup"));
    await expect(converter.panel, "what another page refused").not.toContainText("Access denied");
    await expect(page.getByRole("button", { name: "Convert Recipe" })).toBeFocused();
    await converter.expectToast("The link is in.", "Press Convert Recipe.");
    await expect(converter.wait, "nothing begins by itself").toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(converter.result.getByRole("heading", { name: "Lentil Soup with Lemon" })).toBeVisible();
    // The same by a press, for who has no Ctrl and V.
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((text) => navigator.clipboard.writeText(text), PANCAKES);
    await converter.result.getByRole("button", { name: "Cancel" }).click();
    await converter.tab("Text");
    await page.getByRole("button", { name: "Paste", exact: true }).click();
    await expect(page.getByLabel("Recipe text")).toHaveValue(PANCAKES.trim());
    await expect(page.getByRole("button", { name: "Convert Recipe" })).toBeFocused();
  });

  test("a text; what stood there before comes back with Undo", async ({ converter, page }) => {
    await converter.open();
    await converter.tab("Text");
    await page.getByLabel("Recipe text").fill("My own beginnings");
    await page.getByRole("tab", { name: "URL" }).click();
    await paste(page, { text: PANCAKES });
    await expect(page.getByLabel("Recipe text")).toHaveValue(PANCAKES.trim());
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel("Recipe text")).toHaveValue("My own beginnings");
  });

  test("a picture, into a field too; words into a field stay there", async ({ converter, page, browser }) => {
    await converter.open();
    await paste(page, { text: "some words" }, "input[type=url]");
    await expect(page.getByRole("tab", { name: "URL" })).toHaveAttribute("aria-selected", "true");
    await paste(page, { files: [await photoOf(browser, PANCAKES)] }, "input[type=url]");
    await expect(page.getByAltText("Photo 1")).toBeVisible();
    await expect(page.getByRole("button", { name: "Extract Text" })).toBeFocused();
  });
});

test.describe("dropped anywhere on the page", () => {
  test("the whole page is shown as the place, and no longer when it is left", async ({ converter, page }) => {
    await converter.open();
    await give(page, ["dragenter", "dragover"], { text: PANCAKES });
    const place = page.getByText("Drop the recipe here");
    await expect(place).toBeVisible();
    await expectCleanInBothThemes(page, "while something is dragged over the page");
    await give(page, ["dragleave"], {});
    await expect(place).toHaveCount(0);
  });

  test("a link, a PDF, a text file and photos", async ({ converter, page, browser }) => {
    await converter.open();
    await drop(page, { url: pageAt("/soup"), text: "Lentil soup" });
    await expect(page.getByLabel("Recipe URL")).toHaveValue(pageAt("/soup"));

    await drop(page, { files: [await photoOf(browser, "Front"), await photoOf(browser, "Back")] });
    await expect(page.getByAltText("Photo 2")).toBeVisible();

    const note = { name: "pancakes.txt", mimeType: "text/plain", buffer: Buffer.from(PANCAKES) };
    await drop(page, { files: [note] });
    await expect(page.getByLabel("Recipe text")).toHaveValue(PANCAKES.trim());

    const pdf = await pdfOf(PANCAKES);
    await drop(page, { files: [pdf] });
    await expect(converter.panel).toContainText(pdf.name);
    await converter.convert();
    await expect(converter.result.getByRole("heading", { name: "Weekend Pancakes" })).toBeVisible();
  });

  test("a file of another kind is named, and nothing is lost", async ({ converter, page }) => {
    await converter.open();
    const sheet = { name: "costs.xlsx", mimeType: "application/vnd.ms-excel", buffer: Buffer.from("x") };
    await drop(page, { files: [sheet] });
    await converter.expectToast("Invalid file type", "Please upload a PDF file");
    await expect(page).toHaveURL("/");
  });
});
