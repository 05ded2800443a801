/** Route tests with Stripe: the real adapter, set up against a local server of its API (stripe-api.ts). */
import { replaceServices } from "@/lib/services";
import { stripeGateway } from "@/lib/services/payments/stripe";
import { setUpStripe } from "@/lib/services/payments/stripe/setup";
import { POST as webhook } from "@/app/api/webhooks/stripe/route";
import { call, type Answer } from "./call";
import { stripeApi, STRIPE_KEY, WEBHOOK_SECRET, type StripeApi } from "./stripe-api";
import type { WorldEvent } from "./stripe-world";

/** Starts the server and puts Stripe in the demo gateway's place; the caller stops it. */
export async function useStripe(): Promise<StripeApi> {
  const api = await stripeApi();
  const settings = { secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: api.url, retries: 0 };
  await setUpStripe(settings);
  replaceServices({ payments: stripeGateway(settings) });
  return api;
}

/** Delivers an event as Stripe does. */
export function deliver(
  api: StripeApi,
  event: WorldEvent,
  options?: Parameters<StripeApi["signed"]>[1],
): Promise<Answer> {
  const { raw, signature } = api.signed(event, options);
  return send(raw, signature);
}

export const send = (raw: string, signature: string | null): Promise<Answer> =>
  call(webhook, {
    origin: null,
    raw,
    headers: {
      "content-type": "application/json",
      ...(signature !== null && { "stripe-signature": signature }),
    },
  });
