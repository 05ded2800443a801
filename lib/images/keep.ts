import "server-only";
/**
 * Keeping a picture: from bytes, from the web, or from a `data:` address, always drawn anew (converting.md#pictures): metadata, place
 * of the photo or a second meaning of its bytes do not survive.
 */
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { withLimit } from "@/lib/rules/sources/source";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import {
  PICTURE_DRAFT_MS,
  STORED_IMAGE_BACKGROUND,
  STORED_IMAGE_JPEG_QUALITY,
  STORED_IMAGE_MAX_SIDE_PX,
} from "@/lib/rules/limits";
import { imageAddress, newImageName, isImageName, ownImageAddress } from "./name";
import { asRoomError, requireRoom } from "./room";
import { pictureKind } from "@/lib/rules/media/kind";
import { redrawPicture } from "@/lib/services/pictures";
import { t } from "@/lib/messages";

/** In whose share of the room a picture comes; null: a visitor's, or the library's. */
type Owned = { owner: string | null };

/**
 * Keeps a picture and answers its address, `/api/storage/images/{name}`. Until something names it, it is a draft of seven days.
 * @throws AppError as `encodeForStorage` does; `unavailable` when there is no room for it, `too_large` when its owner's share is full, and
 *   then nothing was written
 */
export async function keepImage(bytes: Uint8Array, { owner }: Owned, signal?: AbortSignal): Promise<string> {
  const encoded = await encodeForStorage(bytes, signal);
  return imageAddress(await storeImage(encoded, { owner }));
}

/** Stores a finished picture under `name`. Its row is there before its bytes, so that no bytes are ever without one. */
export async function storeImage(
  encoded: Uint8Array,
  { owner, name = newImageName() }: Owned & { name?: string },
): Promise<string> {
  await requireRoom(encoded.byteLength, owner);
  const lookAt = new Date(Date.now() + PICTURE_DRAFT_MS);
  const row = { bytes: encoded.byteLength, lookAt, goneAt: null, userId: owner };
  await db.picture.upsert({ where: { name }, create: { name, ...row }, update: row });
  try {
    await services().blobs.put(name, encoded);
  } catch (error) {
    await db.picture.updateMany({
      where: { name },
      data: { goneAt: new Date(), lookAt: new Date(), userId: null },
    });
    throw asRoomError(error);
  }
  return name;
}

/**
 * Keeps the picture that a foreign page names, by `https:`, `http:` or `data:` address.
 * @throws AppError when it cannot be had: callers decide whether that matters
 */
export async function keepImageFrom(address: string, owned: Owned, signal: AbortSignal): Promise<string> {
  if (/^data:/i.test(address)) return keepImage(bytesOfDataAddress(address), owned, signal);
  return keepImage(await services().fetchPicture(address, signal), owned, signal);
}

/**
 * The picture of a `data:` address, drawn anew so small that a list can show it; nothing is kept.
 * @throws AppError as `keepImage` does
 */
export async function drawSmall(address: string, side: number, signal: AbortSignal): Promise<string> {
  const jpeg = await encodeForStorage(bytesOfDataAddress(address), signal, side);
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;
}

/** RFC 2397. Only base64 pictures; nothing else carries one in practice. */
function bytesOfDataAddress(address: string): Uint8Array {
  const comma = address.indexOf(",");
  const isBase64Picture = /^data:image\/[\w.+-]+(?:;[\w=-]+)*;base64$/i.test(address.slice(0, comma));
  if (comma < 0 || comma > 200 || !isBase64Picture) throw new AppError("unsupported", PHOTO_ERRORS.wrongType);
  if ((address.length - comma) * 0.75 > env.MAX_PHOTO_BYTES) {
    throw new AppError("too_large", withLimit(PHOTO_ERRORS.tooLarge, env.MAX_PHOTO_BYTES / 1024 / 1024));
  }
  return Buffer.from(address.slice(comma + 1), "base64");
}

/**
 * The JPEG kept under a name. One that has gone is not there, whether or not the store has removed its bytes yet.
 * @throws AppError `not_found`
 */
export async function readImage(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = isImageName(name) && !(await hasGone(name)) ? await services().blobs.get(name) : null;
  if (bytes === null) throw new AppError("not_found", t("This picture does not exist."));
  return new Uint8Array(bytes);
}

const hasGone = async (name: string): Promise<boolean> =>
  (await db.picture.count({ where: { name, goneAt: { not: null } } })) > 0;

/**
 * The bytes of a picture that is ours, or null: what only a foreign address names is not fetched when a recipe is printed, and a copy that is
 * gone does not keep a recipe from being printed.
 */
export async function ownPicture(imageUrl: string | null): Promise<Uint8Array | null> {
  const address = ownImageAddress(imageUrl);
  if (address === null) return null;
  try {
    return await readImage(address.slice(address.lastIndexOf("/") + 1));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/**
 * The picture as JPEG: turned upright, at most 400 px on its longest side unless `side` says otherwise, on white.
 *
 * @throws AppError `unsupported` for bytes that are no picture, `too_large` beyond the pixel limit, `unreadable` for a
 *   damaged one, `unavailable` when too many are waiting; the signal's reason
 */
async function encodeForStorage(
  bytes: Uint8Array,
  signal?: AbortSignal,
  side = STORED_IMAGE_MAX_SIDE_PX,
): Promise<Uint8Array> {
  if (pictureKind(bytes) === null) throw new AppError("unsupported", PHOTO_ERRORS.wrongType);
  const quality = Math.round(STORED_IMAGE_JPEG_QUALITY * 100);
  return redrawPicture(bytes, { side, quality, background: STORED_IMAGE_BACKGROUND }, signal);
}
