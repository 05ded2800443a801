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
  const stored = await db.libraryRecipe.findMany({ select: { id: true, version: true } });
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  const changed = pack.filter(({ id, version }) => versions.get(id) !== version);
  const pictures = new Map<string, string>();
  for (const { id, drawing } of pack) pictures.set(id, await keepDrawing(drawing));
  // In one transaction: a reader finds the library as it was, or as it will be.
  await db.$transaction(
    changed.map(({ id, formattedContent, ...recipe }) => {
      const { category, tags, accessLevel, position, version } = recipe;
      const { title, description } = formattedContent;
      const imageUrl = pictures.get(id) ?? null;
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
