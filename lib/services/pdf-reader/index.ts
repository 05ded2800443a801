import "server-only";
/** Reads a PDF's text with its places on the page, in a child process that is killed when it takes too long (decisions §9, §11). */
import { z } from "zod";
import type { PdfPage } from "@/lib/engine/read/pdf/text";
import { env } from "@/lib/env";
import { PDF_ERRORS } from "@/lib/rules/messages/convert-errors";
import { AppError } from "@/lib/errors";
import { ChildFailure, runInChild } from "../child-work";

const WORK = { entry: "lib/services/pdf-reader/read-pdf.mjs", timeMs: 20_000, memoryMb: 768 };

/** `%PDF-` may stand a little after the start: mail gateways and old producers put bytes before it. */
const HEADER_WITHIN_BYTES = 1024;

const Piece = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  font: z.string(),
  angle: z.number(),
});
const Answer = z.union([
  z.object({
    pages: z.array(
      z.object({ width: z.number(), height: z.number(), items: z.array(Piece), hasImages: z.boolean() }),
    ),
  }),
  z.object({ refused: z.enum(["invalid", "password", "pages"]) }),
]);

const REFUSED = {
  invalid: () => new AppError("unreadable", PDF_ERRORS.invalid),
  password: () => new AppError("unreadable", PDF_ERRORS.password),
  pages: () => new AppError("too_large", PDF_ERRORS.tooManyPages),
};

/**
 * The pages of a PDF, for `arrangePdf` to put into reading order.
 *
 * @throws AppError `unreadable` for a broken or password-protected file, `too_large` beyond the size or page limit,
 *   `timeout` when reading takes more than 20 s or `signal` ends it, `unavailable` when too many files are being read
 */
export async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<PdfPage[]> {
  if (bytes.byteLength > env.MAX_PDF_BYTES) throw new AppError("too_large", PDF_ERRORS.tooLarge);
  if (bytes.byteLength === 0) throw new AppError("unreadable", PDF_ERRORS.empty);
  if (!hasPdfHeader(bytes)) throw REFUSED.invalid();
  const answer = Answer.parse(await inChild(bytes, signal));
  if ("refused" in answer) throw REFUSED[answer.refused]();
  return answer.pages;
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

export type PdfReader = typeof readPdf;
