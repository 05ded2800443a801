import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { InvoiceAnswer } from "@/lib/contract/billing";
import { db } from "@/lib/db/client";
import { billableOnly } from "./billable";

const SHOWN = 100;

/** The viewer's invoices, newest first; the empty ones that a trial begins with are left out. */
export async function listInvoices({ viewer }: { viewer: Viewer }): Promise<InvoiceAnswer[]> {
  const rows = await db.invoice.findMany({
    where: { userId: viewer.id, subtotalCents: { gt: 0 }, status: { not: "draft" }, ...billableOnly() },
    orderBy: [{ issuedAt: "desc" }, { id: "desc" }],
    take: SHOWN,
  });
  return rows.map((row) => ({
    id: row.id,
    description: row.description,
    issuedAt: row.issuedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    status:
      row.refundedCents > 0 && row.refundedCents >= row.paidCents
        ? "refunded"
        : (row.status as InvoiceAnswer["status"]),
    totalCents: row.totalCents,
    discountCents: row.discountCents,
    refundedCents: row.refundedCents,
    currency: row.currency,
    url: row.url,
  }));
}
