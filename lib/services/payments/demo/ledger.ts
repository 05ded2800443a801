import "server-only";
/** What happens to a demo subscription over time: trials end, periods renew, refused cards are tried again. Pure: no clock, no database. */
import { addDays, nextBoundary } from "@/lib/rules/billing/period";
import { PLANS } from "@/lib/rules/billing/plans";
import {
  periodInvoice,
  type DemoInvoiceRecord,
  type DemoWallet,
  type DemoSubscriptionRecord,
} from "./records";

/** Days after a refused charge on which it is tried again; after the last the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7] as const;

export type DemoAccount = {
  subscription: DemoSubscriptionRecord;
  purse: DemoWallet;
  /** New and changed ones. */
  invoices: DemoInvoiceRecord[];
};

/** Takes the money of an invoice: credit first, then the card. A refused card leaves both as they were. */
export function charge(
  invoice: DemoInvoiceRecord,
  purse: DemoWallet,
  at: Date,
): { invoice: DemoInvoiceRecord; purse: DemoWallet; isPaid: boolean } {
  const fromCredit = Math.min(purse.creditCents, invoice.totalCents);
  const fromCard = invoice.totalCents - fromCredit;
  if (fromCard > 0 && purse.cardDeclines) return { invoice, purse, isPaid: false };
  return {
    invoice: { ...invoice, status: "paid", paidCents: fromCard, paidAt: at },
    purse: { ...purse, creditCents: purse.creditCents - fromCredit },
    isPaid: true,
  };
}

/** The account with its subscription ended at `at`; an invoice that was never paid becomes uncollectible. */
export function endSubscription(books: DemoAccount, at: Date): DemoAccount {
  return {
    ...books,
    subscription: { ...books.subscription, status: "canceled", endedAt: at, nextEventAt: null },
    invoices: books.invoices.map((invoice) =>
      invoice.status === "open" ? { ...invoice, status: "uncollectible" } : invoice,
    ),
  };
}

/** A new period from `at`: its invoice is charged, or the subscription is past due. */
function renewSubscription(
  { subscription, purse, invoices }: DemoAccount,
  at: Date,
  newId: () => string,
): DemoAccount {
  const isFirst = subscription.status === "trialing";
  const anchorAt = isFirst ? at : subscription.anchorAt;
  const periodEnd = nextBoundary(anchorAt, PLANS[subscription.plan].months, at);
  const charged = charge(periodInvoice(subscription, newId(), at), purse, at);
  return {
    subscription: {
      ...subscription,
      anchorAt,
      periodStart: at,
      periodEnd,
      status: charged.isPaid ? "active" : "past_due",
      failedAttempts: charged.isPaid ? 0 : 1,
      nextEventAt: charged.isPaid ? periodEnd : addDays(at, RETRY_AFTER_DAYS[0]),
    },
    purse: charged.purse,
    invoices: [...invoices, charged.invoice],
  };
}

/** Tries the open invoice again at `at`. */
export function retryPayment(books: DemoAccount, at: Date): DemoAccount {
  const { subscription, purse, invoices } = books;
  const open = invoices.find((invoice) => invoice.status === "open");
  const charged = open && charge(open, purse, at);
  if (open && charged?.isPaid) {
    return {
      subscription: {
        ...subscription,
        status: "active",
        failedAttempts: 0,
        nextEventAt: subscription.periodEnd,
      },
      purse: charged.purse,
      invoices: invoices.map((invoice) => (invoice.id === open.id ? charged.invoice : invoice)),
    };
  }
  const wait = RETRY_AFTER_DAYS[subscription.failedAttempts];
  if (wait === undefined) return endSubscription(books, at);
  return {
    ...books,
    subscription: {
      ...subscription,
      failedAttempts: subscription.failedAttempts + 1,
      nextEventAt: addDays(at, wait),
    },
  };
}

/** Everything that happens to the subscription up to and including `until`. Its open invoice, if any, must be among `invoices`. */
export function advanceAccount(books: DemoAccount, until: Date, newId: () => string): DemoAccount {
  let now = books;
  for (;;) {
    const { nextEventAt: at, status, cancelAtPeriodEnd, periodEnd } = now.subscription;
    if (at === null || at > until) return now;
    if (cancelAtPeriodEnd && at >= periodEnd) now = endSubscription(now, periodEnd);
    else if (status === "past_due") now = retryPayment(now, at);
    else now = renewSubscription(now, at, newId);
  }
}
