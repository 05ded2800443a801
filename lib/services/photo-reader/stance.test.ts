import sharp from "sharp";
import { photoOfText } from "@/tests/support/photo";
import { standsOnItsHead } from "./stance.mjs";

const LINES = ["2 cups plain flour", "1 tbsp olive oil", "Stir the dough and bake it until golden."];

async function page(lines: string[], degrees: number) {
  const { data, info } = await sharp(await photoOfText(lines))
    .rotate(degrees)
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

test("a page that stands on its head is told from one that stands upright", async () => {
  expect(standsOnItsHead(await page(LINES, 180))).toBe(true);
  expect(standsOnItsHead(await page(LINES, 0))).toBe(false);
});

test("where the ink does not tell, a page is left as it lies", async () => {
  expect(standsOnItsHead(await page(["— — — — —"], 180))).toBe(false);
  expect(standsOnItsHead({ data: new Uint8Array(10_000).fill(255), width: 100, height: 100 })).toBe(false);
});
