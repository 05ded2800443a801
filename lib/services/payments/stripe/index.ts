import "server-only";
/**
 * Stripe (API version of the SDK): hosted Checkout for what is bought, the hosted portal for another plan or card. Nothing about a
 * card ever reaches us.
 */
import type Stripe from "stripe";
import { PLAN_TYPES, PRODUCT_TAGS } from "@/lib/rules/billing/plans";
import {
  SESSION_ID_PLACEHOLDER,
  type CheckoutRequest,
  type PaymentGateway,
  type ProductFacts,
} from "../port";
import { stripeCatalog, type Catalog } from "./catalog";
import { idOf, isMissing, LIST_LIMIT, orNull, stripeClient, type StripeSettings } from "./client";
import { cancel, endCustomer } from "./ending";
import { customerBehind, toEvent } from "./events";
import { customerFacts, isOpenForPlan } from "./facts";

const SIGNATURE_TOLERANCE_S = 5 * 60;

type CreateParams = Stripe.Checkout.SessionCreateParams;

async function checkoutParams(catalog: Catalog, request: CheckoutRequest): Promise<CreateParams> {
  const { customerId, reference, item, successUrl, cancelUrl } = request;
  const common = {
    customer: customerId,
    client_reference_id: reference,
    success_url: successUrl,
    cancel_url: cancelUrl,
  } as const;
  if (item.kind === "product") {
    return {
      ...common,
      mode: "payment",
      line_items: [{ price: await catalog.priceOf({ tag: item.tag }), quantity: 1 }],
      // An invoice like any other: one place for revenue and receipts.
      invoice_creation: { enabled: true },
    };
  }
  const { plan, trialDays, promoCode } = item;
  return {
    ...common,
    mode: "subscription",
    line_items: [{ price: await catalog.priceOf({ plan }), quantity: 1 }],
    // A card is taken for the trial too (billing.md#trial), and for a first year that is free.
    payment_method_collection: "always",
    ...(promoCode && { discounts: [{ promotion_code: await catalog.promotionOf(promoCode) }] }),
    subscription_data: {
      metadata: { userId: reference, ...(promoCode && { promoCode }) },
      ...(trialDays !== null && {
        trial_period_days: trialDays,
        trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
      }),
    },
  };
}

/** The page Stripe made. @throws Error when it gives none */
function pageOf({ id, url }: { id: string; url: string | null }): { url: string } {
  if (url === null) throw new Error(`Stripe gave no address for ${id}.`);
  return { url };
}

