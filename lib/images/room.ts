import "server-only";
/** Whether there is room for another picture, in the store and in its owner's share: asked before anything is written. */
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { ACCOUNT_PICTURES_PART, DISK_LEAST_FREE_BYTES } from "@/lib/rules/limits";
import { t, type Message } from "@/lib/messages";
import { numberInWords } from "@/lib/messages/formats";

const NO_ROOM =
  "There is no room for this picture right now. Nothing is lost: please try again later, or go on without the picture." satisfies Message;
const RETRY_AFTER_S = 60 * 60;
const MEGABYTE = 1024 * 1024;

const SHARE_MB = Math.max(1, Math.floor(env.MAX_PICTURES_MB * ACCOUNT_PICTURES_PART));
const shareFull = (): string =>
  t(
    "The pictures of your recipes fill the {shareMb} MB of your account. Please delete a recipe that you no longer cook, or go on without the picture.",
    { shareMb: numberInWords(SHARE_MB) },
  );

const noRoom = (cause?: unknown): AppError =>
  new AppError("unavailable", NO_ROOM, { retryAfterSeconds: RETRY_AFTER_S, cause });

/** True for the refusal of a picture that has no room: callers with more than a picture go on without it. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof AppError && [NO_ROOM, shareFull()].includes(error.message);

/**
 * @param owner in whose share it comes; null for a visitor's, and the library's
 * @throws AppError `unavailable` when `bytes` more would pass MAX_PICTURES_MB, or leave the disk too full for the database beside them;
 *   `too_large` when the owner's share is full
 */
export async function requireRoom(bytes: number, owner: string | null): Promise<void> {
  const [[kept], free] = await Promise.all([
    // The sixteen rows that the database counts in, however many pictures there are.
    db.$queryRaw<{ bytes: number }[]>`SELECT coalesce(sum("bytes"), 0)::float8 AS "bytes" FROM "PictureRoom"`,
    services().blobs.room(),
    owner === null ? null : requireShare(owner),
  ]);
  if ((kept?.bytes ?? 0) + bytes > env.MAX_PICTURES_MB * MEGABYTE) throw noRoom();
  if (free !== null && free - bytes < DISK_LEAST_FREE_BYTES) throw noRoom();
}

/**
 * @param but a picture that does not count: it is about to come into the share, and may be in it
 * @throws AppError `too_large` when the account's pictures fill its share
 */
export async function requireShare(owner: string, but?: string): Promise<void> {
  const where = { userId: owner, ...(but !== undefined && { name: { not: but } }) };
  const { _sum: sum } = await db.picture.aggregate({ where, _sum: { bytes: true } });
  if ((sum.bytes ?? 0) >= SHARE_MB * MEGABYTE) throw new AppError("too_large", shareFull());
}

/** What a failed write means: a disk that filled up meanwhile reads like one that was full before. */
export function asRoomError(error: unknown): unknown {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return code === "ENOSPC" || code === "EDQUOT" ? noRoom(error) : error;
}
