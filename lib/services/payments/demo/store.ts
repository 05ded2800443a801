import "server-only";
/** Rows of the demo gateway as records, and back. Writers lock the customer's row, so that the second of two changes waits. */
import { randomBytes } from "node:crypto";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { PlanType } from "@/lib/rules/billing/plans";
import type { DemoAccount } from "./ledger";
import type { DemoInvoiceRecord, DemoWallet, DemoSubscriptionRecord } from "./records";

export type Transaction = Prisma.TransactionClient;

export const newDemoId = (kind: "cus" | "cs" | "sub" | "in"): string =>
  `${kind}_demo_${randomBytes(18).toString("base64url")}`;

type SubscriptionRow = Awaited<ReturnType<typeof db.demoSubscription.findFirstOrThrow>>;

export function toSubscription({ plan, status, ...row }: SubscriptionRow): DemoSubscriptionRecord {
  return { ...row, plan: plan as PlanType, status: status as DemoSubscriptionRecord["status"] };
}

/** The customer's wallet; the row is locked until the transaction ends. */
export async function lockCustomer(
  transaction: Transaction,
  id: string,
): Promise<(DemoWallet & { hadTrial: boolean }) | null> {
  await transaction.$queryRaw`SELECT 1 FROM "DemoCustomer" WHERE id = ${id} FOR UPDATE`;
  return transaction.demoCustomer.findUnique({
    where: { id },
    select: { cardDeclines: true, creditCents: true, hadTrial: true },
  });
}

/** A subscription with its customer's wallet and its unpaid invoices. */
export async function loadAccount(
  transaction: Transaction,
  subscription: DemoSubscriptionRecord,
  wallet: DemoWallet,
): Promise<DemoAccount> {
  const open =
    subscription.status === "past_due"
      ? await transaction.demoInvoice.findMany({
          where: { subscriptionId: subscription.id, status: "open" },
          orderBy: { issuedAt: "asc" },
        })
      : [];
  return { subscription, wallet, invoices: open.map(toInvoice) };
}

type InvoiceRow = Awaited<ReturnType<typeof db.demoInvoice.findFirstOrThrow>>;

function toInvoice(row: InvoiceRow): DemoInvoiceRecord {
  const { id, customerId, subscriptionId, description, subtotalCents, discountCents } = row;
  const { totalCents, paidCents, issuedAt, paidAt } = row;
  const status = row.status as DemoInvoiceRecord["status"];
  return {
    id,
    customerId,
    subscriptionId,
    status,
    description,
    subtotalCents,
    discountCents,
    totalCents,
    paidCents,
    issuedAt,
    paidAt,
  };
}

/** Writes what changed. `before` tells which invoices are there already. */
export async function saveAccount(
  transaction: Transaction,
  before: DemoAccount,
  after: DemoAccount,
): Promise<void> {
  const { id, ...subscription } = after.subscription;
  await transaction.demoSubscription.update({ where: { id }, data: subscription });
  if (after.wallet.creditCents !== before.wallet.creditCents) {
    await transaction.demoCustomer.update({
      where: { id: subscription.customerId },
      data: { creditCents: after.wallet.creditCents },
    });
  }
  const known = new Map(before.invoices.map((invoice) => [invoice.id, invoice]));
  await transaction.demoInvoice.createMany({
    data: after.invoices.filter((invoice) => !known.has(invoice.id)),
  });
  for (const invoice of after.invoices) {
    const old = known.get(invoice.id);
    if (!old || old.status === invoice.status) continue;
    const { status, paidCents, paidAt } = invoice;
    await transaction.demoInvoice.update({
      where: { id: invoice.id },
      data: { status, paidCents, paidAt },
    });
  }
}
