import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { ShareEventInput } from "@/lib/contract/sharing";
import { isBot } from "@/lib/rules/sharing/bots";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { findLiveShare, NOT_FOUND } from "./read";
import { countView } from "./views";

/**
 * Notes a visit. Bots and the owner do not count; what does not count is no error. That a visitor went on to a plan is taken and
 * not believed: who paid is known from the gateway (lib/sharing/stats.ts).
 * @returns whether it was a visit that is remembered
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
