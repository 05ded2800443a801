import "server-only";
/** Whether the store has room for another picture: asked before anything is written. */
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { DISK_LEAST_FREE_BYTES } from "@/lib/rules/limits";

const NO_ROOM =
  "There is no room for this picture right now. Nothing is lost: please try again later, or go on without the picture.";
const RETRY_AFTER_S = 60 * 60;
const MEGABYTE = 1024 * 1024;

const noRoom = (cause?: unknown): AppError =>
  new AppError("unavailable", NO_ROOM, { retryAfterSeconds: RETRY_AFTER_S, cause });

/** True for the refusal of a picture that has no room: callers with more than a picture go on without it. */
export const isNoRoom = (error: unknown): boolean => error instanceof AppError && error.message === NO_ROOM;

/**
 * @throws AppError `unavailable` when `bytes` more would pass MAX_PICTURES_MB, or leave the disk too full for the database beside them
 */
export async function requireRoom(bytes: number): Promise<void> {
  const [[kept], free] = await Promise.all([
    db.$queryRaw<{ bytes: number }[]>`SELECT coalesce(sum("bytes"), 0)::float8 AS "bytes" FROM "Picture"`,
    services().blobs.room(),
  ]);
  if ((kept?.bytes ?? 0) + bytes > env.MAX_PICTURES_MB * MEGABYTE) throw noRoom();
  if (free !== null && free - bytes < DISK_LEAST_FREE_BYTES) throw noRoom();
}

/** What a failed write means: a disk that filled up meanwhile reads like one that was full before. */
export function asRoomError(error: unknown): unknown {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return code === "ENOSPC" || code === "EDQUOT" ? noRoom(error) : error;
}
