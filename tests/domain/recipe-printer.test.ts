/** What is printed, as a reader has it: complete, in order, for screen readers too, the same each time, whatever the recipe holds. */
import { jest } from "@jest/globals";
import sharp from "sharp";
import { recipeSheet, sheetText } from "@/lib/engine/transfer/sheet";
import { ownIngredients } from "@/lib/engine/recipe/content";
import { plainText } from "@/lib/engine/recipe/markup";
import { scaledRecipe } from "@/lib/engine/scale";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { openGraphPicture } from "@/lib/recipes/output/og";
import { print, type PrintJob } from "@/lib/services/recipe-printer";
import { readWithTesseract } from "@/lib/services/photo-reader/tesseract";
import { keepImage } from "@/lib/images/keep";
import { plainPicture } from "@/tests/support/photo";
import { readPrinted } from "@/tests/support/printed-pdf";
import { leekSoup } from "@/tests/support/recipes";

/** Drawing and reading letters take their time on a busy machine. */
jest.setTimeout(120_000);

const job = (
  kind: "pdf" | "image",
  content: FormattedContent,
  { servings = null, picture = null }: { servings?: number | null; picture?: Uint8Array | null } = {},
): PrintJob => {
  const recipe = recipeSheet({ title: content.title, description: content.description, content, servings });
  return {
    kind,
    recipe,
    text: sheetText(recipe),
    language: "en",
    changedAt: "2026-01-02T03:04:05.000Z",
    appName: "Plainspoon",
    picture,
  };
};

const step = (number: number, instruction: string, ingredients: string[] = []): Step => ({
  number,
  instruction,
  ingredients,
  isPrep: number <= 3,
  ...(number === 4 && { section: "For the sauce" }),
});

/** Forty lines, eighteen steps, a title over several lines. */
const feast: FormattedContent = {
  ...leekSoup,
  title:
    "Grandmother's forty-ingredient feast for the whole long street, with every sauce and all the trimmings",
  servings: 12,
  totalMinutes: 255,
  ingredients: Array.from(
    { length: 40 },
    (_, index) => `${index + 2} cups ingredient ${"abcdefghij"[index % 10]}${index}`,
  ),
  steps: Array.from({ length: 18 }, (_, index) =>
    step(
      index + 1,
      `Stir ***ingredient ${"abcdefghij"[index % 10]}${index}*** into the bowl until everything has come together, then let it rest for ${index + 5} minutes.`,
      [`${index + 2} cups ingredient ${"abcdefghij"[index % 10]}${index}`],
    ),
  ),
};

test("a long recipe: every line and every step with what it uses, scaled, over several pages", async () => {
  const { text, pages } = await readPrinted(await print(job("pdf", feast, { servings: 24 })));
  const shown = scaledRecipe(feast, 24);
  expect(pages).toBeGreaterThan(1);
  for (const line of shown.ingredients as string[]) expect(text).toContain(line);
  for (const one of shown.steps) {
    expect(text).toContain(plainText(one.instruction));
    for (const own of ownIngredients(one)) expect(text).toContain(own);
  }
  expect(text).toContain(`Page ${pages} of ${pages}`);
  expect(text).toContain("Total time: 4 hours 15 minutes");
});

test("a German recipe has nothing English on paper: where it is from, its pages and its picture", async () => {
  const suppe: FormattedContent = {
    ...leekSoup,
    title: "Lauchsuppe",
    description: "Für kalte Tage, und am nächsten Tag noch besser.",
    ingredients: ["2 Stangen Lauch", "1 EL Öl", "500 ml Brühe"],
    steps: Array.from({ length: 60 }, (_, index) => ({
      ...{ number: index + 1, ingredients: [], isPrep: false },
      instruction: "Die Brühe zugeben, umrühren und 20 Minuten köcheln lassen.",
    })),
    source: { url: "https://kueche.example/suppe" },
  };
  const picture = new Uint8Array(await plainPicture(400, 300).jpeg().toBuffer());
  const { text, pages, alternatives } = await readPrinted(await print(job("pdf", suppe, { picture })));
  expect(text).toContain("Quelle: kueche.example");
  expect(text).toContain(`Seite ${pages} von ${pages}`);
  expect(alternatives).toEqual(["Bild von Lauchsuppe"]);
  expect(text).not.toMatch(/\b(?:Page|From|of)\b/);
});

