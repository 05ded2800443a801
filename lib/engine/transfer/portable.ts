/** A recipe on its way into or out of a cook's collection, free of ids and owners. */
import { z } from "zod";
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/source";

export const PortableRecipe = z.object({
  title: z.string(),
  description: z.string(),
  servings: z.number().int().positive().nullable(),
  imageUrl: z.string().nullable(),
  /** The text the recipe was made from, when it was kept. */
  originalContent: z.string(),
  formattedContent: FormattedContent,
  /** ISO 8601 */
  createdAt: z.string().optional(),
});
export type PortableRecipe = z.infer<typeof PortableRecipe>;

/** What a reader found in one file: recipes as their source states them, or already in Plainspoon form; `problem` says why neither. */
export type ImportedRecipe =
  | { name: string; kind: "source"; recipe: SourceRecipe; imageBase64?: string }
  | { name: string; kind: "portable"; recipe: PortableRecipe }
  | { name: string; kind: "problem"; problem: string };
