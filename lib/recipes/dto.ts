import "server-only";
import type { RecipeAnswer, RecipeOfPage } from "@/lib/contract/saved-recipes";
import type { Recipe } from "@/lib/db/generated/client";
import { readFormattedContent } from "@/lib/engine/recipe/read-formatted";

/** A row of recipes; what they are found by is left out where many are read. */
export type StoredRecipe = Omit<Recipe, "searchText">;

/** A stored recipe as the wire knows it; older shapes of content are read, never passed on. */
export const toRecipeDto = (row: Pick<Recipe, keyof RecipeAnswer>): RecipeAnswer => ({
  ...toRecipeOfPage(row),
  originalContent: row.originalContent,
});

/** The same for its page. */
export const toRecipeOfPage = (row: Pick<Recipe, keyof RecipeOfPage>): RecipeOfPage => ({
  id: row.id,
  userId: row.userId,
  title: row.title,
  description: row.description,
  servings: row.servings,
  imageUrl: row.imageUrl,
  formattedContent: readFormattedContent(row.formattedContent),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What a card of the saved recipes shows: small, because a list may hold thousands. */
export type RecipeCard = {
  id: string;
  title: string;
  description: string;
  imageUrl: string | null;
  stepCount: number;
  totalMinutes: number | null;
  completionCount: number;
  createdAt: string;
  /** For the search of a collection that is here as a whole. */
  searchText: string;
};

/** The columns a card needs, and no more. */
export const CARD_COLUMNS = {
  id: true,
  title: true,
  description: true,
  imageUrl: true,
  stepCount: true,
  totalMinutes: true,
  completionCount: true,
  createdAt: true,
  searchText: true,
} as const;

export const toRecipeCard = (row: Pick<Recipe, keyof typeof CARD_COLUMNS>): RecipeCard => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
