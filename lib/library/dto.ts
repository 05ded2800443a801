import "server-only";
import type { LibraryRecipeAnswer, LibraryRecipeSummary } from "@/lib/contract/library";
import type { LibraryRecipe } from "@/lib/db/generated/client";
import { readFormattedContent } from "@/lib/engine/recipe/read-formatted";
import { searchTextOf } from "@/lib/engine/recipe/content";

/** A stored library recipe as the wire knows it. */
export function toLibraryRecipe(row: LibraryRecipe): LibraryRecipeAnswer {
  const { id, title, description, imageUrl, category, tags, accessLevel } = row;
  const formattedContent = { ...readFormattedContent(row.formattedContent), imageUrl };
  const updatedAt = row.updatedAt.toISOString();
  return { id, title, description, imageUrl, category, tags, accessLevel, formattedContent, updatedAt };
}

/** The same for everybody's list: what the recipe is and what it takes, not how it is made. */
export function toLibrarySummary(recipe: LibraryRecipeAnswer): LibraryRecipeSummary {
  const { steps, ...formattedContent } = recipe.formattedContent;
  return { ...recipe, formattedContent, stepCount: steps.length };
}

/** What a card of the library tab shows. */
export type LibraryCard = Pick<
  LibraryRecipeAnswer,
  "id" | "title" | "imageUrl" | "category" | "accessLevel"
> & {
  stepCount: number;
  totalMinutes: number | null;
  searchText: string;
};

export function toLibraryCard(recipe: LibraryRecipeAnswer): LibraryCard {
  const { id, title, imageUrl, category, accessLevel, formattedContent: content } = recipe;
  const { steps, totalMinutes = null } = content;
  const searchText = searchTextOf(content);
  return { id, title, imageUrl, category, accessLevel, stepCount: steps.length, totalMinutes, searchText };
}
