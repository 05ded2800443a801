import "server-only";
import { PLAN_TYPES } from "@/lib/rules/billing/plans";
import { stripeCatalog } from "./catalog";
import { stripeClient, type StripeSettings } from "./client";

/** Resolves when Stripe takes the key and sells our plans; says to run the set-up when it does not. Changes nothing there. */
export async function checkStripe(settings: StripeSettings): Promise<void> {
  const catalog = stripeCatalog(await stripeClient({ ...settings, retries: 0 }));
  for (const plan of PLAN_TYPES) await catalog.priceOf({ plan });
}
