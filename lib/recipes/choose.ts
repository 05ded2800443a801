import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { ChooseLineInput, RecipeAnswer } from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import { waitForShareChanges } from "@/lib/db/share-changes";
import { takeOtherLine } from "@/lib/engine/edit/other-line";
import { AppError } from "@/lib/errors";
import { toRecipeDto } from "./dto";
import { recipeColumns } from "./write";
import { t } from "@/lib/messages";

/**
 * Takes the other of two possible lines for one use, and remembers it with the recipe. For every owner, premium or not: it answers what the
 * receipt asked.
 * @throws AppError `not_found`, `invalid` for a use or line that is not there, `conflict` (with the stored recipe) when another window was first
 */
export async function chooseLine({
  viewer,
  id,
  choice,
}: {
  viewer: Viewer;
  id: string;
  choice: ChooseLineInput;
}): Promise<RecipeAnswer> {
  const row = await db.recipe.findFirst({ where: { id, userId: viewer.id } });
  if (!row) throw new AppError("not_found", t("Recipe not found"));
  const stored = toRecipeDto(row);
  const formattedContent = takeOtherLine(stored.formattedContent, choice);
  if (!formattedContent) throw new AppError("invalid", t("This choice is no longer there."));
  const [updated] = await db.recipe.updateManyAndReturn({
    where: { id, userId: viewer.id, updatedAt: row.updatedAt },
    data: recipeColumns({ ...stored, formattedContent }),
  });
  if (!updated) {
    throw new AppError("conflict", t("This recipe was changed in another window."), {
      details: { recipe: stored },
    });
  }
  await waitForShareChanges();
  return toRecipeDto(updated);
}
