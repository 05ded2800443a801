import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { accountStatus } from "@/lib/billing/account-status";
import { mayOpenLibraryRecipe, type LibraryAccess } from "@/lib/rules/library/access";
import { AppError } from "@/lib/errors";

type LibraryRight = { viewer: Viewer | null; accessLevel: LibraryAccess };

/** Whether the viewer may open a library recipe of this level now. */
export async function mayReadLibraryRecipe({ viewer, accessLevel }: LibraryRight): Promise<boolean> {
  if (mayOpenLibraryRecipe(accessLevel, null)) return true;
  return viewer !== null && mayOpenLibraryRecipe(accessLevel, (await accountStatus({ viewer })).userTier);
}

/** @throws AppError `unauthenticated` for a visitor, `premium_required` for an account without the right */
export async function requireLibraryRight(ask: LibraryRight): Promise<void> {
  if (await mayReadLibraryRecipe(ask)) return;
  if (ask.viewer === null) throw new AppError("unauthenticated", "Please log in to see this recipe.");
  throw new AppError("premium_required", "This recipe requires a premium subscription");
}
