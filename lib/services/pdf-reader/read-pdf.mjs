/**
 * Child of `index.ts`, bundled by scripts/setup/workers.mjs: the pages of a PDF as positioned pieces of text, by pdf.js, put into reading
 * order by the engine. Answers `{ text, verdict }`, or `{ refused: "invalid" | "password" | "pages" }` for what cannot be read.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { arrangePdf } from "../../engine/read/pdf.ts";
import { serve } from "../child-work/serve.mjs";

// What it only needs for drawing; it would take that from a package of compiled code, which this process may not load.
globalThis.DOMMatrix ??= class {};
const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");

const PDFJS = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
/** A page of text has a few hundred pieces; a page that has more than this is an attack or a map. */
const MAX_ITEMS_PER_PAGE = 20_000;
const MAX_CHARS = 1_000_000;

serve(readPdf);

/** @param {{ bytes: Uint8Array, maxPages: number }} task */
async function readPdf({ bytes, maxPages }) {
  // Picture objects are streams, and a stream's dictionary is never compressed: the bytes tell whether there is any.
  const hasImages = /\/Subtype\s*\/Image\b/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"),
  );
  const loading = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${path.join(PDFJS, "cmaps")}${path.sep}`,
    cMapPacked: true,
    standardFontDataUrl: `${path.join(PDFJS, "standard_fonts")}${path.sep}`,
    // No picture is drawn here.
    maxImageSize: 1,
  });
  try {
    const document = await loading.promise;
    if (document.numPages > maxPages) return { refused: "pages" };
    const pages = [];
    let charsLeft = MAX_CHARS;
    for (let number = 1; number <= document.numPages && charsLeft > 0; number += 1) {
      const page = await readPage(document, number, charsLeft);
      charsLeft -= page.items.reduce((sum, item) => sum + item.text.length, 0);
      pages.push({ ...page, hasImages });
    }
    return arrangePdf(pages);
  } catch (error) {
    return { refused: error?.name === "PasswordException" ? "password" : "invalid" };
  } finally {
    await loading.destroy().catch(() => undefined);
  }
}

async function readPage(document, number, charsLeft) {
  let page;
  try {
    page = await document.getPage(number);
  } catch {
    // One damaged page does not cost the cook the others.
    return { width: 0, height: 0, items: [] };
  }
  const viewport = page.getViewport({ scale: 1 });
  const items = [];
  let chars = 0;
  const reader = page
    .streamTextContent({ includeMarkedContent: false, disableNormalization: false })
    .getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      for (const item of value.items) {
        if (typeof item.str !== "string" || item.str.trim() === "") continue;
        items.push(place(item, viewport));
        chars += item.str.length;
      }
      if (items.length > MAX_ITEMS_PER_PAGE || chars > charsLeft) {
        await reader.cancel(new Error("enough")).catch(() => undefined);
        break;
      }
    }
  } catch {
    // What was read of a damaged page stays.
  }
  page.cleanup();
  return { width: viewport.width, height: viewport.height, items };
}

/** Position in points from the page's top left corner, as the page is shown; `angle` in degrees, clockwise. */
function place(item, viewport) {
  const [a, b, , , e, f] = multiply(viewport.transform, item.transform);
  const [, , c, d] = multiply(viewport.transform, item.transform);
  return {
    text: item.str,
    x: e,
    y: f,
    width: item.width,
    size: Math.hypot(c, d) || item.height,
    font: item.fontName,
    angle: Math.round((Math.atan2(b, a) * 180) / Math.PI),
  };
}

function multiply(m, n) {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
