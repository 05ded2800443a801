import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { entitlement } from "@/lib/billing/state";
import { AppError } from "@/lib/errors";
import { t } from "@/lib/messages";

/** @throws AppError `premium_required` unless the viewer is entitled now: editing and Cook Mode (recipes.md#edit-premium, cooking.md#premium). */
export async function requirePremium(viewer: Viewer): Promise<void> {
  if (!(await entitlement(viewer)).isPremium)
    throw new AppError("premium_required", t("This needs a premium subscription."));
}

/** A call that names a user names the one who asks (accounts.md#session-decides). @throws AppError `forbidden` */
export function requireSelf(viewer: Viewer, userId: string | undefined): void {
  if (userId !== undefined && userId !== viewer.id)
    throw new AppError("forbidden", t("You can only see your own recipes."));
}
