import "server-only";
/** One uploaded photo: its text for the cook to check, and our own small copy of it. */
import type { ExtractTextAnswer } from "@/lib/contract/recipes";
import { INCOMPLETE_TEXT_CHARS } from "@/lib/rules/limits";
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import type { TextLanguage } from "@/lib/rules/text-languages";
import { AppError } from "@/lib/errors";
import { keepImage } from "@/lib/images/keep";
import { isNoRoom } from "@/lib/images/room";
import { log } from "@/lib/log";
import { services } from "@/lib/services";

/**
 * The text of a photo. @param owner in whose share of the room its copy comes @param language of the text, where the cook has said it
 * @throws AppError `unsupported`, `too_large` or `unreadable` for what is no readable picture; as `readPhoto` for the rest
 */
export async function readPhotoText(
  bytes: Uint8Array,
  { owner, language }: { owner: string | null; language?: TextLanguage },
  signal: AbortSignal,
): Promise<ExtractTextAnswer> {
  // why: first, because drawing it small is what finds a damaged or huge picture, in milliseconds.
  const imageUrl = await keepUnlessOurFault(bytes, owner, signal);
  const read = await services()
    .readPhoto(bytes, signal, language)
    .catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      throw new AppError("unreadable", PHOTO_ERRORS.unreadable, { cause: error });
    });
  return { ...read, incomplete: read.text.trim().length < INCOMPLETE_TEXT_CHARS, imageUrl };
}

/** The kept copy; null when the store failed or is full, because the text matters more than the picture. */
async function keepUnlessOurFault(
  bytes: Uint8Array,
  owner: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    return await keepImage(bytes, { owner }, signal);
  } catch (error) {
    if (error instanceof AppError && !isNoRoom(error)) throw error;
    log.error({ err: error }, "a photo's copy was not kept");
    return null;
  }
}
