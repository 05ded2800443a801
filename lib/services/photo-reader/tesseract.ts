import "server-only";
/** The embedded photo reader: clean-up and Tesseract in a child process, reading order by the engine. Needs no network. */
import { z } from "zod";
import { env } from "@/lib/env";
import { PHOTO_ERRORS } from "@/lib/rules/messages/convert-errors";
import { AppError } from "@/lib/errors";
import { ChildFailure, runInChild } from "../child-work";
import { runEngine } from "../engine";
import type { PhotoText } from "./port";

const WORK = { entry: "lib/services/photo-reader/read-photo.mjs", timeMs: 45_000, memoryMb: 1536 };

const Word = z.object({
  text: z.string(),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
  base: z.number(),
  size: z.number(),
  confidence: z.number(),
});
const Answer = z.union([
  z.object({ words: z.array(Word), confidence: z.number(), width: z.number(), height: z.number() }),
  z.object({ refused: z.enum(["unreadable", "pixels"]) }),
]);

/** `readPhoto` of the port, by Tesseract. */
export async function readWithTesseract(bytes: Uint8Array, signal?: AbortSignal): Promise<PhotoText> {
  const answer = Answer.parse(await inChild(bytes, signal));
  if ("refused" in answer) {
    throw answer.refused === "pixels"
      ? new AppError("too_large", PHOTO_ERRORS.tooManyPixels)
      : new AppError("unreadable", PHOTO_ERRORS.unreadable);
  }
  return {
    text: await runEngine("arrangePhoto", [answer], signal),
    confidence: Math.round(answer.confidence),
  };
}

async function inChild(bytes: Uint8Array, signal?: AbortSignal): Promise<unknown> {
  try {
    return await runInChild(WORK, { bytes, maxPixels: env.MAX_PHOTO_PIXELS }, signal);
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error;
    const slow = error.reason === "timeout" || error.reason === "aborted";
    if (slow) throw new AppError("timeout", PHOTO_ERRORS.timeout, { cause: error });
    throw new AppError("unreadable", PHOTO_ERRORS.unreadable, { cause: error });
  }
}