test("a screen reader walks title, headings, lists and steps in order; what only decorates is left out", async () => {
  const picture = new Uint8Array(await plainPicture(400, 300).jpeg().toBuffer());
  const printed = await readPrinted(await print(job("pdf", leekSoup, { picture })));
  expect(printed).toMatchObject({ marked: true, title: "Leek Soup", language: "en" });
  expect(printed.alternatives).toEqual(["Picture of Leek Soup"]);
  expect(printed.parts.filter((part) => part !== "Figure")).toEqual([
    "H1 Leek Soup",
    "P Servings: 4",
    "P For a cold day.",
    "H2 Shopping List",
    "H3 Refrigerated",
    "LBody 2 leeks",
    "H3 Other",
    "LBody 1 tbsp oil",
    "LBody 500 ml stock",
    "H2 Preparation Steps",
    "Lbl 1",
    "P Slice 2 leeks.",
    "H2 Cooking Instructions",
    "Lbl 2",
    "P Fry in 1 tbsp oil for 5 minutes.",
    "Lbl 3",
    "P Add 500 ml stock and simmer for 20 minutes.",
  ]);
});

test("the letters of seven languages, and of names from their neighbours, are in our own typefaces", async () => {
  const title = "Grüße: piñata, œuf, façon, pão, città, één, smørrebrød, Å, łosoś, ¿qué?";
  const bytes = await print(job("pdf", { ...leekSoup, title, description: title }));
  expect((await readPrinted(bytes)).text).toContain("smørrebrød, Å, łosoś");
  const fonts = Buffer.from(bytes)
    .toString("latin1")
    .matchAll(/\/FontName \/[A-Z]+\+([A-Za-z]+)/g);
  expect(new Set(Array.from(fonts, ([, name]) => name))).toEqual(
    new Set(["AtkinsonHyperlegibleNext", "Fraunces"]),
  );
});

test("fractions, degrees, accents and other scripts are there, in fonts that travel with the file", async () => {
  const lines = [
    "½ ⅓ ¼ ¾ ⅔ ⅛ cup",
    "180 °C – 200 °C",
    "crème brûlée, žluťoučký, đậu phụ",
    "Борщ",
    "Ψωμί",
    "麻婆豆腐",
    "김치",
    "ต้มยำ",
    "🍕",
  ];
  const bytes = await print(job("pdf", { ...leekSoup, title: "Ünïcode 麻", ingredients: lines }));
  const { text } = await readPrinted(bytes);
  for (const line of lines) expect(text.normalize("NFC")).toContain(line.normalize("NFC"));
  const file = Buffer.from(bytes).toString("latin1");
  expect(file).toMatch(/\/BaseFont \/[A-Z]{6}\+AtkinsonHyperlegibleNext-Regular/);
  expect(file).not.toMatch(/\/BaseFont \/(?:Helvetica|Times|Courier)/);
});

test("the same recipe gives the same bytes, another does not", async () => {
  for (const kind of ["pdf", "image"] as const) {
    const [one, again, other] = [
      await print(job(kind, leekSoup)),
      await print(job(kind, leekSoup)),
      await print(job(kind, leekSoup, { servings: 8 })),
    ];
    expect(Buffer.compare(one, again)).toBe(0);
    expect(Buffer.compare(one, other)).not.toBe(0);
  }
});

test("a reader of pictures reads the picture", async () => {
  const png = await print(job("image", leekSoup, { servings: 8 }));
  const { width, height } = await sharp(png).metadata();
  expect(width).toBe(1080);
  expect(height).toBeLessThan(6000);
  const { text } = await readWithTesseract(png, new AbortController().signal);
  for (const part of [
    "Leek Soup",
    "Servings: 8",
    "4 leeks",
    "2 tbsp oil",
    "1000 ml stock",
    "simmer for 20 minutes",
  ])
    expect(text).toContain(part);
});

