import "server-only";
/**
 * Every picture we keep is drawn anew (converting.md#pictures): whatever else was in the file, metadata, place of the photo or a second
 * meaning of its bytes, does not survive. Bounded in pixels, time and number at once.
 */
import { pictureKind } from "@/lib/rules/media/kind";
import {
  STORED_IMAGE_BACKGROUND,
  STORED_IMAGE_JPEG_QUALITY,
  STORED_IMAGE_MAX_SIDE_PX,
} from "@/lib/rules/limits";
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { AppError } from "@/lib/errors";
import { redrawPicture } from "@/lib/services/pictures";

/**
 * The picture as JPEG: turned upright, at most 400 px on its longest side, on white.
 *
 * @throws AppError `unsupported` for bytes that are no picture, `too_large` beyond the pixel limit, `unreadable` for a
 *   damaged one, `unavailable` when too many are waiting; the signal's reason
 */
export async function encodeForStorage(bytes: Uint8Array, signal?: AbortSignal): Promise<Uint8Array> {
  if (pictureKind(bytes) === null) throw new AppError("unsupported", PHOTO_ERRORS.wrongType);
  return redrawPicture(
    bytes,
    {
      side: STORED_IMAGE_MAX_SIDE_PX,
      quality: Math.round(STORED_IMAGE_JPEG_QUALITY * 100),
      background: STORED_IMAGE_BACKGROUND,
    },
    signal,
  );
}
