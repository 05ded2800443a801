import { readFile } from "node:fs/promises";
import { docxOf, epubOf } from "../support/office-files";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { PANCAKES, pdfOf, photoOf, scannedPdfOf, SEMMELN } from "./support/documents";
import { expect, test } from "./support/fixtures";
import { pageAt } from "./support/pages";

/** Reading photos takes long on a busy machine. */
const READING = { timeout: 60_000 };
test.describe.configure({ timeout: 180_000 });

test.describe("from each source to a recipe one could cook from", () => {
  test("pasted text", async ({ converter, page }) => {
    await converter.open();
    await converter.tab("Text");
    await page.getByLabel("Recipe text").fill(PANCAKES);
    await converter.convert();

    await expect(converter.result.getByRole("heading", { name: "Weekend Pancakes" })).toBeVisible();
    await expect(converter.result).toContainText("Servings: 4");
    const list = converter.result.getByRole("region", { name: "Shopping List" });
    await expect(list.getByRole("region", { name: "Refrigerated" })).toContainText("300 ml milk");
    await expect(list.getByRole("region", { name: "Other" })).toContainText("200 g flour");
    const steps = converter.result.getByRole("region", { name: "Steps" });
    await expect(steps.locator(".ingredient").filter({ hasText: "butter" })).toHaveCSS("font-weight", "700");
    await expect(steps.getByRole("listitem").filter({ hasText: "Melt the" })).toContainText("20 g butter");
    await expect(converter.result).toContainText("5 of 5 ingredients placed");
  });

  test("a web page", async ({ converter, page }) => {
    await converter.open();
    await page.getByLabel("Recipe URL").fill(pageAt("/soup"));
    await converter.convert();

    await expect(converter.result.getByRole("heading", { name: "Lentil Soup with Lemon" })).toBeVisible();
    await expect(converter.result).toContainText("Total time: 40 minutes");
    await expect(converter.result).toContainText("Bright and filling.");
  });

  test("a PDF made of text", async ({ converter }) => {
    await converter.open();
    await converter.tab("PDF");
    await converter.filePicker.setInputFiles(await pdfOf(PANCAKES));
    await converter.convert();
    await expect(converter.result.getByRole("heading", { name: "Weekend Pancakes" })).toBeVisible();
    await expect(converter.result).toContainText("200 g flour");
  });

  test("a Word document, a cookbook, and no text file", async ({ converter, page }) => {
    await converter.open();
    await converter.tab("PDF");
    const note = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from(PANCAKES) };
    await converter.filePicker.setInputFiles(note);
    await converter.expectToast("Invalid file type", "Please upload a PDF file");

    const blocks = PANCAKES.split("\n");
    const word = { name: "pancakes.docx", mimeType: "", buffer: docxOf(blocks) };
    await converter.filePicker.setInputFiles(word);
    await converter.convert();
    await expect(converter.result.getByRole("heading", { name: "Weekend Pancakes" })).toBeVisible();
    await expect(converter.result).toContainText("200 g flour");
    await expect(converter.result).not.toContainText("recipes in this file");
    await page.getByRole("button", { name: "Cancel" }).click();

    const book = epubOf([
      { title: "Before you cook", blocks: ["I have cooked all my life, and so will you."] },
      { title: "Pancakes", blocks },
      { title: "Dumplings", blocks: SEMMELN.split("\n") },
    ]);
    await converter.filePicker.setInputFiles({ name: "book.epub", mimeType: "", buffer: book });
    await converter.convert();
    await expect(converter.result.getByRole("heading", { name: "Weekend Pancakes" })).toBeVisible();
    await expect(converter.result).toContainText("There are 2 recipes in this file. This is the first one");
    await expectCleanInBothThemes(page, "the first of several recipes");
  });

  test("a phone's HEIC photo, which this browser cannot show", async ({ converter, page }) => {
    await converter.open();
    await converter.tab("Photo");
    const buffer = await readFile("tests/fixtures/photos/recipe.heic");
    await converter.filePicker.setInputFiles({ name: "IMG_0001.HEIC", mimeType: "", buffer });
    await expect(converter.panel).toContainText("IMG_0001.HEIC");
    await expect(converter.panel).toContainText(
      "This browser cannot show this photo. It is read all the same.",
    );
    await expect(page.getByRole("button", { name: "Rotate photo 1" })).toHaveCount(0);
    await page.getByRole("button", { name: "Extract Text" }).click();
    await expect(page.getByLabel("Extracted text")).toHaveValue(/4 cups vegetable stock/, READING);
  });

  test("two photos, the second turned upright by hand, read in order and checked", async ({
    converter,
    page,
    browser,
  }) => {
    const [list, method] = PANCAKES.split("Method");
    await converter.open();
    await converter.tab("Photo");
    const upright = await photoOf(browser, list ?? "");
    const lying = await photoOf(browser, `Method${method}`, { turned: true });
    await converter.filePicker.setInputFiles([upright, lying]);
    for (const turn of [1, 2, 3]) {
      await page.getByRole("button", { name: "Rotate photo 2" }).click();
      await expect(page.getByAltText("Photo 2")).toHaveCSS("transform", QUARTER_TURNS[turn] ?? "");
    }
    await expect(converter.panel.getByText("Main", { exact: true })).toHaveCount(1);
    await page.getByRole("button", { name: "Extract Text" }).click();

    await expect(page.getByRole("heading", { name: "Verify Extracted Text" })).toBeVisible(READING);
    await expect(page.getByLabel("Extracted text")).toHaveValue(/200 g flour[\s\S]*Melt the butter/);
    await page.getByRole("button", { name: "Format Recipe" }).click();
    await expect(converter.result.getByRole("heading", { name: "Weekend Pancakes" })).toBeVisible();
    await expect(converter.result.getByAltText("Picture of Weekend Pancakes")).toBeVisible();
  });

  test("a German photo: its language is shown, can be changed, and corrections stay unless the cook agrees", async ({
    converter,
    page,
    browser,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await converter.open();
    await converter.tab("Photo");
    await converter.filePicker.setInputFiles(await photoOf(browser, SEMMELN));
    await page.getByRole("button", { name: "Extract Text" }).click();
    const language = page.getByLabel("Language of the text");
    const text = page.getByLabel("Extracted text");
    await expect(language).toHaveValue("de", READING);
    await expect(text).toHaveValue(/200 ml süße Sahne[\s\S]*300 g Weißbrot/);
    await expect(language.getByRole("option")).toHaveText([
      "Deutsch",
      "English",
      "Español",
      "Français",
      "Italiano",
      "Nederlands",
      "Português",
    ]);
    await expectCleanInBothThemes(page, "the text with its language");

    await text.fill("my own words");
    await language.selectOption("Nederlands");
    await expect(page.getByText("replaces the corrections you made in the text")).toBeFocused();
    await expectCleanInBothThemes(page, "the question before reading again");
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(language).toBeFocused();
    await expect(language).toHaveValue("de");
    await expect(text).toHaveValue("my own words");

    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/extract-text?*", async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await language.selectOption("English");
    await page.getByRole("button", { name: "Read again" }).click();
    await expect(page.getByRole("dialog")).toContainText("Reading the photo");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(text).toHaveValue("my own words");
    await expect(language).toHaveValue("de");
    letThrough();

    await language.selectOption("English");
    await page.getByRole("button", { name: "Read again" }).click();
    await expect(language).toHaveValue("en", READING);
    await expect(text).not.toHaveValue(/my own words/);
    // Nothing was corrected since: it is read at once.
    await language.selectOption("Deutsch");
    await expect(language).toHaveValue("de", READING);
    await expect(text).toHaveValue(/süße Sahne/);
  });

  test("a scanned PDF, with one tap read as photos", async ({ converter, page, browser }) => {
    await converter.open();
    await converter.tab("PDF");
    await converter.filePicker.setInputFiles(await scannedPdfOf(await photoOf(browser, PANCAKES)));
    await converter.convert();
    await converter.expectToast("Scanned PDF Detected", "Photo option");
    await converter.panel.getByRole("button", { name: "Read it as photos" }).click();
    await expect(page.getByLabel("Extracted text")).toHaveValue(/300 ml milk/, READING);
    await page.getByRole("button", { name: "Format Recipe" }).click();
    await expect(converter.result).toContainText("Weekend Pancakes");
  });
});

