import "server-only";
/**
 * A recipe may be saved with its picture at somebody else's address. It is fetched after the save has answered, through the same guards
 * as a page, and kept as our own; until then, and when it cannot be had, nobody but the owner is told the address, and no page shows it.
 * What waits stands in the recipe's row, so that a restart loses nothing; the sweeps go on with it.
 */
import { db } from "@/lib/db/client";
import { dropDraft } from "@/lib/images/ending";
import { keepImageFrom } from "@/lib/images/keep";
import { isNoRoom } from "@/lib/images/room";
import { log } from "@/lib/log";

const FETCH_WITHIN_MS = 15_000;
/** Whoever took one and was stopped leaves it to the others after this. */
const TAKEN_FOR_MS = 2 * 60 * 1000;
const TOGETHER = 2;
const MINUTE_MS = 60 * 1000;
/** After each failure but the last; then the recipe stays without a picture. */
const AGAIN_AFTER_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS];

type Due = { id: string; imageUrl: string; pictureTries: number };

/** Takes what is due, the longest waiting first; copies of the app never take the same. */
const take = (now: Date, most: number): Promise<Due[]> => db.$queryRaw<Due[]>`
  UPDATE "Recipe" SET "pictureDueAt" = ${new Date(now.getTime() + TAKEN_FOR_MS)}, "pictureTries" = "pictureTries" + 1
  WHERE "id" IN (
    SELECT "id" FROM "Recipe" WHERE "pictureDueAt" <= ${now} ORDER BY "pictureDueAt" LIMIT ${most} FOR UPDATE SKIP LOCKED
  )
  RETURNING "id", "imageUrl", "pictureTries"`;

/** Getting a picture is no edit: `updatedAt` stays. False when the recipe has another picture by now, or has gone. */
async function setPicture({ id, imageUrl }: Due, own: string): Promise<boolean> {
  const changed = await db.$executeRaw`
    UPDATE "Recipe" SET "imageUrl" = ${own}, "pictureDueAt" = NULL, "pictureTries" = 0,
      "formattedContent" = jsonb_set("formattedContent", '{imageUrl}', to_jsonb(${own}::text))
    WHERE "id" = ${id} AND "imageUrl" = ${imageUrl}`;
  return changed > 0;
}

async function fetchOne(due: Due, now: Date): Promise<boolean> {
  try {
    const own = await keepImageFrom(due.imageUrl, AbortSignal.timeout(FETCH_WITHIN_MS));
    if (await setPicture(due, own)) return true;
    await dropDraft(own);
    return false;
  } catch (error) {
    // The address says where a cook reads: it stays out of the log.
    log.info({ err: error, tries: due.pictureTries }, "a saved recipe's picture could not be had");
    const wait = isNoRoom(error) ? AGAIN_AFTER_MS.at(-1) : AGAIN_AFTER_MS[due.pictureTries - 1];
    const pictureDueAt = wait === undefined ? null : new Date(now.getTime() + wait);
    await db.$executeRaw`
      UPDATE "Recipe" SET "pictureDueAt" = ${pictureDueAt} WHERE "id" = ${due.id} AND "imageUrl" = ${due.imageUrl}`;
    return false;
  }
}

/** Fetches up to `most` pictures that are due, two at once; answers how many were due. */
export async function fetchForeignPictures(now: Date, most: number): Promise<number> {
  const due = await take(now, most);
  for (let from = 0; from < due.length; from += TOGETHER)
    await Promise.all(due.slice(from, from + TOGETHER).map((one) => fetchOne(one, now)));
  return due.length;
}

let running: Promise<void> | null = null;
let isMore = false;

async function run(): Promise<void> {
  do {
    isMore = false;
    while ((await fetchForeignPictures(new Date(), TOGETHER)) > 0) continue;
  } while (isMore);
}

/** Starts on what is due, after the save that asks: it never waits, and never fails by it. */
export function fetchForeignSoon(): void {
  isMore = true;
  running ??= run()
    .catch((error: unknown) => log.warn({ err: error }, "pictures of saved recipes wait for the next sweep"))
    .finally(() => {
      running = null;
    });
}

/** Resolves when this process fetches nothing any more. */
export const foreignPicturesSettled = async (): Promise<void> => {
  await running;
};
