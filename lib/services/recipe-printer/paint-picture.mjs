/** A laid-out page as a PNG: react-pdf's painter draws it as SVG, and sharp makes it pixels. One layout serves paper and picture. */
import renderPage from "@react-pdf/render";
import sharp from "sharp";
import { svgCanvas } from "./svg-canvas.mjs";

// Nothing is drawn twice here: what sharp would keep is only memory.
sharp.cache(false);

/** Drawn in strips of so many pixels: a tall picture is otherwise drawn whole for each of its parts. */
const STRIP = 1024;
const BYTES_A_PIXEL = 3;

/** @returns {Promise<Buffer>} `width` pixels wide, as high as the page is */
export async function paintPicture(layout, width) {
  const [page] = layout.children;
  const { parts } = renderPage(svgCanvas(), { ...layout, children: [page] });
  const scale = width / page.box.width;
  const height = pixelsHigh(layout, width);
  const strips = [];
  for (let top = 0; top < height; top += STRIP) {
    const high = Math.min(STRIP, height - top);
    strips.push(await strip(parts, { width, high, from: top / scale, to: (top + high) / scale, page }));
  }
  return sharp(Buffer.concat(strips), { raw: { width, height, channels: BYTES_A_PIXEL } })
    .png({ compressionLevel: 5 })
    .toBuffer();
}

/** How high the picture of a page is at `width`. */
export function pixelsHigh({ children: [page] }, width) {
  return Math.max(1, Math.floor((page.box.height * width) / page.box.width));
}

/** The rows of pixels from one height of the page to another, three bytes each. */
function strip(parts, { width, high, from, to, page }) {
  const within = parts.filter(({ top, bottom }) => bottom >= from && top <= to).map(({ svg }) => svg);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${high}" ` +
    `viewBox="0 ${from} ${page.box.width} ${to - from}" preserveAspectRatio="none">${within.join("")}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: page.style.backgroundColor })
    .raw()
    .toBuffer();
}
