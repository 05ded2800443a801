import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { entitlementOf, type BillingState } from "@/lib/rules/billing/entitlement";
import type { Locked } from "@/lib/rules/billing/locked";
import { billingNow } from "./gateway";
import { hasUsedTrial } from "./offers";
import { readPlan } from "./state";

/** What a page says of Premium before anything is pressed. A visitor logs in first, and is asked for nothing more here. */
export async function lockedFor(viewer: Viewer | null): Promise<Locked> {
  if (viewer === null) return "trial";
  const { user, state } = await readPlan(viewer.id);
  return lockedBy(user, state);
}

/** The same of a cook whose plan was read. */
export async function lockedBy(
  user: { email: string; trialUsedAt: Date | null },
  state: BillingState,
): Promise<Locked> {
  if (entitlementOf(state, await billingNow()).isPremium) return "no";
  return (await hasUsedTrial(user)) ? "paid" : "trial";
}
