import "server-only";
import { RateLimiterPrisma } from "rate-limiter-flexible";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";

type Row = { points: number; expire: Date | null };
type Attempt = { key: string; points: number; expire: Date | null };
type Waiting = Attempt & { done: (row: Row) => void; failed: (error: unknown) => void };

let waiting: Waiting[] = [];

/** Counts the attempt together with all others that are asked for at this moment. */
function addUp(attempt: Attempt): Promise<Row> {
  return new Promise((done, failed) => {
    waiting.push({ ...attempt, done, failed });
    if (waiting.length === 1) queueMicrotask(writeWaiting);
  });
}

function writeWaiting(): void {
  const byKey = new Map<string, Waiting[]>();
  for (const one of waiting) {
    const same = byKey.get(one.key);
    if (same) same.push(one);
    else byKey.set(one.key, [one]);
  }
  waiting = [];
  write(byKey).catch((error: unknown) => {
    for (const { failed } of [...byKey.values()].flat()) failed(error);
  });
}

/** One statement for all keys; of several attempts of one key each is told the count that it made. */
async function write(byKey: ReadonlyMap<string, readonly Waiting[]>): Promise<void> {
  const now = new Date();
  // In the order of their keys: two copies of the app that count the same keys do not wait for each other in a circle.
  const values = [...byKey]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, same]) => {
      const points = same.reduce((sum, one) => sum + one.points, 0);
      return Prisma.sql`(${key}, ${points}::int, ${same[0]?.expire}::timestamp(3))`;
    });
  const rows = await db.$queryRaw<(Row & { key: string })[]>`
    INSERT INTO "RateLimiterFlexible" AS kept ("key", "points", "expire")
    VALUES ${Prisma.join(values)}
    ON CONFLICT ("key") DO UPDATE SET
      "points" = CASE WHEN kept."expire" <= ${now}::timestamp(3)
        THEN excluded."points" ELSE kept."points" + excluded."points" END,
      "expire" = CASE WHEN kept."expire" <= ${now}::timestamp(3) THEN excluded."expire" ELSE kept."expire" END
    RETURNING "key", "points", "expire"`;
  for (const { key, points, expire } of rows) {
    let left = points;
    for (const one of [...(byKey.get(key) ?? [])].reverse()) {
      one.done({ points: left, expire });
      left -= one.points;
    }
  }
}

/**
 * The library's counter in our table, but that an attempt is one statement instead of two, and attempts at one moment share it: limited calls are most
 * calls, and a login takes several attempts. What has run out begins anew, whatever else is added to what is there, by the database, so that calls
 * at one moment are all counted.
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
  protected _upsert(key: string, points: number, ms: number, beginsAnew = false): Promise<Row> {
    const expire = ms > 0 ? new Date(Date.now() + ms) : null;
    return beginsAnew
      ? db.rateLimiterFlexible.upsert({
          where: { key },
          create: { key, points, expire },
          update: { points, expire },
        })
      : addUp({ key, points, expire });
  }
}
