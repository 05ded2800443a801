import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { entitlement } from "@/lib/billing/state";
import type { ImportProgress, ImportReport } from "@/lib/contract/recipe-import";
import { SaveRecipeInput } from "@/lib/contract/saved-recipes";
import { readable } from "@/lib/contract/unreadable-text";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { FREE_SAVED_RECIPES, IMPORT_MAX_MS, IMPORT_MAX_RECIPES } from "@/lib/rules/limits";
import { HEAVY_WORK } from "@/lib/rules/messages/heavy-work";
import { sizeProblem, withBoundedReceipt } from "@/lib/rules/recipes/size";
import { yieldToOthers } from "@/lib/event-loop";
import { readRecipeFiles, type FoundRecipe } from "@/lib/services/recipe-files";
import { fetchForeignSoon } from "./foreign-pictures";
import { problemInWords } from "./import-problems";
import { keepPicture, NOT_KEPT, discardKeptPicture } from "./picture";
import { recipeColumns, SAVE_LIMIT } from "./write";
import { t, type Message } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

const MAX_REPORTED = 500;
const ALREADY = "This recipe was imported before." satisfies Message;
const NO_PICTURE = "Its picture could not be read." satisfies Message;

/** How many more recipes the account may have; endless for premium. */
export async function placesLeft(viewer: Viewer): Promise<number> {
  if ((await entitlement(viewer)).isPremium) return Number.MAX_SAFE_INTEGER;
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { recipeCount: true } });
  return Math.max(0, FREE_SAVED_RECIPES - user.recipeCount);
}

/** The keys of those of the cook's recipes that were imported. */
export async function importedKeys(viewer: Viewer): Promise<string[]> {
  const rows = await db.recipe.findMany({
    where: { userId: viewer.id, importKey: { not: null } },
    select: { importKey: true },
  });
  return rows.map(({ importKey }) => importKey ?? "");
}

/** @throws AppError `save_limit` when nothing more could be saved: asked before the file itself is read */
export async function requireFreePlace({ viewer }: { viewer: Viewer }): Promise<void> {
  if ((await placesLeft(viewer)) === 0) throw new AppError("save_limit", SAVE_LIMIT);
}

type Ready = { name: string; key: string; input: SaveRecipeInput };
type SkippedRecipe = ImportReport["skipped"][number];

/** A recipe's picture as it is kept. One that cannot be kept takes neither its recipe with it nor the others: `problem` says why. */
async function keepImportedPicture(
  input: SaveRecipeInput,
  owner: string,
): Promise<{ imageUrl: string | null; problem?: string }> {
  try {
    const imageUrl = await keepPicture(input.imageUrl, owner);
    return { imageUrl, ...(input.imageUrl !== null && imageUrl === null && { problem: t(NO_PICTURE) }) };
  } catch (error) {
    if (!(error instanceof AppError)) log.warn({ err: error }, "an imported recipe's picture was not kept");
    return { imageUrl: null, problem: translated(error instanceof AppError ? error.message : NOT_KEPT) };
  }
}

/**
 * Saves all of them, or none: for a free account it is one at a time. Answers the keys of those that were new, and whose pictures are not
 * with them.
 */
async function save(
  viewer: Viewer,
  isFree: boolean,
  ready: Ready[],
): Promise<{ saved: Set<string>; withoutPicture: SkippedRecipe[] }> {
  const all = [];
  for (const one of ready) all.push({ ...one, picture: await keepImportedPicture(one.input, viewer.id) });
  const data = all.map(({ key, input, picture }) => ({
    ...{ userId: viewer.id, importKey: key },
    ...recipeColumns({ ...input, imageUrl: picture.imageUrl }),
  }));
  let saved = new Set<string>();
  try {
    saved = await db.$transaction(async (transaction) => {
      const rows = await transaction.recipe.createManyAndReturn({
        ...{ data, skipDuplicates: true },
        select: { importKey: true, pictureDueAt: true },
      });
      // The database, not a count read earlier, holds the limit.
      const room = isFree ? { recipeCount: { lte: FREE_SAVED_RECIPES - rows.length } } : {};
      const counted = await transaction.user.updateMany({
        where: { id: viewer.id, ...room },
        data: { recipeCount: { increment: rows.length } },
      });
      if (counted.count === 0) throw new AppError("save_limit", SAVE_LIMIT);
      if (rows.some(({ pictureDueAt }) => pictureDueAt !== null))
        await fetchForeignSoon(transaction, viewer.id);
      return new Set(rows.map(({ importKey }) => importKey ?? ""));
    });
  } finally {
    for (const { key, input, picture } of all)
      if (!saved.has(key)) await discardKeptPicture(picture.imageUrl, input.imageUrl);
  }
  const withoutPicture = all.flatMap(({ name, key, picture: { problem } }) =>
    problem !== undefined && saved.has(key) ? [{ name, reason: problem }] : [],
  );
  return { saved, withoutPicture };
}

