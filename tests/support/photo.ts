/** Photos made for a test: text drawn on paper, or plain colour of any size. */
import sharp, { type Sharp } from "sharp";

/** A PNG of black lines of text on white. */
export function photoOfText(lines: string[], fontPx = 36): Promise<Buffer> {
  const escape = (line: string) => line.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const height = (lines.length + 2) * fontPx * 1.6;
  const text = lines
    .map((line, index) => `<text x="60" y="${(index + 1.5) * fontPx * 1.6}">${escape(line)}</text>`)
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}" font-family="DejaVu Serif, serif" font-size="${fontPx}"><rect width="100%" height="100%" fill="#fff"/>${text}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A plain picture. */
export function plainPicture(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } },
    limitInputPixels: false,
  });
}
