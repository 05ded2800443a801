import "server-only";
import { keepImageFrom } from "@/lib/images/keep";
import { ownImageAddress } from "@/lib/images/name";

const ADDRESS_MAX_CHARS = 2_000;
const KEEP_WITHIN_MS = 10_000;

/** What a saved recipe's picture may be: null, `https:` or our own copy; a `data:` picture becomes one; anything else is null (decisions §11). */
export async function keepPicture(given: string | null): Promise<string | null> {
  if (given === null) return null;
  if (/^data:/i.test(given))
    return keepImageFrom(given, AbortSignal.timeout(KEEP_WITHIN_MS)).catch(() => null);
  const isWebAddress = given.length <= ADDRESS_MAX_CHARS && /^https:\/\/[^\s/]+\.[^\s]+$/.test(given);
  return ownImageAddress(given) ?? (isWebAddress ? given : null);
}