/**
 * Saves every recipe of an upload that can be read, and says of each other one why not. A full account keeps what fits. The same file again,
 * also after an import that broke off, saves only what is not there. One import is bounded in recipes and in time: where it ends, the answer
 * says from where the same file goes on.
 *
 * @param from so many of the file's recipes were dealt with before
 * @param chosen keys of those that are to come in, as `previewImport` named them; of the others nothing is said. All, unless given
 * @param overtime aborts when its time is over
 * @param tell hears how far it is, after each few recipes
 * @throws AppError `too_large`, `unreadable`, `timeout` for the upload as a whole; the signal's reason, then what was saved stays
 */
export async function importRecipes({
  viewer,
  file,
  from = 0,
  chosen,
  signal,
  overtime = AbortSignal.timeout(IMPORT_MAX_MS),
  tell = () => undefined,
}: {
  viewer: Viewer;
  file: { name: string; bytes: Uint8Array };
  from?: number;
  chosen?: readonly string[];
  signal?: AbortSignal;
  overtime?: AbortSignal;
  tell?: (progress: ImportProgress) => void;
}): Promise<ImportReport> {
  const [skipped, withoutPicture]: [SkippedRecipe[], SkippedRecipe[]] = [[], []];
  let [imported, skippedInAll, most] = [0, 0, IMPORT_MAX_RECIPES];
  const skip = (name: string, reason: string): void => {
    skippedInAll += 1;
    if (skipped.length < MAX_REPORTED) skipped.push({ name, reason });
  };
  let room = await placesLeft(viewer);
  const isFree = room <= FREE_SAVED_RECIPES;
  const saveSome = async (ready: Ready[]): Promise<void> => {
    if (ready.length === 0) return;
    try {
      const { saved, withoutPicture: some } = await save(viewer, isFree, ready);
      imported += saved.size;
      room -= saved.size;
      withoutPicture.push(...some.slice(0, MAX_REPORTED - withoutPicture.length));
      // Another import of the same file, at the same moment, was first with the others.
      for (const { name, key } of ready) if (!saved.has(key)) skip(name, t(ALREADY));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "save_limit") room = 0;
      for (const { name } of ready) skip(name, translated(error.message));
    }
  };
  const known = await importedKeys(viewer);
  const reading = { file, from, chosen, known, room: () => room, most: () => most, overtime, signal };
  const isEnough = (): boolean =>
    most <= 0 || overtime.aborted || (room <= 0 && skipped.length >= MAX_REPORTED);
  const { at, done } = await readRecipeFiles(reading, async (found) => {
    const ready: Ready[] = [];
    for (const one of found) {
      signal?.throwIfAborted();
      if ("notChosen" in one) continue;
      if (!("already" in one)) most -= 1;
      const checked = await prepareRecipe(one);
      if ("reason" in checked) skip(one.name, checked.reason);
      else ready.push(checked);
      if (isFree) await saveSome(ready.splice(0));
    }
    await saveSome(ready);
    tell({ imported, skipped: skippedInAll });
    return !isEnough();
  });
  const reason =
    room <= 0 ? translated(SAVE_LIMIT) : most <= 0 ? HEAVY_WORK.importedMost : HEAVY_WORK.importedLong;
  const rest = done ? null : { from: at, reason };
  return { success: true, imported, skipped, skippedInAll, withoutPicture, rest };
}

/** A recipe of the file as it can be saved, or why it cannot. */
export async function prepareRecipe(found: FoundRecipe): Promise<Ready | { reason: string }> {
  const reason = skipReason(found);
  if (reason !== null || !("recipe" in found)) return { reason: reason ?? t(ALREADY) };
  await yieldToOthers();
  const input = SaveRecipeInput.safeParse(readable(found.recipe));
  if (!input.success)
    return { reason: translated(input.error.issues[0]?.message ?? "This recipe is not complete.") };
  const problem = sizeProblem(withBoundedReceipt(input.data.formattedContent));
  return problem === null ? { name: found.name, key: found.key, input: input.data } : { reason: problem };
}

/** Why a recipe of the file is not saved; null for one that may be. */
function skipReason(found: FoundRecipe): string | null {
  if ("problem" in found) return problemInWords(found.problem);
  if ("already" in found) return t(ALREADY);
  return "noRoom" in found ? translated(SAVE_LIMIT) : null;
}
