import "server-only";
/** A recipe out of a PDF; the five kinds of bad PDF each have their own sentence (spec cooks §8). */
import { PDF_ERRORS } from "@/lib/rules/messages/convert-errors";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { runEngine } from "@/lib/services/engine";
import { hasRecipeSize, type Found } from "../found";

/** @throws AppError `unreadable` for a PDF that is broken, locked, empty, scanned or no recipe; as `readPdf` for the rest */
export async function fromPdf(bytes: Uint8Array, signal: AbortSignal): Promise<Found> {
  const { text, verdict } = await services().readPdf(bytes, signal);
  if (verdict !== "ok") throw new AppError("unreadable", PDF_ERRORS[verdict]);
  if (text.length > env.MAX_TEXT_CHARS) throw new AppError("unreadable", PDF_ERRORS.notRecipe);
  const source = await runEngine("parseRecipeText", [text], signal);
  if (source === null || !hasRecipeSize(source)) throw new AppError("unreadable", PDF_ERRORS.notRecipe);
  return { source, original: text };
}
