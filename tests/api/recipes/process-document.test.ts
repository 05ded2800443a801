import { POST } from "@/app/api/recipes/process-pdf/route";
import { db } from "@/lib/db/client";
import { flatIngredients } from "@/lib/engine/recipe/content";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { DOCUMENT_ERRORS, TAKEN } from "@/lib/rules/sources/document";
import { DOCUMENTS, type DocumentFormat } from "@/lib/rules/media/document";
import { call, fileForm } from "@/tests/support/call";
import {
  docxOf,
  emlOf,
  epubOf,
  mboxOf,
  odtOf,
  rtfOf,
  zipOf,
  type Block,
  type MailPart,
} from "@/tests/support/office-files";
import { person } from "@/tests/support/people";
import { pdfOf } from "@/tests/support/pdf";
import { servePages } from "@/tests/support/pages-server";
import { photoOfText, plainPicture } from "@/tests/support/photo";
import { RECIPE_LD } from "@/tests/support/recipe-pages";
import { allowPages } from "@/tests/support/services";

const CAKE: Block[] = [
  { title: "Omas Apfelkuchen" },
  "Das Rezept ist von meiner Großmutter.",
  { heading: "Zutaten", level: 2 },
  { bold: "Für den Teig" },
  { list: ["250 g Mehl", "125 g Butter, weich", "100 g Zucker", "2 Eier"] },
  { bold: "Für den Belag" },
  { list: ["1 kg Äpfel", "2 EL Zitronensaft", "50 g gehobelte Mandeln"] },
  { heading: "Zubereitung", level: 2 },
  { bold: "Für den Teig" },
  {
    list: ["Den Backofen auf 180 °C vorheizen.", "Mehl, Butter, Zucker und Eier zu einem Teig verrühren."],
    numbered: true,
  },
  { bold: "Für den Belag" },
  {
    list: [
      "Die Äpfel schälen und mit dem Zitronensaft mischen.",
      "Auf den Teig legen, mit den Mandeln bestreuen und 45 Minuten backen.",
    ],
    numbered: true,
  },
];
const SOUP: Block[] = [
  { heading: "Lentil soup" },
  "Serves 4",
  { heading: "Ingredients", level: 2 },
  {
    table: [
      ["1 cup", "red lentils"],
      ["1", "onion, chopped"],
      ["4 cups", "vegetable stock"],
      ["2 tbsp", "olive oil"],
    ],
  },
  { heading: "Method", level: 2 },
  "Heat the oil and fry the onion for 5 minutes.",
  "Add the lentils and the stock and simmer for 20 minutes.",
];
const PANCAKES: Block[] = [
  { bold: "Pancakes" },
  "",
  {
    table: [
      [
        ["Ingredients", "200 g flour", "2 eggs", "300 ml milk", "1 pinch of salt"],
        ["Method", "Whisk the flour, eggs, milk and salt to a batter.", "Fry thin pancakes in a hot pan."],
      ],
    ],
  },
];
const LETTER: Block[] = Array.from(
  { length: 8 },
  () => "Dear tenant, the rent for the flat is due on the first day of every month.",
);
const textOf = (blocks: Block[]) => blocks.filter((block) => typeof block === "string").join("\n");
const SOUP_TEXT = [
  "Lentil soup",
  "",
  "1 cup red lentils",
  "1 onion, chopped",
  "4 cups vegetable stock",
  "",
  "Fry the onion for 5 minutes.",
  "Add the lentils and the stock and simmer for 20 minutes.",
];

const MAKERS: Record<DocumentFormat, (blocks: Block[]) => Buffer> = {
  docx: (blocks) => docxOf(blocks),
  odt: (blocks) => odtOf(blocks),
  rtf: (blocks) => rtfOf(blocks),
  epub: (blocks) => epubOf([{ title: "The dish", blocks }]),
  eml: (blocks) => emlOf("Fwd: The dish", [{ html: blocks }]),
  mbox: (blocks) => mboxOf([emlOf("The dish", [{ html: blocks }])]),
};
const FORMATS = DOCUMENTS.map(({ format, ending, types: [type] }) => ({ format, ending, type }));

