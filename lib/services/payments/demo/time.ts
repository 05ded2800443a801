import "server-only";
import { db } from "@/lib/db/client";
import { addDays } from "@/lib/rules/billing/period";
import { DAY_MS } from "@/lib/rules/dates";
import { lockClock, rememberClock, setClock } from "./clock";
import { advanceAccount } from "./ledger";
import { lockCustomer, saveAccount, newDemoId, loadAccount, toSubscription } from "./store";

const PATIENCE_MS = 120_000;

/**
 * Moves the demo gateway's clock on and lets everything happen that falls due: trials end, periods renew, cards are tried again,
 * cancelled subscriptions end. With 0 days it catches up with the real time that has passed.
 * @returns the new time, and whose state changed
 */
export async function advanceDemo(days: number): Promise<{ now: Date; customerIds: string[] }> {
  const { offsetMs, ...done } = await db.$transaction(
    async (transaction) => {
      const clock = await lockClock(transaction);
      const target = addDays(clock.now, days);
      const due = await transaction.demoSubscription.findMany({
        where: { nextEventAt: { lte: target } },
        orderBy: [{ customerId: "asc" }, { createdAt: "asc" }],
        select: { id: true, customerId: true },
      });
      const changed = new Set<string>();
      for (const { id, customerId } of due) {
        const wallet = await lockCustomer(transaction, customerId);
        const row = await transaction.demoSubscription.findUnique({ where: { id } });
        if (!wallet || !row?.nextEventAt || row.nextEventAt > target) continue;
        const account = await loadAccount(transaction, toSubscription(row), wallet);
        await saveAccount(
          transaction,
          account,
          advanceAccount(account, target, () => newDemoId("in")),
        );
        changed.add(customerId);
      }
      const offsetMs = clock.offsetMs + days * DAY_MS;
      if (days > 0) await setClock(transaction, offsetMs);
      return { now: target, customerIds: [...changed], offsetMs };
    },
    { timeout: PATIENCE_MS, maxWait: PATIENCE_MS },
  );
  rememberClock(offsetMs);
  return done;
}
