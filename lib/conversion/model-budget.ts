import "server-only";
/** The daily token budget of the whole service (converting.md#result-kept), counted in the database so that all copies of the app share it. */
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { services } from "@/lib/services";
import type { TokenBudget } from "@/lib/services/formatter/port";

/** Today's budget (UTC), for one conversion. When the count cannot be kept there is no budget: nothing is spent uncounted. */
export function modelBudget(dailyTokens: number = env.MODEL_DAILY_TOKENS): TokenBudget {
  const day = services().now().toISOString().slice(0, 10);
  return {
    async reserve(tokens) {
      try {
        // why: ON CONFLICT DO NOTHING; Prisma's upsert with nothing to update reads first and then inserts, and of several conversions
        // that open a day at once all but one would fail on the unique key.
        await db.modelUsage.createMany({ data: [{ day }], skipDuplicates: true });
        // why: check and count in one statement; two at once must not both take the last of it.
        const { count } = await db.modelUsage.updateMany({
          where: { day, tokens: { lte: dailyTokens - tokens } },
          data: { tokens: { increment: tokens } },
        });
        if (count === 0) log.warn({ day }, "the daily token budget is used up");
        return count === 1;
      } catch (error) {
        log.error({ err: error }, "the token budget cannot be counted");
        return false;
      }
    },
    async settle(reserved, used) {
      try {
        await db.modelUsage.update({ where: { day }, data: { tokens: { increment: used - reserved } } });
      } catch (error) {
        log.error({ err: error }, "the token budget cannot be settled");
      }
    },
  };
}
