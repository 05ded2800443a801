import "server-only";
/** Counts attempts in the database, so that every copy of the app sees them; the address is kept as a hash only. */
import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { env, type RateLimit } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { AttemptCounter } from "./attempt-counter";
import { addressGroup } from "./client-ip";
import { DAY_MS } from "@/lib/rules/dates";
import { limits, limitsOf, type Limit, type RouteLimit } from "./limits";
import { t, tn } from "@/lib/messages";

const counters = new Map<string, AttemptCounter>();

function counterOf(name: string, { count, seconds }: RateLimit): AttemptCounter {
  const key = `${name}:${count}/${seconds}`;
  const known = counters.get(key);
  if (known) return known;
  const counter = new AttemptCounter({ name, count, seconds });
  counters.set(key, counter);
  return counter;
}

/** Who asks: the signed-in cook or admin, the address, and the account that the body names. */
export type Caller = { address: string; userId?: string; within?: string };

const KNOWN_FOR_S = 30 * 24 * 60 * 60;
/** What is remembered for nearly as long already is not written again. */
const REMEMBER_AFTER_MS = DAY_MS;

const keyOf = (who: string): string => createHash("sha256").update(who).digest("base64url").slice(0, 22);

/** What `limit` counts together: the signed-in caller where it has a rate for them, else the address, the named account, or both. */
function countedKey({ signedIn, across }: Limit, { address, userId, within }: Caller): string {
  if (signedIn && userId !== undefined) return `user ${userId}`;
  const from = across === "addresses" ? "anywhere" : addressGroup(address);
  return `${from} ${across === "accounts" ? "" : (within ?? "")}`.trim();
}

/** The counter of `caller`'s attempts, and whether this address is trusted for the account that they name. */
function countersOf(limit: Limit, caller: Caller) {
  const rate = caller.userId === undefined ? limit.anonymous : (limit.signedIn ?? limit.anonymous);
  const known = limit.across === "addresses" ? counterOf(`${limit.name}-known`, rate) : null;
  const place = keyOf(`${addressGroup(caller.address)} ${caller.within ?? ""}`);
  return {
    counter: counterOf(limit.name, rate),
    key: keyOf(countedKey(limit, caller)),
    knownForMs: async () => (await known?.get(place))?.msBeforeNext ?? 0,
    remember: async () => void (await known?.set(place, 1, KNOWN_FOR_S)),
  };
}

/**
 * Counts an attempt of `caller` against `limit`, or as many as the call is worth. The returned function takes it back after a success, and remembers the address as a
 * trusted one of that account, so that strangers who guess from elsewhere do not lock its cook out.
 * @throws AppError `rate_limited` with the seconds to wait; `unavailable` when the counters cannot be reached.
 */
export async function takeAttempt(limit: Limit, caller: Caller, worth = 1): Promise<() => Promise<void>> {
  const { counter, key, knownForMs, remember } = countersOf(limit, caller);
  try {
    const known = await knownForMs();
    if (known > KNOWN_FOR_S * 1000 - REMEMBER_AFTER_MS) return async () => {};
    if (known > 0) return remember;
    await counter.consume(key, worth);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) {
      throw new AppError(
        "unavailable",
        t("{appName} is not ready right now. Please try again in a minute.", { appName: env.APP_NAME }),
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
    await Promise.all([counter.reward(key, worth), remember()]);
  };
}

/**
 * Trusts this address for the account that `within` names, after its owner has opened a mailed link from there: failed attempts from
 * there are forgotten, and strangers who guess from elsewhere do not lock the owner out.
 */
export async function trustAddress(caller: { address: string; within: string }): Promise<void> {
  const own = countersOf(limits.login, caller);
  await Promise.all([own.counter.delete(own.key), countersOf(limits.loginOf, caller).remember()]);
}

/**
 * Takes the limits that do not depend on the body.
 * @throws AppError as `takeAttempt` does
 */
export async function takeBeforeBody(limit: RouteLimit, caller: Caller): Promise<void> {
  for (const one of limitsOf(limit)) if (!one.per && !one.when) await takeAttempt(one, caller);
}

/**
 * The limits that depend on the body or query. Call the returned function when the call has succeeded.
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
    else if (one.when?.(body, query)) await takeAttempt(one, caller, one.worth?.(body));
  }
  return () => Promise.all(giveBack.map((give) => give()));
}

/** "40 seconds", "1 minute", "12 minutes". */
function inWords(seconds: number): string {
  if (seconds < 60) return tn(seconds, "{count} second", "{count} seconds");
  return tn(Math.ceil(seconds / 60), "{count} minute", "{count} minutes");
}