test("a longer recipe is cards of four by five in one picture, so that a messenger leaves its words readable", async () => {
  const steps = Array.from({ length: 14 }, (_, index) =>
    step(index + 1, "Stir it slowly until it is done. ".repeat(3)),
  );
  const png = await print(job("image", { ...leekSoup, steps }));
  const { width = 0, height = 0 } = await sharp(png).metadata();
  expect(width % 1116).toBe(36);
  expect(height % 1386).toBe(36);
  expect(height).toBeLessThan(2 * width);
  const { text } = await readWithTesseract(png, new AbortController().signal);
  for (const part of ["Leek Soup", "2 leeks", "Page 1 of"]) expect(text).toContain(part);
});

test("what is too long for a picture is a PDF still, what is too long for paper is neither", async () => {
  const long = (count: number): FormattedContent => ({
    ...leekSoup,
    steps: Array.from({ length: count }, (_, index) =>
      step(index + 1, "Stir it slowly until it is done. ".repeat(8)),
    ),
  });
  await expect(print(job("image", long(150)))).rejects.toMatchObject({
    code: "too_large",
    message: expect.stringContaining("PDF"),
  });
  const { pages, text } = await readPrinted(await print(job("pdf", long(150))));
  expect(pages).toBeGreaterThan(10);
  expect(text).toContain(`Page ${pages} of ${pages}`);
  await expect(print(job("pdf", long(300)))).rejects.toMatchObject({ code: "too_large" });
});

test.each([
  [
    "nothing but a title",
    { ...leekSoup, title: "Toast", description: "", servings: null, ingredients: [], steps: [] },
  ],
  ["one word without end", { ...leekSoup, title: "x".repeat(300), ingredients: ["y".repeat(2000)] }],
  [
    "half a character and control characters",
    { ...leekSoup, title: "a\ud800b\u0000\u0007\u202ec", ingredients: ["\udc00"] },
  ],
  ["a step longer than a page", { ...leekSoup, steps: [step(1, "Stir and wait. ".repeat(600))] }],
  ["right to left", { ...leekSoup, title: "حمص بالطحينة", ingredients: ["سكر كوب واحد", "250 מ״ל מים"] }],
] satisfies [string, FormattedContent][])("%s is printed", async (_what, content) => {
  const printed = await readPrinted(await print(job("pdf", content)));
  expect(printed.pages).toBeGreaterThan(0);
  expect((await sharp(await print(job("image", content))).metadata()).width).toBeGreaterThanOrEqual(1080);
});

test("ten at once all come out", async () => {
  const printed = await Promise.all(
    Array.from({ length: 10 }, (_, index) => print(job(index % 2 ? "pdf" : "image", leekSoup))),
  );
  expect(printed.every(({ byteLength }) => byteLength > 10_000)).toBe(true);
});

describe("the picture of a link", () => {
  test("is 1200×630, of the recipe's own picture, and the same for the same recipe", async () => {
    const imageUrl = await keepImage(await plainPicture(400, 300).png().toBuffer(), { owner: null });
    const shown = { title: "leek soup", imageUrl, facts: "Servings: 4" };
    const [one, again] = [await openGraphPicture(shown), await openGraphPicture(shown)];
    expect(again.bytes).toBe(one.bytes);
    expect(await sharp(one.bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    const { text } = await readWithTesseract(one.bytes, new AbortController().signal);
    expect(text).toContain("Leek Soup");
    expect((await openGraphPicture({ ...shown, title: "onion soup" })).etag).not.toBe(one.etag);
  });

  test.each(["https://kitchen.example/soup.jpg", "/api/storage/images/../../x.jpg", null])(
    "with %j the drawing stands there, and nothing is fetched",
    async (imageUrl) => {
      const { bytes } = await openGraphPicture({ title: "Soup", imageUrl });
      expect((await sharp(bytes).metadata()).width).toBe(1200);
    },
  );
});
