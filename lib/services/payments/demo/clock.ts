import "server-only";
/**
 * The demo gateway's time: the real one, and as much more as has been asked for. Each process keeps it in memory once read,
 * because every premium check needs the time; a process re-reads it only when it moves the clock or catches up (`advanceDemo`).
 */
import { db } from "@/lib/db/client";

const ONLY = 1;

// why: routes and instrumentation are bundled apart and would each keep a time of their own.
const kept = globalThis as typeof globalThis & { plainspoonDemoClockOffsetMs?: number };

export async function demoNow(): Promise<Date> {
  if (kept.plainspoonDemoClockOffsetMs === undefined) {
    const clock = await db.demoClock.findUnique({ where: { id: ONLY }, select: { offsetMs: true } });
    kept.plainspoonDemoClockOffsetMs = Number(clock?.offsetMs ?? 0);
  }
  return new Date(Date.now() + kept.plainspoonDemoClockOffsetMs);
}

/** Holds the clock for this transaction: of two that move it, the second waits. */
export async function lockClock(transaction: {
  demoClock: Pick<typeof db.demoClock, "upsert">;
}): Promise<{ now: Date; offsetMs: number }> {
  const clock = await transaction.demoClock.upsert({
    where: { id: ONLY },
    create: { id: ONLY },
    update: { id: ONLY },
  });
  const offsetMs = Number(clock.offsetMs);
  return { now: new Date(Date.now() + offsetMs), offsetMs };
}

/** Sets the held clock. */
export async function setClock(
  transaction: { demoClock: Pick<typeof db.demoClock, "update"> },
  offsetMs: number,
): Promise<void> {
  await transaction.demoClock.update({ where: { id: ONLY }, data: { offsetMs: BigInt(offsetMs) } });
}

/** What every read of this process goes by from now on; called when the transaction that set the clock is through. */
export function rememberClock(offsetMs: number): void {
  kept.plainspoonDemoClockOffsetMs = offsetMs;
}
