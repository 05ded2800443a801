import "server-only";
/**
 * What a public site or a second copy of the app lacks with these settings, each with what to set and why. Where data or money would
 * suffer, the app does not start; some of the rest is said at its start, all of it by `npm run doctor`. docs/running.md lists it. Asked
 * when a server starts, not by other commands, which get by with less.
 */
import type { Env } from "./env";
import { isLoopbackName } from "./rules/loopback";

const publicAddress = ({ APP_URL }: Env): URL | null => {
  const address = APP_URL === undefined ? null : new URL(APP_URL);
  return address && !isLoopbackName(address.hostname) ? address : null;
};

/** @throws Error with what would cost data or money. */
export function refuseUnsafeSettings(env: Env): void {
  if (env.STRIPE_SECRET_KEY?.includes("_live_") && env.APP_URL === undefined)
    throw new Error(
      "Wrong setting: APP_URL is missing: with a live key of Stripe, cooks who have paid would be sent to this machine's own address. Set it to the address that cooks open.",
    );
  if (publicAddress(env) && env.DATABASE_URL !== undefined && env.AUTH_SECRET === undefined)
    throw new Error(
      "Wrong setting: AUTH_SECRET is missing: each copy of the app at this DATABASE_URL would make one of its own and not know who has had a trial. Set the same one, of at least 32 characters, for all copies.",
    );
}

/** What an installation is to do, beyond serving the one who started it. */
export const PURPOSES = ["one machine", "many machines", "payments", "mail"] as const;
export type Purpose = (typeof PURPOSES)[number];

type Rule = {
  /** What cannot be done, or not well, without it. */
  purposes: readonly Purpose[];
  isMissing: boolean;
  /** Said at the start too: with the other settings, somebody will miss it. */
  isSaid: boolean;
  /** Begins with the setting that it is about. */
  sentence: string;
};

const SITE = ["one machine", "many machines"] as const;

function rulesFor(env: Env): Rule[] {
  const { APP_URL, DATABASE_URL, LISTEN_HOST, TRUST_PROXY } = env;
  const address = publicAddress(env);
  const isReachable =
    LISTEN_HOST === undefined
      ? (address !== null || DATABASE_URL !== undefined) && !env.DEV_TOOLS
      : !isLoopbackName(LISTEN_HOST);
  const isPlain = address?.protocol === "http:";
  const isPastProxy = address?.protocol === "https:" && TRUST_PROXY === 0;
  const isOpenPastProxy = TRUST_PROXY > 0 && LISTEN_HOST === undefined && isReachable;
  return [
    {
      purposes: [...SITE, "payments"],
      isMissing: APP_URL === undefined,
      isSaid: isReachable || TRUST_PROXY > 0,
      sentence:
        "APP_URL is not set: links in letters lead to this machine, and forms are taken from its own browser alone. Set it to the address that cooks open.",
    },
    {
      purposes: [...SITE, "payments"],
      isMissing: isPlain,
      isSaid: true,
      sentence:
        "APP_URL begins with http://: passwords and sessions travel readable. Put a proxy that speaks https before the app, and set APP_URL to its https:// address.",
    },
    {
      purposes: SITE,
      isMissing: isPastProxy,
      isSaid: true,
      sentence:
        "TRUST_PROXY is 0 although APP_URL begins with https://, which a proxy must be speaking: all visitors share the limits of that proxy's address. Set it to the number of your proxies.",
    },
    {
      purposes: SITE,
      isMissing: isOpenPastProxy,
      isSaid: true,
      sentence:
        "LISTEN_HOST is not set: whoever reaches the port past your proxy can pretend to be any address. Set it to the address that the proxy calls, such as 127.0.0.1.",
    },
    {
      purposes: ["many machines"],
      isMissing: DATABASE_URL === undefined,
      isSaid: false,
      sentence:
        "DATABASE_URL is not set: the embedded database serves one copy of the app. Set it to the address of a PostgreSQL.",
    },
    {
      purposes: ["many machines"],
      isMissing: env.AUTH_SECRET === undefined,
      isSaid: DATABASE_URL !== undefined,
      sentence:
        "AUTH_SECRET is not set: each copy of the app makes one of its own, and does not know who has had a trial at another. Set the same one, of at least 32 characters, for all copies.",
    },
    {
      purposes: ["many machines"],
      isMissing: env.S3_BUCKET === undefined,
      isSaid: DATABASE_URL !== undefined,
      sentence:
        "S3_BUCKET is not set: pictures lie in this copy's DATA_DIR, where no other copy finds them. A second one will not start before all have the same S3_BUCKET.",
    },
    {
      purposes: ["payments"],
      isMissing: env.STRIPE_SECRET_KEY === undefined,
      isSaid: false,
      sentence:
        "STRIPE_SECRET_KEY is not set: the demo checkout charges nobody. Set it, run `npm run billing:setup`, and set STRIPE_WEBHOOK_SECRET to what it says.",
    },
    {
      purposes: ["mail"],
      isMissing: env.SMTP_URL === undefined,
      isSaid: address !== null,
      sentence:
        "SMTP_URL is not set: letters stay in the database, and nobody who forgot a password gets a link. Set it, and MAIL_FROM, to your mail server.",
    },
    {
      purposes: ["mail"],
      isMissing: env.SUPPORT_EMAIL === undefined,
      isSaid: false,
      sentence:
        "SUPPORT_EMAIL is not set: support requests stand on the admin pages and are mailed to nobody. Set it to whoever answers them.",
    },
  ];
}

/** What is said at the start: a sentence or two for each thing, beginning with the setting that it is about. */
export const settingsAdvice = (env: Env): string[] =>
  rulesFor(env).flatMap(({ isMissing, isSaid, sentence }) => (isMissing && isSaid ? [sentence] : []));

/** All that these settings lack for a purpose; empty when they are complete for it. */
export const missingFor = (purpose: Purpose, env: Env): string[] =>
  rulesFor(env).flatMap(({ purposes, isMissing, sentence }) =>
    isMissing && purposes.includes(purpose) ? [sentence] : [],
  );
