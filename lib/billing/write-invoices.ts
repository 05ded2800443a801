import "server-only";
/** Stores the invoices and one-off purchases that a sync has read (lib/billing/sync.ts). */
import type { Prisma } from "@/lib/db/generated/client";
import type { CustomerFacts } from "@/lib/services/payments/port";

type InvoiceOwner = { id: string; isTest: boolean };

/** Writes the invoices that are new or have changed. */
export async function writeInvoices(
  transaction: Prisma.TransactionClient,
  user: InvoiceOwner,
  { invoices }: CustomerFacts,
): Promise<void> {
  if (invoices.length === 0) return;
  const known = await transaction.invoice.findMany({
    where: { id: { in: invoices.map(({ id }) => id) } },
    select: { id: true, status: true, paidCents: true, refundedCents: true, totalCents: true },
  });
  const byId = new Map(known.map((invoice) => [invoice.id, invoice]));
  const added = invoices.filter(({ id }) => !byId.has(id));
  if (added.length > 0)
    await transaction.invoice.createMany({
      data: added.map((invoice) => ({ ...invoice, userId: user.id, isTest: user.isTest })),
    });
  for (const { id, ...facts } of invoices) {
    const old = byId.get(id);
    const same =
      !old ||
      (old.status === facts.status &&
        old.paidCents === facts.paidCents &&
        old.refundedCents === facts.refundedCents &&
        old.totalCents === facts.totalCents);
    if (!same) await transaction.invoice.update({ where: { id }, data: facts });
  }
}

/** Writes the purchases that are new. */
export async function writePurchases(
  transaction: Prisma.TransactionClient,
  user: InvoiceOwner,
  { purchases }: CustomerFacts,
): Promise<void> {
  if (purchases.length === 0) return;
  await transaction.purchase.createMany({
    data: purchases.map(({ tag, ...purchase }) => ({ ...purchase, userId: user.id, productTag: tag })),
    skipDuplicates: true,
  });
}
