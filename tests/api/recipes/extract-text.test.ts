import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { POST, DELETE } from "@/app/api/recipes/extract-text/route";
import { GET as getImage } from "@/app/api/storage/images/[name]/route";
import { call, fileForm } from "@/tests/support/call";
import { photoOfText, plainPicture } from "@/tests/support/photo";

const LINES = [
  "Lentil soup",
  "Serves four people",
  "2 cups red lentils",
  "1 large onion, chopped",
  "4 cups vegetable stock",
  "Fry the onion slowly in a large pot.",
  "Add the lentils and the stock and simmer.",
];

const read = (bytes: Uint8Array | string, type = "image/png", field = "image", language?: string) =>
  call(POST, {
    form: fileForm(field, bytes, type, "photo"),
    ...(language !== undefined && { path: `/api/recipes/extract-text?language=${language}` }),
  });

test("the text of a photo is read, and our own copy of the photo is kept", async () => {
  const { status, body } = await read(await photoOfText(LINES));
  expect(status).toBe(200);
  expect(body.text).toContain("vegetable stock");
  expect(body.confidence).toBeGreaterThan(60);
  expect(body.incomplete).toBe(false);

  const name = String(body.imageUrl).replace("/api/storage/images/", "");
  const image = await call(getImage, { method: "GET", params: { name } });
  const kept = await sharp(Buffer.from(await image.response.arrayBuffer())).metadata();
  expect(kept.format).toBe("jpeg");
  expect(Math.max(kept.width, kept.height)).toBe(400);
}, 30_000);

/** Photos of one recipe in one call. */
function readAll(photos: readonly (Uint8Array | string)[]) {
  const form = new FormData();
  for (const bytes of photos)
    form.append("image", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "photo.png"));
  return call(POST, { form });
}

test("the front and the back of a card, in one call, are read as one text in their order", async () => {
  const [front, back] = [await photoOfText(LINES.slice(0, 5)), await photoOfText(LINES.slice(5))];
  const { status, body } = await readAll([front, back]);
  expect(status).toBe(200);
  expect(String(body.text).split(/\s+/).join(" ")).toBe(LINES.join(" "));
  expect(body).toMatchObject({ language: "en", incomplete: false, imageUrl: expect.any(String) });
  expect((await readAll([back, front])).body.text).toMatch(/^Fry the onion/);
}, 60_000);

test("of several photos the one that cannot be read is named", async () => {
  const { status, body } = await readAll([await photoOfText(LINES), "no picture"]);
  expect([status, body.error]).toEqual([
    415,
    "Photo 2: This file is not a picture. Please upload a PNG or JPG photo.",
  ]);
  const torn = (await plainPicture(300, 300).jpeg().toBuffer()).subarray(0, 200);
  const { status: tornStatus, body: answer } = await readAll([await photoOfText(LINES), torn]);
  expect([tornStatus, answer.error]).toEqual([422, "Photo 2: This photo is damaged and could not be read."]);
}, 60_000);

test("more photos than a recipe has, and more than fit one call, are refused before any is read", async () => {
  const tiny = await plainPicture(20, 20).png().toBuffer();
  const many = await readAll(Array.from({ length: 9 }, () => tiny));
  expect([many.status, many.body.error]).toEqual([
    413,
    "A recipe can have up to 8 photos. Please choose the ones that show it.",
  ]);
  const large = await readAll(Array.from({ length: 3 }, () => Buffer.alloc(9 * 1024 * 1024, 1)));
  expect([large.status, large.body.error]).toEqual([
    413,
    "These photos are larger than 25 MB together. Please send fewer or smaller ones.",
  ]);
});

test("under 100 characters is said to be incomplete", async () => {
  const { body } = await read(
    await photoOfText(["Lentil soup", "2 cups red lentils", "1 large onion, chopped"]),
  );
  expect(body).toMatchObject({ incomplete: true, text: expect.stringContaining("red lentils") });
}, 30_000);

