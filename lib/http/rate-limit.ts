import "server-only";
/** Counts attempts in the database, so that every copy of the app sees them; the address is kept as a hash only. */
import { createHash } from "node:crypto";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { addressGroup } from "./client-ip";
import type { Limit } from "./limits";

const counters = new Map<string, RateLimiterPrisma>();

function counterOf({ name, anonymous }: Limit): RateLimiterPrisma {
  const key = `${name}:${anonymous.count}/${anonymous.seconds}`;
  const known = counters.get(key);
  if (known) return known;
  const counter = new RateLimiterPrisma({
    storeClient: db,
    tableName: "rateLimiterFlexible",
    keyPrefix: name,
    points: anonymous.count,
    duration: anonymous.seconds,
  });
  counters.set(key, counter);
  return counter;
}

/**
 * Takes one attempt of `limit` from the caller at `address`.
 * @throws AppError `rate_limited` with the seconds to wait; `unavailable` when the counters cannot be reached.
 */
export async function takeAttempt(limit: Limit, address: string): Promise<void> {
  const caller = createHash("sha256").update(addressGroup(address)).digest("base64url").slice(0, 22);
  try {
    await counterOf(limit).consume(caller);
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
}

/** "40 seconds", "1 minute", "12 minutes". */
function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? "" : "s"}`;
}
