import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { entitlement } from "@/lib/billing/state";
import type { SharedAnswer } from "@/lib/contract/sharing";
import { db } from "@/lib/db/client";
import type { LibraryAccess } from "@/lib/rules/library/access";
import { readFormattedContent } from "@/lib/engine/recipe/read-formatted";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { AppError } from "@/lib/errors";
import { ownImageAddress } from "@/lib/images/name";
import { findLibraryRecipe, mayReadLibraryRecipe } from "@/lib/library/read";
import { toSharedAnswer, type SharedSource } from "./dto";
import type { Message } from "@/lib/messages";

export const NOT_FOUND = "Recipe not found" satisfies Message;
/** 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/;

/** A whole shared recipe, and how open it is when it is the library's. */
type Source = SharedSource & { accessLevel: LibraryAccess | null };

/** The live share of a token, without its recipe. */
export async function findLiveShare(token: string): Promise<{ id: string; ownerId: string } | null> {
  if (!TOKEN.test(token)) return null;
  const row = await db.share.findFirst({
    where: { token, liveKey: { not: null } },
    select: { id: true, userId: true, sourceType: true, recipeId: true },
  });
  const isLive = row !== null && (row.sourceType === "library" || row.recipeId !== null);
  return isLive ? { id: row.id, ownerId: row.userId } : null;
}

/** The live share of a token with its whole recipe, or null: unknown, revoked, or its recipe is gone. */
async function findSource(token: string): Promise<Source | null> {
  if (!TOKEN.test(token)) return null;
  const row = await db.share.findFirst({
    where: { token, liveKey: { not: null } },
    select: {
      userId: true,
      sourceType: true,
      sourceId: true,
      createdAt: true,
      recipe: { select: { title: true, description: true, imageUrl: true, formattedContent: true } },
    },
  });
  if (!row) return null;
  const library = row.sourceType === "library" ? await findLibraryRecipe({ id: row.sourceId }) : null;
  const recipe = row.recipe ?? library;
  if (!recipe) return null;
  const { title, description } = recipe;
  // A picture at somebody else's address would call there from every visitor's browser.
  const imageUrl = ownImageAddress(recipe.imageUrl);
  const content: FormattedContent = {
    ...readFormattedContent(recipe.formattedContent),
    title,
    description,
    imageUrl,
  };
  return {
    token,
    sourceType: row.sourceType,
    ownerId: row.userId,
    createdAt: row.createdAt,
    content,
    accessLevel: library?.accessLevel ?? null,
  };
}

/** Who may see all steps: of a library recipe, viewers who may open it; of a cook's own recipe, its owner and premium cooks (sharing.md#entitled). */
async function isEntitled(viewer: Viewer | null, { accessLevel, ownerId }: Source): Promise<boolean> {
  if (accessLevel !== null) return mayReadLibraryRecipe({ viewer, accessLevel });
  if (viewer === null) return false;
  return viewer.id === ownerId || (await entitlement(viewer)).isPremium;
}

/** A shared recipe as `viewer` may see it, or null. Anybody who is not entitled gets the preview. */
export async function findShared({
  viewer,
  token,
}: {
  viewer: Viewer | null;
  token: string;
}): Promise<(SharedAnswer & { isEntitled: boolean }) | null> {
  const source = await findSource(token);
  if (!source) return null;
  const entitled = await isEntitled(viewer, source);
  const isOwner = viewer?.id === source.ownerId;
  return { ...toSharedAnswer(source, { isOwner, isEntitled: entitled }), isEntitled: entitled };
}

/** @throws AppError `not_found` */
export async function readShared(ask: { viewer: Viewer | null; token: string }): Promise<SharedAnswer> {
  const found = await findShared(ask);
  if (!found) throw new AppError("not_found", NOT_FOUND);
  return { share: found.share, recipe: found.recipe };
}
