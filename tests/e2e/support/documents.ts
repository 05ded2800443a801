/** Real files made on the spot: a recipe as a photo (drawn by the browser in our own font), as a PDF of text, and as a scanned PDF. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser } from "@playwright/test";
import { Document, Image, Page, Text, pdf } from "@react-pdf/renderer";
import { createElement as h } from "react";

const PAGE_WIDTH_PX = 1000;
const FONT = createRequire(import.meta.url).resolve(
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
);

export const PANCAKES = `Weekend Pancakes
Serves 4
Ingredients
200 g flour
2 eggs
300 ml milk
1 pinch salt
20 g butter
Method
Whisk the flour, eggs, milk and salt to a smooth batter.
Melt the butter in a frying pan over medium heat.
Pour in the batter and fry for 2 minutes on each side.`;

/** A German one, with the letters that a reader of English loses. */
export const SEMMELN = `Süße Semmelknödel
Für 4 Personen
200 ml süße Sahne
2 EL Öl
300 g Weißbrot
Zubereitung
Das Brot in Würfel schneiden und mit der Sahne übergießen.
Die Knödel formen und 15 Minuten in heißem Wasser kochen.`;

/** What Playwright's `setInputFiles` takes. */
export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A JPEG of the text as a printed page. `turned` lays it on its side, clockwise. */
export async function photoOf(browser: Browser, text: string, { turned = false } = {}): Promise<Upload> {
  const font = (await readFile(FONT)).toString("base64");
  const page = await browser.newPage({ viewport: { width: PAGE_WIDTH_PX, height: 1000 } });
  await page.setContent(`<style>
    @font-face { font-family: Print; src: url(data:font/woff2;base64,${font}); }
    html { background: white }
    body { margin: 0; padding: 60px; font: 34px/1.6 Print; width: 880px; height: 880px; white-space: pre-line;
      ${turned ? "writing-mode: vertical-rl;" : ""} }
  </style>${text}`);
  await page.evaluate(() => document.fonts.ready);
  const buffer = await page.screenshot({ type: "jpeg", quality: 92 });
  await page.close();
  return { name: "recipe.jpg", mimeType: "image/jpeg", buffer };
}

/** A PDF with real text, a line of the recipe to a line. */
export async function pdfOf(text: string): Promise<Upload> {
  const lines = text.split("\n").map((line, index) => h(Text, { key: index }, line));
  return upload(h(Document, null, h(Page, { size: "A4", style: { padding: 60, fontSize: 14 } }, ...lines)));
}

/** A PDF whose page is only a picture. */
export async function scannedPdfOf(photo: Upload): Promise<Upload> {
  const picture = h(Image, { src: { data: photo.buffer, format: "jpg" } });
  return upload(h(Document, null, h(Page, { size: "A4" }, picture)));
}

async function upload(document: Parameters<typeof pdf>[0]): Promise<Upload> {
  const chunks: Buffer[] = [];
  for await (const chunk of await pdf(document).toBuffer()) chunks.push(Buffer.from(chunk as Uint8Array));
  return { name: "recipe.pdf", mimeType: "application/pdf", buffer: Buffer.concat(chunks) };
}
