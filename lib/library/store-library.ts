import "server-only";
import { db } from "@/lib/db/client";
import { keepDrawing } from "@/lib/images/drawing";
import type { PackRecipe } from "./pack";
import { clearLibraryCache } from "./library-cache";

/**
 * Brings the stored library in line with the pack: new and changed recipes are written, rows that are none of the pack's stay as they are.
 * Run again, it changes nothing; copies of the app that start together end with the same rows.
 * @param versions by id: another one than is stored says that the recipe has changed
 * @returns ids of what was written
 */
export async function storeLibrary(
  pack: readonly PackRecipe[],
  versions: Readonly<Record<string, string>>,
): Promise<string[]> {
  const rows = await Promise.all(pack.map((recipe) => rowOf(recipe, versions[recipe.id] ?? "")));
  const stored = await db.libraryRecipe.findMany({ select: { id: true, version: true } });
  const storedVersions = new Map(stored.map(({ id, version }) => [id, version]));
  const changed = rows.filter(({ id, version }) => storedVersions.get(id) !== version);
  // In one transaction: a reader finds the library as it was, or as it will be.
  await db.$transaction(
    changed.map(({ id, ...row }) =>
      db.libraryRecipe.upsert({ where: { id }, create: { id, ...row }, update: row }),
    ),
  );
  if (changed.length > 0) clearLibraryCache();
  return changed.map(({ id }) => id);
}

async function rowOf(recipe: PackRecipe, version: string) {
  const { id, category, tags, accessLevel, position, formattedContent } = recipe;
  const { title, description } = formattedContent;
  const imageUrl = await keepDrawing(recipe.drawing);
  return {
    id,
    title,
    description,
    imageUrl,
    category,
    tags,
    accessLevel,
    position,
    version,
    formattedContent,
  };
}
