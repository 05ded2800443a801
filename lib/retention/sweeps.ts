import "server-only";
/** The sweeps: everything whose time is over goes, a bounded part of it each round, so that no round is long or heavy. */
import { adoptPictures } from "@/lib/images/retire";
import { log } from "@/lib/log";
import { HOUR_MS } from "@/lib/rules/dates";
import { RETENTION_RULES, type Sweep } from "./retention-rules";
import { MORE, periodic } from "@/lib/jobs/kinds";
import { fetchForgotten } from "@/lib/recipes/foreign-pictures";

/** Rows of one statement; the statements of one table in a round. What is left is for the next round, which then is due at once. */
const BATCH = 500;
const BATCHES = 20;

/** Before the tables: pictures in the store that no table knows are found and written down, to be looked at like the others. */
const STORES: Record<string, Sweep> = { "the picture store": adoptPictures };

async function sweepOne(sweep: Sweep, now: Date): Promise<{ count: number; isCutOff: boolean }> {
  let count = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const dealtWith = await sweep(now, BATCH);
    count += dealtWith;
    if (dealtWith < BATCH) return { count, isCutOff: false };
  }
  return { count, isCutOff: true };
}

/**
 * One round. A table that cannot be swept is told of in the log and stops no other.
 * @returns whether a table has more rows than one round takes; the walk through the store is long in peace, and goes on in an hour
 */
export async function sweepEverything(now = new Date()): Promise<{ isCutOff: boolean }> {
  let isCutOff = false;
  const sweeps = Object.entries(RETENTION_RULES).flatMap(([model, { sweep }]) =>
    sweep ? [[model, sweep] as const] : [],
  );
  for (const [what, sweep] of [...Object.entries(STORES), ...sweeps]) {
    try {
      const done = await sweepOne(sweep, now);
      if (done.count > 0) log.info({ what, count: done.count }, "swept");
      if (!(what in STORES)) isCutOff ||= done.isCutOff;
    } catch (error) {
      log.error({ err: error, what }, "a sweep failed");
    }
  }
  return { isCutOff };
}

export const sweeps = periodic({
  kind: "sweeps",
  everyMs: HOUR_MS,
  run: async () => ((await sweepEverything()).isCutOff ? MORE : null),
});

/** Those that nobody remembers to fetch: of recipes that were saved by a version before. */
export const waitingPictures = periodic({
  kind: "pictures of recipes",
  everyMs: HOUR_MS,
  run: () => fetchForgotten(new Date()),
});
