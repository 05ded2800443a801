import "server-only";
/** Counts attempts in the database, so that every copy of the app sees them; the address is kept as a hash only. */
import { createHash } from "node:crypto";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "@/lib/db/client";
import { env, type RateLimit } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { addressGroup } from "./client-ip";
import { limits, limitsOf, type Limit, type RouteLimit } from "./limits";

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
    // The sweeps take them away (lib/retention), a bounded part at a time.
    clearExpiredByTimeout: false,
  });
  counters.set(key, counter);
  return counter;
}

/** Who asks: the signed-in cook or admin, the address, and the account that the body names. */
export type Caller = { address: string; userId?: string; within?: string };

const KNOWN_FOR_S = 30 * 24 * 60 * 60;

const keyOf = (who: string): string => createHash("sha256").update(who).digest("base64url").slice(0, 22);

/** Whom `limit` counts: the signed-in caller where it has a rate for them; what it puts together across accounts or addresses; else both. */
function countedKey({ signedIn, across }: Limit, { address, userId, within }: Caller): string {
  if (signedIn && userId !== undefined) return `user ${userId}`;
  const from = across === "addresses" ? "anywhere" : addressGroup(address);
  return `${from} ${across === "accounts" ? "" : (within ?? "")}`.trim();
}

/** Where attempts of `caller` are counted, and where it stands that they got into the account that they name from this address. */
function countersOf(limit: Limit, caller: Caller) {
  const rate = caller.userId === undefined ? limit.anonymous : (limit.signedIn ?? limit.anonymous);
  const known = limit.across === "addresses" ? counterOf(`${limit.name}-known`, rate) : null;
  const place = keyOf(`${addressGroup(caller.address)} ${caller.within ?? ""}`);
  return {
    counter: counterOf(limit.name, rate),
    key: keyOf(countedKey(limit, caller)),
    isKnown: async () => Boolean(await known?.get(place)),
    remember: async () => void (await known?.set(place, 1, KNOWN_FOR_S)),
  };
}

/**
 * Takes one attempt of `limit` from `caller`; the answer gives it back, and remembers the caller's address for the account that it
 * succeeded with: strangers who guess at an account from everywhere do not lock its cook out.
 * @throws AppError `rate_limited` with the seconds to wait; `unavailable` when the counters cannot be reached.
 */
export async function takeAttempt(limit: Limit, caller: Caller): Promise<() => Promise<void>> {
  const { counter, key, isKnown, remember } = countersOf(limit, caller);
  try {
    if (await isKnown()) return remember;
    await counter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) {
      throw new AppError(
        "unavailable",
        `${env.APP_NAME} is not ready right now. Please try again in a minute.`,
        {
          cause: refused,
          retryAfterSeconds: 60,
        },
      );
    }
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new AppError("rate_limited", limit.sentence(inWords(seconds)), { retryAfterSeconds: seconds });
  }
  return async () => {
    await Promise.all([counter.reward(key), remember()]);
  };
}

/**
 * The owner of the account that `within` names has shown by a letter to be at this address: they get in there at once. What failed
 * there before for that account was theirs and is forgotten, and strangers who guess from elsewhere do not lock them out.
 */
export async function trustAddress(caller: { address: string; within: string }): Promise<void> {
  const own = countersOf(limits.login, caller);
  await Promise.all([own.counter.delete(own.key), countersOf(limits.loginOf, caller).remember()]);
}

/**
 * The limits of a call that can be counted before its body is read.
 * @throws AppError as `takeAttempt` does
 */
export async function takeBeforeBody(limit: RouteLimit, caller: Caller): Promise<void> {
  for (const one of limitsOf(limit)) if (!one.per && !one.when) await takeAttempt(one, caller);
}

/**
 * The limits that depend on what was asked for. The answer is called when the call has succeeded.
 * @throws AppError as `takeAttempt` does
 */
export async function takeAfterBody(
  limit: RouteLimit,
  caller: Caller,
  { body, query }: { body: unknown; query?: unknown },
): Promise<() => Promise<unknown>> {
  const giveBack: (() => Promise<void>)[] = [];
  for (const one of limitsOf(limit)) {
    if (one.per) giveBack.push(await takeAttempt(one, { ...caller, within: one.per(body) }));
    else if (one.when?.(body, query)) await takeAttempt(one, caller);
  }
  return () => Promise.all(giveBack.map((give) => give()));
}

/** "40 seconds", "1 minute", "12 minutes". */
function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes === 1 ? "" : "s"}`;
}
