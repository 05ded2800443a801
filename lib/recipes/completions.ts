import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import { AppError } from "@/lib/errors";
import { requirePremium } from "./policy";
import { t } from "@/lib/messages";

type Counted = { success: true; completionCount: number };

/**
 * Counts one cooking to the end; each call counts one (recipes.md#cooked), but calls with the same `cookingKey` are the same cooking: a
 * browser that got no answer sends it again. Premium, as Cook Mode is.
 * @throws AppError `not_found`, `premium_required`
 */
export async function recordCompletion({
  viewer,
  id,
  cookingKey,
}: {
  viewer: Viewer;
  id: string;
  cookingKey?: string;
}): Promise<Counted> {
  const owned = await db.recipe.findFirst({
    where: { id, userId: viewer.id },
    select: { id: true, updatedAt: true },
  });
  if (!owned) throw new AppError("not_found", t("Recipe not found"));
  await requirePremium(viewer);
  try {
    const [, recipe] = await db.$transaction([
      // First of all: of the same cooking sent twice, only one passes this line.
      db.completion.create({ data: { recipeId: id, userId: viewer.id, cookingKey } }),
      // Cooking is no edit: `updatedAt` stays, so that an open edit dialog does not see a conflict.
      db.recipe.update({
        where: { id },
        data: { completionCount: { increment: 1 }, lastCookedAt: new Date(), updatedAt: owned.updatedAt },
        select: { completionCount: true },
      }),
    ]);
    return { success: true, completionCount: recipe.completionCount };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const { completionCount } = await db.recipe.findUniqueOrThrow({
      where: { id },
      select: { completionCount: true },
    });
    return { success: true, completionCount };
  }
}
