import "server-only";
/**
 * What a cook brought themselves (a text, a photo, a PDF) is theirs: the kept result of its conversion carries a mark, the recipe that
 * was saved from it the same one, and both go together. Pages of the web belong to nobody here; their results have no mark.
 */
import { createHash } from "node:crypto";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

/** The mark of a result: the same for what a conversion answered and what a browser sends to be saved. */
export function contentHash({ title, ingredients, steps }: FormattedContent): string {
  const lists = Array.isArray(ingredients) ? ingredients : [ingredients.refrigerated, ingredients.other];
  const made = JSON.stringify([title, lists, steps.map(({ instruction }) => instruction)]);
  return createHash("sha256").update(made).digest("base64url");
}

/** Forgets the kept results of a mark. */
export async function deleteOwnResults(
  transaction: Prisma.TransactionClient,
  mark: string | null,
): Promise<void> {
  if (mark !== null) await transaction.conversionResult.deleteMany({ where: { madeMark: mark } });
}

/** The same for all recipes of an account, before it is deleted. */
export async function deleteOwnResultsOf(
  userId: string,
  transaction: Prisma.TransactionClient = db,
): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM "ConversionResult" WHERE "madeMark" IN (SELECT "madeMark" FROM "Recipe" WHERE "userId" = ${userId})`;
}
