import "server-only";
import { db } from "@/lib/db/client";

const ONLY = 1;

/** The demo gateway's time: the real one, and as much more as has been asked for. */
export async function demoNow(): Promise<Date> {
  const clock = await db.demoClock.findUnique({ where: { id: ONLY }, select: { offsetMs: true } });
  return new Date(Date.now() + Number(clock?.offsetMs ?? 0));
}

/** Holds the clock for this transaction: of two that move it, the second waits. */
export async function holdClock(transaction: {
  demoClock: Pick<typeof db.demoClock, "upsert">;
}): Promise<Date> {
  const { offsetMs } = await transaction.demoClock.upsert({
    where: { id: ONLY },
    create: { id: ONLY },
    update: { id: ONLY },
  });
  return new Date(Date.now() + Number(offsetMs));
}

/** Moves the held clock on. */
export async function moveClock(
  transaction: { demoClock: Pick<typeof db.demoClock, "update"> },
  byMs: number,
): Promise<void> {
  await transaction.demoClock.update({
    where: { id: ONLY },
    data: { offsetMs: { increment: BigInt(byMs) } },
  });
}
