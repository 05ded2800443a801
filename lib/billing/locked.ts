import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { entitlementOf } from "@/lib/rules/billing/entitlement";
import type { Locked } from "@/lib/rules/billing/locked";
import { billingNow } from "./gateway";
import { hasUsedTrial } from "./offers";
import { readPlan } from "./state";

/** What a page says of Premium before anything is pressed. A visitor logs in first, and is asked for nothing more here. */
export async function lockedFor(viewer: Viewer | null): Promise<Locked> {
  if (viewer === null) return "trial";
  const [{ user, state }, now] = await Promise.all([readPlan(viewer.id), billingNow()]);
  if (entitlementOf(state, now).isPremium) return "no";
  return (await hasUsedTrial(user)) ? "paid" : "trial";
}
