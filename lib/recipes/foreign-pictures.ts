import "server-only";
/**
 * A recipe may be saved with its picture at somebody else's address. It is fetched after the save has answered, through the same guards
 * as a page, and kept as our own; until then, and when it cannot be had, nobody but the owner is told the address, and no page shows it.
 * What waits stands in the recipe's row; it is later work in rounds (lib/jobs), one line of them for each cook, so that cooks take turns:
 * in one round a few pictures of as many hosts.
 */
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { deleteDraft } from "@/lib/images/retire";
import { keepImageFrom } from "@/lib/images/keep";
import { isNoRoom, requireShare } from "@/lib/images/room";
import { enqueueRounds } from "@/lib/jobs/enqueue";
import { inRounds } from "@/lib/jobs/kinds";
import { log } from "@/lib/log";

const FETCH_WITHIN_MS = 15_000;
/** Cooks whose pictures are fetched at once, and pictures of one of them. */
const COOKS = 2;
const FETCHED_AT_ONCE = 2;
/** Hosts are looked for among so many that wait. */
const LOOKED_AT = 100;
const MINUTE_MS = 60 * 1000;
/** After each failure but the last; then the recipe stays without a picture. */
const RETRY_AFTER_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS];
const NO_ROOM_MS = 24 * 60 * MINUTE_MS;

type Due = { id: string; imageUrl: string; pictureTries: number };

/** Fetching the pictures of one cook's recipes, those that wait longest first. */
export const foreignPictures = inRounds({
  kind: "pictures of a cook",
  atOnce: COOKS,
  run: ({ userId }: { userId: string }) => fetchRound(userId),
});

/** Has the pictures that a cook's recipes wait for fetched, after the transaction that saves them. */
export const fetchForeignSoon = (transaction: Prisma.TransactionClient, userId: string): Promise<void> =>
  enqueueRounds(transaction, foreignPictures, { userId }, { key: userId, userId });

/** The same for all whom nobody remembers: their recipes were saved before pictures were fetched at all, or by a version before this. */
export async function fetchForgotten(now: Date): Promise<void> {
  const waiting = await db.$queryRaw<{ userId: string }[]>`
    SELECT DISTINCT "userId" FROM "Recipe" WHERE "pictureDueAt" <= ${now}::timestamp(3)
      AND NOT EXISTS (SELECT FROM "Job" WHERE "kind" = ${foreignPictures.kind} AND "key" = "userId")`;
  for (const { userId } of waiting) await fetchForeignSoon(db, userId);
}

/** Answers when the cook's next round is due; null when no picture of theirs waits any more. */
async function fetchRound(userId: string): Promise<Date | null> {
  const now = new Date();
  if (await hasRoom(userId))
    await Promise.all((await nextDue(userId, now)).map((one) => fetchOne(one, userId, now)));
  else await postpone(userId, now);
  const where = { userId, pictureDueAt: { not: null } };
  return (await db.recipe.aggregate({ where, _min: { pictureDueAt: true } }))._min.pictureDueAt;
}

const hasRoom = (userId: string): Promise<boolean> =>
  requireShare(userId).then(
    () => true,
    (error: unknown) => {
      if (isNoRoom(error)) return false;
      throw error;
    },
  );

/** A few that are due, each at another host, counted as tried: one that ends the process must not do so for ever. */
async function nextDue(userId: string, now: Date): Promise<Due[]> {
  const due = await db.recipe.findMany({
    where: { userId, pictureDueAt: { lte: now } },
    orderBy: { pictureDueAt: "asc" },
    take: LOOKED_AT,
    select: { id: true, imageUrl: true },
  });
  const byHost = new Map<string, string>();
  for (const { id, imageUrl } of due) byHost.set(hostOf(imageUrl), byHost.get(hostOf(imageUrl)) ?? id);
  const ids = [...byHost.values()].slice(0, FETCHED_AT_ONCE);
  return db.$queryRaw<Due[]>`
    UPDATE "Recipe" SET "pictureTries" = "pictureTries" + 1 WHERE "id" = ANY (${ids}::text[])
    RETURNING "id", "imageUrl", "pictureTries"`;
}

const hostOf = (address: string | null): string =>
  address !== null && URL.canParse(address) ? new URL(address).host : "";

/** No room in the cook's share: nothing is fetched for nothing, and looked at again tomorrow. */
const postpone = (userId: string, now: Date): Promise<number> => db.$executeRaw`
  UPDATE "Recipe" SET "pictureDueAt" = ${new Date(now.getTime() + NO_ROOM_MS)}::timestamp(3)
  WHERE "userId" = ${userId} AND "pictureDueAt" IS NOT NULL`;

/** Getting a picture is no edit: `updatedAt` stays. False when the recipe has another picture by now, or has gone. */
async function setPicture({ id, imageUrl }: Due, own: string): Promise<boolean> {
  const changed = await db.$executeRaw`
    UPDATE "Recipe" SET "imageUrl" = ${own}, "pictureDueAt" = NULL, "pictureTries" = 0,
      "formattedContent" = jsonb_set("formattedContent", '{imageUrl}', to_jsonb(${own}::text))
    WHERE "id" = ${id} AND "imageUrl" = ${imageUrl}`;
  return changed > 0;
}

async function fetchOne(due: Due, owner: string, now: Date): Promise<void> {
  try {
    const own = await keepImageFrom(due.imageUrl, { owner }, AbortSignal.timeout(FETCH_WITHIN_MS));
    if (!(await setPicture(due, own))) await deleteDraft(own);
  } catch (error) {
    // The address says where a cook reads: it stays out of the log.
    log.info({ err: error, tries: due.pictureTries }, "a saved recipe's picture could not be had");
    const wait = isNoRoom(error) ? NO_ROOM_MS : RETRY_AFTER_MS[due.pictureTries - 1];
    const pictureDueAt = wait === undefined ? null : new Date(now.getTime() + wait);
    await db.$executeRaw`
      UPDATE "Recipe" SET "pictureDueAt" = ${pictureDueAt}::timestamp(3)
      WHERE "id" = ${due.id} AND "imageUrl" = ${due.imageUrl}`;
  }
}
