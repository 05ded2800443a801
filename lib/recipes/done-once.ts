import "server-only";
/** What comes under a key of the caller's is done once, however often it is sent within 24 hours (recipes.md#save-once). */
import { createHash } from "node:crypto";
import type { Viewer } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";
import type { Prisma, Recipe } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { IDEMPOTENCY_LIFETIME_MS } from "@/lib/rules/limits";
import { t } from "@/lib/messages";

export type Operation = { userId: string; key: string; bodyHash: string };

/** What is asked for under `key`, or null without one; `asked` is all that makes it this and nothing else. */
export const operationOf = (viewer: Viewer, key: string | undefined, asked: unknown): Operation | null =>
  key === undefined
    ? null
    : {
        userId: viewer.id,
        key,
        bodyHash: createHash("sha256").update(JSON.stringify(asked)).digest("hex"),
      };

/**
 * The recipe that this operation made or changed before, as it is now; null when it was not done yet.
 * @throws AppError `conflict` when its key came with something else, `not_found` when the recipe has been deleted
 */
export async function findDone({ userId, key, bodyHash }: Operation): Promise<Recipe | null> {
  const kept = await db.savedAnswer.findUnique({ where: { userId_key: { userId, key } } });
  if (!kept || kept.createdAt.getTime() + IDEMPOTENCY_LIFETIME_MS < Date.now()) return null;
  if (kept.bodyHash !== bodyHash)
    throw new AppError("conflict", t("This key was already used for another recipe."));
  const row =
    kept.recipeId === null ? null : await db.recipe.findFirst({ where: { id: kept.recipeId, userId } });
  if (!row) throw new AppError("not_found", t("Recipe not found"));
  return row;
}

/** Marks the operation as done, first of all in what does it: of several at once only one passes this line, the others hear of a unique violation. */
export async function markDone(
  transaction: Prisma.TransactionClient,
  { userId, key, bodyHash }: Operation,
  { status, recipeId = null }: { status: number; recipeId?: string | null },
): Promise<void> {
  const isOver = { lt: new Date(Date.now() - IDEMPOTENCY_LIFETIME_MS) };
  await transaction.savedAnswer.deleteMany({ where: { userId, key, createdAt: isOver } });
  await transaction.savedAnswer.create({ data: { userId, key, bodyHash, status, recipeId } });
}

/** Says which recipe came of it, where that is known only afterwards. */
export async function nameDone(
  transaction: Prisma.TransactionClient,
  { userId, key }: Operation,
  recipeId: string,
): Promise<void> {
  await transaction.savedAnswer.update({ where: { userId_key: { userId, key } }, data: { recipeId } });
}
