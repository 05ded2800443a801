/**
 * What a browser remembers of a shared page it opened: which link (`shareToken`), the discount that came with it
 * (share-discount.ts), and the random name under which its visits count (`visitorId`). All in local storage (sharing.md#remembered-visit).
 */
import type { ShareEventInput } from "@/lib/contract/sharing";
import { request } from "./api";
import { keepShareDiscount } from "./share-discount";

const TOKEN = "shareToken";
const VISITOR = "visitorId";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that refuses storage is a new visitor each time, and has no code to fill in.
  }
}

/** This browser's random name, made at its first visit. */
export function visitorId(): string {
  const known = read(VISITOR);
  if (known) return known;
  const made = crypto.randomUUID();
  write(VISITOR, made);
  return made;
}

/** On opening a shared page: the link and its discount are remembered, the visit is counted. A failure costs a count, no more. */
export async function recordShareVisit(token: string, discountCode: string): Promise<void> {
  write(TOKEN, token);
  keepShareDiscount(discountCode);
  await send(token, { eventType: "view", visitorId: visitorId() });
}

/**
 * Reports to the link that led here that its visitor goes on to a plan. Call it just before the browser leaves for the checkout:
 * it outlives the page, never throws, and does nothing when no link was followed.
 */
export async function recordShareUpgrade(metadata: {
  planType: "monthly" | "annual";
  promoCode?: string | null;
}): Promise<void> {
  const token = read(TOKEN);
  if (token) await send(token, { eventType: "upgrade", visitorId: visitorId(), metadata });
}

async function send(token: string, event: ShareEventInput): Promise<void> {
  await request(`/api/share/${encodeURIComponent(token)}/event`, {
    method: "POST",
    json: event,
    keepalive: true,
  }).catch(() => undefined);
}
