import "server-only";
/** Reads the recipes of an uploaded file or archive in a child process: unpacking and formatting thousands must not stop the server. */
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { ChildFailure, runInChild, type ChildWork } from "../child-work";

const WORK: ChildWork = {
  entry: ".workers/recipe-files.mjs",
  lane: "import",
  timeMs: 60_000,
  memoryMb: 1024,
};

/** A recipe ready to be checked and saved, or why there is none. */
export type FoundRecipe = { name: string; recipe: unknown } | { name: string; problem: string };

const Found = z.union([
  z.object({ name: z.string(), problem: z.string() }),
  z.object({ name: z.string(), recipe: z.unknown() }),
]);
const Answer = z.union([
  z.object({ found: z.array(Found) }),
  z.object({ refused: z.enum(["too_large", "unreadable"]) }),
]);

const SENTENCES = {
  too_large: "This archive is too large when it is unpacked.",
  unreadable: "This archive is damaged and cannot be opened.",
  timeout: "This file takes too long to read. Please import fewer recipes at once.",
} as const;

/**
 * Everything in the upload that looks like a recipe file, in order.
 * @throws AppError `too_large`, `unreadable` for the archive as a whole, `timeout` when reading takes more than a minute,
 *   `unavailable` when too much is being read
 */
export async function readRecipeFiles(
  file: { name: string; bytes: Uint8Array },
  signal?: AbortSignal,
): Promise<FoundRecipe[]> {
  const answer = Answer.parse(await inChild(file, signal));
  if ("refused" in answer) throw new AppError(answer.refused, SENTENCES[answer.refused]);
  return answer.found;
}

async function inChild(file: { name: string; bytes: Uint8Array }, signal?: AbortSignal): Promise<unknown> {
  try {
    return await runInChild(WORK, file, signal);
  } catch (error) {
    if (!(error instanceof ChildFailure)) throw error;
    const code =
      error.reason === "memory" ? "too_large" : error.reason === "failed" ? "unreadable" : "timeout";
    throw new AppError(code, SENTENCES[code], { cause: error });
  }
}
