import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { requirePremium } from "./policy";

/**
 * Counts one cooking to the end; each call counts one (decisions §11). Premium, as Cook Mode is.
 * @throws AppError `not_found`, `premium_required`
 */
export async function recordCompletion({
  viewer,
  id,
}: {
  viewer: Viewer;
  id: string;
}): Promise<{ success: true; completionCount: number }> {
  const owned = await db.recipe.findFirst({
    where: { id, userId: viewer.id },
    select: { id: true, updatedAt: true },
  });
  if (!owned) throw new AppError("not_found", "Recipe not found");
  await requirePremium(viewer);
  const [recipe] = await db.$transaction([
    // Cooking is no edit: `updatedAt` stays, so that an open edit dialog does not see a conflict.
    db.recipe.update({
      where: { id },
      data: { completionCount: { increment: 1 }, lastCookedAt: new Date(), updatedAt: owned.updatedAt },
      select: { completionCount: true },
    }),
    db.completion.create({ data: { recipeId: id, userId: viewer.id } }),
  ]);
  return { success: true, completionCount: recipe.completionCount };
}
