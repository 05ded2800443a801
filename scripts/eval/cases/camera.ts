/** Makes a photo of a rendered page: turned, seen at a slant, unevenly lit, slightly blurred, noisy, saved with an EXIF turn. */
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import type { Random } from "./random";

export type Shot = {
  easy: boolean;
  skewDegrees: number;
  slantDegrees: number;
  blurPx: number;
  noise: number;
  shade: number;
  exif: number;
  /** Quarter turns of the page that no tag tells. */
  liesDegrees: 0 | 90 | 180 | 270;
  /** The dark case of a device around the page, in pixels. */
  casePx: number;
};

/** A flat, evenly lit page is `easy`; the others vary in all that goes wrong with a telephone in a kitchen. */
export function drawShot(random: Random): Shot {
  const easy = random.chance(0.3);
  return {
    easy,
    skewDegrees: easy ? random.between(-1, 1) : random.between(-8, 8),
    slantDegrees: easy ? 0 : random.between(-7, 7),
    blurPx: easy ? 0 : random.between(0, 1),
    noise: easy ? 2 : random.between(4, 12),
    shade: easy ? 0 : random.between(0.2, 0.6),
    exif: random.chance(0.3) ? random.pick([3, 6, 8]) : 1,
    liesDegrees: 0,
    casePx: 0,
  };
}

/** Height of the photo's page in pixels is what `pagePng` has; the table around it is added. */
export async function photograph(
  browser: Browser,
  pagePng: Buffer,
  shot: Shot,
  random: Random,
): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(pagePng).metadata();
  const room = 1.14 + Math.abs(shot.slantDegrees) * 0.012;
  const frame = {
    width: Math.round(width * (room + 0.02)) + 2 * shot.casePx,
    height: Math.round(height * room) + 2 * shot.casePx,
  };
  const page = await browser.newPage({ viewport: frame });
  const lit = `radial-gradient(circle at ${random.between(10, 90)}% ${random.between(5, 95)}%, rgba(0,0,0,0), rgba(20,10,0,${shot.shade}))`;
  const shadow = `linear-gradient(${random.between(0, 360)}deg, rgba(0,0,0,${shot.shade * 0.5}) 20%, rgba(0,0,0,0) 60%)`;
  await page.setContent(`<body style="margin:0;background:${random.pick(["#6b4f3a", "#8a8378", "#3f4a4d", "#b9a98f"])};overflow:hidden">
    <div style="position:absolute;inset:0;display:grid;place-items:center;perspective:${width * 2.2}px;filter:blur(${shot.blurPx}px)">
    <img src="data:image/png;base64,${pagePng.toString("base64")}" style="transform:rotateX(${shot.slantDegrees}deg) rotateY(${shot.slantDegrees * 0.7}deg) rotateZ(${shot.skewDegrees}deg);width:${width + 2 * shot.casePx}px;border:${shot.casePx}px solid #121316;border-radius:${shot.casePx}px"></div>
    <div style="position:absolute;inset:0;background:${shot.easy ? "none" : `${lit},${shadow}`}"></div></body>`);
  const png = await page.screenshot();
  await page.close();
  return develop(png, frame, shot, random);
}

async function develop(
  png: Buffer,
  { width, height }: { width: number; height: number },
  shot: Shot,
  random: Random,
): Promise<Buffer> {
  const grain = Buffer.alloc(width * height * 3);
  for (let index = 0; index < grain.length; index += 3) {
    const value = 128 + (random.between(-1, 1) + random.between(-1, 1)) * shot.noise;
    grain.fill(Math.max(0, Math.min(255, value)), index, index + 3);
  }
  const noisy = await sharp(png)
    .removeAlpha()
    .composite([{ input: grain, raw: { width, height, channels: 3 }, blend: "soft-light" }])
    .toBuffer();
  const turn = { 1: 0, 3: 180, 6: 270, 8: 90 }[shot.exif] ?? 0;
  return sharp(noisy)
    .rotate((turn + shot.liesDegrees) % 360)
    .withMetadata({ orientation: shot.exif })
    .jpeg({ quality: Math.round(random.between(65, 92)) })
    .toBuffer();
}
