import { photoOf } from "./support/documents";
import { expect, test } from "./support/fixtures";

test.beforeEach(({ converter }) => converter.open());

test("URL: empty, then not an address; the text stands beside the field and the focus is in it", async ({
  converter,
  page,
}) => {
  const field = page.getByLabel("Recipe URL");
  await converter.convert();
  await converter.expectToast("Input required", "Please enter a recipe URL");
  await expect(converter.panel).toContainText("Please enter a recipe URL");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");

  await field.fill("tomato soup");
  await expect(converter.toast, "what was said of the empty field holds no more").toHaveCount(0);
  await converter.convert();
  await converter.expectToast("Invalid URL", "Please enter a valid URL");
  await expect(field).toHaveValue("tomato soup");
  await expect(converter.panel).toContainText("A link looks like https://www.example.com/soup");
});

test("Text: blanks only", async ({ converter, page }) => {
  await converter.tab("Text");
  await page.getByLabel("Recipe text").fill("  \n ");
  await converter.convert();
  await converter.expectToast("Input required", "Please enter a recipe text");
  await expect(converter.panel).toContainText("Please enter a recipe text");
});

test("PDF: none, then a picture named as one", async ({ converter }) => {
  await converter.tab("PDF");
  await converter.convert();
  await converter.expectToast("No file selected", "Please upload a PDF of your recipe");
  await converter.filePicker.setInputFiles({
    name: "a.png",
    mimeType: "image/png",
    buffer: Buffer.from("x"),
  });
  await converter.expectToast("Invalid file type", "Please upload a PDF file");
  await expect(converter.panel).toContainText("Please upload a PDF file");
});

test("Photo: none picked, and a file that is no picture", async ({ converter, page }) => {
  await converter.tab("Photo");
  const extract = page.getByRole("button", { name: "Extract Text" });
  await expect(extract).toBeEnabled();
  await extract.click();
  await converter.expectToast("No images selected", "Please upload at least one photo of your recipe");
  await converter.filePicker.setInputFiles({
    name: "a.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("x"),
  });
  await converter.expectToast("Invalid file type", "not a picture");
});

test("typing instead of a photo: blank is refused, the text is kept", async ({ converter, page }) => {
  await converter.tab("Photo");
  await page.getByRole("button", { name: "Type the text instead" }).click();
  await page.getByRole("button", { name: "Process Recipe" }).click();
  await converter.expectToast("No text entered", "Please enter the recipe text before submitting");
  await page.getByLabel("Recipe text").fill("2 eggs");
  await page.getByRole("button", { name: "Back to photos" }).click();
  await expect(converter.panel).toBeFocused();
  await page.getByRole("button", { name: "Type the text instead" }).click();
  await expect(page.getByLabel("Recipe text")).toHaveValue("2 eggs");
});

test("little text from a photo is flagged; blank text cannot be formatted; Back keeps the photos", async ({
  converter,
  page,
  browser,
}) => {
  await converter.tab("Photo");
  await converter.filePicker.setInputFiles(await photoOf(browser, "2 eggs"));
  await page.getByRole("button", { name: "Extract Text" }).click();
  await expect(page.getByText("This text looks incomplete. Check it before you format.")).toBeVisible({
    timeout: 60_000,
  });
  await page.getByLabel("Extracted text").fill("  ");
  await expect(page.getByRole("button", { name: "Format Recipe" })).toBeDisabled();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByAltText("Photo 1")).toBeVisible();
});

test("photos: rotate, remove, clear all, and one from the camera", async ({ converter, page, browser }) => {
  await converter.tab("Photo");
  await converter.filePicker.setInputFiles([
    await photoOf(browser, "first"),
    await photoOf(browser, "second"),
  ]);
  await expect(page.getByAltText(/^Photo \d$/)).toHaveCount(2);
  await page.getByRole("button", { name: "Remove photo 1" }).click();
  await expect(page.getByAltText(/^Photo \d$/)).toHaveCount(1);
  await expect(converter.panel).toBeFocused();
  await expect(converter.panel.getByText("Main", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Take a photo" }).click();
  const camera = page.getByRole("dialog", { name: "Take a photo" });
  await camera.getByRole("button", { name: "Take picture" }).click();
  await expect(camera.getByText("1 photo added.")).toBeVisible();
  await camera.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Take a photo" })).toBeFocused();
  await expect(page.getByAltText(/^Photo \d$/)).toHaveCount(2);

  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByAltText(/^Photo \d$/)).toHaveCount(0);
});

test("what is typed outlives another tab and a reload", async ({ converter, page }) => {
  await page.getByLabel("Recipe URL").fill("example.com/soup");
  await converter.tab("Text");
  await page.getByLabel("Recipe text").fill("1 onion, chopped");
  await converter.tab("URL");
  await expect(page.getByLabel("Recipe URL")).toHaveValue("example.com/soup");
  await page.reload();
  await expect(page.getByLabel("Recipe URL")).toHaveValue("example.com/soup");
  await converter.tab("Text");
  await expect(page.getByLabel("Recipe text")).toHaveValue("1 onion, chopped");
});

test("one message at a time, gone after five seconds or with Close; F8 reaches it", async ({
  converter,
  page,
}) => {
  await page.clock.install();
  await converter.convert();
  await converter.tab("PDF");
  await converter.convert();
  await converter.expectToast("No file selected", "Please upload a PDF of your recipe");
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
  await converter.toast.getByRole("button", { name: "Close" }).click();
  await expect(converter.toast).toHaveCount(0);

  await converter.convert();
  await expect(converter.toast).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.getByRole("tab", { name: "PDF" }).focus();
  await page.clock.fastForward(5_100);
  await expect(converter.toast).toHaveCount(0);
  // What asks for an act stays beside its field.
  await expect(page.getByRole("tabpanel").getByText("Please upload a PDF of your recipe")).toBeVisible();
});
