import "server-only";
/**
 * Who is calling, for rate limits: the address of the socket, unless TRUST_PROXY names how many proxies of ours stand before it.
 * Next puts the socket's address into X-Forwarded-For only when the caller sent none, so that header alone can be forged.
 * `stampClientAddress` (called once at start, from instrumentation.ts) therefore writes the address into a header whose name
 * is drawn at random for each process: nobody outside can send it.
 */
import { randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";

// why: instrumentation and routes are bundled apart and would each have a module-level name of their own.
const shared = globalThis as typeof globalThis & {
  plainspoonAddressHeader?: string;
  plainspoonStamped?: true;
};
const HEADER = (shared.plainspoonAddressHeader ??= `x-client-address-${randomBytes(12).toString("hex")}`);

/** Makes every request that any HTTP server of this process accepts carry its client's address. Calling it twice is harmless. */
export function stampClientAddress(): void {
  if (shared.plainspoonStamped) return;
  shared.plainspoonStamped = true;
  subscribe("http.server.request.start", (message) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    const forwarded = request.headers["x-forwarded-for"];
    const chain = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
    request.headers[HEADER] = clientAddress(chain, socket.remoteAddress ?? "", env.TRUST_PROXY);
  });
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

/** The stamped address of `request`; "unknown" (one shared counter) when the process does not stamp. */
export function readClientAddress(request: Request): string {
  return request.headers.get(HEADER) ?? "unknown";
}

/** Headers as a stamped request would carry them, for calls made inside the process (tests). */
export function stamped(address: string): Record<string, string> {
  return { [HEADER]: address };
}

/**
 * What one household shares: an IPv4 address, or the first 64 bits of an IPv6 one, within which a single caller
 * may change addresses at will.
 */
export function addressGroup(address: string): string {
  const bare = address.replace(/%.*$/, "").replace(/^\[(.*)\](:\d+)?$/, "$1");
  if (!ipaddr.isValid(bare)) return "unknown";
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${parsed
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}/64`;
}
