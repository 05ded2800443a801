import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { ShareEventInput } from "@/lib/contract/sharing";
import { db } from "@/lib/db/client";
import { isBot } from "@/lib/rules/sharing/bots";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { findLive, NOT_FOUND } from "./read";
import { countView } from "./views";

/**
 * Notes a visit, or that a visitor went on to a plan. Bots and the owner do not count, an upgrade counts once for each
 * signed-in visitor and link; what does not count is no error.
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
}): Promise<void> {
  const share = await findLive(token);
  if (!share) throw new AppError("not_found", NOT_FOUND);
  if (viewer?.id === share.ownerId || isBot(userAgent)) return;
  if (event.eventType === "view")
    return countView({ shareId: share.id, visitorId: event.visitorId ?? "", now: services().now() });
  if (!viewer) return;
  await db.shareUpgrade.createMany({
    data: {
      shareId: share.id,
      userId: viewer.id,
      planType: event.metadata?.planType ?? null,
      promoCode: event.metadata?.promoCode?.trim().toUpperCase() || null,
    },
    skipDuplicates: true,
  });
}
