import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { SaveRecipeInput } from "@/lib/contract/saved-recipes";
import { formatRecipe } from "@/lib/engine/format";
import type { ImportedRecipe } from "@/lib/engine/transfer/portable";
import { readRecipeFile } from "@/lib/engine/transfer/read-file";
import { AppError } from "@/lib/errors";
import { unpack } from "./archive";
import { saveRecipe } from "./write";

export type ImportReport = { success: true; imported: number; skipped: { name: string; reason: string }[] };

const TEXT_FILE = /\.(json|jsonld|md|markdown|txt|cook|paprikarecipe|html?)$/i;
const MAX_REPORTED = 500;

/** A recipe as another program states it, in Plainspoon form and ready to be saved. */
function toSave(found: Exclude<ImportedRecipe, { kind: "problem" }>): unknown {
  if (found.kind === "portable") return found.recipe;
  const { recipe } = found;
  const original = [
    recipe.title,
    ...recipe.ingredients.map((line) => line.text),
    ...recipe.instructions.map((line) => line.text),
  ]
    .filter(Boolean)
    .join("\n");
  const content = formatRecipe(recipe, original);
  return {
    title: content.title,
    description: content.description,
    servings: content.servings,
    imageUrl:
      found.imageBase64 === undefined ? content.imageUrl : `data:image/jpeg;base64,${found.imageBase64}`,
    originalContent: original,
    formattedContent: content,
  };
}

async function saveOne(viewer: Viewer, found: ImportedRecipe): Promise<string | null> {
  if (found.kind === "problem") return found.problem;
  const input = SaveRecipeInput.safeParse(toSave(found));
  if (!input.success) return input.error.issues[0]?.message ?? "This recipe is not complete.";
  try {
    await saveRecipe({ viewer, input: input.data });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/**
 * Saves every recipe of an upload that can be read, and says of each other one why not. A full account keeps what fits.
 * @throws AppError `too_large`, `unreadable` for the archive as a whole
 */
export async function importRecipes({
  viewer,
  file,
}: {
  viewer: Viewer;
  file: { name: string; bytes: Uint8Array };
}): Promise<ImportReport> {
  const files = unpack(file.name, file.bytes);
  const readable = files.length === 1 ? files : files.filter((entry) => TEXT_FILE.test(entry.path));
  const skipped: ImportReport["skipped"] = [];
  let imported = 0;
  for (const { path, bytes } of readable) {
    for (const found of readRecipeFile(path, new TextDecoder().decode(bytes))) {
      const reason = await saveOne(viewer, found);
      if (reason === null) imported += 1;
      else if (skipped.length < MAX_REPORTED) skipped.push({ name: found.name, reason });
    }
  }
  return { success: true, imported, skipped };
}
