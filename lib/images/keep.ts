import "server-only";
/** Keeping a picture: from bytes, from the web, or from a `data:` address, always drawn anew. */
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { withLimit } from "@/lib/rules/sources/source";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { PICTURE_DRAFT_MS } from "@/lib/rules/limits";
import { encodeForStorage } from "./encode";
import { imageAddress, newImageName } from "./name";
import { asRoomError, requireRoom } from "./room";

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
