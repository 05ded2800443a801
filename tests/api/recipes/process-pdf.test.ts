import { POST, PUT } from "@/app/api/recipes/process-pdf/route";
import { call, fileForm } from "@/tests/support/call";
import { pdfOf } from "@/tests/support/pdf";

const RECIPE = [
  "Lentil soup",
  "Serves 4",
  "Ingredients",
  "1 cup red lentils",
  "1 onion, chopped",
  "4 cups vegetable stock",
  "Method",
  "1. Fry the onion for 5 minutes.",
  "2. Add the lentils and the stock and simmer for 20 minutes.",
];
const LETTER = Array.from(
  { length: 20 },
  () => "Dear tenant, the rent for the flat is due on the first day of every month.",
);

const convert = (bytes: Uint8Array | string, type = "application/pdf", field = "pdf") =>
  call(POST, { form: fileForm(field, bytes, type, "recipe.pdf") });

test("a recipe in a PDF comes back in plain steps", async () => {
  const { status, body } = await convert(pdfOf({ pages: [RECIPE] }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: "Lentil soup", servings: 4, imageUrl: null });
  expect(JSON.stringify(body.ingredients)).toContain("4 cups vegetable stock");
  expect(JSON.stringify(body.steps)).toContain("20 minutes");
});

// The words by which the screen knows each kind (converting.md#pdf-failures).
test.each<[string, () => Uint8Array | string, number, string]>([
  ["a text file", () => "just text", 422, "Invalid PDF"],
  ["a PNG named .pdf", () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), 422, "Invalid PDF"],
  ["a cut-off file", () => pdfOf({ pages: [RECIPE] }).subarray(0, 90), 422, "Invalid PDF"],
  ["a locked file", () => pdfOf({ pages: [RECIPE], locked: true }), 422, "password protected"],
  ["no pages of text", () => pdfOf({}), 422, "empty"],
  ["0 bytes", () => "", 422, "empty"],
  ["three words", () => pdfOf({ pages: [["Soup of lentils"]] }), 422, "little text"],
  ["a scan", () => pdfOf({ pages: [[]], picture: true }), 422, "scanned image with no searchable text"],
  ["a letter", () => pdfOf({ pages: [LETTER] }), 422, "doesn't appear to contain a recipe"],
  ["61 pages", () => pdfOf({ pages: Array.from({ length: 61 }, () => RECIPE) }), 413, "more than 60 pages"],
  [
    "over 20 MB",
    () => Buffer.concat([pdfOf({ pages: [RECIPE] }), Buffer.alloc(20 * 1024 * 1024)]),
    413,
    "larger than 20 MB",
  ],
])("%s: a clear sentence", async (_name, bytes, status, words) => {
  const answer = await convert(bytes());
  expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(words)]);
});

test.each(["image/png", "text/html", "application/octet-stream"])("declared as %s: 415", async (type) => {
  const answer = await convert(pdfOf({ pages: [RECIPE] }), type);
  expect([answer.status, answer.body.error]).toEqual([415, expect.stringContaining("valid PDF document")]);
});

test("no file, or one in another field: which file is wanted", async () => {
  const answer = await convert(pdfOf({ pages: [RECIPE] }), "application/pdf", "file");
  expect([answer.status, answer.body.error]).toEqual([400, "Please upload a PDF of your recipe"]);
  const asText = new FormData();
  asText.append("pdf", "%PDF-1.4");
  expect((await call(POST, { form: asText })).status).toBe(400);
});

test.each([
  ["JSON", { body: {} }, 415],
  [
    "a broken form",
    { raw: "--x\r\nnonsense", headers: { "content-type": "multipart/form-data; boundary=x" } },
    400,
  ],
  ["a form without a boundary", { raw: "x", headers: { "content-type": "multipart/form-data" } }, 400],
])("%s is refused", async (_name, given, status) => {
  expect((await call(POST, given)).status).toBe(status);
});

test("an upload without end is cut while it arrives", async () => {
  let sent = 0;
  const raw = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const { status } = await call(POST, {
    raw,
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect(status).toBe(413);
  expect(sent).toBeLessThan(30);
});

test("only POST", async () => {
  expect((await call(PUT, { method: "PUT" })).headers.get("allow")).toBe("POST, OPTIONS");
});
