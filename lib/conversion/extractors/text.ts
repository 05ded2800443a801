import "server-only";
/** A recipe out of pasted text, or of the text read from photos. */
import { TEXT_ERRORS, withLimit } from "@/lib/rules/messages/convert-errors";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { ExtractedText } from "../extracted";

/** @throws AppError `too_large` for a text over the limit */
export function fromText(text: string): ExtractedText {
  if (text.length > env.MAX_TEXT_CHARS) {
    throw new AppError("too_large", withLimit(TEXT_ERRORS.tooLong, env.MAX_TEXT_CHARS));
  }
  return { words: text, noRecipe: () => new AppError("unreadable", TEXT_ERRORS.noRecipe) };
}
