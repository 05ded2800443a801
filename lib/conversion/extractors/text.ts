import "server-only";
/** A recipe out of pasted text, or of the text read from photos. */
import { TEXT_ERRORS, withLimit } from "@/lib/rules/messages/convert-errors";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { runEngine } from "@/lib/services/engine";
import { hasRecipeSize, type Found } from "../found";

/** @throws AppError `too_large` for a text over the limit, `unreadable` when there is no recipe in it */
export async function fromText(text: string, signal: AbortSignal): Promise<Found> {
  if (text.length > env.MAX_TEXT_CHARS) {
    throw new AppError("too_large", withLimit(TEXT_ERRORS.tooLong, env.MAX_TEXT_CHARS));
  }
  const source = await runEngine("parseRecipeText", [text], signal);
  if (source === null || !hasRecipeSize(source)) throw new AppError("unreadable", TEXT_ERRORS.noRecipe);
  return { source, original: text };
}