const recipeLd = (more: object) =>
  `<script type="application/ld+json">${JSON.stringify({ ...RECIPE_LD, ...more })}</script>`;

const convert = (bytes: Uint8Array | string, type: string, name = "recipe", more: object = {}) =>
  call(POST, { form: fileForm("pdf", bytes, type, name), ...more });
/** As a browser sends a file whose type its system does not know. */
const convertNamed = (bytes: Uint8Array | string, name: string) =>
  convert(bytes, "application/octet-stream", name);
const stepsOf = (body: object) => JSON.stringify((body as { steps: unknown }).steps);

describe.each(FORMATS)("$format", ({ format, ending, type }) => {
  test("headings, lists and parts of a recipe come through, umlauts too", async () => {
    const { status, body } = await convert(MAKERS[format](CAKE), type);
    expect([status, body.title, body.imageUrl]).toEqual([200, "Omas Apfelkuchen", null]);
    expect(JSON.stringify(body.ingredients)).toContain("1 kg Äpfel");
    expect(flatIngredients((body as unknown as FormattedContent).ingredients)).toHaveLength(7);
    expect(stepsOf(body)).toContain("45 Minuten");
    expect(stepsOf(body)).toContain("Für den Belag");
  });

  test("a table's rows are lines, and its columns of several lines follow each other", async () => {
    const soup = await convertNamed(MAKERS[format](SOUP), `My soup.${ending.toUpperCase()}`);
    expect(soup.body).toMatchObject({ title: "Lentil soup", servings: 4 });
    expect(soup.body.ingredients).toEqual([
      "1 cup red lentils",
      "1 onion, chopped",
      "4 cups vegetable stock",
      "2 tbsp olive oil",
    ]);
    const pancakes = await convert(MAKERS[format](PANCAKES), type);
    expect(JSON.stringify(pancakes.body.ingredients)).toContain("1 pinch of salt");
    expect(JSON.stringify(pancakes.body.ingredients)).not.toContain("Method");
    expect(stepsOf(pancakes.body)).toContain("Fry thin pancakes in a hot pan.");
  });

  test("without a recipe, cut off, or something else altogether: a clear sentence", async () => {
    const letter = await convert(MAKERS[format](LETTER), type);
    expect([letter.status, letter.body.code]).toEqual([422, "unreadable"]);
    expect(letter.body.error).toBe(DOCUMENT_ERRORS.notRecipe);
    const other = await convert("just a few words, and none of them cooks", type);
    expect([other.status, other.body.error]).toEqual([422, DOCUMENT_ERRORS.invalid]);
    const none = await convert("", type);
    expect([none.status, none.body.error]).toEqual([422, DOCUMENT_ERRORS.empty]);
  });
});

test.each(["docx", "odt", "epub"] as const)(
  "a %s cut off or with wrong bytes inside is damaged",
  async (format) => {
    const whole = MAKERS[format](SOUP);
    const { type } = FORMATS.find((one) => one.format === format) as (typeof FORMATS)[number];
    const wrong = Buffer.from(whole);
    wrong.fill(0xff, 120, 700);
    for (const bytes of [whole.subarray(0, 300), wrong]) {
      const { status, body } = await convert(bytes, type);
      expect([status, body.error]).toEqual([422, DOCUMENT_ERRORS.invalid]);
    }
  },
);

const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
const DRM = "http://www.w3.org/2001/04/xmlenc#aes128-cbc";
const DISGUISE = "http://www.idpf.org/2008/embedding";
const DOCX = FORMATS[0]?.type ?? "";

