import "server-only";
/**
 * The library's recipes, cached in memory: only the seed changes them, so pages need not query them each time. Where the database's
 * notifications are listened for (lib/sharing/public-page.ts), a change clears them at once.
 */
import type { LibraryRecipeAnswer } from "@/lib/contract/library";
import { db } from "@/lib/db/client";
import { toLibraryRecipe } from "./dto";

/** Without a notification, then they are read anew. A page that shows them is kept as long (lib/sharing/cache-handler.mjs): ten minutes in all. */
const FRESH_MS = 5 * 60_000;

/** On the global object: a second bundle of this file must not keep recipes of its own. */
const kept = globalThis as typeof globalThis & {
  plainspoonLibrary?: { recipes: Promise<readonly LibraryRecipeAnswer[]>; readAtMs: number } | undefined;
};

/** All recipes in the order of the pack. An empty library, and one that could not be read, is asked for again. */
export async function cachedLibrary(nowMs = Date.now()): Promise<readonly LibraryRecipeAnswer[]> {
  const cache = kept.plainspoonLibrary;
  if (cache && nowMs - cache.readAtMs < FRESH_MS) return cache.recipes;
  const read = { recipes: readAll(), readAtMs: nowMs };
  kept.plainspoonLibrary = read;
  const isOfUse = await read.recipes.then(
    (recipes) => recipes.length > 0,
    () => false,
  );
  if (!isOfUse && kept.plainspoonLibrary === read) clearLibraryCache();
  return read.recipes;
}

/** The next reader asks the database. */
export function clearLibraryCache(): void {
  kept.plainspoonLibrary = undefined;
}

async function readAll(): Promise<LibraryRecipeAnswer[]> {
  const rows = await db.libraryRecipe.findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] });
  return rows.map(toLibraryRecipe);
}
