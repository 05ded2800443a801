/** Where an operator has set limits of uploads, every sentence states those: before a file is chosen, and when it is refused. */
import "@/tests/support/small-uploads-env";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/env";
import { pdfHint } from "@/lib/rules/sources/pdf";
import { photoHint } from "@/lib/rules/sources/photo";
import { readPdf } from "@/lib/services/pdf-reader";
import { readPhoto } from "@/lib/services/photo-reader";
import { pdfOf } from "@/tests/support/pdf";
import sharp from "sharp";

const large = (bytes: number) => new Uint8Array(bytes);
const blank = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "white" } })
    .png()
    .toBuffer();

test.each<[string, () => Promise<unknown>, string]>([
  ["a PDF's bytes", () => readPdf(large(2 * 1024 * 1024 + 1)), "This PDF is larger than 2 MB."],
  [
    "a PDF's pages",
    () => readPdf(pdfOf({ pages: Array.from({ length: 8 }, () => ["1 egg"]) })),
    "This PDF has more than 7 pages.",
  ],
  ["a photo's bytes", () => readPhoto(large(3 * 1024 * 1024 + 1)), "This photo is larger than 3 MB."],
  ["a photo's pixels", async () => readPhoto(await blank(2_100)), "This photo is larger than 4 megapixels."],
])("%s", async (_what, read, sentence) => {
  await expect(read()).rejects.toMatchObject({ code: "too_large", message: sentence });
});

test("the panels, before a file is chosen", () => {
  expect(pdfHint({ bytes: env.MAX_PDF_BYTES, pages: env.MAX_PDF_PAGES })).toContain("2 MB and 7 pages");
  expect(photoHint(env.MAX_PHOTO_BYTES)).toContain("up to 3MB each");
});

test("no screen states the limit of an upload by its constant: they are the server's settings", () => {
  const screens = readdirSync("components", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".tsx"),
  );
  expect(screens.length).toBeGreaterThan(100);
  const stating = screens.filter((name) =>
    /\b(?:PDF|PHOTO)_MAX_\w+/.test(readFileSync(join("components", name), "utf8")),
  );
  expect(stating).toEqual([]);
});
