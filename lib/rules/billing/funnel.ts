/** The products of the funnel test by the names a sales funnel sends (admin.md#funnel), and what each means here. */
import { PRODUCT_TAGS, PRODUCTS, type PlanType, type ProductTag } from "./plans";

export type FunnelProduct = { kind: "plan"; plan: PlanType } | { kind: "product"; tag: ProductTag };

/** The one-off product with this tag or name, in any spelling of case and outer blanks; null when there is none. */
export function productTagOf(given: string): ProductTag | null {
  const wanted = given.trim().toLowerCase();
  const namesOf = (tag: ProductTag) => [tag, PRODUCTS[tag].name, PRODUCTS[tag].funnelName];
  return PRODUCT_TAGS.find((tag) => namesOf(tag).some((name) => name.toLowerCase() === wanted)) ?? null;
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
