import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { entitlement } from "@/lib/billing/state";
import type {
  RecipeAnswer,
  SaveRecipeAnswer,
  SaveRecipeInput,
  UpdateRecipeInput,
} from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { waitForShareChanges } from "@/lib/db/share-changes";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { sizeProblem, withBoundedReceipt } from "@/lib/rules/recipes/size";
import { receiptAfterEdit } from "@/lib/engine/edit/receipt";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { readFormattedContent } from "@/lib/engine/recipe/read-formatted";
import { searchTextOf } from "@/lib/engine/recipe/content";
import { AppError } from "@/lib/errors";
import { contentHash, deleteOwnResults } from "@/lib/conversion/own-results";
import { deleteLettersAbout } from "@/lib/mail/send";
import { retirePictures, deleteRetired } from "@/lib/images/retire";
import { findDone, markDone, nameDone, operationOf } from "./done-once";
import { fetchForeignSoon } from "./foreign-pictures";
import { isForeign, keepPicture, discardKeptPicture } from "./picture";
import { toRecipeDto } from "./dto";
import { requirePremium, requireSelf } from "./policy";
import { t, type Message } from "@/lib/messages";

export const SAVE_LIMIT = `Free accounts can save up to ${FREE_SAVED_RECIPES} recipes.`;
const NOT_FOUND = "Recipe not found" satisfies Message;

type Fields = Pick<RecipeAnswer, "title" | "description" | "servings" | "imageUrl" | "originalContent"> & {
  formattedContent: FormattedContent;
};

/**
 * The columns that follow from a recipe's content: written together, so that they never disagree.
 * @throws AppError `too_large` for more than anybody cooks from
 */
export function recipeColumns(fields: Fields) {
  const { title, description, servings, imageUrl, originalContent, formattedContent } = fields;
  const content: FormattedContent = {
    ...withBoundedReceipt(formattedContent),
    ...{ title, description, servings, imageUrl },
  };
  const tooLong = sizeProblem(content);
  if (tooLong !== null) throw new AppError("too_large", tooLong);
  const total = content.totalMinutes ?? content.times?.total;
  return {
    title,
    description,
    servings,
    imageUrl,
    originalContent,
    chars: JSON.stringify(content).length + originalContent.length,
    formattedContent: content satisfies Prisma.InputJsonValue,
    searchText: searchTextOf(content),
    stepCount: content.steps.length,
    totalMinutes: total === undefined ? null : Math.round(total),
    pictureDueAt: isForeign(imageUrl) ? new Date() : null,
    pictureTries: 0,
  };
}

/**
 * Saves a recipe. The same `idempotencyKey` answers what it made for 24 hours and stores nothing twice, however many arrive at once.
 * Room is looked for first: a refused save leaves nothing behind.
 * @throws AppError `save_limit` for a free account that is full, `forbidden` for another's `userId`, `conflict` for a key used otherwise,
 *   `not_found` for a key whose recipe has been deleted, `unavailable` when its picture has no room
 */
export async function saveRecipe({
  viewer,
  input,
  idempotencyKey,
}: {
  viewer: Viewer;
  input: SaveRecipeInput;
  idempotencyKey?: string;
}): Promise<SaveRecipeAnswer> {
  requireSelf(viewer, input.userId);
  const operation = operationOf(viewer, idempotencyKey, input);
  const done = operation && (await findDone(operation));
  if (done) return { id: done.id, recipe: toRecipeDto(done) };
  const { isPremium } = await entitlement(viewer);
  if (!isPremium) await requireSaveRoom(viewer);
  const imageUrl = await keepPicture(input.imageUrl, viewer.id);
  try {
    const saved = await db.$transaction(async (transaction) => {
      if (operation) await markDone(transaction, operation, { status: 201 });
      // One conditional write: the database, not a count read earlier, holds the limit.
      const room = isPremium ? {} : { recipeCount: { lt: FREE_SAVED_RECIPES } };
      const counted = await transaction.user.updateMany({
        where: { id: viewer.id, ...room },
        data: { recipeCount: { increment: 1 } },
      });
      if (counted.count === 0) throw new AppError("save_limit", SAVE_LIMIT);
      const row = await transaction.recipe.create({
        data: {
          userId: viewer.id,
          madeMark: contentHash(input.formattedContent),
          ...recipeColumns({ ...input, imageUrl }),
        },
      });
      if (operation) await nameDone(transaction, operation, row.id);
      if (row.pictureDueAt !== null) await fetchForeignSoon(transaction, viewer.id);
      return row;
    });
    return { id: saved.id, recipe: toRecipeDto(saved) };
  } catch (error) {
    await discardKeptPicture(imageUrl, input.imageUrl);
    const other = operation && isUniqueViolation(error) ? await findDone(operation) : null;
    if (other) return { id: other.id, recipe: toRecipeDto(other) };
    throw error;
  }
}

/** @throws AppError `save_limit` when the account is full: asked before anything is written for a recipe that has no place */
async function requireSaveRoom(viewer: Viewer): Promise<void> {
  const where = { id: viewer.id, recipeCount: { gte: FREE_SAVED_RECIPES } };
  if ((await db.user.count({ where })) > 0) throw new AppError("save_limit", SAVE_LIMIT);
}

