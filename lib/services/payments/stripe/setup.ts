import "server-only";
/** Puts products, prices, promo codes and the portal into Stripe, by name: what is there already stays as it is. */
import type Stripe from "stripe";
import {
  CURRENCY,
  PLANS,
  PLAN_TYPES,
  PRODUCTS,
  PRODUCT_TAGS,
  type Interval,
} from "@/lib/rules/billing/plans";
import type { Promo } from "@/lib/rules/billing/promo";
import { PROMOS } from "@/lib/rules/billing/promo-codes";
import { PORTAL_MARK, productIdOf } from "./catalog";
import { LIST_LIMIT, orNull, stripeClient, type StripeSettings } from "./client";

type Wanted = {
  name: string;
  priceCents: number;
  lookupKey: string;
  interval: Interval | null;
  metadata: Record<string, string>;
};

const WANTED: Wanted[] = [
  ...PLAN_TYPES.map((plan) => ({ ...PLANS[plan], metadata: { planType: plan } })),
  ...PRODUCT_TAGS.map((tag) => ({ ...PRODUCTS[tag], interval: null, metadata: { productTag: tag } })),
];

/**
 * Sets up the account of the key.
 * @returns a line for each thing that was made; none when everything was there
 */
export async function setUpStripe(settings: StripeSettings): Promise<string[]> {
  const client = await stripeClient(settings);
  const made: string[] = [];
  const portalProducts: { product: string; prices: string[] }[] = [];
  for (const wanted of WANTED) {
    const product = await ensureProduct(client, wanted, made);
    const price = await ensurePrice(client, product, wanted, made);
    if (wanted.interval) portalProducts.push({ product, prices: [price] });
  }
  for (const promo of Object.values(PROMOS)) await ensurePromo(client, promo, made);
  await ensurePortal(client, portalProducts, made);
  return made;
}

async function ensureProduct(client: Stripe, wanted: Wanted, made: string[]): Promise<string> {
  const id = productIdOf(wanted.lookupKey);
  if (await orNull(client.products.retrieve(id))) return id;
  await client.products.create({ id, name: wanted.name, metadata: wanted.metadata });
  made.push(`product ${wanted.name}`);
  return id;
}

/** The price by its lookup key. One of another amount hands its key on: whoever has it keeps it. */
async function ensurePrice(client: Stripe, product: string, wanted: Wanted, made: string[]): Promise<string> {
  const { lookupKey, priceCents, interval } = wanted;
  const { data } = await client.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const old = data[0];
  if (old && old.unit_amount === priceCents && old.currency === CURRENCY) return old.id;
  const { id } = await client.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: priceCents,
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    ...(interval && { recurring: { interval } }),
  });
  made.push(`price ${lookupKey}`);
  return id;
}

async function ensurePromo(client: Stripe, promo: Promo, made: string[]): Promise<void> {
  const { code, percentOff, months, about } = promo;
  if (!(await orNull(client.coupons.retrieve(code)))) {
    await client.coupons.create({
      id: code,
      name: about,
      percent_off: percentOff,
      duration: "repeating",
      duration_in_months: months,
    });
    made.push(`coupon ${code}`);
  }
  const { data } = await client.promotionCodes.list({ code, active: true, limit: 1 });
  if (data.length > 0) return;
  await client.promotionCodes.create({ code, promotion: { type: "coupon", coupon: code } });
  made.push(`promotion code ${code}`);
}

/** The portal's pages: another plan, another card. */
async function ensurePortal(
  client: Stripe,
  products: { product: string; prices: string[] }[],
  made: string[],
): Promise<void> {
  const all = await client.billingPortal.configurations
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: LIST_LIMIT });
  const ours = all.find(({ metadata }) => metadata?.plainspoon === PORTAL_MARK.plainspoon);
  const features = {
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ["price" as const],
      products,
      proration_behavior: "always_invoice" as const,
      trial_update_behavior: "continue_trial" as const,
    },
  };
  const prices = products.flatMap((one) => one.prices).join();
  if (ours?.metadata?.prices === prices) return;
  const metadata = { ...PORTAL_MARK, prices };
  if (ours) await client.billingPortal.configurations.update(ours.id, { features, metadata });
  else await client.billingPortal.configurations.create({ features, metadata });
  made.push("portal configuration");
}
