/** The products of the funnel test by the names a sales funnel sends (admin.md#funnel), and what each means here. */
import { PRODUCT_TAGS, PRODUCTS, type PlanType, type ProductTag } from "./plans";

export type FunnelProduct = { kind: "plan"; plan: PlanType } | { kind: "product"; tag: ProductTag };

export const FUNNEL_NAMES = {
  monthly: "Premium Monthly",
  annual: "Premium Annual One-Time Offer",
  dinnerInADash: "Dinner in a Dash",
  fifteenMinuteMeals: "15 Minute Meals Recipe Bundle",
} as const;

/** The one-off product with this tag or name, in any spelling of case and outer blanks; null when there is none. */
export function productTagOf(given: string): ProductTag | null {
  const wanted = given.trim().toLowerCase();
  const named = (tag: ProductTag): string[] => [tag, PRODUCTS[tag].name.toLowerCase()];
  const bundle = wanted === FUNNEL_NAMES.fifteenMinuteMeals.toLowerCase() ? "15-minute-meals" : null;
  return bundle ?? PRODUCT_TAGS.find((tag) => named(tag).includes(wanted)) ?? null;
}

/** What a funnel's product name means; null for a name that nothing here has. */
export function funnelProduct(name: string): FunnelProduct | null {
  const tag = productTagOf(name);
  if (tag) return { kind: "product", tag };
  const words = name.toLowerCase();
  if (/\b(?:annual|yearly)\b/.test(words)) return { kind: "plan", plan: "annual" };
  if (/\bmonthly\b/.test(words)) return { kind: "plan", plan: "monthly" };
  return null;
}
