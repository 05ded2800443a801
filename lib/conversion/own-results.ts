import "server-only";
/**
 * Cached results of what a cook brought themselves (a text, a photo, a PDF). The result and the recipe saved from it carry the same content
 * hash (column `madeMark`), so that the result is deleted with the recipe. Results of web pages have none.
 */
import { createHash } from "node:crypto";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

/** The hash of a result: the same for what a conversion answered and for what a browser sends to be saved. */
export function contentHash({ title, ingredients, steps }: FormattedContent): string {
  const lists = Array.isArray(ingredients) ? ingredients : [ingredients.refrigerated, ingredients.other];
  const made = JSON.stringify([title, lists, steps.map(({ instruction }) => instruction)]);
  return createHash("sha256").update(made).digest("base64url");
}

/** Deletes the cached results with this hash. */
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
