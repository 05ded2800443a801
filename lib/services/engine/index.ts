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

/** A recipe of usual length with every kind of line: what formats it has been compiled and run when the first cook comes. */
const WARM_UP = `Warm-up pie {n}

Serves 6 | Prep 25 min | Cook 1 hour 10 min

For the filling
3 tbsp butter, divided
{n} lb (450 g) boneless chicken thighs, cut into bite-size pieces
2 leeks, sliced
2 cloves garlic, minced
1 1/2 cups (360 ml) chicken stock
1 (14 oz) can tomatoes
½ cup double cream
{n} tbsp chopped parsley
Salt and black pepper, to taste

For the pastry:
{n}0 g plain flour, plus more for dusting
125 g cold butter, cubed
1 egg, beaten

Method
1. Rub the butter into the flour with a pinch of salt until it looks like crumbs. Add {n} tablespoons of cold water, wrap and chill for 30 minutes.
2. Melt 2 tbsp of the butter in a large pan over medium heat. Add the chicken in batches and brown for {n} to 70 minutes. Set aside.
3. Add the remaining butter and the leeks, and cook gently until soft. Stir in the garlic and cook for {n} minutes more.
4. Stir in the tomatoes and the stock, bring to the boil and simmer for 20 minutes. Add the cream and half of the parsley. Season. ({n})
5. Preheat the oven to 200C/400F. Roll out the pastry on a floured surface, lay it over the filling, and brush with the egg.
6. Bake for {n} minutes, or until golden. Scatter with the rest of the parsley and serve.

Note: it freezes for {n} months.`;
const WARM_UP_ROUNDS = 60;
/** A slow or busy machine stops there. */
const WARM_UP_MS = 3_000;

let work = BUILT;

/** Another worker, or other limits, in place of the built one (tests); without an argument, the built one again. */
export function replaceEngineWorker(other: Partial<ChildWork> = {}): void {
  work = { ...BUILT, ...other };
}

/** Starts the processes that the first cooks will need; resolves when they are ready, never throws. Called once, when the server starts. */
export async function warmEngine(): Promise<void> {
  await keepWarm(BUILT, WARM, { task: "warmUp", input: [WARM_UP, WARM_UP_ROUNDS, WARM_UP_MS] });
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
