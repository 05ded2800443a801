import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { entitlement } from "@/lib/billing/status";
import { SaveRecipeInput, type ImportProgress, type ImportReport } from "@/lib/contract/saved-recipes";
import { readable } from "@/lib/contract/unreadable-text";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { sizeProblem, withBoundedReceipt } from "@/lib/rules/recipes/size";
import { breathe } from "@/lib/services/child-work";
import { readRecipeFiles, type FoundRecipe } from "@/lib/services/recipe-files";
import { fetchForeignSoon } from "./foreign-pictures";
import { keepPicture } from "./picture";
import { columns, SAVE_LIMIT } from "./write";

const MAX_REPORTED = 500;
const ALREADY = "This recipe was imported before.";

/** How many more recipes the account may have; endless for premium. */
async function roomOf(viewer: Viewer): Promise<number> {
  if ((await entitlement(viewer)).isPremium) return Number.MAX_SAFE_INTEGER;
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { recipeCount: true } });
  return Math.max(0, FREE_SAVED_RECIPES - user.recipeCount);
}

/** @throws AppError `save_limit` when nothing more could be saved: asked before the file itself is read */
export async function requireRoom({ viewer }: { viewer: Viewer }): Promise<void> {
  if ((await roomOf(viewer)) === 0) throw new AppError("save_limit", SAVE_LIMIT);
}

type Ready = { name: string; key: string; input: SaveRecipeInput };

/** Saves all of them, or none: for a free account it is one at a time. Answers how many were new. */
async function save(viewer: Viewer, isFree: boolean, ready: Ready[]): Promise<number> {
  const data: (Prisma.RecipeCreateManyInput & { pictureDueAt: Date | null })[] = [];
  for (const { key, input } of ready)
    data.push({
      userId: viewer.id,
      importKey: key,
      originalContent: input.originalContent,
      ...columns({ ...input, imageUrl: await keepPicture(input.imageUrl) }),
    });
  const saved = await db.$transaction(async (transaction) => {
    const { count } = await transaction.recipe.createMany({ data, skipDuplicates: true });
    // The database, not a count read earlier, holds the limit.
    const room = isFree ? { recipeCount: { lte: FREE_SAVED_RECIPES - count } } : {};
    const counted = await transaction.user.updateMany({
      where: { id: viewer.id, ...room },
      data: { recipeCount: { increment: count } },
    });
    if (counted.count === 0) throw new AppError("save_limit", SAVE_LIMIT);
    return count;
  });
  if (data.some(({ pictureDueAt }) => pictureDueAt !== null)) fetchForeignSoon();
  return saved;
}

/**
 * Saves every recipe of an upload that can be read, and says of each other one why not. A full account keeps what fits. The same file again,
 * also after an import that broke off, saves only what is not there.
 *
 * @param tell hears how far it is, after each few recipes
 * @throws AppError `too_large`, `unreadable`, `timeout` for the upload as a whole; the signal's reason, then what was saved stays
 */
export async function importRecipes({
  viewer,
  file,
  signal,
  tell = () => undefined,
}: {
  viewer: Viewer;
  file: { name: string; bytes: Uint8Array };
  signal?: AbortSignal;
  tell?: (progress: ImportProgress) => void;
}): Promise<ImportReport> {
  const skipped: ImportReport["skipped"] = [];
  let [imported, left] = [0, 0];
  const skip = (name: string, reason: string): void => {
    left += 1;
    if (skipped.length < MAX_REPORTED) skipped.push({ name, reason });
  };
  let room = await roomOf(viewer);
  const isFree = room <= FREE_SAVED_RECIPES;
  const saveSome = async (ready: Ready[]): Promise<void> => {
    if (ready.length === 0) return;
    try {
      const saved = await save(viewer, isFree, ready);
      imported += saved;
      room -= saved;
      // Another import of the same file, at the same moment, was first with the others.
      for (const { name } of ready.slice(saved)) skip(name, ALREADY);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "save_limit") room = 0;
      for (const { name } of ready) skip(name, error.message);
    }
  };
  const rows = await db.recipe.findMany({
    where: { userId: viewer.id, importKey: { not: null } },
    select: { importKey: true },
  });
  const known = rows.map(({ importKey }) => importKey ?? "");
  await readRecipeFiles({ file, known, room: () => room, signal }, async (found) => {
    const ready: Ready[] = [];
    for (const one of found) {
      signal?.throwIfAborted();
      const reason = whyNot(one);
      if (reason !== null || !("recipe" in one)) skip(one.name, reason ?? ALREADY);
      else {
        const input = SaveRecipeInput.safeParse(readable(one.recipe));
        const problem = input.success
          ? sizeProblem(withBoundedReceipt(input.data.formattedContent))
          : (input.error.issues[0]?.message ?? "This recipe is not complete.");
        if (input.success && problem === null)
          ready.push({ name: one.name, key: one.key, input: input.data });
        else skip(one.name, problem ?? "");
        await breathe();
      }
      if (isFree) await saveSome(ready.splice(0));
    }
    await saveSome(ready);
    tell({ imported, skipped: left });
    // When nothing fits any more, the rest is only named.
    return room > 0 || skipped.length < MAX_REPORTED;
  });
  return { success: true, imported, skipped };
}

/** Why a recipe of the file is not saved; null for one that may be. */
function whyNot(found: FoundRecipe): string | null {
  if ("problem" in found) return found.problem;
  if ("already" in found) return ALREADY;
  return "noRoom" in found ? SAVE_LIMIT : null;
}
