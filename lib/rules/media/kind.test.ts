import { isPdf, mediaKind, pictureKind } from "./kind";

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "number" ? [part] : [...part].map((char) => char.charCodeAt(0)),
    ),
  );

test.each([
  ["jpeg", bytes(0xff, 0xd8, 0xff, 0xe0, "JFIF")],
  ["png", bytes(0x89, "PNG\r\n", 0x1a, "\n")],
  ["gif", bytes("GIF89a")],
  ["webp", bytes("RIFF", 1, 2, 3, 4, "WEBPVP8 ")],
  ["avif", bytes(0, 0, 0, 0x1c, "ftypavif")],
  ["heic", bytes(0, 0, 0, 0x1c, "ftypheic", 0, 0, 0, 0, "mif1heic")],
  ["heic", bytes(0, 0, 0, 0x18, "ftypmif1", 0, 0, 0, 0, "miafheic")],
  ["avif", bytes(0, 0, 0, 0x18, "ftypmif1", 0, 0, 0, 0, "avifmiaf")],
  [null, bytes(0, 0, 0, 0x10, "ftypmif1", 0, 0, 0, 0, "heic")],
  [null, bytes("abcdftyp")],
  ["tiff", bytes("II", 0x2a, 0)],
  ["pdf", bytes("%PDF-1.7\n")],
  [null, bytes("<svg xmlns='http://www.w3.org/2000/svg'>")],
  [null, bytes("<!doctype html>")],
  [null, bytes("RIFF", 1, 2, 3, 4, "WAVE")],
  [null, bytes(0, 0, 0, 0x1c, "ftypmp42")],
  [null, bytes()],
  [null, bytes(0xff, 0xd8)],
])("%s is known by its first bytes", (kind, file) => {
  expect(mediaKind(file)).toBe(kind);
});

test("a PDF may begin with other bytes, but not far", () => {
  expect(isPdf(bytes("\u00ef\u00bb\u00bf\n%PDF-1.4"))).toBe(true);
  expect(isPdf(bytes(" ".repeat(1100), "%PDF-1.4"))).toBe(false);
});

test("a PDF is no picture", () => {
  expect(pictureKind(bytes("%PDF-1.7"))).toBeNull();
});