/** What the browser makes of rotate(90deg), (180deg), (270deg). */
const QUARTER_TURNS = [
  "none",
  "matrix(0, 1, -1, 0, 0, 0)",
  "matrix(-1, 0, 0, -1, 0, 0)",
  "matrix(0, -1, 1, 0, 0, 0)",
];

test("the example of the home page converts", async ({ converter, page }) => {
  await converter.open();
  await page.getByRole("button", { name: "Use our example" }).click();
  await expect(converter.result).toContainText("7 of 7 ingredients placed. All amounts match the original.");
  await converter.result.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Recipe text")).toHaveValue(/Creamy Tomato Soup/);
});

test("the example leaves what was typed", async ({ converter, page }) => {
  await converter.open();
  await converter.tab("Text");
  await page.getByLabel("Recipe text").fill("2 eggs, half of Gran's recipe");
  await page.getByRole("button", { name: "Use our example" }).click();
  await expect(converter.result).toContainText("Creamy Tomato Soup");
  await converter.result.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Recipe text")).toHaveValue("2 eggs, half of Gran's recipe");
});

test("the receipt opens to its counts beside the original text", async ({ converter, page }) => {
  await converter.open();
  await converter.tab("Text");
  await page.getByLabel("Recipe text").fill(PANCAKES);
  await converter.convert();
  await converter.result.getByText("Details").click();
  await expect(converter.result).toContainText("Amounts that match: 5 of 5");
  await expect(converter.result.getByRole("region", { name: "The original text" })).toContainText(
    "20 g butter",
  );
});

