import "server-only";
/**
 * Reads the recipes of an uploaded file or archive in a child process, a few at a time: unpacking and formatting thousands must not stop the
 * server, and who goes away stops it at once.
 */
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { ChildFailure, withChild, type ChildWork } from "../child-work";

const WORK: ChildWork = {
  entry: ".workers/recipe-files.mjs",
  lane: "import",
  timeMs: 60_000,
  memoryMb: 1024,
};

const Found = z.union([
  /** Why there is none. */
  z.object({ name: z.string(), problem: z.string() }),
  /** One of the `known` ones, or the second of its kind in the file. */
  z.object({ name: z.string(), already: z.literal(true) }),
  z.object({ name: z.string(), noRoom: z.literal(true) }),
  /** Ready to be checked and saved. The same recipe of the same file has the same key. */
  z.object({ name: z.string(), key: z.string(), recipe: z.unknown() }),
]);
export type FoundRecipe = z.infer<typeof Found>;

const Answer = z.union([
  z.object({ found: z.array(Found), done: z.boolean() }),
  z.object({ refused: z.enum(["too_large", "unreadable"]) }),
]);

const SENTENCES = {
  too_large: "This archive is too large when it is unpacked.",
  unreadable: "This archive is damaged and cannot be opened.",
  timeout: "This file takes too long to read. Please import fewer recipes at once.",
} as const;

/**
 * Hands everything in the upload that looks like a recipe file to `take`, in order, a few at a time; the next ones are read when `take` is
 * done. `room` is asked before each reading: no more recipes than that are made. Ends when `take` answers false.
 *
 * @throws AppError `too_large`, `unreadable` for the archive as a whole, `timeout` when a few recipes take more than a minute,
 *   `unavailable` when too much is being read; the signal's reason; whatever `take` throws
 */
export async function readRecipeFiles(
  {
    file,
    known,
    room,
    signal,
  }: {
    file: { name: string; bytes: Uint8Array };
    /** Keys of recipes that are there already. */
    known: readonly string[];
    room: () => number;
    signal?: AbortSignal;
  },
  take: (found: FoundRecipe[]) => Promise<boolean>,
): Promise<void> {
  await withChild(WORK, signal, async (ask) => {
    await ask({ open: file, known }).catch(inWords);
    for (;;) {
      const answer = Answer.parse(await ask({ next: { room: room() } }).catch(inWords));
      if ("refused" in answer) throw new AppError(answer.refused, SENTENCES[answer.refused]);
      signal?.throwIfAborted();
      if (!(await take(answer.found)) || answer.done) return;
    }
  }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}

function inWords(error: unknown): never {
  if (!(error instanceof ChildFailure)) throw error;
  const code = error.reason === "memory" ? "too_large" : error.reason === "failed" ? "unreadable" : "timeout";
  throw new AppError(code, SENTENCES[code], { cause: error });
}
