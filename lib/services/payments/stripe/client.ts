import "server-only";
import type Stripe from "stripe";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string | undefined;
  /** Another server that speaks Stripe's API. */
  apiBase: string | undefined;
  /** How often a request that was lost is sent again. */
  retries?: number;
};

/**
 * Stripe's own client. It retries lost requests with an idempotency key, so that a retry never does anything twice. It is many files, which
 * are read when it is first needed.
 */
export async function stripeClient({
  secretKey,
  apiBase,
  retries = RETRIES,
}: StripeSettings): Promise<Stripe> {
  const { default: Stripe } = await import("stripe");
  const base = apiBase === undefined ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === "https:" ? 443 : 80),
      protocol: base.protocol === "https:" ? ("https" as const) : ("http" as const),
    }),
  });
}

/** True when Stripe did not take a request for the reason `code` names. */
export function isRefused(error: unknown, code: string): boolean {
  const { type, code: given } = error as Partial<Stripe.errors.StripeInvalidRequestError>;
  return type === "StripeInvalidRequestError" && given === code;
}

/** True for Stripe's word that there is no such thing. */
export const isMissing = (error: unknown): boolean => isRefused(error, "resource_missing");

/** What `ask` answers, or null when there is no such thing. */
export async function orNull<T>(ask: Promise<T>): Promise<T | null> {
  try {
    return await ask;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
export const dateOrNull = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : dateOf(seconds);

/** The id of what Stripe gives as an id or, expanded, as the thing itself. */
export const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === "string" ? given : (given?.id ?? null);

/** Lists end here; no cook comes near. */
export const LIST_LIMIT = 1000;
