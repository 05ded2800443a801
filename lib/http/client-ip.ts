import "server-only";
/**
 * Who is calling, for rate limits: the address of the socket, unless TRUST_PROXY names how many proxies of ours stand before it.
 * Next puts the socket's address into X-Forwarded-For only when the caller sent none, so that header alone can be forged.
 */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { secretHeader } from "./secret-header";

const HEADER = secretHeader("address");

/** Writes the caller's address into a request that an HTTP server of ours has accepted. */
export function stampClientAddress(request: IncomingMessage, socket: Socket): void {
  const forwarded = request.headers["x-forwarded-for"];
  const chain = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  if (chain !== undefined && env.TRUST_PROXY === 0) warnOnce();
  request.headers[HEADER] = clientAddress(chain, socket.remoteAddress ?? "", env.TRUST_PROXY);
}

let hasWarned = false;

/** Warns of a proxy that no setting names: all its visitors count as one address and share its limits. */
function warnOnce(): void {
  if (hasWarned) return;
  hasWarned = true;
  log.warn(
    "requests come with X-Forwarded-For, and TRUST_PROXY is 0: all visitors of a proxy share the limits of one address. " +
      "Set TRUST_PROXY to the number of your proxies",
  );
}

/**
 * The client's address given the X-Forwarded-For that arrived, the socket's own address and the number of proxies to believe.
 * Each proxy appends who called it, so the `hops`-th entry from the right is the last one that a proxy of ours wrote.
 */
export function clientAddress(forwarded: string | undefined, socketAddress: string, hops: number): string {
  const chain = (forwarded ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  chain.push(socketAddress);
  return chain[Math.max(0, chain.length - 1 - hops)] ?? socketAddress;
}

/** The stamped address in a request's headers; "unknown" (one shared counter) when the process does not stamp. */
export function readClientAddress(headers: Headers): string {
  return headers.get(HEADER) ?? "unknown";
}

/** Headers as a stamped request would carry them, for calls made inside the process (tests). */
export function stampedHeaders(address: string): Record<string, string> {
  return { [HEADER]: address };
}

/**
 * What one household shares: an IPv4 address, or the first 64 bits of an IPv6 one, within which a single caller
 * may change addresses at will.
 */
export function addressGroup(address: string): string {
  const bare = withoutPort(address).replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return "unknown";
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${parsed
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}/64`;
}

/** Some proxies write the caller's port as well: `1.2.3.4:5678`, `[2001:db8::1]:5678`, and some write brackets alone. */
function withoutPort(entry: string): string {
  const address = entry.replace(/^"(.*)"$/, "$1");
  return (
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(address)?.[1] ?? address
  );
}
