/** A recipe on its way into or out of a cook's collection, free of ids and owners: its shape, Plainspoon's own JSON, and what is saved of it. */
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import * as z from "zod";

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

const FORMAT = "plainspoon-recipes";
const VERSION = 1;

const Envelope = z.object({ format: z.literal(FORMAT), version: z.number(), recipes: z.array(z.unknown()) });

/** What stands before, between and after the recipes of an export file, each of which is its JSON. */
export const OWN_JSON = {
  head: `{ "format": "${FORMAT}", "version": ${VERSION}, "recipes": [\n`,
  between: ",\n",
  tail: "\n] }\n",
};

/** The recipes of our own export, or null when `value` is not one. A recipe that does not fit becomes a problem of its own. */
export function readOwnJson(value: unknown): ImportedRecipe[] | null {
  const envelope = Envelope.safeParse(value);
  if (!envelope.success) return null;
  return envelope.data.recipes.map((entry, index): ImportedRecipe => {
    const recipe = PortableRecipe.safeParse(entry);
    if (recipe.success) return { name: recipe.data.title, kind: "portable", recipe: recipe.data };
    return { name: `Recipe ${index + 1}`, kind: "problem", problem: "This recipe is not complete." };
  });
}
