/**
 * Child of `index.ts`, bundled by scripts/setup/workers.mjs: decodes a picture and draws it anew as JPEG.
 * Answers `{ jpeg }`, or `{ refused: "pixels" | "unreadable" }`.
 */
import sharp from "sharp";
import { serve } from "../child-work/serve.mjs";

// Nothing is drawn twice here: what sharp would keep is only memory.
sharp.cache(false);

serve(async ({ bytes, maxPixels, side, quality, background }) => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    if (width * height > maxPixels) return { refused: "pixels" };
    const jpeg = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "truncated", pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background })
      .jpeg({ quality, progressive: true })
      .toBuffer();
    return { jpeg };
  } catch {
    return { refused: "unreadable" };
  }
});
