import type { InvoiceAnswer } from "@/lib/contract/billing";
import { dollars } from "@/lib/rules/billing/plans";
import { BillingDate } from "./billing-date";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

const STATUS: Record<InvoiceAnswer["status"], string> = {
  get draft() {
    return t("Being prepared");
  },
  get open() {
    return t("Not paid");
  },
  get paid() {
    return t("Paid");
  },
  get void() {
    return t("No longer owed");
  },
  get uncollectible() {
    return t("Not paid");
  },
  get refunded() {
    return t("Refunded");
  },
};

/** Every invoice, newest first: when, what for, how much, and whether it is paid. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceAnswer[] }) {
  return (
    <section aria-labelledby="invoices" className="grid gap-3 rounded-panel border border-line bg-card p-6">
      <h2 id="invoices" className="text-xl">
        {t("Invoices")}
      </h2>
      <ul className="grid divide-y divide-line">
        {invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3"
          >
            <span className="grid">
              <span className="font-semibold">
                <BillingDate date={invoice.issuedAt} />
              </span>
              <span className="text-sm text-muted">{invoice.description}</span>
            </span>
            <span className="grid text-right">
              <span className="font-semibold">{dollars(invoice.totalCents)}</span>
              <span className="text-sm text-muted">{STATUS[invoice.status]}</span>
            </span>
            {invoice.url && (
              <a href={invoice.url} className="w-full py-2 text-sm underline underline-offset-4">
                {rich("Open the invoice<span> of {description}</span>", {
                  span: (text) => <span className="sr-only">{text}</span>,
                  description: invoice.description,
                })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