test.each<[string, () => Buffer, string]>([
  [
    "a Word document with a password",
    () => Buffer.concat([COMPOUND, Buffer.alloc(900), Buffer.from("EncryptedPackage", "utf16le")]),
    DOCUMENT_ERRORS.password,
  ],
  ["an old Word document", () => Buffer.concat([COMPOUND, Buffer.alloc(900)]), DOCUMENT_ERRORS.outdated],
  ["an OpenDocument with a password", () => odtOf(CAKE, { locked: true }), DOCUMENT_ERRORS.password],
  [
    "a copy-protected book",
    () => epubOf([{ title: "Soup", blocks: SOUP }], { encrypted: DRM }),
    DOCUMENT_ERRORS.protected,
  ],
  [
    "an encrypted e-mail",
    () =>
      Buffer.from(
        "From: a@b.test\r\nSubject: Soup\r\nContent-Type: application/pkcs7-mime; smime-type=enveloped-data\r\n\r\nMIIB",
      ),
    DOCUMENT_ERRORS.encrypted,
  ],
  ["a document without words", () => docxOf([""]), DOCUMENT_ERRORS.empty],
])("%s is refused in words of its own", async (_name, bytes, sentence) => {
  const { status, body } = await convert(bytes(), DOCX);
  expect([status, body.code, body.error]).toEqual([422, "unreadable", sentence]);
});

test("a book whose fonts alone are disguised is open", async () => {
  const { body } = await convert(epubOf([{ title: "Soup", blocks: SOUP }], { encrypted: DISGUISE }), DOCX);
  expect(body.title).toBe("Lentil soup");
});

describe("several recipes in one file", () => {
  const PREFACE = { title: "Preface", blocks: LETTER };

  test("the first one of a book is taken, and that is said", async () => {
    const book = epubOf([PREFACE, { title: "Cakes", blocks: CAKE }, { title: "Soups", blocks: SOUP }]);
    const { body } = await convert(book, "application/epub+zip");
    expect(body).toMatchObject({ title: "Omas Apfelkuchen", taken: TAKEN.several(2) });
  });

  test("on one page they are told apart by their headings", async () => {
    const salad: Block[] = [
      { heading: "Tomato salad" },
      { heading: "Ingredients", level: 2 },
      { list: ["4 tomatoes", "1 red onion", "2 tbsp olive oil"] },
      { heading: "Method", level: 2 },
      "Slice the tomatoes and the onion.",
      "Dress with the oil.",
    ];
    const { body } = await convert(docxOf([...salad, ...SOUP]), DOCX);
    expect(body).toMatchObject({ title: "Tomato salad", taken: TAKEN.several(2) });
    expect(body.ingredients).toEqual(["4 tomatoes", "1 red onion", "2 tbsp olive oil"]);
  });

  test("the only one of many pages or messages is named by where it stands", async () => {
    const book = epubOf([PREFACE, { title: "Soups", blocks: SOUP }]);
    expect((await convert(book, "application/epub+zip")).body.taken).toBe(TAKEN.part("Soups"));
    const mails = mboxOf([
      emlOf("Dinner?", [{ text: "Shall we eat on Friday?\n\nFrom my phone" }]),
      emlOf("AW: Suppe", [{ text: SOUP_TEXT.join("\n") }]),
    ]);
    const { body } = await convertNamed(mails, "mails.mbox");
    expect(body).toMatchObject({ title: "Lentil soup", taken: TAKEN.part("Suppe") });
  });

  test("a single recipe says nothing of that", async () => {
    expect((await convert(docxOf(SOUP), DOCX)).body).not.toHaveProperty("taken");
  });
});

