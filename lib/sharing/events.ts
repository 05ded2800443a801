import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { ShareEventInput } from "@/lib/contract/sharing";
import { isBot } from "@/lib/rules/sharing/bots";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { findLiveShare, NOT_FOUND } from "./read";
import { countView } from "./views";

/**
 * Counts a visit. Bots and the owner do not count, which is no error. `upgrade` events are accepted and ignored: the gateway says who
 * paid (lib/sharing/stats.ts).
 * @returns whether the visit counted
 * @throws AppError `not_found` for a link that does not live
 */
export async function recordEvent({
  viewer,
  token,
  event,
  userAgent,
}: {
  viewer: Viewer | null;
  token: string;
  event: ShareEventInput;
  userAgent: string | null;
}): Promise<{ isVisit: boolean }> {
  const share = await findLiveShare(token);
  if (!share) throw new AppError("not_found", NOT_FOUND);
  if (viewer?.id === share.ownerId || isBot(userAgent)) return { isVisit: false };
  if (event.eventType !== "view") return { isVisit: false };
  await countView({ shareId: share.id, visitorId: event.visitorId ?? "", now: services().now() });
  return { isVisit: true };
}
