import "server-only";
/**
 * What a public site or a second copy of the app lacks with these settings, each with what to set and why. Where data or money would
 * suffer, the app does not start; the rest is said at its start. docs/running.md lists both. Asked when a server starts, not by
 * commands, which get by with less.
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

/** What is said at the start: a sentence or two for each thing, beginning with the setting that it is about. */
export function settingsAdvice(env: Env): string[] {
  const { APP_URL, DATABASE_URL, LISTEN_HOST, TRUST_PROXY } = env;
  const address = publicAddress(env);
  const isReachable =
    LISTEN_HOST === undefined
      ? (address !== null || DATABASE_URL !== undefined) && !env.DEV_TOOLS
      : !isLoopbackName(LISTEN_HOST);
  const advice: [boolean, string][] = [
    [
      APP_URL === undefined && (isReachable || TRUST_PROXY > 0),
      "APP_URL is not set: links in letters lead to this machine, and forms are taken from its own browser alone. Set it to the address that cooks open.",
    ],
    [
      address?.protocol === "http:",
      "APP_URL begins with http://: passwords and sessions travel readable. Put a proxy that speaks https before the app, and set APP_URL to its https:// address.",
    ],
    [
      address?.protocol === "https:" && TRUST_PROXY === 0,
      "TRUST_PROXY is 0 although APP_URL begins with https://, which a proxy must be speaking: all visitors share the limits of that proxy's address. Set it to the number of your proxies.",
    ],
    [
      TRUST_PROXY > 0 && LISTEN_HOST === undefined && isReachable,
      "LISTEN_HOST is not set: whoever reaches the port past your proxy can pretend to be any address. Set it to the address that the proxy calls, such as 127.0.0.1.",
    ],
    [
      DATABASE_URL !== undefined && env.AUTH_SECRET === undefined,
      "AUTH_SECRET is not set: each copy of the app makes one of its own, and does not know who has had a trial at another. Set the same one, of at least 32 characters, for all copies.",
    ],
    [
      DATABASE_URL !== undefined && env.S3_BUCKET === undefined,
      "S3_BUCKET is not set: pictures lie in this copy's DATA_DIR, where no other copy finds them. A second one will not start before all have the same S3_BUCKET.",
    ],
    [
      address !== null && env.SMTP_URL === undefined,
      "SMTP_URL is not set: letters stay in the database, and nobody who forgot a password gets a link. Set it, and MAIL_FROM, to your mail server.",
    ],
  ];
  return advice.flatMap(([applies, sentence]) => (applies ? [sentence] : []));
}
