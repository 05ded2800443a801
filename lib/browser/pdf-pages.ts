/** Draws the pages of a scanned PDF as pictures, so that they can be read as photos. pdf.js is loaded when this file is. */
import { GlobalWorkerOptions, getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { PHOTOS_MAX } from "@/lib/rules/limits";
import { canvasToJpeg } from "./rotate-image";

GlobalWorkerOptions.workerSrc = new URL(
  "pdfjs-dist/legacy/build/pdf.worker.min.mjs",
  import.meta.url,
).toString();

/** Enough for small print to be read (A4 at about 190 dots per inch), small enough to send. */
const LONG_SIDE_PX = 2200;

/**
 * The first pages (at most `PHOTOS_MAX`) as JPEG files, and how many the PDF has.
 * @throws when the PDF cannot be opened, or the signal's reason when it is aborted
 */
export async function pdfPagesAsPhotos(
  file: File,
  signal: AbortSignal,
  onPage: (page: number, of: number) => void,
): Promise<{ photos: File[]; total: number }> {
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()) });
  try {
    const pdf = await loading.promise;
    const count = Math.min(pdf.numPages, PHOTOS_MAX);
    const photos: File[] = [];
    for (let number = 1; number <= count; number += 1) {
      signal.throwIfAborted();
      onPage(number, count);
      const page = await pdf.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: LONG_SIDE_PX / Math.max(plain.width, plain.height) });
      const canvas = document.createElement("canvas");
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      photos.push(await canvasToJpeg(canvas, `page-${number}.jpg`));
    }
    return { photos, total: pdf.numPages };
  } finally {
    await loading.destroy();
  }
}
