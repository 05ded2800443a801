import "server-only";
/** What `npm run billing:setup` has put into Stripe, found by name: prices by lookup key, promotion codes by code, the portal by its mark. */
import type Stripe from "stripe";
import { PLANS, PRODUCTS, type PlanType, type ProductTag } from "@/lib/rules/billing/plans";
import type { PromoCode } from "@/lib/rules/billing/promo";

/** Metadata that marks the portal configuration as ours. */
export const PORTAL_MARK = { plainspoon: "portal" } as const;

/** The product that a price's lookup key belongs to. */
export const tagOfKey = (lookupKey: string | null | undefined): ProductTag | null =>
  (Object.keys(PRODUCTS) as ProductTag[]).find((tag) => PRODUCTS[tag].lookupKey === lookupKey) ?? null;

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
