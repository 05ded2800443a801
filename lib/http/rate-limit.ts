import "server-only";
/** Counts attempts in the database, so that every copy of the app sees them; the address is kept as a hash only. */
import { createHash } from "node:crypto";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "@/lib/db/client";
import type { RateLimit } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { addressGroup } from "./client-ip";
import type { Limit } from "./limits";

const counters = new Map<string, RateLimiterPrisma>();

function counterOf(name: string, { count, seconds }: RateLimit): RateLimiterPrisma {
  const key = `${name}:${count}/${seconds}`;
  const known = counters.get(key);
  if (known) return known;
  const counter = new RateLimiterPrisma({
    storeClient: db,
    tableName: "rateLimiterFlexible",
    keyPrefix: name,
    points: count,
    duration: seconds,
  });
  counters.set(key, counter);
  return counter;
}

/** Who is counted: the signed-in user where the limit has a rate for them, else the address, with `within` where the limit asks for it. */
export type Caller = { address: string; userId?: string; within?: string };

/**
 * Takes one attempt of `limit` from `caller`; the answer gives it back.
 * @throws AppError `rate_limited` with the seconds to wait; `unavailable` when the counters cannot be reached.
 */
export async function takeAttempt(
  limit: Limit,
  { address, userId, within }: Caller,
): Promise<() => Promise<void>> {
  const rate = userId === undefined ? undefined : limit.signedIn;
  const who = rate ? `user ${userId}` : `${addressGroup(address)} ${within ?? ""}`.trim();
  const key = createHash("sha256").update(who).digest("base64url").slice(0, 22);
  const counter = counterOf(limit.name, rate ?? limit.anonymous);
  try {
    await counter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) {
      throw new AppError("unavailable", "Plainspoon is not ready right now. Please try again in a minute.", {
        cause: refused,
        retryAfterSeconds: 60,
      });
    }
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new AppError("rate_limited", limit.sentence(inWords(seconds)), { retryAfterSeconds: seconds });
  }
  return async () => {
    await counter.reward(key);
  };
}

/** "40 seconds", "1 minute", "12 minutes". */
function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? "" : "s"}`;
}
