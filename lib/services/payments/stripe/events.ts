import "server-only";
/** Whom an event of Stripe's is about. Nothing else in it is believed. */
import type Stripe from "stripe";
import type { GatewayEvent } from "../port";
import { idOf, orNull } from "./client";

type Ref = string | { id: string } | null | undefined;
type Named = {
  object?: string;
  id?: string;
  customer?: Ref;
  charge?: Ref;
  payment_intent?: Ref;
  invoice?: Ref;
};

/** The event as ours: refunds, disputes and payments of invoices name the payment and not the customer. */
export function toEvent({ id, type, data }: Stripe.Event): GatewayEvent {
  const object = data.object as Named;
  // What was taken off a customer names whose it was.
  const before = (data as { previous_attributes?: Named }).previous_attributes;
  const customerId =
    object.object === "customer" ? (object.id ?? null) : (idOf(object.customer) ?? idOf(before?.customer));
  return { id, type, customerId, behind: customerId === null ? behindOf(object) : null };
}

function behindOf({ charge, payment_intent: payment, invoice }: Named): GatewayEvent["behind"] {
  const [chargeId, paymentId, invoiceId] = [idOf(charge), idOf(payment), idOf(invoice)];
  if (chargeId !== null) return { kind: "charge", id: chargeId };
  if (paymentId !== null) return { kind: "payment", id: paymentId };
  return invoiceId === null ? null : { kind: "invoice", id: invoiceId };
}

/** Whose payment it is; null for nobody's, or one that is gone. */
export async function customerBehind(
  client: Stripe,
  { kind, id }: NonNullable<GatewayEvent["behind"]>,
): Promise<string | null> {
  const ask = {
    charge: () => client.charges.retrieve(id),
    payment: () => client.paymentIntents.retrieve(id),
    invoice: () => client.invoices.retrieve(id),
  };
  const found: { customer: Ref } | null = await orNull<{ customer: Ref }>(ask[kind]());
  return idOf(found?.customer);
}
