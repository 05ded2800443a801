import sharp from "sharp";
import { photoOfText } from "@/tests/support/photo";
import { BLURRED, edgeWidth, focused } from "./sharpness.mjs";

/** Lines of type, out of focus by so many pixels. */
async function page(blurPx: number) {
  const picture = sharp(await photoOfText(["2 cups plain flour", "1 cup brown sugar", "Stir and bake."]));
  const { data, info } = await (blurPx > 0 ? picture.blur(blurPx) : picture)
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

test("a page out of focus gets steeper edges, a sharp one stays as it is", async () => {
  const [clear, blurred] = [await page(0), await page(1.3)];
  expect(edgeWidth(clear)).toBeLessThan(BLURRED);
  expect(await focused(clear)).toBe(clear);
  expect(edgeWidth(blurred)).toBeGreaterThan(BLURRED);
  expect(edgeWidth(await focused(blurred))).toBeLessThan(edgeWidth(blurred));
});

test("an empty page tells nothing", () => {
  const white = { data: new Uint8Array(10_000).fill(255), width: 100, height: 100 };
  expect(edgeWidth(white)).toBe(0);
});
