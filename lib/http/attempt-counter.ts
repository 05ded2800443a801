import "server-only";
import { RateLimiterPrisma } from "rate-limiter-flexible";
import { db } from "@/lib/db/client";

type Row = { points: number; expire: Date | null };

/**
 * The library's counter in our table, but that an attempt is one statement instead of two: limited calls are most calls, and a login takes
 * several attempts. What has run out begins anew, whatever else is added to what is there, by the database, so that calls at one moment are all
 * counted.
 */
export class AttemptCounter extends RateLimiterPrisma {
  constructor({ name, count, seconds }: { name: string; count: number; seconds: number }) {
    super({
      storeClient: db,
      tableName: "rateLimiterFlexible",
      keyPrefix: name,
      points: count,
      duration: seconds,
      // The sweeps take them away (lib/retention), a bounded part at a time.
      clearExpiredByTimeout: false,
    });
  }

  /** Called by the library. */
  protected async _upsert(key: string, points: number, ms: number, beginsAnew = false): Promise<Row> {
    const now = new Date();
    const expire = ms > 0 ? new Date(now.getTime() + ms) : null;
    const [row] = await db.$queryRaw<[Row]>`
      INSERT INTO "RateLimiterFlexible" AS kept ("key", "points", "expire")
      VALUES (${key}, ${points}, ${expire}::timestamp(3))
      ON CONFLICT ("key") DO UPDATE SET
        "points" = CASE WHEN ${beginsAnew} OR kept."expire" <= ${now}::timestamp(3)
          THEN excluded."points" ELSE kept."points" + excluded."points" END,
        "expire" = CASE WHEN ${beginsAnew} OR kept."expire" <= ${now}::timestamp(3)
          THEN excluded."expire" ELSE kept."expire" END
      RETURNING "points", "expire"`;
    return row;
  }
}
