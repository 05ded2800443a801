import "server-only";
/**
 * Mutating calls come from our own pages only (wire.md#own-origin): a foreign page that makes a cook's browser send one is refused.
 * Own origin is that of APP_URL; without it, the request's own scheme and Host, and only when that Host is loopback,
 * because any other Host may be a name somebody points at us.
 */
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isLoopbackHost } from "./loopback";
import type { Message } from "@/lib/messages";

const NOT_OWN_ORIGIN = "This request did not come from our own pages." satisfies Message;

/**
 * @param protocol what the request came over, where there is no APP_URL to say it
 * @param allowDirect also accepts a request that the browser says no page made (`Sec-Fetch-Site: none`): the demo checkout form
 * @throws AppError `forbidden` when the request does not come from our own origin.
 */
export function requireOwnOrigin(
  headers: Headers,
  {
    appUrl = env.APP_URL,
    protocol = "http:",
    allowDirect = false,
  }: { appUrl?: string; protocol?: string; allowDirect?: boolean } = {},
): void {
  const own = appUrl === undefined ? loopbackOrigin(headers, protocol) : new URL(appUrl).origin;
  const origin = headers.get("origin");
  if (origin !== null) {
    if (own === null || origin.toLowerCase() !== own) throw new AppError("forbidden", NOT_OWN_ORIGIN);
    return;
  }
  // why: a browser always sends one of the two headers on a mutating call; a call with neither is not from our pages.
  const site = headers.get("sec-fetch-site");
  if (own === null || !(site === "same-origin" || (allowDirect && site === "none"))) {
    throw new AppError("forbidden", NOT_OWN_ORIGIN);
  }
}

/** The origin the request was sent to, when its Host is this machine itself; else null. */
function loopbackOrigin(headers: Headers, protocol: string): string | null {
  const host = headers.get("host") ?? undefined;
  if (!isLoopbackHost(host)) return null;
  return new URL(`${protocol}//${host}`).origin;
}
