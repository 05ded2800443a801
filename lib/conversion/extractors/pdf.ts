import "server-only";
/** A recipe out of a PDF; the five kinds of bad PDF each have their own sentence (converting.md#pdf-failures). */
import { PDF_ERRORS } from "@/lib/rules/sources/pdf";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import type { ExtractedText } from "../extracted";

/** @throws AppError `unreadable` for a PDF that is broken, locked, empty, scanned or no recipe; as `readPdf` for the rest */
export async function fromPdf(bytes: Uint8Array, signal: AbortSignal): Promise<ExtractedText> {
  const { text, verdict } = await services().readPdf(bytes, signal);
  const notRecipe = () => new AppError("unreadable", PDF_ERRORS.notRecipe);
  if (verdict !== "ok") throw new AppError("unreadable", PDF_ERRORS[verdict]);
  if (text.length > env.MAX_TEXT_CHARS) throw notRecipe();
  return { words: text, noRecipe: notRecipe };
}
