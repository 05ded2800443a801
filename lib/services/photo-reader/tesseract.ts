import "server-only";
/** The embedded photo reader: clean-up, Tesseract and reading order in a child process. Needs no network. */
import * as z from "zod";
import { env } from "@/lib/env";
import { PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { withLimit } from "@/lib/rules/sources/source";
import { AppError } from "@/lib/errors";
import { ChildFailure, keepWarm, runInChild, type ChildWork } from "../child-work";
import { isTextLanguage } from "@/lib/rules/text-languages";
import type { PhotoReader } from "./port";

/** One package a language (ocr.mjs). */
const LANGUAGE_DATA = ["deu", "eng", "fra", "ita", "nld", "por", "spa"].map(
  (one) => `@tesseract.js-data/${one}`,
);

const WORK: ChildWork = {
  entry: ".workers/photo.mjs",
  lane: "photo",
  timeMs: 45_000,
  memoryMb: 1536,
  needs: { packages: ["sharp", "tesseract.js", ...LANGUAGE_DATA], addons: true, threads: true },
};

const Answer = z.union([
  z.object({
    text: z.string(),
    confidence: z.number(),
    language: z.string().refine(isTextLanguage),
  }),
  z.object({ refused: z.enum(["unreadable", "pixels"]) }),
]);

/** `readPhoto` of the port, by Tesseract. */
export const readWithTesseract: PhotoReader = async (bytes, signal, language) => {
  const answer = Answer.parse(await inChild({ bytes, maxPixels: env.MAX_PHOTO_PIXELS, language }, signal));
  if ("refused" in answer) {
    throw answer.refused === "pixels"
      ? new AppError("too_large", withLimit(PHOTO_ERRORS.tooManyPixels, env.MAX_PHOTO_PIXELS / 1_000_000))
      : new AppError("unreadable", PHOTO_ERRORS.unreadable);
  }
  return { ...answer, confidence: Math.round(answer.confidence) };
};

async function inChild(task: object, signal?: AbortSignal): Promise<unknown> {
  try {
    return await runInChild(WORK, task, signal);
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error;
    const slow = error.reason === "timeout" || error.reason === "aborted";
    if (slow) throw new AppError("timeout", PHOTO_ERRORS.timeout, { cause: error });
    throw new AppError("unreadable", PHOTO_ERRORS.unreadable, { cause: error });
  }
}

/** An empty page: one white pixel (GIF). */
const SMALLEST = Buffer.from("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=", "base64");

/** Starts the process that the first photo will need, with the program and the data that it reads English with. Never throws. */
export const warmTesseract = (): Promise<void> => keepWarm(WORK, 1, { bytes: SMALLEST, maxPixels: 100 });
