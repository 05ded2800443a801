import "server-only";
/** Foreign pictures are decoded in a child process, and what comes out is drawn anew: nothing else of the file survives. */
import { AppError } from "@/lib/errors";
import { env } from "@/lib/env";
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { withLimit } from "@/lib/rules/sources/source";
import { PHOTO_DRAWN_MAX_SIDE_PX } from "@/lib/rules/limits";
import { pictureKind } from "@/lib/rules/media/kind";
import { ChildFailure, keepWarm, runInChild, type ChildWork } from "../child-work";

const WORK: ChildWork = {
  entry: ".workers/pictures.mjs",
  lane: "picture",
  timeMs: 10_000,
  memoryMb: 768,
  needs: { packages: ["sharp"], addons: true },
};

/** Phones' own format is decoded by a program of its own: it takes seconds and much memory where others take neither. */
const HEIC_WORK: ChildWork = {
  entry: ".workers/heic.mjs",
  lane: "picture",
  timeMs: 20_000,
  memoryMb: 1536,
  needs: { packages: ["sharp", "libheif-js"], addons: true },
};
/** Of the JPEG that its text is read from. */
const DRAWN_QUALITY = 92;

/**
 * A picture as every reader of ours can decode it: HEIC as JPEG, upright, at most `PHOTO_DRAWN_MAX_SIDE_PX` on its longest side; any other as
 * it is.
 *
 * @throws as `redrawPicture`
 */
export async function decodable(bytes: Uint8Array, signal?: AbortSignal): Promise<Uint8Array> {
  if (pictureKind(bytes) !== "heic") return bytes;
  const task = {
    bytes,
    maxPixels: env.MAX_PHOTO_PIXELS,
    side: PHOTO_DRAWN_MAX_SIDE_PX,
    quality: DRAWN_QUALITY,
  };
  return jpegOf(await inChild(HEIC_WORK, task, signal));
}

export type RedrawOptions = {
  /** Longest side in pixels; smaller pictures keep their size. */
  side: number;
  /** Of the JPEG, 1 to 100. */
  quality: number;
  /** Under transparent parts. */
  background: string;
};

type Answer = { jpeg: Uint8Array } | { refused: "pixels" | "unreadable" };

/**
 * The picture as JPEG, turned upright as its EXIF tag says.
 *
 * @throws AppError `too_large` beyond the pixel limit (told from the head: such a picture is never decoded), `unreadable` for a damaged one
 *   and one that takes too long, `unavailable` when too many are waiting; the signal's reason
 */
export async function redrawPicture(
  bytes: Uint8Array,
  how: RedrawOptions,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const known = await decodable(bytes, signal);
  return jpegOf(await inChild(WORK, { bytes: known, maxPixels: env.MAX_PHOTO_PIXELS, ...how }, signal));
}

function jpegOf(answer: Answer): Uint8Array {
  if ("jpeg" in answer) return answer.jpeg;
  if (answer.refused === "unreadable") throw new AppError("unreadable", PHOTO_ERRORS.unreadable);
  throw new AppError("too_large", withLimit(PHOTO_ERRORS.tooManyPixels, env.MAX_PHOTO_PIXELS / 1_000_000));
}

async function inChild(work: ChildWork, task: object, signal?: AbortSignal): Promise<Answer> {
  try {
    return (await runInChild(work, task, signal)) as Answer;
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ChildFailure)) throw error;
    throw new AppError("unreadable", PHOTO_ERRORS.unreadable, { cause: error });
  }
}

/** One white pixel (GIF). */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=", "base64");

/** Starts the process that the first picture will need. Never throws. */
export const warmPictures = (): Promise<void> =>
  keepWarm(WORK, 1, { bytes: PIXEL, maxPixels: 100, side: 1, quality: 30, background: "#ffffff" });
