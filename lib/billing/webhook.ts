import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { askGateway } from "./gateway";
import { syncCustomer } from "./sync";
import { t } from "@/lib/messages";

/**
 * Takes one event of the payment gateway. It tells only which customer to sync. An event that was handled is not handled
 * again; one whose sync failed is refused, so that the gateway sends it again.
 * @throws AppError `invalid` for a signature that is not the gateway's or is older than 5 minutes, `upstream`
 */
export async function handleWebhook({
  rawBody,
  signature,
}: {
  rawBody: string;
  signature: string | null;
}): Promise<{ received: true }> {
  const event = await services().payments.verifyWebhook(rawBody, signature);
  if (!event)
    throw new AppError("invalid", t("This message does not carry the payment provider's signature."));
  const { id, type } = event;
  await db.stripeEvent.createMany({
    data: { id, type, customerId: event.customerId },
    skipDuplicates: true,
  });
  const kept = await db.stripeEvent.findUnique({ where: { id }, select: { doneAt: true } });
  if (kept?.doneAt) return { received: true };
  const customerId = await askGateway("sync", (payments) => payments.customerOf(event));
  if (customerId !== null) await syncCustomer(customerId);
  await db.stripeEvent.updateMany({ where: { id }, data: { doneAt: new Date(), customerId } });
  return { received: true };
}
