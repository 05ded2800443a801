import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { LibraryRecipeAnswer, LibraryRecipeSummary } from "@/lib/contract/library";
import { mayOpenLibraryRecipe } from "@/lib/rules/library/access";
import { AppError } from "@/lib/errors";
import { toLibraryCard, toLibrarySummary, type LibraryCard } from "./dto";
import { requireLibraryRight } from "./policy";
import { cachedLibrary } from "./library-cache";

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
  if (!recipe) throw new AppError("not_found", "Recipe not found");
  await requireLibraryRight({ viewer, accessLevel: recipe.accessLevel });
  return recipe;
}
