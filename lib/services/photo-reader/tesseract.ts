import "server-only";
/** The embedded photo reader: clean-up, Tesseract and reading order in a child process. Needs no network. */
import { z } from "zod";
import { env } from "@/lib/env";
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { withLimit } from "@/lib/rules/sources/source";
import { AppError } from "@/lib/errors";
import { ChildFailure, runInChild, type ChildWork } from "../child-work";
import type { PhotoText } from "./port";

const WORK: ChildWork = {
  entry: ".workers/photo.mjs",
  lane: "photo",
  timeMs: 45_000,
  memoryMb: 1536,
  needs: { packages: ["sharp", "tesseract.js", "@tesseract.js-data/eng"], addons: true, threads: true },
};

const Answer = z.union([
  z.object({ text: z.string(), confidence: z.number() }),
  z.object({ refused: z.enum(["unreadable", "pixels"]) }),
]);

/** `readPhoto` of the port, by Tesseract. */
export async function readWithTesseract(bytes: Uint8Array, signal?: AbortSignal): Promise<PhotoText> {
  const answer = Answer.parse(await inChild(bytes, signal));
  if ("refused" in answer) {
    throw answer.refused === "pixels"
      ? new AppError("too_large", withLimit(PHOTO_ERRORS.tooManyPixels, env.MAX_PHOTO_PIXELS / 1_000_000))
      : new AppError("unreadable", PHOTO_ERRORS.unreadable);
  }
  return { text: answer.text, confidence: Math.round(answer.confidence) };
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
