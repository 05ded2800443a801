/**
 * Child of `index.ts`, bundled by scripts/setup/workers.mjs: decodes a HEIC picture by libheif in WebAssembly, turned as its file says, and
 * draws it as JPEG. Answers `{ jpeg }`, or `{ refused: "pixels" | "unreadable" }`.
 */
import makeLibheif from "libheif-js/libheif-wasm/libheif-bundle.js";
import sharp from "sharp";
import { serve } from "../child-work/serve.mjs";

sharp.cache(false);

serve(async ({ bytes, maxPixels, side, quality }) => {
  try {
    // why: a new one for each picture, because WebAssembly never gives memory back.
    const { HeifDecoder } = makeLibheif();
    const pictures = new HeifDecoder().decode(bytes);
    const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
    if (!picture) return { refused: "unreadable" };
    // What its head says: nothing is decoded yet.
    const [width, height] = [picture.get_width(), picture.get_height()];
    if (width * height > maxPixels) return { refused: "pixels" };
    const jpeg = await sharp(await pixelsOf(picture, width, height), { raw: { width, height, channels: 4 } })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality })
      .toBuffer();
    return { jpeg };
  } catch {
    return { refused: "unreadable" };
  }
});

/** Red, green, blue and opacity of each pixel. */
function pixelsOf(picture, width, height) {
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) =>
    picture.display(target, (drawn) => (drawn ? resolve(drawn.data) : reject(new Error("not drawn")))),
  );
}
