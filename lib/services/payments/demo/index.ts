import "server-only";
/** The gateway of a machine without keys: behaves like a hosted one, charges nobody (billing.md#demo). */
import { db } from "@/lib/db/client";
import { CURRENCY, PLANS, PRODUCTS, type PlanType, type ProductTag } from "@/lib/rules/billing/plans";
import { absoluteUrl } from "@/lib/env";
import type { CheckoutRequest, InvoiceStatus, PaymentGateway, ProductFacts } from "../port";
import { demoNow } from "./clock";
import { endSubscription, type DemoAccount } from "./ledger";
import { lockCustomer, saveAccount, newDemoId, loadAccount, toSubscription } from "./store";

const LIVE = { in: ["trialing", "active", "past_due"] };
const pageOf = (id: string) => ({ url: absoluteUrl(`/checkout/demo/${id}`) });

async function open(
  checkout: Omit<Parameters<typeof db.demoCheckout.create>[0]["data"], "id" | "createdAt" | "customer"> & {
    customerId: string;
  },
): Promise<{ url: string }> {
  const id = newDemoId("cs");
  await db.demoCheckout.create({ data: { ...checkout, id, createdAt: await demoNow() } });
  return pageOf(id);
}

function createCheckout({ customerId, item, successUrl, cancelUrl }: CheckoutRequest) {
  const addresses = { customerId, successUrl, cancelUrl };
  if (item.kind === "product") return open({ ...addresses, kind: "product", productTag: item.tag });
  const { plan, trialDays, promoCode } = item;
  return open({ ...addresses, kind: "subscribe", plan, trialDays, promoCode });
}

const INVOICE_COLUMNS = {
  id: true,
  subscriptionId: true,
  status: true,
  description: true,
  subtotalCents: true,
  discountCents: true,
  totalCents: true,
  paidCents: true,
  refundedCents: true,
  issuedAt: true,
  paidAt: true,
} as const;

async function factsOf(id: string) {
  const customer = await db.demoCustomer.findUnique({
    where: { id },
    select: {
      subscriptions: { orderBy: { createdAt: "asc" } },
      invoices: { orderBy: [{ issuedAt: "asc" }, { id: "asc" }], select: INVOICE_COLUMNS },
      checkouts: {
        where: {
          OR: [
            { kind: "product", status: "complete" },
            { kind: "subscribe", status: "open" },
          ],
        },
        orderBy: { createdAt: "asc" },
      },
    },
  });
  if (!customer) return null;
  const bought = customer.checkouts.filter(({ status }) => status === "complete");
  return {
    subscriptions: customer.subscriptions.map((row) => ({
      id: row.id,
      status: row.status,
      interval: PLANS[row.plan as PlanType].interval,
      priceCents: PLANS[row.plan as PlanType].priceCents,
      currency: CURRENCY,
      currentPeriodEnd: row.periodEnd,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      trialEndsAt: row.trialEndsAt,
      promoCode: row.promoCode,
      discountPercent: row.discountPercent,
      discountCents: null,
      card: null,
      discountEndsAt: row.discountEndsAt,
      startedAt: row.createdAt,
      endedAt: row.endedAt,
    })),
    invoices: customer.invoices.map((row) => ({
      ...row,
      status: row.status as InvoiceStatus,
      currency: CURRENCY,
      url: null,
    })),
    purchases: bought.map((row) => ({
      id: row.id,
      tag: row.productTag as ProductTag,
      amountCents: PRODUCTS[row.productTag as ProductTag].priceCents,
      currency: CURRENCY,
      purchasedAt: row.finishedAt ?? row.createdAt,
    })),
    openCheckouts: customer.checkouts.filter(({ status }) => status === "open").map(({ id }) => id),
  };
}

/** Changes a live subscription while nobody else can; one that has ended stays as it is. */
async function change(id: string, changed: (account: DemoAccount, now: Date) => DemoAccount): Promise<void> {
  const now = await demoNow();
  await db.$transaction(async (transaction) => {
    const found = await transaction.demoSubscription.findUnique({ where: { id } });
    const wallet = found && (await lockCustomer(transaction, found.customerId));
    const row = await transaction.demoSubscription.findFirst({ where: { id, status: LIVE } });
    if (!wallet || !row) return;
    const account = await loadAccount(transaction, toSubscription(row), wallet);
    await saveAccount(transaction, account, changed(account, now));
  });
}

/** Gives back what the subscription's invoices took. */
async function refund(subscriptionId: string): Promise<void> {
  const paid = await db.demoInvoice.findMany({ where: { subscriptionId, status: "paid" } });
  for (const { id, paidCents } of paid)
    await db.demoInvoice.update({ where: { id }, data: { refundedCents: paidCents } });
}

const SINCE = Date.UTC(2026, 0, 1) / 1000;

const PRODUCT_LIST: ProductFacts[] = [
  ...(Object.keys(PLANS) as PlanType[]).map((plan) => ({
    id: `prod_demo_${plan}`,
    name: PLANS[plan].name,
    description: "A plan with everything.",
    active: true,
    createdAtSeconds: SINCE,
    meaning: { kind: "plan" as const, plan },
  })),
  ...(Object.keys(PRODUCTS) as ProductTag[]).map((tag) => ({
    id: `prod_demo_${tag}`,
    name: PRODUCTS[tag].name,
    description: "A pack of recipes, bought once.",
    active: true,
    createdAtSeconds: SINCE,
    meaning: { kind: "product" as const, tag },
  })),
];

export const demoGateway: PaymentGateway = {
  name: "demo",
  now: demoNow,
  isOurs: (customerId) => customerId.startsWith("cus_demo_"),
  async createCustomer({ reference, email }) {
    const { id } = await db.demoCustomer.upsert({
      where: { reference },
      create: { id: newDemoId("cus"), reference, email },
      update: { email },
    });
    return id;
  },
  createCheckout,
  createPlanChange: ({ customerId, subscriptionId, plan, successUrl, cancelUrl }) =>
    open({ customerId, kind: "change", subscriptionId, plan, successUrl, cancelUrl }),
  createCardChange: ({ customerId, returnUrl }) =>
    open({ customerId, kind: "card", successUrl: returnUrl, cancelUrl: returnUrl }),
  async findCheckout(id) {
    const row = await db.demoCheckout.findUnique({ where: { id } });
    return row && { customerId: row.customerId, isComplete: row.status === "complete" };
  },
  async hasCompletedCheckout(customerId) {
    return (await db.demoCheckout.count({ where: { customerId, status: "complete" } })) > 0;
  },
  async closeCheckouts(customerId) {
    await db.demoCheckout.updateMany({
      where: { customerId, status: "open", kind: "subscribe" },
      data: { status: "expired" },
    });
  },
  factsOf,
  async endCustomer(id) {
    await db.demoCustomer.deleteMany({ where: { id } });
  },
  cancelAtPeriodEnd: (id) =>
    change(id, (account) => ({
      ...account,
      subscription: { ...account.subscription, cancelAtPeriodEnd: true },
    })),
  async cancelNow(id, options) {
    if (options?.refund) await refund(id);
    await change(id, endSubscription);
  },
  listProducts: async () => PRODUCT_LIST,
  verifyWebhook: async () => null,
  customerOf: async ({ customerId }) => customerId,
};
