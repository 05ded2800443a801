/** A laid-out page as a PNG: react-pdf's painter draws it as SVG, and sharp makes it pixels. One layout serves paper and picture. */
import renderPage from "@react-pdf/render";
import sharp from "sharp";
import { LIGHT as palette } from "../../rules/palette.ts";
import { svgCanvas } from "./svg-canvas.mjs";

// Nothing is drawn twice here: what sharp would keep is only memory.
sharp.cache(false);

/** Drawn in strips of so many pixels: a tall picture is otherwise drawn whole for each of its parts. */
const STRIP = 1024;
const BYTES_A_PIXEL = 3;

/** @returns {Promise<Buffer>} `width` pixels wide, as high as the page is */
export async function paintPicture(layout, width) {
  return png(await pixelsOf(layout, layout.children[0], width));
}

/** Between the cards, and around them. */
const CARD_GAP_PX = 36;

/** All pages of the layout in one picture, read from left to right and down: so wide that it is about as high. */
export async function paintCards(layout, cardWidth) {
  const pages = layout.children;
  const across = Math.ceil(Math.sqrt(pages.length));
  const down = Math.ceil(pages.length / across);
  const cardHeight = pixelsHigh(layout, cardWidth);
  const cards = [];
  for (const [at, page] of pages.entries()) {
    const { pixels, ...raw } = await pixelsOf(layout, page, cardWidth);
    cards.push({
      input: pixels,
      raw,
      left: CARD_GAP_PX + (at % across) * (cardWidth + CARD_GAP_PX),
      top: CARD_GAP_PX + Math.floor(at / across) * (cardHeight + CARD_GAP_PX),
    });
  }
  return sharp({
    create: {
      width: CARD_GAP_PX + across * (cardWidth + CARD_GAP_PX),
      height: CARD_GAP_PX + down * (cardHeight + CARD_GAP_PX),
      channels: BYTES_A_PIXEL,
      background: palette.line,
    },
  })
    .composite(cards)
    .png({ compressionLevel: 5 })
    .toBuffer();
}

const png = ({ pixels, ...raw }) => sharp(pixels, { raw }).png({ compressionLevel: 5 }).toBuffer();

async function pixelsOf(layout, page, width) {
  const { parts } = renderPage(svgCanvas(), { ...layout, children: [page] });
  const scale = width / page.box.width;
  const height = pixelsHigh({ children: [page] }, width);
  const strips = [];
  for (let top = 0; top < height; top += STRIP) {
    const high = Math.min(STRIP, height - top);
    strips.push(await strip(parts, { width, high, from: top / scale, to: (top + high) / scale, page }));
  }
  return { pixels: Buffer.concat(strips), width, height, channels: BYTES_A_PIXEL };
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