test.each<[string, () => Uint8Array | string | Promise<Uint8Array>, number, string]>([
  ["11 MB", () => Buffer.alloc(11 * 1024 * 1024, 1), 413, "This photo is larger than 10 MB."],
  [
    "over 50 megapixels",
    () => plainPicture(8000, 6500).png({ compressionLevel: 9 }).toBuffer(),
    413,
    "This photo is larger than 50 megapixels.",
  ],
  ["0 bytes", () => "", 422, "This photo is empty (0 bytes)."],
  [
    "a text file",
    () => "not a picture",
    415,
    "This file is not a picture. Please upload a PNG or JPG photo.",
  ],
  [
    "an SVG",
    () => "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    415,
    "This file is not a picture. Please upload a PNG or JPG photo.",
  ],
  ["a PDF", () => "%PDF-1.4", 415, "This file is not a picture. Please upload a PNG or JPG photo."],
  [
    "a damaged JPEG",
    async () => (await plainPicture(300, 300).jpeg().toBuffer()).subarray(0, 200),
    422,
    "This photo is damaged and could not be read.",
  ],
  [
    "only a JPEG's first bytes",
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    422,
    "This photo is damaged and could not be read.",
  ],
])("%s: a clear sentence", async (_name, bytes, status, sentence) => {
  const answer = await read(await bytes());
  expect([answer.status, answer.body.error]).toEqual([status, sentence]);
});

test("a text is read in its language, or in the one that is asked for", async () => {
  const french = await photoOfText([
    "Crème brûlée",
    "6 jaunes d'œufs",
    "Mélangez les œufs et le sucre avec la crème pendant 5 minutes.",
  ]);
  const found = await read(french);
  expect(found.body).toMatchObject({ language: "fr", text: expect.stringContaining("6 jaunes d'œufs") });
  const asked = await read(french, "image/png", "image", "nl");
  expect([asked.status, asked.body.language]).toEqual([200, "nl"]);
}, 60_000);

test.each(["sv", "EN", "eng", "", "../eng", "__proto__"])("language %j is refused", async (language) => {
  const { status, body } = await read(await photoOfText(["Lentil soup"]), "image/png", "image", language);
  expect([status, body.code, body.error]).toEqual([
    400,
    "invalid",
    "Please choose one of the languages that photos can be read in.",
  ]);
});

test("the bytes decide, whatever type is declared", async () => {
  expect((await read(await photoOfText(["Lentil soup"]), "text/plain")).status).toBe(200);
}, 30_000);

describe("a phone's HEIC photo", () => {
  const heic = () => readFile("tests/fixtures/photos/recipe.heic");
  /** The same file, saying that it is `side` pixels wide and high (`ispe`, ISO/IEC 23008-12, 6.5.3). */
  const sayingItIs = (bytes: Buffer, side: number) => {
    const changed = Buffer.from(bytes);
    for (let at = changed.indexOf("ispe"); at >= 0; at = changed.indexOf("ispe", at + 4)) {
      changed.writeUInt32BE(side, at + 8);
      changed.writeUInt32BE(side, at + 12);
    }
    return changed;
  };

  test("is read, and a small JPEG of it is kept", async () => {
    const { status, body } = await read(await heic(), "", "image");
    expect([status, body.text]).toEqual([200, expect.stringContaining("4 cups vegetable stock")]);
    const name = String(body.imageUrl).replace("/api/storage/images/", "");
    const image = await call(getImage, { method: "GET", params: { name } });
    expect(await sharp(Buffer.from(await image.response.arrayBuffer())).metadata()).toMatchObject({
      format: "jpeg",
      width: 400,
    });
  }, 30_000);

  test.each<[string, (bytes: Buffer) => Buffer, number, string]>([
    ["cut off", (bytes) => bytes.subarray(0, 3000), 422, "This photo is damaged and could not be read."],
    [
      "nothing but its name",
      (bytes) => bytes.subarray(0, 28),
      422,
      "This photo is damaged and could not be read.",
    ],
    [
      "that says it is too large",
      (bytes) => sayingItIs(bytes, 9000),
      413,
      "This photo is larger than 50 megapixels.",
    ],
  ])("%s: a clear sentence", async (_name, changed, status, sentence) => {
    const answer = await read(changed(await heic()), "image/heic");
    expect([answer.status, answer.body.error]).toEqual([status, sentence]);
  });
});

test("no photo: which one is wanted", async () => {
  const answer = await read(await plainPicture(9, 9).png().toBuffer(), "image/png", "photo");
  expect([answer.status, answer.body.error]).toEqual([
    400,
    "Please upload at least one photo of your recipe",
  ]);
});

test("only POST", async () => {
  expect((await call(DELETE, { method: "DELETE" })).status).toBe(405);
});
