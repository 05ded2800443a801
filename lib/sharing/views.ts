import "server-only";
/**
 * Counts views, exactly and once per visitor and day, however many come at once: what arrives while one statement runs is
 * written together by the next, so that a link that goes viral costs a few statements a second and not one a visitor.
 */
import { createHash } from "node:crypto";
import { db } from "@/lib/db/client";

type View = { shareId: string; day: string; visitor: string };
type PendingView = View & { done: () => void; failed: (error: unknown) => void };

/** Of one statement: three columns stay far below PostgreSQL's 65,535 parameters. */
const MOST_AT_ONCE = 1000;

let waiting: PendingView[] = [];
let isWriting = false;

/** A hash that recognises a visitor of one link, and is of no use elsewhere. */
const visitorHash = (shareId: string, visitorId: string): string =>
  createHash("sha256").update(`${shareId} ${visitorId}`).digest("base64url").slice(0, 22);

/** Resolves when the view is in the database. */
export function countView({
  shareId,
  visitorId,
  now,
}: {
  shareId: string;
  visitorId: string;
  now: Date;
}): Promise<void> {
  const counted = new Promise<void>((done, failed) => {
    const day = now.toISOString().slice(0, 10);
    waiting.push({ shareId, day, visitor: visitorHash(shareId, visitorId), done, failed });
  });
  void flushViews();
  return counted;
}

async function flushViews(): Promise<void> {
  if (isWriting) return;
  isWriting = true;
  while (waiting.length > 0) {
    const batch = waiting.slice(0, MOST_AT_ONCE);
    waiting = waiting.slice(MOST_AT_ONCE);
    try {
      await write(batch);
      for (const { done } of batch) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
  isWriting = false;
}

/** One statement: who was not counted yet today, and the day's count with them. */
async function write(views: readonly View[]): Promise<void> {
  const column = (name: keyof View) => views.map((view) => view[name]);
  await db.$executeRaw`
    WITH seen AS (
      INSERT INTO "ShareVisit" ("shareId", "day", "visitor")
      SELECT given.* FROM unnest(${column("shareId")}::text[], ${column("day")}::text[], ${column("visitor")}::text[])
        AS given("shareId", "day", "visitor")
      WHERE EXISTS (SELECT 1 FROM "Share" WHERE "id" = given."shareId")
      ON CONFLICT DO NOTHING
      RETURNING "shareId", "day"
    )
    INSERT INTO "ShareDay" ("shareId", "day", "views")
    SELECT "shareId", "day", count(*) FROM seen GROUP BY "shareId", "day"
    ON CONFLICT ("shareId", "day") DO UPDATE SET "views" = "ShareDay"."views" + EXCLUDED."views"`;
}