describe("an e-mail", () => {
  const mail = (...parts: MailPart[]) => convertNamed(emlOf("Your recipe", parts), "mail.eml");
  const words: MailPart = { text: "Here is what you asked for. See you on Sunday!" };
  const soupPdf = () => pdfOf({ pages: [SOUP_TEXT.map((line) => line || " ")] });

  test("its own words come first", async () => {
    const { body } = await mail(
      { text: SOUP_TEXT.join("\n") },
      { name: "cake.docx", type: DOCX, bytes: docxOf(CAKE) },
    );
    expect(body.title).toBe("Lentil soup");
    expect(body).not.toHaveProperty("taken");
  });

  test.each<[string, () => MailPart | Promise<MailPart>]>([
    ["PDF", () => ({ name: "soup.pdf", type: "application/pdf", bytes: soupPdf() })],
    ["Word document", () => ({ name: "soup.docx", type: DOCX, bytes: docxOf(SOUP) })],
    [
      "photo",
      async () => ({
        name: "soup.png",
        type: "image/png",
        bytes: await photoOfText(SOUP_TEXT.filter(Boolean)),
      }),
    ],
    [
      "passed-on e-mail",
      () => ({
        name: "soup.eml",
        type: "application/octet-stream",
        bytes: emlOf("Soup", [{ name: "soup.pdf", type: "application/pdf", bytes: soupPdf() }]),
      }),
    ],
  ])(
    "else an attached %s is read",
    async (_name, attachment) => {
      const attached = await attachment();
      const { status, body } = await mail(words, attached);
      expect([status, body.title]).toEqual([200, "Lentil soup"]);
      expect(body.taken).toBe(TAKEN.attachment("name" in attached ? attached.name : ""));
    },
    30_000,
  );

  test("an attachment that cannot be read does not cost the next one", async () => {
    const { body } = await mail(
      words,
      { name: "logo.png", type: "image/png", bytes: Buffer.from("89504e470d0a1a0a", "hex") },
      { name: "broken.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.4 broken") },
      { name: "soup.rtf", type: "application/rtf", bytes: rtfOf(SOUP) },
    );
    expect(body).toMatchObject({ title: "Lentil soup", taken: TAKEN.attachment("soup.rtf") });
  });

  test("what is attached comes before what stands in the text as a picture does", async () => {
    const { body } = await mail(
      words,
      { name: "sign.docx", type: DOCX, bytes: docxOf(CAKE), inline: true },
      { name: "soup.docx", type: DOCX, bytes: docxOf(SOUP) },
    );
    expect(body.title).toBe("Lentil soup");
  });

  test("an attached text is words of the e-mail", async () => {
    const { body } = await mail(words, {
      name: "soup.txt",
      type: "text/plain",
      bytes: Buffer.from(SOUP_TEXT.join("\n")),
    });
    expect(body.title).toBe("Lentil soup");
  });

  test("without a recipe anywhere it says where was looked", async () => {
    const { status, body } = await mail(words, {
      name: "rent.docx",
      type: DOCX,
      bytes: docxOf(LETTER),
    });
    expect([status, body.error]).toEqual([422, DOCUMENT_ERRORS.notInMail]);
  });
});

