import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { accountStatus, subscriptionStatus } from "@/lib/billing/status";
import { db } from "@/lib/db/client";
import { everyRecipe, toPortable } from "./export";

/** Everything we keep about a cook, but secrets (hashes of passwords and tokens). */
export async function exportAccount({ viewer }: { viewer: Viewer }): Promise<object> {
  const [account, subscription, sessions, completions] = await Promise.all([
    accountStatus({ viewer }),
    subscriptionStatus({ viewer }),
    db.session.findMany({ where: { userId: viewer.id }, select: { createdAt: true, expiresAt: true } }),
    db.completion.findMany({
      where: { userId: viewer.id },
      select: { recipe: { select: { title: true } }, createdAt: true },
    }),
  ]);
  const recipes = [];
  for await (const recipe of everyRecipe(viewer)) recipes.push(toPortable(recipe));
  return {
    account,
    subscription,
    sessions,
    cooked: completions.map((row) => ({ recipe: row.recipe.title, at: row.createdAt })),
    recipes,
  };
}
