import "server-only";
/** How things end at Stripe. Each step may be asked for again after any failure, and goes on from what is there. */
import type Stripe from "stripe";
import { idOf, isMissing, isRefused, LIST_LIMIT } from "./client";

/** True for Stripe's word that a payment has gone back already. */
const isRefunded = (error: unknown): boolean => isRefused(error, "charge_already_refunded");

/**
 * Ends a subscription at once. What was paid for it goes back first: should ending it fail then, it is still there to be ended by
 * the next attempt.
 */
export async function cancel(client: Stripe, id: string, refund: boolean): Promise<void> {
  if (refund) await refundAll(client, id);
  try {
    await client.subscriptions.cancel(id);
  } catch (error) {
    // One that has ended cannot be cancelled: Stripe says that there is none.
    if (!isMissing(error)) throw error;
    const { ended_at: endedAt } = await client.subscriptions.retrieve(id);
    if (endedAt === null) throw error;
  }
}

async function refundAll(client: Stripe, subscription: string): Promise<void> {
  const paid = await client.invoices
    .list({ subscription, status: "paid", limit: 100, expand: ["data.payments"] })
    .autoPagingToArray({ limit: LIST_LIMIT });
  for (const invoice of paid)
    for (const { payment, status } of invoice.payments?.data ?? []) {
      const intent = idOf(payment.payment_intent);
      if (intent !== null && status === "paid") await refundPayment(client, intent);
    }
}

async function refundPayment(client: Stripe, payment_intent: string): Promise<void> {
  try {
    await client.refunds.create(
      { payment_intent, reason: "duplicate" },
      { idempotencyKey: `refund:${payment_intent}` },
    );
  } catch (error) {
    if (!isRefunded(error)) throw error;
  }
}

/** Deletes a customer, and with them all that could be charged or completed. */
export async function endCustomer(client: Stripe, id: string): Promise<void> {
  try {
    await client.customers.del(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Deleted before, or never known to this key: only the first is an end.
    const customer = await client.customers.retrieve(id);
    if (!customer.deleted) throw error;
  }
}
