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