/** Ends the transaction of a change that found another state than it follows, and with it the mark that it was done. */
class NotChanged extends Error {}

/**
 * Changes a recipe; premium only. Top-level `ingredients` and `steps` merge into the stored content. The same `idempotencyKey` changes it
 * once in 24 hours, and answers the recipe as it is now.
 * @throws AppError `not_found`, `forbidden` for another's `userId`, `premium_required`, `conflict` (with the stored recipe) when `updatedAt` is not the stored one, or for a key
 *   used otherwise
 */
export async function updateRecipe({
  viewer,
  id,
  input,
  idempotencyKey,
}: {
  viewer: Viewer;
  id: string;
  input: UpdateRecipeInput;
  idempotencyKey?: string;
}): Promise<RecipeAnswer> {
  const row = await db.recipe.findFirst({ where: { id, userId: viewer.id } });
  if (!row) throw new AppError("not_found", NOT_FOUND);
  requireSelf(viewer, input.userId);
  const operation = operationOf(viewer, idempotencyKey, ["edit", id, input]);
  const done = operation && (await findDone(operation));
  if (done) return toRecipeDto(done);
  await requirePremium(viewer);
  const stored = toRecipeDto(row);
  const conflict = () =>
    new AppError("conflict", t("This recipe was changed in another window."), {
      details: { recipe: stored },
    });
  if (input.updatedAt !== undefined && input.updatedAt !== stored.updatedAt) throw conflict();
  const edited = {
    ...(input.formattedContent ?? stored.formattedContent),
    ...(input.ingredients && { ingredients: input.ingredients }),
    ...(input.steps && { steps: input.steps }),
  };
  // Of what was checked, only what still stands is said, whoever changed the rest.
  const formattedContent = receiptAfterEdit(stored.formattedContent, readFormattedContent(edited));
  const imageUrl =
    input.imageUrl === undefined || input.imageUrl === stored.imageUrl
      ? stored.imageUrl
      : await keepPicture(input.imageUrl, viewer.id);
  const data = recipeColumns({
    title: input.title ?? (input.formattedContent?.title.trim() || stored.title),
    description: input.description ?? input.formattedContent?.description ?? stored.description,
    servings:
      input.servings !== undefined
        ? input.servings
        : input.formattedContent
          ? input.formattedContent.servings
          : stored.servings,
    imageUrl,
    originalContent: stored.originalContent,
    formattedContent,
  });
  const updated = await db
    .$transaction(async (transaction) => {
      if (operation) await markDone(transaction, operation, { status: 200, recipeId: id });
      // The stored moment is part of the condition: of two edits at once, the second sees the conflict.
      const [changed] = await transaction.recipe.updateManyAndReturn({
        where: { id, userId: viewer.id, updatedAt: row.updatedAt },
        data,
      });
      if (!changed) throw new NotChanged();
      return changed;
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof NotChanged) && !isUniqueViolation(error)) throw error;
      return null;
    });
  if (updated) {
    if (updated.pictureDueAt !== null) await fetchForeignSoon(db, viewer.id);
    // The picture it had before goes, unless something else shows it.
    if (row.imageUrl !== updated.imageUrl)
      await deleteRetired(
        await db.$transaction((transaction) => retirePictures(transaction, [row.imageUrl])),
      );
    await waitForShareChanges();
    return toRecipeDto(updated);
  }
  await discardKeptPicture(imageUrl, input.imageUrl ?? stored.imageUrl);
  // The same change at the same moment was first.
  const other = operation && (await findDone(operation));
  if (other) return toRecipeDto(other);
  const now = await db.recipe.findFirst({ where: { id, userId: viewer.id } });
  if (!now) throw new AppError("not_found", NOT_FOUND);
  throw new AppError("conflict", t("This recipe was changed in another window."), {
    details: { recipe: toRecipeDto(now) },
  });
}

/**
 * Deletes a recipe for good, and with it its picture, its links and what was kept of its conversion: all of them are not found any more
 * when this has answered. @throws AppError `not_found`
 */
export async function deleteRecipe({ viewer, id }: { viewer: Viewer; id: string }): Promise<void> {
  const ended = await db.$transaction(async (transaction) => {
    const mine = { id, userId: viewer.id };
    const row = await transaction.recipe.findFirst({
      where: mine,
      select: { imageUrl: true, madeMark: true },
    });
    // First of all: a link that has ended stays as a count and names nothing any more.
    await transaction.share.updateMany({
      where: { recipeId: id, userId: viewer.id, liveKey: { not: null } },
      data: { liveKey: null, revokedAt: new Date() },
    });
    const gone = await transaction.recipe.deleteMany({ where: mine });
    if (!row || gone.count === 0) throw new AppError("not_found", NOT_FOUND);
    await transaction.user.update({ where: { id: viewer.id }, data: { recipeCount: { decrement: 1 } } });
    await deleteOwnResults(transaction, row.madeMark);
    await deleteLettersAbout(transaction, { userId: viewer.id, recipeId: id });
    return retirePictures(transaction, [row.imageUrl]);
  });
  await Promise.all([waitForShareChanges(), deleteRetired(ended)]);
}
