import "server-only";
import { db } from "@/lib/db/client";
import { billableOnly } from "./billable";

/** How many of these users have paid anything that was not given back in full. */
export async function countPaid(userIds: readonly string[]): Promise<number> {
  const payers = await db.invoice.findMany({
    where: {
      userId: { in: [...userIds] },
      status: "paid",
      isTest: false,
      ...billableOnly(),
      paidCents: { gt: db.invoice.fields.refundedCents },
    },
    distinct: ["userId"],
    select: { userId: true },
  });
  return payers.length;
}
