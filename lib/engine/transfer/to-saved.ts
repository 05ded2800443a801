/** A recipe that an import found, in Plainspoon form and in the words of a save; whether it may be saved is checked there. */
import { formatRecipe } from "@/lib/engine/format";
import type { ImportedRecipe, PortableRecipe } from "@/lib/engine/transfer/portable";

export type SavedImport = { name: string; recipe: PortableRecipe } | { name: string; problem: string };

/** More than any title that may be saved has: a longer one is refused then, and not read through here. */
const TITLE_CHARS = 1_000;

export function toSaved(found: ImportedRecipe): SavedImport {
  const { name } = found;
  if (found.kind === "problem") return { name, problem: found.problem };
  if (found.kind === "portable") return { name, recipe: found.recipe };
  const recipe = { ...found.recipe, title: found.recipe.title?.slice(0, TITLE_CHARS) ?? null };
  const original = [
    recipe.title,
    ...recipe.ingredients.map((line) => line.text),
    ...recipe.instructions.map((line) => line.text),
  ]
    .filter(Boolean)
    .join("\n");
  const content = formatRecipe(recipe, original);
  return {
    name,
    recipe: {
      title: content.title,
      description: content.description,
      servings: content.servings,
      imageUrl:
        found.imageBase64 === undefined ? content.imageUrl : `data:image/jpeg;base64,${found.imageBase64}`,
      originalContent: original,
      formattedContent: content,
    },
  };
}
