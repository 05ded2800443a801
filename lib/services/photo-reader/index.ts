import "server-only";
/** Picks the photo reader from the settings: Google Vision when it has a key or may use the credentials of its machine, else the embedded Tesseract. */
import { env } from "@/lib/env";
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { withLimit } from "@/lib/rules/sources/source";
import { AppError } from "@/lib/errors";
import { googleVision } from "./google-vision";
import type { PhotoReader, PhotoText } from "./port";
import { readWithTesseract, warmTesseract } from "./tesseract";

export type { PhotoReader, PhotoText };

/** See `PhotoReader`. */
export const readPhoto: PhotoReader = async (bytes, signal, language) => {
  if (bytes.byteLength > env.MAX_PHOTO_BYTES) {
    throw new AppError("too_large", withLimit(PHOTO_ERRORS.tooLarge, env.MAX_PHOTO_BYTES / 1024 / 1024));
  }
  if (bytes.byteLength === 0) throw new AppError("unreadable", PHOTO_ERRORS.empty);
  return (reader ??= fromEnv())(bytes, signal, language);
};

let reader: PhotoReader | undefined;

function fromEnv(): PhotoReader {
  const { GOOGLE_VISION_API_KEY: apiKey, GOOGLE_VISION_ADC, VISION_API_BASE: apiBase } = env;
  return apiKey || GOOGLE_VISION_ADC ? googleVision({ apiKey, apiBase }) : readWithTesseract;
}

/** Makes the first photo as fast as the others; a reader outside needs nothing. Never throws. */
export const warmPhotoReader = async (): Promise<void> => {
  reader ??= fromEnv();
  if (reader === readWithTesseract) await warmTesseract();
};
