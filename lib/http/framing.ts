import "server-only";
/** Which other origins may show the app in a frame (docs/decisions/023-framing.md): a part of the content policy. */
import { env, ownAddress } from "@/lib/env";
import { isLoopbackName } from "@/lib/rules/loopback";

/** Everything on this machine, as long as only this machine can reach us: what is built beside the app can be tried with it. */
const LOOPBACK = ["http://localhost:*", "http://127.0.0.1:*"];

/** The origins beside our own: `FRAME_ANCESTORS`, and this machine's when our address is loopback. */
export function frameAncestors(
  origins: readonly string[] = env.FRAME_ANCESTORS,
  address = ownAddress,
): readonly string[] {
  const isLocal = isLoopbackName(new URL(address).hostname);
  return [...origins, ...(isLocal ? LOOPBACK : [])];
}
