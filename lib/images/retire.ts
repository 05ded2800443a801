import "server-only";
/**
 * Retiring pictures: with the recipe that showed them, or when no recipe has used them for a week. A retired picture is not served from
 * that moment on; its bytes are deleted at once when the store answers, else by the next sweep.
 */
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { log } from "@/lib/log";
import { services } from "@/lib/services";
import { PICTURE_DRAFT_MS } from "@/lib/rules/limits";
import { IMAGE_FOLDER, imageNameIn } from "./name";
import { isShown } from "./owned";

/** A store that does not answer keeps nobody waiting: the sweep tries again. */
const REMOVE_WITHIN_MS = 2_000;
/** More are left to the sweep. */
const REMOVED_AT_ONCE = 50;
const REMOVED_TOGETHER = 10;
const RETRY_AFTER_MS = 60 * 60 * 1000;

type Transaction = Prisma.TransactionClient;

/** Those of `names`, a query, that nothing shows any more are gone when the transaction is done. */
async function retire(transaction: Transaction, names: Prisma.Sql, leaving?: string): Promise<string[]> {
  const now = new Date();
  const gone = await transaction.$queryRaw<{ name: string }[]>`
    INSERT INTO "Picture" ("name", "bytes", "lookAt", "goneAt")
    SELECT DISTINCT given."name", 0, ${now}::timestamp(3), ${now}::timestamp(3) FROM (${names}) given("name")
    WHERE NOT ${isShown(Prisma.sql`given."name"`, leaving)}
    ON CONFLICT ("name") DO UPDATE SET "goneAt" = EXCLUDED."goneAt", "lookAt" = EXCLUDED."lookAt", "userId" = NULL
    RETURNING "name"`;
  return gone.map(({ name }) => name);
}

/** Those of `addresses` that nothing names any more are gone when the transaction is done; answers their names. */
export async function retirePictures(
  transaction: Transaction,
  addresses: readonly (string | null)[],
): Promise<string[]> {
  const ours = addresses.flatMap((address) => imageNameIn(address) ?? []);
  return ours.length === 0 ? [] : retire(transaction, Prisma.sql`SELECT unnest(${ours}::text[])`);
}

/** The same for all pictures of an account, drafts too, before it is deleted in this transaction. */
export const retirePicturesOf = (transaction: Transaction, userId: string): Promise<string[]> =>
  retire(
    transaction,
    Prisma.sql`
      SELECT substr("imageUrl", ${IMAGE_FOLDER.length + 1}::int) FROM "Recipe"
      WHERE "userId" = ${userId} AND "imageUrl" LIKE ${`${IMAGE_FOLDER}%`}
      UNION SELECT "name" FROM "Picture" WHERE "userId" = ${userId}`,
    userId,
  );

/** Removes the bytes of pictures that have gone. What fails is tried again by a later sweep. */
async function removeBytes(names: readonly string[]): Promise<void> {
  for (let from = 0; from < names.length; from += REMOVED_TOGETHER)
    await Promise.all(names.slice(from, from + REMOVED_TOGETHER).map(removeOne));
}

async function removeOne(name: string): Promise<void> {
  try {
    await services().blobs.remove(name);
    await db.picture.deleteMany({ where: { name, goneAt: { not: null } } });
  } catch (error) {
    log.warn({ err: error }, "a picture that has gone could not be removed yet");
    const lookAt = new Date(Date.now() + RETRY_AFTER_MS);
    await db.picture.updateMany({ where: { name }, data: { lookAt } });
  }
}

/** After the transaction: removes what `retirePictures` named, as far as the store answers soon. */
export async function deleteRetired(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, REMOVE_WITHIN_MS);
  });
  const removed = removeBytes(names.slice(0, REMOVED_AT_ONCE)).catch((error: unknown) => {
    log.warn({ err: error }, "pictures that have gone could not be removed yet");
  });
  await Promise.race([removed, late]);
  clearTimeout(timer);
}

/** Drops a picture that was kept for something that then was not saved. */
export async function deleteDraft(address: string | null): Promise<void> {
  await deleteRetired(await db.$transaction((transaction) => retirePictures(transaction, [address])));
}

/** One batch of the sweep: what nothing names any more goes, the rest is looked at again in a week. Answers how many were due. */
export async function sweepPictures(now: Date, most: number): Promise<number> {
  const due = await db.picture.findMany({
    where: { lookAt: { lte: now } },
    orderBy: { lookAt: "asc" },
    take: most,
    select: { name: true },
  });
  const names = due.map(({ name }) => name);
  if (names.length === 0) return 0;
  const next = new Date(now.getTime() + PICTURE_DRAFT_MS);
  // One statement for both, so that nobody takes a draft between the question and the answer.
  const looked = await db.$queryRaw<{ name: string; isGone: boolean }[]>`
    UPDATE "Picture" picture SET
      "goneAt" = CASE WHEN shown."is" THEN picture."goneAt" ELSE coalesce(picture."goneAt", ${now}) END,
      "userId" = CASE WHEN shown."is" THEN picture."userId" END,
      "lookAt" = ${next}
    FROM (SELECT looked."name", ${isShown(Prisma.sql`looked."name"`)} AS "is"
      FROM "Picture" looked WHERE looked."name" = ANY (${names}::text[])) shown
    WHERE shown."name" = picture."name" AND picture."lookAt" <= ${now}
    RETURNING picture."name", picture."goneAt" IS NOT NULL AS "isGone"`;
  await removeBytes(looked.flatMap(({ name, isGone }) => (isGone ? [name] : [])));
  return due.length;
}

let walkedTo = "";

/** One batch of a walk through the store: pictures of before there was a table of them are written into it. Answers how many it saw. */
export async function adoptPictures(now: Date, most: number): Promise<number> {
  const found = (await services().blobs.list?.({ after: walkedTo, most })) ?? [];
  walkedTo = found.length < most ? "" : (found[found.length - 1]?.name ?? "");
  const lookAt = new Date(now.getTime() + PICTURE_DRAFT_MS);
  const rows = found.filter(({ name }) => imageNameIn(`${IMAGE_FOLDER}${name}`) !== null);
  await db.picture.createMany({
    data: rows.map(({ name, bytes }) => ({ name, bytes, lookAt })),
    skipDuplicates: true,
  });
  return found.length;
}
