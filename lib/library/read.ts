import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { LibraryRecipeAnswer, LibraryRecipeSummary } from "@/lib/contract/library";
import { mayOpenLibraryRecipe, type LibraryAccess } from "@/lib/rules/library/access";
import { AppError } from "@/lib/errors";
import { accountStatus } from "@/lib/billing/account-status";
import { toLibraryCard, toLibrarySummary, type LibraryCard } from "./dto";
import { cachedLibrary } from "./library-cache";
import { t } from "@/lib/messages";

/** The whole library for everybody, without steps (recipes.md#library-levels). */
export async function listLibrary(): Promise<LibraryRecipeSummary[]> {
  return (await cachedLibrary()).map(toLibrarySummary);
}

/** The whole library as cards of the saved recipes page. */
export async function listLibraryCards(): Promise<LibraryCard[]> {
  return (await cachedLibrary()).map(toLibraryCard);
}

/** What everybody may open, search engines too. */
export async function listPublicLibrary(): Promise<(LibraryCard & { updatedAt: Date })[]> {
  const open = (await cachedLibrary()).filter(({ accessLevel }) => mayOpenLibraryRecipe(accessLevel, null));
  return open.map((recipe) => ({ ...toLibraryCard(recipe), updatedAt: new Date(recipe.updatedAt) }));
}

/** A library recipe whoever asks, or null: the caller decides what of it may be shown (`mayReadLibraryRecipe`). */
export async function findLibraryRecipe({ id }: { id: string }): Promise<LibraryRecipeAnswer | null> {
  return (await cachedLibrary()).find((recipe) => recipe.id === id) ?? null;
}

/**
 * A library recipe, for viewers who may open it.
 * @throws AppError `not_found`; `unauthenticated` for a visitor; `premium_required` (recipes.md#library-levels)
 */
export async function readLibraryRecipe({
  viewer,
  id,
}: {
  viewer: Viewer | null;
  id: string;
}): Promise<LibraryRecipeAnswer> {
  const recipe = await findLibraryRecipe({ id });
  if (!recipe) throw new AppError("not_found", t("Recipe not found"));
  await requireLibraryRight({ viewer, accessLevel: recipe.accessLevel });
  return recipe;
}

type LibraryRight = { viewer: Viewer | null; accessLevel: LibraryAccess };

/** Whether the viewer may open a library recipe of this level now. */
export async function mayReadLibraryRecipe({ viewer, accessLevel }: LibraryRight): Promise<boolean> {
  if (mayOpenLibraryRecipe(accessLevel, null)) return true;
  return viewer !== null && mayOpenLibraryRecipe(accessLevel, (await accountStatus({ viewer })).userTier);
}

/** @throws AppError `unauthenticated` for a visitor, `premium_required` for an account without the right */
async function requireLibraryRight(ask: LibraryRight): Promise<void> {
  if (await mayReadLibraryRecipe(ask)) return;
  if (ask.viewer === null) throw new AppError("unauthenticated", t("Please log in to see this recipe."));
  throw new AppError("premium_required", t("This recipe requires a premium subscription"));
}
