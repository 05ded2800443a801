import "server-only";
/**
 * The door to the engine for words that are not ours: pasted texts, pages, PDFs, photos and the recipes made of them. They are read in a
 * few warm processes, each killed at its limit, so that no text can hold up a request but its own.
 */
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { CONVERT_ERRORS } from "@/lib/rules/sources";
import { ChildFailure, keepWarm, runInChild, type ChildWork } from "../child-work";
import type { Tasks } from "./tasks";

/** Fifty times what the longest text that is taken needs. */
const BUILT: ChildWork = { entry: ".workers/engine.mjs", lane: "recipe", timeMs: 8_000, memoryMb: 768 };
/** Enough for two cooks at once; under more, further processes are started, and end when they have nothing to do. */
const WARM = 2;

/** A recipe of every kind of line: what formats it has been compiled and run when the first cook comes. */
const WARM_UP = `Warm-up soup

Serves 4

Ingredients
2 tbsp olive oil, divided
1 large onion, chopped
1 1/2 cups (360 ml) vegetable stock
1 (14 oz) can tomatoes

Method
1. Heat half of the oil in a pan over medium heat. Add the onion and cook for 5 to 7 minutes, until soft.
2. Stir in the tomatoes and the stock, bring to the boil and simmer for 20 minutes.
3. Drizzle with the remaining oil and serve.`;
const WARM_UP_ROUNDS = 30;

let work = BUILT;

/** Another worker, or other limits, in place of the built one (tests); without an argument, the built one again. */
export function replaceEngineWorker(other: Partial<ChildWork> = {}): void {
  work = { ...BUILT, ...other };
}

/** Starts the processes that the first cooks will need; resolves when they are ready, never throws. Called once, when the server starts. */
export async function warmEngine(): Promise<void> {
  await keepWarm(BUILT, WARM, { task: "warmUp", input: [WARM_UP, WARM_UP_ROUNDS] });
}

/**
 * What the engine's function `task` answers for `input` (both sides structured clones).
 *
 * @throws AppError `timeout` when it takes longer than any recipe does, `unavailable` when too much is waiting, `unreadable` for a text that
 *   ended its process
 * @throws the signal's reason when it is aborted
 */
export async function runEngine<Name extends keyof Tasks>(
  task: Name,
  input: Parameters<Tasks[Name]>,
  signal?: AbortSignal,
): Promise<ReturnType<Tasks[Name]>> {
  try {
    return (await runInChild(work, { task, input }, signal)) as ReturnType<Tasks[Name]>;
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ChildFailure) || error.reason === "failed") throw error;
    log.warn({ task, reason: error.reason }, "a text ended the process that read it");
    if (error.reason === "timeout") throw new AppError("timeout", CONVERT_ERRORS.timeout, { cause: error });
    throw new AppError("unreadable", CONVERT_ERRORS.broke, { cause: error });
  }
}
