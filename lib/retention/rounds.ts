import "server-only";
/** When the sweeps run: once an hour for all copies of the app, and pictures of other places every few minutes. */
import { db } from "@/lib/db/client";
import { log } from "@/lib/log";
import { fetchForeignSoon } from "@/lib/recipes/foreign-pictures";
import { sweepEverything } from "./sweeps";

const SWEEP_EVERY_MS = 60 * 60 * 1000;
const LOOK_EVERY_MS = 5 * 60 * 1000;
const LEASE = "sweeps";

/** Takes the work for an hour, unless another copy has it. */
async function takeLease(): Promise<boolean> {
  const now = new Date();
  await db.lease.createMany({ data: { name: LEASE, until: new Date(0) }, skipDuplicates: true });
  const taken = await db.lease.updateMany({
    where: { name: LEASE, until: { lte: now } },
    data: { until: new Date(now.getTime() + SWEEP_EVERY_MS) },
  });
  return taken.count === 1;
}

const shared = globalThis as typeof globalThis & { plainspoonSweeps?: true };

/** Starts the rounds of this process; calling it twice is harmless. */
export function startSweeps(): void {
  if (shared.plainspoonSweeps) return;
  shared.plainspoonSweeps = true;
  setInterval(() => {
    fetchForeignSoon();
    takeLease().then(
      (isMine) => (isMine ? sweepEverything() : undefined),
      (error: unknown) => log.error({ err: error }, "the sweeps could not begin"),
    );
  }, LOOK_EVERY_MS).unref();
}
