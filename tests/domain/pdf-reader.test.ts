/** The PDF reader on files as they come: good, broken, locked, empty, scanned, long, and hostile ones. */
import { readFile } from "node:fs/promises";
import { parseRecipeText } from "@/lib/engine/read/text";
import { readPdf } from "@/lib/services/pdf-reader";
import { pdfBomb, pdfOf } from "@/tests/support/pdf";

test("lines of a page come back in order", async () => {
  const { text, verdict } = await readPdf(
    pdfOf({
      pages: [
        [
          "Plain Rice",
          "Serves 2",
          "1 cup rice",
          "2 cups water",
          "Boil the water, add the rice and simmer for 15 minutes.",
        ],
      ],
    }),
  );
  expect(text.split("\n")).toEqual(expect.arrayContaining(["Plain Rice", "1 cup rice", "2 cups water"]));
  expect(verdict).toBe("ok");
});

test.each([
  ["random bytes behind a PDF header", Buffer.from(`%PDF-1.7\n${"x".repeat(500)}`), /Invalid PDF/],
  ["a picture named .pdf", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), /Invalid PDF/],
  ["nothing", new Uint8Array(0), /empty/],
  ["a locked PDF", pdfOf({ pages: [["Secret soup"]], locked: true }), /password protected/],
])("%s is refused in its own words", async (_what, bytes, sentence) => {
  await expect(readPdf(bytes)).rejects.toMatchObject({
    code: "unreadable",
    message: expect.stringMatching(sentence),
  });
});

test.each([
  ["an empty page", pdfOf({ pages: [[]] }), "empty"],
  ["a picture without text", pdfOf({ pages: [[]], picture: true }), "scanned"],
  ["a few words", pdfOf({ pages: [["Soup of the day"]] }), "little"],
] as const)("%s is judged %s", async (_what, bytes, verdict) => {
  expect((await readPdf(bytes)).verdict).toBe(verdict);
});

test("more than 60 pages are too many, 60 are not", async () => {
  const pages = (count: number) => pdfOf({ pages: Array.from({ length: count }, () => ["Soup"]) });
  await expect(readPdf(pages(61))).rejects.toMatchObject({
    code: "too_large",
    message: "This PDF has more than 60 pages.",
  });
  expect(await readPdf(pages(60))).toMatchObject({ verdict: "ok" });
});

test("a file that is small but endless to read ends when it is told to, and the next one is read", async () => {
  const hostile = pdfBomb(6_000_000);
  expect(hostile.length).toBeLessThan(1_000_000);
  const stop = AbortSignal.timeout(4000);
  const reading = await Promise.allSettled([1, 2, 3, 4].map(() => readPdf(hostile, stop)));
  for (const outcome of reading) {
    if (outcome.status === "rejected")
      expect(outcome.reason).toMatchObject({ code: expect.stringMatching(/timeout|unreadable/) });
  }
  expect((await readPdf(pdfOf({ pages: [["Soup"]] }))).verdict).toBe("little");
}, 30_000);

const fixture = (name: string) => readFile(new URL(`../fixtures/pdfs/${name}`, import.meta.url));

test.each([
  ["two-columns-soft-hyphens.pdf", "Almond Biscotti", 8, "2 1/4 cups flour", 5],
  // A title in capitals is told in words.
  ["sidebar.pdf", "Black Bean Tacos", 11, "1 teaspoon smoked paprika", 4],
  ["table-two-pages.pdf", "Mushroom Risotto", 8, "1 litre hot chicken stock", 5],
])("%s is read as the recipe it shows", async (name, title, ingredients, line, steps) => {
  const recipe = parseRecipeText((await readPdf(await fixture(name))).text);
  expect(recipe?.title).toBe(title);
  expect(recipe?.ingredients).toHaveLength(ingredients);
  expect(recipe?.ingredients.map(({ text }) => text)).toContain(line);
  expect(recipe?.instructions).toHaveLength(steps);
});
