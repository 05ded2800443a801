import { GERMAN } from "@/lib/messages/de.data";
import { SOURCES, titleFor } from "./index";
import { DOCUMENT_ERRORS } from "./document";
import { PDF_ERRORS } from "./pdf";
import { PHOTO_ERRORS } from "./photo";
import { TEXT_ERRORS } from "./text";
import { URL_ERRORS } from "./url";

// converting.md#pdf-failures
const pdfTitles: [keyof typeof PDF_ERRORS, string][] = [
  ["notRecipe", "Not a Recipe PDF"],
  ["invalid", "Invalid PDF File"],
  ["wrongType", "Invalid PDF File"],
  ["password", "Password Protected PDF"],
  ["empty", "Empty PDF"],
  ["little", "Empty PDF"],
  ["scanned", "Scanned PDF Detected"],
  ["tooLarge", "PDF Processing Failed"],
  ["tooManyPages", "PDF Processing Failed"],
  ["timeout", "PDF Processing Failed"],
  ["missing", "PDF Processing Failed"],
];

test.each(pdfTitles)("the server's PDF sentence %s is shown as %s", (key, title) => {
  expect(titleFor(422, PDF_ERRORS[key], "pdf").title).toBe(title);
});

test("what failed is headed in the reader's language, whatever failed", () => {
  globalThis.plainspoonSpeech = () => ({ language: "de", words: GERMAN });
  const english = new Set(Object.keys(GERMAN));
  const titles = SOURCES.flatMap(({ known, failed }) => [...known, failed].map(({ title }) => title));
  globalThis.plainspoonSpeech = undefined;
  expect(titles.length).toBeGreaterThan(12);
  expect(titles.filter((title) => english.has(title))).toEqual([]);
});

test("every PDF sentence has its row above, so that a new one cannot be forgotten", () => {
  expect(pdfTitles.map(([key]) => key).sort()).toEqual(Object.keys(PDF_ERRORS).sort());
});

test("a scanned PDF points to the Photo option", () => {
  expect(titleFor(422, PDF_ERRORS.scanned, "pdf").text).toContain("Photo option");
});

test("a PDF failure without a title of its own shows the server's sentence", () => {
  expect(titleFor(413, PDF_ERRORS.tooLarge, "pdf").text).toBe("This PDF is larger than 20 MB.");
});

const documentTitles: Record<keyof typeof DOCUMENT_ERRORS, string> = {
  invalid: "Document Processing Failed",
  password: "Protected Document",
  protected: "Protected Document",
  encrypted: "Protected Document",
  outdated: "Document Processing Failed",
  empty: "Empty Document",
  notRecipe: "No Recipe Found",
  notInMail: "No Recipe Found",
  tooLarge: "Document Processing Failed",
  unpacked: "Document Processing Failed",
  timeout: "Document Processing Failed",
};

test.each(Object.entries(documentTitles))(
  "the server's document sentence %s is shown as %s",
  (key, title) => {
    const sentence = DOCUMENT_ERRORS[key as keyof typeof DOCUMENT_ERRORS];
    expect(titleFor(422, sentence, "document")).toEqual({ title, text: sentence });
  },
);

const urlTexts: [keyof typeof URL_ERRORS, RegExp][] = [
  ["notFound", /^Recipe page not found/],
  ["denied", /^Access denied - this website blocks automated recipe extraction.*Text option/],
  ["botWall", /^Access denied - this website blocks automated recipe extraction.*Text option/],
  ["timeout", /^The request took too long/],
];

test.each(urlTexts)("the server's URL sentence %s is shown in the screen's own words", (key, text) => {
  const shown = titleFor(502, URL_ERRORS[key], "url");
  expect(shown.title).toBe("URL Processing Failed");
  expect(shown.text).toMatch(text);
});

const plainUrl = (Object.keys(URL_ERRORS) as (keyof typeof URL_ERRORS)[]).filter(
  (key) => !urlTexts.some(([mapped]) => mapped === key),
);

test.each(plainUrl)("the server's URL sentence %s is not mistaken for another failure", (key) => {
  expect(titleFor(422, URL_ERRORS[key], "url")).toEqual({
    title: "URL Processing Failed",
    text: URL_ERRORS[key],
  });
});

test.each([
  [404, "Not Found", /^Recipe page not found/],
  [403, "Forbidden", /^Access denied/],
  [504, "Gateway Timeout", /^The request took too long/],
])("an answer %d that is not ours is understood by its status too", (status, body, text) => {
  expect(titleFor(status, body, "url").text).toMatch(text);
});

test.each([
  ["text", 500, "Something went wrong on our side.", undefined],
  ["text", 422, TEXT_ERRORS.noRecipe, TEXT_ERRORS.noRecipe],
  ["text", 413, TEXT_ERRORS.tooLong, TEXT_ERRORS.tooLong],
  ["photo", 500, "<html>", undefined],
  ["photo", 413, PHOTO_ERRORS.tooLarge, PHOTO_ERRORS.tooLarge],
  ["photo", 0, "", undefined],
] as const)("%s, status %d: the fixed text, and the reason beside it", (from, status, sentence, detail) => {
  const shown = titleFor(status, sentence, from);
  expect(shown.title).toBe("Error");
  expect(shown.text).toMatch(
    from === "text"
      ? /^Failed to process the recipe text\. Please try again\.$/
      : /^Failed to extract text from the recipe image\. Please try again\.$/,
  );
  expect(shown.detail).toBe(detail);
});

test("a fault of ours never shows its body", () => {
  expect(titleFor(500, "TypeError: x is not a function", "url").text).toBe(
    "Failed to process the recipe URL. Please try again.",
  );
});

test.each(SOURCES)(
  "$name: a fault of ours is told in its own words, and no sentence of another source is among its own",
  (source) => {
    expect(titleFor(500, "", source.name)).toEqual(source.failed);
    const others = SOURCES.filter((one) => one !== source).flatMap(({ errors }) =>
      Object.values<string>(errors),
    );
    expect(Object.values<string>(source.errors).filter((sentence) => others.includes(sentence))).toEqual([]);
  },
);