describe("the limits", () => {
  test.each(["docx", "eml"] as const)("a %s over 20 MB", async (format) => {
    const large = Buffer.concat([MAKERS[format](SOUP), Buffer.alloc(20 * 1024 * 1024)]);
    const { status, body } = await convertNamed(large, `large.${format}`);
    expect([status, body.code]).toEqual([413, "too_large"]);
    expect(body.error).toContain("larger than 20 MB");
  });

  test.each<[string, () => Buffer]>([
    [
      "a small zip that grows to 60 MB",
      () =>
        zipOf({ "[Content_Types].xml": "<Types/>", "word/document.xml": Buffer.alloc(60 * 1024 * 1024, 97) }),
    ],
    [
      "a zip of very many files",
      () =>
        zipOf({
          "[Content_Types].xml": "<Types/>",
          "word/document.xml": "<x/>",
          ...Object.fromEntries(Array.from({ length: 6000 }, (_file, at) => [`word/a${at}.xml`, ""])),
        }),
    ],
  ])("%s is refused before it is read", async (_name, bytes) => {
    const { status, body } = await convert(bytes(), DOCX);
    expect([status, body.error]).toEqual([413, DOCUMENT_ERRORS.unpacked]);
  });

  test("names that stand for more names do not grow", async () => {
    const names = Array.from(
      { length: 20 },
      (_name, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    );
    const bomb = zipOf({
      mimetype: "application/vnd.oasis.opendocument.text",
      "content.xml": `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "lol">${names.join("")}]><office:document-content xmlns:office="o" xmlns:text="t"><office:text><text:p>&l20;</text:p></office:text></office:document-content>`,
    });
    const { status, body } = await convertNamed(bomb, "bomb.odt");
    expect([status, body.code]).toEqual([422, "unreadable"]);
  });

  test.each<[string, () => Buffer]>([
    ["odt", () => nested("odt")],
    ["docx", () => nested("docx")],
    ["rtf", () => Buffer.from(`{\\rtf1 ${"{".repeat(200_000)}soup`)],
  ])("elements without end inside each other (%s): a clear sentence", async (format, bytes) => {
    const { status, body } = await convertNamed(bytes(), `deep.${format}`);
    expect([status, body.code]).toEqual([422, "unreadable"]);
  });
});

function nested(format: "odt" | "docx"): Buffer {
  const deep = (tag: string) => `<${tag}>`.repeat(20_000) + `</${tag}>`.repeat(20_000);
  if (format === "docx")
    return docxOf(SOUP, { body: `<w:sdt><w:sdtContent>${deep("w:ins")}</w:sdtContent></w:sdt>` });
  return zipOf({
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml": `<?xml version="1.0"?><o:d xmlns:o="o" xmlns:text="t">${deep("text:section")}</o:d>`,
  });
}

test("an RTF's pictures, hidden words and foreign letters", async () => {
  const picture = "{\\pict\\pngblip\\bin7 }}}{{{\\}";
  const rtf = rtfOf(SOUP, {
    more: `${picture}{\\*\\unknown also not shown}\\pard\\f1 Stir in {\\v secret words of }the cr\\'e8me fra\\u238?che and simmer for 2 minutes.\\par`,
  });
  const { status, body } = await convert(rtf, "text/rtf");
  expect(status).toBe(200);
  const all = JSON.stringify(body);
  expect(all).toContain("crème fraîche");
  expect(all).not.toMatch(/secret|not shown|Not a word|Calibri/);
});

test("nothing that a letter names is asked for its picture", async () => {
  const server = await servePages({
    "/pixel.png": {
      headers: { "content-type": "image/png" },
      body: await plainPicture(40, 40).png().toBuffer(),
    },
  });
  allowPages([server.host]);
  try {
    const html =
      "From: a@b.test\r\nSubject: Soup\r\nContent-Type: text/html\r\n\r\n" +
      `<html><head><meta property="og:image" content="${server.at("/pixel.png")}"></head><body>${recipeLd({ image: server.at("/pixel.png") })}<h1>Soup</h1><ul><li>1 cup lentils</li><li>2 cups stock</li><li>1 onion</li></ul><p>Simmer the lentils, the stock and the onion for 20 minutes.</p></body></html>`;
    const { body } = await convertNamed(Buffer.from(html), "soup.eml");
    expect([body.title, body.imageUrl]).toEqual(["Lentil soup", null]);
    expect(server.seen).toEqual([]);
  } finally {
    await server.stop();
  }
});

test("visitors and cooks may convert one; what was made is marked as the cook's own", async () => {
  const cook = await person();
  expect((await convert(docxOf(SOUP), DOCX, "a.docx", { as: cook })).status).toBe(200);
  expect((await convert(docxOf(SOUP), DOCX)).status).toBe(200);
  const kept = await db.conversionResult.findMany();
  expect(kept.map(({ madeMark }) => madeMark)).toEqual([expect.any(String)]);
});

test("a document that is declared as a PDF is read as what it is, and a PDF as a PDF", async () => {
  expect((await convert(docxOf(SOUP), "application/pdf")).body.title).toBe("Lentil soup");
  const pdf = pdfOf({ pages: [SOUP_TEXT.map((line) => line || " ")] });
  expect((await convert(pdf, DOCX)).body.title).toBe("Lentil soup");
});

test.each([
  ["image/png", "soup.docx"],
  ["application/zip", "soup.docx"],
  ["application/octet-stream", "soup.exe"],
  ["text/plain", "soup.txt"],
])("declared as %s and named %s: 415", async (type, name) => {
  const { status, body } = await convert(textOf(LETTER), type, name);
  expect([status, body.code]).toEqual([415, "unsupported"]);
});