/** The gateway that `settings` name. */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const load = async () => {
    const client = await stripeClient(settings);
    return { client, catalog: stripeCatalog(client) };
  };
  let loading: ReturnType<typeof load> | undefined;
  const stripe = () => (loading ??= load());

  return {
    name: "stripe",
    now: async () => new Date(),
    isOurs: (customerId) => customerId.startsWith("cus_") && !customerId.startsWith("cus_demo_"),

    async createCustomer({ reference, email }) {
      const { client } = await stripe();
      const { id } = await client.customers.create(
        { email, metadata: { userId: reference } },
        { idempotencyKey: `customer:${reference}:${email}` },
      );
      return id;
    },

    async createCheckout(request) {
      const { client, catalog } = await stripe();
      return pageOf(await client.checkout.sessions.create(await checkoutParams(catalog, request)));
    },

    async createPlanChange({ customerId, subscriptionId, plan, successUrl, cancelUrl }) {
      const { client, catalog } = await stripe();
      const subscription = await client.subscriptions.retrieve(subscriptionId);
      const item = subscription.items.data[0];
      if (!item) throw new Error(`Stripe's subscription ${subscriptionId} has no item.`);
      // A portal is no checkout: it has no id to come back with.
      const doneUrl = new URL(
        successUrl.replace(encodeURI(SESSION_ID_PLACEHOLDER), "").replace(SESSION_ID_PLACEHOLDER, ""),
      );
      doneUrl.searchParams.delete("session_id");
      return pageOf(
        await client.billingPortal.sessions.create({
          customer: customerId,
          configuration: await catalog.portal(),
          return_url: cancelUrl,
          flow_data: {
            type: "subscription_update_confirm",
            subscription_update_confirm: {
              subscription: subscriptionId,
              items: [{ id: item.id, price: await catalog.priceOf({ plan }), quantity: 1 }],
            },
            after_completion: { type: "redirect", redirect: { return_url: doneUrl.href } },
          },
        }),
      );
    },

    async createCardChange({ customerId, returnUrl }) {
      const { client, catalog } = await stripe();
      // What is owed is paid on its own page; that gives the subscription the new card as well.
      const open = await client.invoices.list({ customer: customerId, status: "open", limit: 1 });
      const owed = open.data[0]?.hosted_invoice_url;
      if (owed) return { url: owed };
      return pageOf(
        await client.billingPortal.sessions.create({
          customer: customerId,
          configuration: await catalog.portal(),
          return_url: returnUrl,
          flow_data: {
            type: "payment_method_update",
            after_completion: { type: "redirect", redirect: { return_url: returnUrl } },
          },
        }),
      );
    },

    async findCheckout(id) {
      if (!/^cs_\w+$/.test(id)) return null;
      const { client } = await stripe();
      const session = await orNull(client.checkout.sessions.retrieve(id));
      return session && { customerId: idOf(session.customer), isComplete: session.status === "complete" };
    },

    async hasCompletedCheckout(customerId) {
      const { client } = await stripe();
      const done = await client.checkout.sessions.list({
        customer: customerId,
        status: "complete",
        limit: 1,
      });
      return done.data.length > 0;
    },

    async closeCheckouts(customerId) {
      const { client } = await stripe();
      const open = await client.checkout.sessions
        .list({ customer: customerId, status: "open", limit: 100, expand: ["data.line_items"] })
        .autoPagingToArray({ limit: LIST_LIMIT });
      for (const { id } of open.filter(isOpenForPlan)) await expire(client, id);
    },

    factsOf: async (customerId) => customerFacts((await stripe()).client, customerId),

    endCustomer: async (customerId) => endCustomer((await stripe()).client, customerId),

    async cancelAtPeriodEnd(subscriptionId) {
      const { client } = await stripe();
      await client.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    },

    cancelNow: async (subscriptionId, options) =>
      cancel((await stripe()).client, subscriptionId, options?.refund ?? false),

    async listProducts() {
      const { client } = await stripe();
      const products = await client.products.list({ limit: 100 }).autoPagingToArray({ limit: LIST_LIMIT });
      return products.map(({ id, name, description, active, created, metadata }) => ({
        id,
        name,
        description,
        active,
        createdAtSeconds: created,
        meaning: meaningOf(metadata),
      }));
    },

    async verifyWebhook(rawBody, signature) {
      if (signature === null || settings.webhookSecret === undefined) return null;
      const { client } = await stripe();
      try {
        return toEvent(
          client.webhooks.constructEvent(rawBody, signature, settings.webhookSecret, SIGNATURE_TOLERANCE_S),
        );
      } catch {
        return null;
      }
    },

    customerOf: async ({ customerId, behind }) =>
      customerId ?? (behind && (await customerBehind((await stripe()).client, behind))),
  };
}

/** Closes an open checkout; one that was completed a moment before stays so. */
async function expire(client: Stripe, id: string): Promise<void> {
  try {
    await client.checkout.sessions.expire(id);
  } catch (error) {
    const session = isMissing(error) ? null : await client.checkout.sessions.retrieve(id);
    if (session?.status === "open") throw error;
  }
}

/** The set-up writes a product's meaning into its metadata. */
function meaningOf({ planType, productTag }: Stripe.Metadata): ProductFacts["meaning"] {
  const plan = PLAN_TYPES.find((type) => type === planType);
  const tag = PRODUCT_TAGS.find((one) => one === productTag);
  if (plan) return { kind: "plan", plan };
  return tag ? { kind: "product", tag } : null;
}
