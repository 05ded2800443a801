import "server-only";
/** Reads a PDF's text in reading order, in a child process that is killed when it takes too long (converting.md#time). */
import * as z from "zod";
import type { PdfVerdict } from "@/lib/engine/read/pdf";
import { env } from "@/lib/env";
import { PDF_ERRORS } from "@/lib/rules/sources/pdf";
import { withLimit } from "@/lib/rules/sources/source";
import { AppError } from "@/lib/errors";
import { ChildFailure, keepWarm, runInChild, type ChildWork } from "../child-work";

const WORK: ChildWork = {
  entry: ".workers/pdf.mjs",
  lane: "pdf",
  timeMs: 20_000,
  memoryMb: 768,
  needs: { packages: ["pdfjs-dist"] },
};

/** `%PDF-` may stand a little after the start: mail gateways and old producers put bytes before it. */
const HEADER_WITHIN_BYTES = 1024;

const Answer = z.union([
  z.object({ text: z.string(), verdict: z.enum(["ok", "empty", "little", "scanned"]) }),
  z.object({ refused: z.enum(["invalid", "password", "pages"]) }),
]);

const REFUSED = {
  invalid: () => new AppError("unreadable", PDF_ERRORS.invalid),
  password: () => new AppError("unreadable", PDF_ERRORS.password),
  pages: () => new AppError("too_large", withLimit(PDF_ERRORS.tooManyPages, env.MAX_PDF_PAGES)),
};

/** A PDF's text, a paragraph or list item a line, and whether there is enough of it to be a recipe. */
export type PdfText = { text: string; verdict: PdfVerdict };

/**
 * The text of a PDF in reading order.
 *
 * @throws AppError `unreadable` for a broken or password-protected file, `too_large` beyond the size or page limit,
 *   `timeout` when reading takes more than 20 s or `signal` ends it, `unavailable` when too many files are being read
 */
export async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<PdfText> {
  if (bytes.byteLength > env.MAX_PDF_BYTES) {
    throw new AppError("too_large", withLimit(PDF_ERRORS.tooLarge, env.MAX_PDF_BYTES / 1024 / 1024));
  }
  if (bytes.byteLength === 0) throw new AppError("unreadable", PDF_ERRORS.empty);
  if (!hasPdfHeader(bytes)) throw REFUSED.invalid();
  const answer = Answer.parse(await inChild(bytes, signal));
  if ("refused" in answer) throw REFUSED[answer.refused]();
  return answer;
}

async function inChild(bytes: Uint8Array, signal?: AbortSignal): Promise<unknown> {
  try {
    return await runInChild(WORK, { bytes, maxPages: env.MAX_PDF_PAGES }, signal);
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error;
    const slow = error.reason === "timeout" || error.reason === "aborted";
    // A file that exhausts memory or ends the process is damaged or hostile: either way it cannot be read.
    if (slow) throw new AppError("timeout", PDF_ERRORS.timeout, { cause: error });
    throw new AppError("unreadable", PDF_ERRORS.invalid, { cause: error });
  }
}

function hasPdfHeader(bytes: Uint8Array): boolean {
  return Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.byteLength, HEADER_WITHIN_BYTES),
  ).includes("%PDF-");
}

/** A page with a word on it. */
const SMALLEST = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj " +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj " +
    "4 0 obj<</Length 26>>stream\nBT /F 9 Tf (soup) Tj ET   \nendstream endobj\ntrailer<</Root 1 0 R>>",
);

/** Starts the process that the first PDF will need. Never throws. */
export const warmPdfReader = (): Promise<void> =>
  keepWarm(WORK, 1, { bytes: SMALLEST, maxPages: env.MAX_PDF_PAGES });