test("a text without a recipe says so where it was pasted, and keeps it", async ({ converter, page }) => {
  await converter.open();
  await converter.tab("Text");
  await page.getByLabel("Recipe text").fill("The weather was fine all week.");
  await converter.convert();
  await converter.expectToast("Error", "Failed to process the recipe text. Please try again.");
  await expect(converter.panel).toContainText("We could not find a recipe in this text.");
  await expect(page.getByLabel("Recipe text")).toHaveValue("The weather was fine all week.");
});

const URL_FAILURES = [
  { path: "/nowhere", text: /Recipe page not found/ },
  { path: "/forbidden", text: /Access denied - this website blocks automated recipe extraction/ },
  { path: "/silent", text: /The request took too long/ },
  { path: "/article", text: /without a recipe|could not find a recipe/ },
];
for (const { path, text } of URL_FAILURES) {
  test(`an address that fails: ${path}`, async ({ converter, page }) => {
    await converter.open();
    await page.getByLabel("Recipe URL").fill(pageAt(path));
    await converter.convert();
    await converter.expectToast("URL Processing Failed", text);
    await expect(converter.panel).toContainText(text);
    await expect(page.getByLabel("Recipe URL")).toHaveValue(pageAt(path));
  });
}

test("a page that refuses us: the other ways, one sentence each, and the address stays", async ({
  converter,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await converter.open();
  await page.getByLabel("Recipe URL").fill(pageAt("/forbidden"));
  await converter.convert();
  const ways = page.getByRole("list", { name: "Other ways" });
  await expect(page.getByRole("button", { name: "Use the Text option" })).toBeInViewport({ ratio: 1 });
  await expect(ways.getByRole("listitem")).toHaveText([
    /paste it as text\.\s*Use the Text option$/,
    /send us the page as you see it\.\s*See how$/,
    /we read it\.\s*Use the Photo option$/,
    /give us that file\.\s*Use the PDF option$/,
  ]);
  await expectCleanInBothThemes(page, "the other ways");
  expect(await overflow(page)).toBe(0);
  for (const name of ["Photo", "PDF", "Text"]) {
    await page.getByRole("button", { name: `Use the ${name} option` }).click();
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    await converter.tab("URL");
    await expect(page.getByLabel("Recipe URL")).toHaveValue(pageAt("/forbidden"));
  }
});

const pdfFile = (buffer: Buffer) => ({ name: "recipe.pdf", mimeType: "application/pdf", buffer });

test("a broken PDF and one that is no recipe have titles of their own", async ({ converter }) => {
  await converter.open();
  await converter.tab("PDF");
  await converter.filePicker.setInputFiles(pdfFile(Buffer.from("this is no PDF at all")));
  await converter.convert();
  await converter.expectToast("Invalid PDF File", /PDF/);
  const letter = Array.from(
    { length: 12 },
    (_, line) => `Dear friend, this is line ${line} of a letter about the sea.`,
  );
  await converter.filePicker.setInputFiles(await pdfOf(letter.join("\n")));
  await converter.convert();
  await converter.expectToast("Not a Recipe PDF", "doesn't appear to contain a recipe");
});

test("a photo that cannot be read names itself and leaves the others in place", async ({
  converter,
  page,
  browser,
}) => {
  await converter.open();
  await converter.tab("Photo");
  const good = await photoOf(browser, PANCAKES);
  const bad = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture") };
  await converter.filePicker.setInputFiles([good, bad]);
  await page.getByRole("button", { name: "Extract Text" }).click();
  await expect(converter.panel).toContainText("Photo 2: ", READING);
  await converter.expectToast("Error", "Failed to extract text from the recipe image. Please try again.");
  await page.getByRole("button", { name: "Remove photo 2" }).click();
  await page.getByRole("button", { name: "Extract Text" }).click();
  await expect(page.getByLabel("Extracted text")).toHaveValue(/200 g flour/, READING);
});
