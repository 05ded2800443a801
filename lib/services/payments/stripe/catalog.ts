import "server-only";
/** What `npm run billing:setup` has put into Stripe, found by name: prices by lookup key, promotion codes by code, the portal by its mark. */
import type Stripe from "stripe";
import {
  PLAN_TYPES,
  PLANS,
  PRODUCT_TAGS,
  PRODUCTS,
  type PlanType,
  type ProductTag,
} from "@/lib/rules/billing/plans";
import type { PromoCode } from "@/lib/rules/billing/promo-codes";
import { idOf } from "./client";

/** Metadata that marks the portal configuration as ours. */
export const PORTAL_MARK = { plainspoon: "portal" } as const;

/** The id that the set-up gives the product of a lookup key: it stays when its price changes and the key moves on. */
export const productIdOf = (lookupKey: string): string => `plainspoon_${lookupKey}`;

type Priced = { lookup_key?: string | null; product?: string | { id: string } | null };

const isOf = (price: Priced | null | undefined, lookupKey: string): boolean =>
  price?.lookup_key === lookupKey || idOf(price?.product) === productIdOf(lookupKey);

/** The plan that a price sells, today's or an earlier one's; null for prices of others. */
export const planOfPrice = (price: Priced | null | undefined): PlanType | null =>
  PLAN_TYPES.find((plan) => isOf(price, PLANS[plan].lookupKey)) ?? null;

/** The one-off product that a price sells; null for prices of others. */
export const tagOfPrice = (price: Priced | null | undefined): ProductTag | null =>
  PRODUCT_TAGS.find((tag) => isOf(price, PRODUCTS[tag].lookupKey)) ?? null;

export type Catalog = {
  priceOf(item: { plan: PlanType } | { tag: ProductTag }): Promise<string>;
  promotionOf(code: PromoCode): Promise<string>;
  portal(): Promise<string>;
};

class NotSetUp extends Error {
  constructor(what: string) {
    super(`Stripe has no ${what}: run \`npm run billing:setup\`.`);
  }
}

/** Looks each thing up once; one that is missing is looked up again the next time. */
export function stripeCatalog(client: Stripe): Catalog {
  const known = new Map<string, string>();
  const remember = async (name: string, find: () => Promise<string | undefined>): Promise<string> => {
    const found = known.get(name) ?? (await find());
    if (found === undefined) throw new NotSetUp(name);
    known.set(name, found);
    return found;
  };
  return {
    priceOf(item) {
      const { lookupKey } = "plan" in item ? PLANS[item.plan] : PRODUCTS[item.tag];
      return remember(`price ${lookupKey}`, async () => {
        const { data } = await client.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
        return data[0]?.id;
      });
    },
    promotionOf: (code) =>
      remember(`promotion code ${code}`, async () => {
        const { data } = await client.promotionCodes.list({ code, active: true, limit: 1 });
        return data[0]?.id;
      }),
    portal: () =>
      remember("portal configuration", async () => {
        const all = await client.billingPortal.configurations.list({ active: true, limit: 100 });
        return all.data.find(({ metadata }) => metadata?.plainspoon === PORTAL_MARK.plainspoon)?.id;
      }),
  };
}
