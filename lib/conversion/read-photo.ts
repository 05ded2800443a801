import "server-only";
/** Uploaded photos of one recipe: their text for the cook to check, and our own small copy of the first. */
import type { ExtractTextAnswer } from "@/lib/contract/recipes";
import { joinPages, languageOfPages } from "@/lib/rules/media/join-pages";
import { INCOMPLETE_TEXT_CHARS } from "@/lib/rules/limits";
import { ofPhoto, PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import type { TextLanguage } from "@/lib/rules/text-languages";
import { AppError } from "@/lib/errors";
import { keepImage } from "@/lib/images/keep";
import { isNoRoom } from "@/lib/images/room";
import { log } from "@/lib/log";
import { services } from "@/lib/services";
import { decodable } from "@/lib/services/pictures";

type Options = { owner: string | null; language?: TextLanguage };

/**
 * The text of photos of one recipe, read one after the other and joined in their order. The first is the recipe's picture. Of several photos the
 * one that cannot be read is named.
 * @throws as `readPhotoText`
 */
export async function readPhotosText(
  photos: readonly Uint8Array[],
  { owner, language }: Options,
  signal: AbortSignal,
): Promise<ExtractTextAnswer> {
  const pages: ExtractTextAnswer[] = [];
  for (const [index, photo] of photos.entries()) {
    const keeper = index === 0 ? { owner } : null;
    const page = await readPhotoText(photo, { keeper, language }, signal).catch((error: unknown) => {
      if (!(error instanceof AppError) || photos.length === 1) throw error;
      throw new AppError(error.code, ofPhoto(index + 1, photos.length) + error.message, { cause: error });
    });
    pages.push(page);
  }
  const [first] = pages;
  if (!first) throw new AppError("invalid", PHOTO_ERRORS.missing);
  if (pages.length === 1) return first;
  const text = joinPages(pages.map((page) => page.text));
  return {
    ...first,
    text,
    language: languageOfPages(pages) ?? first.language,
    confidence: Math.min(...pages.map(({ confidence }) => confidence)),
    incomplete: text.length < INCOMPLETE_TEXT_CHARS,
  };
}

/**
 * The text of a photo. @param keeper in whose share of the room its copy comes; null where none is kept @param language of the text, where the cook has said it
 * @throws AppError `unsupported`, `too_large` or `unreadable` for what is no readable picture; as `readPhoto` for the rest
 */
async function readPhotoText(
  photo: Uint8Array,
  { keeper, language }: { keeper: { owner: string | null } | null; language?: TextLanguage },
  signal: AbortSignal,
): Promise<ExtractTextAnswer> {
  const bytes = await decodable(photo, signal);
  // why: first, because drawing it small is what finds a damaged or huge picture, in milliseconds.
  const imageUrl = keeper && (await keepUnlessOurFault(bytes, keeper.owner, signal));
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
