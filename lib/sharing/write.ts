import "server-only";
import { randomBytes } from "node:crypto";
import type { Viewer } from "@/lib/accounts/sessions";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import type { CreateShareAnswer, CreateShareInput } from "@/lib/contract/sharing";
import { waitForShareChanges } from "@/lib/db/share-changes";
import { db } from "@/lib/db/client";
import { SHARE_PROMO_CODE } from "@/lib/rules/billing/promo-codes";
import { isShareable } from "@/lib/rules/library/access";
import { AppError } from "@/lib/errors";
import { readLibraryRecipe } from "@/lib/library/read";
import { findRecipe } from "@/lib/recipes/read";
import { shareUrl } from "./dto";
import { NOT_FOUND } from "./read";
import { t } from "@/lib/messages";

const newToken = (): string => randomBytes(16).toString("base64url");

/**
 * A cook shares recipes of their own, and those of the library that they may open and that are tagged for it.
 * @throws AppError `not_found`, `premium_required`, `forbidden` for a library recipe without the tag
 */
async function requireShareable(
  viewer: Viewer,
  { sourceType, sourceId: id }: CreateShareInput,
): Promise<void> {
  if (sourceType === "user") {
    if (!(await findRecipe({ viewer, id }))) throw new AppError("not_found", NOT_FOUND);
    return;
  }
  const { tags } = await readLibraryRecipe({ viewer, id });
  if (!isShareable(tags)) throw new AppError("forbidden", t("This recipe cannot be shared."));
}

/** The viewer's link to a recipe: the same each time until it is revoked, however many ask at once. */
export async function createShare({
  viewer,
  input,
}: {
  viewer: Viewer;
  input: CreateShareInput;
}): Promise<CreateShareAnswer> {
  await requireShareable(viewer, input);
  const { sourceType, sourceId } = input;
  const liveKey = `${viewer.id}:${sourceType}:${sourceId}`;
  const findLive = () => db.share.findUnique({ where: { liveKey }, select: { token: true } });
  const create = () =>
    db.share.create({
      data: {
        token: newToken(),
        userId: viewer.id,
        sourceType,
        sourceId,
        recipeId: sourceType === "user" ? sourceId : null,
        liveKey,
      },
      select: { token: true },
    });
  const share =
    (await findLive()) ??
    (await create().catch(async (error: unknown) => {
      const existing = isUniqueViolation(error) ? await findLive() : null;
      if (!existing) throw error;
      return existing;
    }));
  return { shareUrl: shareUrl(share.token), token: share.token, discountCode: SHARE_PROMO_CODE };
}

/** Ends a link of the viewer's at once; its views stay counted. @throws AppError `not_found` for any other */
export async function revokeShare({ viewer, token }: { viewer: Viewer; token: string }): Promise<void> {
  const ended = await db.share.updateMany({
    where: { token, userId: viewer.id, liveKey: { not: null } },
    data: { liveKey: null, revokedAt: new Date() },
  });
  if (ended.count === 0) throw new AppError("not_found", t("This link does not exist any more."));
  await waitForShareChanges();
}
