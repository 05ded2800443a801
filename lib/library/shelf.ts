import "server-only";
/** The library's recipes in memory: ten rows that only the seed changes are not asked for on every page. */
import type { LibraryRecipeAnswer } from "@/lib/contract/library";
import { db } from "@/lib/db/client";
import { toLibraryRecipe } from "./dto";

/** The seed may run beside a running app: what it changed is seen within this time. */
const FRESH_MS = 10 * 60_000;

let shelf: { recipes: Promise<readonly LibraryRecipeAnswer[]>; readAtMs: number } | null = null;

/** All recipes in the order of the pack. An empty library, and one that could not be read, is asked for again. */
export async function libraryShelf(nowMs = Date.now()): Promise<readonly LibraryRecipeAnswer[]> {
  if (shelf && nowMs - shelf.readAtMs < FRESH_MS) return shelf.recipes;
  const read = { recipes: readAll(), readAtMs: nowMs };
  shelf = read;
  const isOfUse = await read.recipes.then(
    (recipes) => recipes.length > 0,
    () => false,
  );
  if (!isOfUse && shelf === read) shelf = null;
  return read.recipes;
}

/** The next reader asks the database. */
export function forgetShelf(): void {
  shelf = null;
}

async function readAll(): Promise<LibraryRecipeAnswer[]> {
  const rows = await db.libraryRecipe.findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] });
  return rows.map(toLibraryRecipe);
}
