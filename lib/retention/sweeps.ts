import "server-only";
/** The sweeps: everything whose time is over goes, a bounded part of it each round, so that no round is long or heavy. */
import { adoptPictures } from "@/lib/images/ending";
import { log } from "@/lib/log";
import { KEEPING, type Sweep } from "./keeping";

/** Rows of one statement; the statements of one table in a round. What is left waits for the next round. */
const BATCH = 500;
const BATCHES = 20;

/** Before the tables: pictures in the store that no table knows are found and written down, to be looked at like the others. */
const STORES: Record<string, Sweep> = { "the picture store": adoptPictures };

async function sweepOne(sweep: Sweep, now: Date): Promise<number> {
  let count = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const dealtWith = await sweep(now, BATCH);
    count += dealtWith;
    if (dealtWith < BATCH) break;
  }
  return count;
}

/** One round. A table that cannot be swept is told of in the log and stops no other. */
export async function sweepEverything(now = new Date()): Promise<void> {
  const sweeps = Object.entries(KEEPING).flatMap(([model, { sweep }]) =>
    sweep ? [[model, sweep] as const] : [],
  );
  for (const [what, sweep] of [...Object.entries(STORES), ...sweeps]) {
    try {
      const count = await sweepOne(sweep, now);
      if (count > 0) log.info({ what, count }, "swept");
    } catch (error) {
      log.error({ err: error, what }, "a sweep failed");
    }
  }
}
