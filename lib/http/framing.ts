import "server-only";
/**
 * Which other origins may show the app in a frame (docs/decisions/023-framing.md). The policy header is written by Next from
 * `next.config.mjs`, at build time; what the running server allows reaches it as a header of the request.
 */
import type { IncomingMessage } from "node:http";
import { env, ownAddress } from "@/lib/env";

/** Matched in next.config.mjs. */
const HEADER = "x-frame-ancestors";

/** Everything on this machine, as long as only this machine can reach us: what is built beside the app can be tried with it. */
const LOOPBACK = ["http://localhost:*", "http://127.0.0.1:*"];

/** The origins beside our own: `FRAME_ANCESTORS`, and this machine's when our address is loopback. */
export function frameAncestors(
  origins: readonly string[] = env.FRAME_ANCESTORS,
  address = ownAddress,
): string {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);
  return [...origins, ...(isLocal ? LOOPBACK : [])].join(" ");
}

const allowed = frameAncestors();

/** Writes the allowed origins on a request, over a caller's own word; always something, which the policy's other parts build on. */
export function markFraming(request: IncomingMessage): void {
  request.headers[HEADER] = allowed || "'self'";
}
