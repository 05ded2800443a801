import "server-only";
import { db } from "@/lib/db/client";
import { keepDrawing } from "@/lib/images/drawing";
import type { PackRecipe } from "./pack";
import { forgetShelf } from "./shelf";

/**
 * Brings the stored library in line with the pack: new and changed recipes are written, rows that are none of the pack's stay as they are.
 * Run again, it changes nothing; copies of the app that start together end with the same rows.
 * @returns ids of what was written
 */
export async function stockLibrary(pack: readonly PackRecipe[]): Promise<string[]> {
  const drawn = await Promise.all(
    pack.map(async (recipe) => ({ ...recipe, imageUrl: await keepDrawing(recipe.drawing) })),
  );
  const stored = await db.libraryRecipe.findMany({ select: { id: true, version: true, imageUrl: true } });
  const rows = new Map(stored.map((row) => [row.id, row]));
  const changed = drawn.filter(({ id, version, imageUrl }) => {
    const row = rows.get(id);
    return row?.version !== version || row.imageUrl !== imageUrl;
  });
  // In one transaction: a reader finds the library as it was, or as it will be.
  await db.$transaction(
    changed.map(({ id, formattedContent, ...recipe }) => {
      const { category, tags, accessLevel, position, version, imageUrl } = recipe;
      const { title, description } = formattedContent;
      const row = {
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
      return db.libraryRecipe.upsert({ where: { id }, create: { id, ...row }, update: row });
    }),
  );
  if (changed.length > 0) forgetShelf();
  return changed.map(({ id }) => id);
}
