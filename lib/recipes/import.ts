import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { type ImportReport, SaveRecipeInput } from "@/lib/contract/saved-recipes";
import { AppError } from "@/lib/errors";
import { readRecipeFiles, type FoundRecipe } from "@/lib/services/recipe-files";
import { saveRecipe } from "./write";

const MAX_REPORTED = 500;

/** Null when it was saved, else why not. */
async function saveOne(viewer: Viewer, found: FoundRecipe): Promise<string | null> {
  if ("problem" in found) return found.problem;
  const input = SaveRecipeInput.safeParse(found.recipe);
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
 * @throws AppError `too_large`, `unreadable`, `timeout` for the upload as a whole
 */
export async function importRecipes({
  viewer,
  file,
  signal,
}: {
  viewer: Viewer;
  file: { name: string; bytes: Uint8Array };
  signal?: AbortSignal;
}): Promise<ImportReport> {
  const skipped: ImportReport["skipped"] = [];
  let imported = 0;
  for (const found of await readRecipeFiles(file, signal)) {
    const reason = await saveOne(viewer, found);
    if (reason === null) imported += 1;
    else if (skipped.length < MAX_REPORTED) skipped.push({ name: found.name, reason });
  }
  return { success: true, imported, skipped };
}
