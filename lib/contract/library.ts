/** Answers of the curated library's calls. */
import * as z from "./zod";
import { LibraryAccess } from "@/lib/rules/library/access";
import { FormattedContent } from "@/lib/engine/recipe/formatted";

const LibraryRecipe = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  /** For example `one-pan-wonders`. */
  category: z.string(),
  tags: z.array(z.string()),
  accessLevel: LibraryAccess,
  updatedAt: z.string(),
});

/** A recipe as the list shows it to everybody: all but its steps. */
export const LibraryRecipeSummary = LibraryRecipe.extend({
  stepCount: z.number().int(),
  formattedContent: FormattedContent.omit({ steps: true }),
});
export type LibraryRecipeSummary = z.infer<typeof LibraryRecipeSummary>;

export const LibraryRecipeAnswer = LibraryRecipe.extend({ formattedContent: FormattedContent });
export type LibraryRecipeAnswer = z.infer<typeof LibraryRecipeAnswer>;

export const LibraryListAnswer = z.array(LibraryRecipeSummary);

export const LibraryRecipeId = z.object({ id: z.string().min(1).max(100) });
