import "server-only";
/**
 * Reads the recipes of an uploaded file or archive in a child process, a few at a time: unpacking and formatting thousands must not stop the
 * server, and who goes away stops it at once.
 */
import * as z from "zod";
import { AppError } from "@/lib/errors";
import { ChildFailure, turnsOf, withChild, type Ask, type ChildWork } from "../child-work";
import { t } from "@/lib/messages";

const WORK: ChildWork = {
  entry: ".workers/recipe-files.mjs",
  lane: "import",
  timeMs: 60_000,
  memoryMb: 1024,
};

/** So many readings before the place is given to whoever waits for it: opening the file anew costs about one. */
const READINGS_A_TURN = 5;

const FoundEntry = z.union([
  /** Why there is none. */
  z.object({ name: z.string(), problem: z.string() }),
  z.object({ name: z.string(), notChosen: z.literal(true) }),
  /** One of the `known` ones, or the second of its kind in the file. */
  z.object({ name: z.string(), already: z.literal(true), key: z.string() }),
  z.object({ name: z.string(), noRoom: z.literal(true), key: z.string() }),
  /** Ready to be checked and saved. The same recipe of the same file has the same key. */
  z.object({ name: z.string(), key: z.string(), recipe: z.unknown() }),
]);
export type FoundRecipe = z.infer<typeof FoundEntry>;

const Refused = z.object({ refused: z.enum(["too_large", "unreadable"]) });
const Opened = Refused.partial();
const Answer = z.union([z.object({ found: z.array(FoundEntry), done: z.boolean() }), Refused]);

const SENTENCES = {
  get too_large() {
    return t("This archive is too large when it is unpacked.");
  },
  get unreadable() {
    return t("This archive is damaged and cannot be opened.");
  },
  get timeout() {
    return t("This file takes too long to read. Please import fewer recipes at once.");
  },
} as const;

type Reading = {
  file: { name: string; bytes: Uint8Array };
  /** So many of the file's recipes are left out: they were handed over before. */
  from: number;
  /** Keys of those that are asked for; of the others nothing is made, nor of what cannot be read. Absent: all. */
  chosen?: readonly string[];
  /** Keys of recipes that are there already. */
  known: readonly string[];
  /** Asked before each reading: so many recipes may be made, and so many looked at, those aside that are there already. */
  room: () => number;
  most: () => number;
  /** Aborts when its time is over: it ends where it is. */
  overtime: AbortSignal;
  signal?: AbortSignal;
};

/**
 * Hands everything in the upload that looks like a recipe file to `take`, in order, a few at a time; the next ones are read when `take` is
 * done. Ends when `take` answers false. Callers take turns: after a few recipes one makes room for the next, and goes on later where it was.
 * Answers how many were handed over, those before `from` included, and whether that was all, or all that were chosen.
 *
 * @throws AppError `too_large`, `unreadable` for the archive as a whole, `timeout` when a few recipes take more than a minute,
 *   `unavailable` when too much is being read; the signal's reason; whatever `take` throws
 */
export async function readRecipeFiles(
  reading: Reading,
  take: (found: FoundRecipe[]) => Promise<boolean>,
): Promise<{ at: number; done: boolean }> {
  const { signal, overtime } = reading;
  const keys = new Set(reading.known);
  const wanted = reading.chosen && new Set(reading.chosen);
  const turns = turnsOf("import");
  const bounded = signal ? AbortSignal.any([signal, overtime]) : overtime;
  let at = reading.from;
  const readSome = async (ask: Ask): Promise<"all" | "enough" | "a turn"> => {
    const { file, room, most } = reading;
    const { refused } = Opened.parse(
      await ask({ open: file, from: at, known: [...keys], chosen: wanted && [...wanted] }).catch(inWords),
    );
    if (refused) throw refusal(refused);
    for (let readings = 1; ; readings += 1) {
      const answer = Answer.parse(await ask({ next: { room: room(), most: most() } }).catch(inWords));
      if ("refused" in answer) throw refusal(answer.refused);
      signal?.throwIfAborted();
      at += answer.found.length;
      for (const one of answer.found) {
        if ("key" in one) wanted?.delete(one.key);
        if ("recipe" in one) keys.add(one.key);
      }
      const isEnough = !(await take(answer.found));
      const isAll = answer.done || wanted?.size === 0;
      if (isAll || isEnough) return isAll ? "all" : "enough";
      if (readings >= READINGS_A_TURN && turns.isWanted()) return "a turn";
    }
  };
  try {
    for (;;) {
      const read = await withChild(WORK, bounded, readSome, turns.take);
      if (read !== "a turn") return { at, done: read === "all" };
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (overtime.aborted) return { at, done: false };
    throw error;
  }
}

const refusal = (code: "too_large" | "unreadable"): AppError => new AppError(code, SENTENCES[code]);

function inWords(error: unknown): never {
  if (!(error instanceof ChildFailure)) throw error;
  const code = error.reason === "memory" ? "too_large" : error.reason === "failed" ? "unreadable" : "timeout";
  throw new AppError(code, SENTENCES[code], { cause: error });
}
