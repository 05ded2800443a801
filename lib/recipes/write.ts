import "server-only";
import { createHash } from "node:crypto";
import type { Viewer } from "@/lib/accounts/sessions";
import { entitlement } from "@/lib/billing/status";
import type {
  RecipeAnswer,
  SaveRecipeAnswer,
  SaveRecipeInput,
  UpdateRecipeInput,
} from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { sharesHeard } from "@/lib/db/share-news";
import { FREE_SAVED_RECIPES, IDEMPOTENCY_LIFETIME_MS } from "@/lib/rules/limits";
import { receiptAfterEdit } from "@/lib/engine/edit/receipt";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { readFormattedContent } from "@/lib/engine/recipe/read-formatted";
import { searchTextOf } from "@/lib/engine/recipe/content";
import { AppError } from "@/lib/errors";
import { keepPicture } from "./picture";
import { toRecipeDto } from "./dto";
import { requirePremium, requireSelf } from "./policy";

export const SAVE_LIMIT = `Free accounts can save up to ${FREE_SAVED_RECIPES} recipes.`;
const NOT_FOUND = "Recipe not found";

type Fields = Pick<RecipeAnswer, "title" | "description" | "servings" | "imageUrl"> & {
  formattedContent: FormattedContent;
};

/** The columns that follow from a recipe's content: written together, so that they never disagree. */
export function columns({ title, description, servings, imageUrl, formattedContent }: Fields) {
  const content: FormattedContent = { ...formattedContent, title, description, servings, imageUrl };
  const total = content.totalMinutes ?? content.times?.total;
  return {
    title,
    description,
    servings,
    imageUrl,
    formattedContent: content satisfies Prisma.InputJsonValue,
    searchText: searchTextOf(content),
    stepCount: content.steps.length,
    totalMinutes: total === undefined ? null : Math.round(total),
  };
}

/** The answer already given to this key, or null. @throws AppError `conflict` when the key came with another body */
async function givenAnswer(viewer: Viewer, key: string, bodyHash: string): Promise<SaveRecipeAnswer | null> {
  const kept = await db.savedAnswer.findUnique({ where: { userId_key: { userId: viewer.id, key } } });
  if (!kept || kept.createdAt.getTime() + IDEMPOTENCY_LIFETIME_MS < Date.now()) return null;
  if (kept.bodyHash !== bodyHash)
    throw new AppError("conflict", "This key was already used for another recipe.");
  return kept.answer as SaveRecipeAnswer;
}

/**
 * Saves a recipe. The same `idempotencyKey` gives the first answer for 24 hours and stores nothing twice, however many arrive at once.
 * @throws AppError `save_limit` for a free account that is full, `forbidden` for another's `userId`, `conflict` for a key used otherwise
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
  const bodyHash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const given = idempotencyKey === undefined ? null : await givenAnswer(viewer, idempotencyKey, bodyHash);
  if (given) return given;
  const { isPremium } = await entitlement(viewer);
  const imageUrl = await keepPicture(input.imageUrl);
  try {
    return await db.$transaction(async (transaction) => {
      if (idempotencyKey !== undefined) {
        const old = {
          userId: viewer.id,
          key: idempotencyKey,
          createdAt: { lt: new Date(Date.now() - IDEMPOTENCY_LIFETIME_MS) },
        };
        await transaction.savedAnswer.deleteMany({ where: old });
        // First of all: of several equal requests at once, only one passes this line.
        await transaction.savedAnswer.create({
          data: { userId: viewer.id, key: idempotencyKey, bodyHash, status: 201, answer: {} },
        });
      }
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
          originalContent: input.originalContent,
          ...columns({ ...input, imageUrl }),
        },
      });
      const answer: SaveRecipeAnswer = { id: row.id, recipe: toRecipeDto(row) };
      if (idempotencyKey !== undefined) {
        await transaction.savedAnswer.update({
          where: { userId_key: { userId: viewer.id, key: idempotencyKey } },
          data: { answer },
        });
      }
      return answer;
    });
  } catch (error) {
    const twin =
      error instanceof Prisma.PrismaClientKnownRequestError &&
      error.code === "P2002" &&
      idempotencyKey !== undefined;
    const answer = twin ? await givenAnswer(viewer, idempotencyKey, bodyHash) : null;
    if (answer) return answer;
    throw error;
  }
}

/**
 * Changes a recipe; premium only. Top-level `ingredients` and `steps` merge into the stored content.
 * @throws AppError `not_found`, `premium_required`, `conflict` (with the stored recipe) when `updatedAt` is not the stored one
 */
export async function updateRecipe({
  viewer,
  id,
  input,
}: {
  viewer: Viewer;
  id: string;
  input: UpdateRecipeInput;
}): Promise<RecipeAnswer> {
  const row = await db.recipe.findFirst({ where: { id, userId: viewer.id } });
  if (!row) throw new AppError("not_found", NOT_FOUND);
  await requirePremium(viewer);
  const stored = toRecipeDto(row);
  const conflict = () =>
    new AppError("conflict", "This recipe was changed in another window.", { details: { recipe: stored } });
  if (input.updatedAt !== undefined && input.updatedAt !== stored.updatedAt) throw conflict();
  const edited = {
    ...(input.formattedContent ?? stored.formattedContent),
    ...(input.ingredients && { ingredients: input.ingredients }),
    ...(input.steps && { steps: input.steps }),
  };
  // Of what was checked, only what still stands is said, whoever changed the rest.
  const formattedContent = receiptAfterEdit(stored.formattedContent, readFormattedContent(edited));
  const data = columns({
    title: input.title ?? (input.formattedContent?.title.trim() || stored.title),
    description: input.description ?? input.formattedContent?.description ?? stored.description,
    servings:
      input.servings !== undefined
        ? input.servings
        : input.formattedContent
          ? input.formattedContent.servings
          : stored.servings,
    imageUrl: input.imageUrl === undefined ? stored.imageUrl : await keepPicture(input.imageUrl),
    formattedContent,
  });
  // The stored moment is part of the condition: of two edits at once, the second sees the conflict.
  const changed = await db.recipe.updateManyAndReturn({
    where: { id, userId: viewer.id, updatedAt: row.updatedAt },
    data,
  });
  const updated = changed[0];
  if (updated) {
    await sharesHeard();
    return toRecipeDto(updated);
  }
  const now = await db.recipe.findFirst({ where: { id, userId: viewer.id } });
  if (!now) throw new AppError("not_found", NOT_FOUND);
  throw new AppError("conflict", "This recipe was changed in another window.", {
    details: { recipe: toRecipeDto(now) },
  });
}

/** Deletes a recipe for good; links to it end at once. @throws AppError `not_found` */
export async function deleteRecipe({ viewer, id }: { viewer: Viewer; id: string }): Promise<void> {
  await db.$transaction(async (transaction) => {
    const gone = await transaction.recipe.deleteMany({ where: { id, userId: viewer.id } });
    if (gone.count === 0) throw new AppError("not_found", NOT_FOUND);
    await transaction.user.update({ where: { id: viewer.id }, data: { recipeCount: { decrement: 1 } } });
  });
  await sharesHeard();
}
