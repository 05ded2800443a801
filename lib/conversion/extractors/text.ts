import "server-only";
/** A recipe out of pasted text, or of the text read from photos. */
import { withLimit } from "@/lib/rules/sources/source";
import { TEXT_ERRORS } from "@/lib/rules/sources/text";
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
