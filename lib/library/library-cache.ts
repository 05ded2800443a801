import "server-only";
/** The library's recipes, cached in memory: only the seed changes them, so pages need not query them each time. */
import type { LibraryRecipeAnswer } from "@/lib/contract/library";
import { db } from "@/lib/db/client";
import { toLibraryRecipe } from "./dto";

/** The seed may run beside a running app: what it changed is seen within this time. */
const FRESH_MS = 10 * 60_000;

let cache: { recipes: Promise<readonly LibraryRecipeAnswer[]>; readAtMs: number } | null = null;

/** All recipes in the order of the pack. An empty library, and one that could not be read, is asked for again. */
export async function cachedLibrary(nowMs = Date.now()): Promise<readonly LibraryRecipeAnswer[]> {
  if (cache && nowMs - cache.readAtMs < FRESH_MS) return cache.recipes;
  const read = { recipes: readAll(), readAtMs: nowMs };
  cache = read;
  const isOfUse = await read.recipes.then(
    (recipes) => recipes.length > 0,
    () => false,
  );
  if (!isOfUse && cache === read) cache = null;
  return read.recipes;
}

/** The next reader asks the database. */
export function clearLibraryCache(): void {
  cache = null;
}

async function readAll(): Promise<LibraryRecipeAnswer[]> {
  const rows = await db.libraryRecipe.findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] });
  return rows.map(toLibraryRecipe);
}
