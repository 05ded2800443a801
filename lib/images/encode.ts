import "server-only";
/**
 * Every picture we keep is drawn anew (spec cooks §7): whatever else was in the file, metadata, place of the photo or a second
 * meaning of its bytes, does not survive. Bounded in pixels, time and number at once.
 */
import sharp from "sharp";
import { pictureKind } from "@/lib/rules/media/kind";
import {
  STORED_IMAGE_BACKGROUND,
  STORED_IMAGE_JPEG_QUALITY,
  STORED_IMAGE_MAX_SIDE_PX,
} from "@/lib/rules/limits";
import { PHOTO_ERRORS, withLimit } from "@/lib/rules/messages/convert-errors";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { createSlots } from "@/lib/services/child-work/slots";

const ENCODE_TIMEOUT_S = 10;

// why: sharp decodes outside the event loop, but in the same small pool of threads that files and names use.
const slots = createSlots({ size: 2, queueMax: 32, waitMs: 10_000 });

/**
 * The picture as JPEG: turned upright, at most 400 px on its longest side, on white.
 *
 * @throws AppError `unsupported` for bytes that are no picture, `too_large` beyond the pixel limit, `unreadable` for a
 *   damaged one, `unavailable` when too many are waiting
 */
export async function encodeForStorage(bytes: Uint8Array): Promise<Uint8Array> {
  if (pictureKind(bytes) === null) throw new AppError("unsupported", PHOTO_ERRORS.wrongType);
  const release = await slots.acquire();
  try {
    await requirePixels(bytes);
    return await sharp(bytes, { limitInputPixels: env.MAX_PHOTO_PIXELS, failOn: "truncated", pages: 1 })
      .rotate()
      .resize({
        width: STORED_IMAGE_MAX_SIDE_PX,
        height: STORED_IMAGE_MAX_SIDE_PX,
        fit: "inside",
        withoutEnlargement: true,
      })
      .flatten({ background: STORED_IMAGE_BACKGROUND })
      .jpeg({ quality: Math.round(STORED_IMAGE_JPEG_QUALITY * 100), progressive: true })
      .timeout({ seconds: ENCODE_TIMEOUT_S })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("unreadable", PHOTO_ERRORS.unreadable, { cause: error });
  } finally {
    release();
  }
}

/** Reads the head only: a picture that says it has too many pixels is never decoded. */
async function requirePixels(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  if (width * height > env.MAX_PHOTO_PIXELS) {
    throw new AppError("too_large", withLimit(PHOTO_ERRORS.tooManyPixels, env.MAX_PHOTO_PIXELS / 1_000_000));
  }
}
