import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { planOf } from "@/lib/billing/plan";
import { accountStatus } from "@/lib/billing/status";
import { db } from "@/lib/db/client";
import { everyRecipe, toPortable } from "./export";

/** Everything we keep about a cook, but secrets (hashes of passwords and tokens). */
export async function exportAccount({ viewer }: { viewer: Viewer }): Promise<object> {
  const [account, { keys, ...subscription }, purchases, sessions, completions] = await Promise.all([
    accountStatus({ viewer }),
    planOf({ viewer }),
    db.purchase.findMany({
      where: { userId: viewer.id },
      select: { productTag: true, amountCents: true, currency: true, purchasedAt: true },
    }),
    db.session.findMany({ where: { userId: viewer.id }, select: { createdAt: true, expiresAt: true } }),
    db.completion.findMany({
      where: { userId: viewer.id },
      select: { recipe: { select: { title: true } }, createdAt: true },
    }),
  ]);
  const recipes = [];
  for await (const recipe of everyRecipe(viewer)) recipes.push(toPortable(recipe));
  return {
    account: { ...account, emailConfirmed: keys.isProven, hasPassword: keys.hasPassword },
    linkedGoogleAccounts: keys.google,
    accessTokens: keys.accessTokens,
    subscription,
    purchases,
    sessions,
    cooked: completions.map((row) => ({ recipe: row.recipe.title, at: row.createdAt })),
    recipes,
  };
}
