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
  wallet: DemoWallet;
  /** New and changed ones. */
  invoices: DemoInvoiceRecord[];
};

/** Takes the money of an invoice: credit first, then the card. A refused card leaves both as they were. */
export function charge(
  invoice: DemoInvoiceRecord,
  wallet: DemoWallet,
  at: Date,
): { invoice: DemoInvoiceRecord; wallet: DemoWallet; isPaid: boolean } {
  const fromCredit = Math.min(wallet.creditCents, invoice.totalCents);
  const fromCard = invoice.totalCents - fromCredit;
  if (fromCard > 0 && wallet.cardDeclines) return { invoice, wallet, isPaid: false };
  return {
    invoice: { ...invoice, status: "paid", paidCents: fromCard, paidAt: at },
    wallet: { ...wallet, creditCents: wallet.creditCents - fromCredit },
    isPaid: true,
  };
}

/** The account with its subscription ended at `at`; an invoice that was never paid becomes uncollectible. */
export function endSubscription(account: DemoAccount, at: Date): DemoAccount {
  return {
    ...account,
    subscription: { ...account.subscription, status: "canceled", endedAt: at, nextEventAt: null },
    invoices: account.invoices.map((invoice) =>
      invoice.status === "open" ? { ...invoice, status: "uncollectible" } : invoice,
    ),
  };
}

/** A new period from `at`: its invoice is charged, or the subscription is past due. */
function renewSubscription(
  { subscription, wallet, invoices }: DemoAccount,
  at: Date,
  newId: () => string,
): DemoAccount {
  const isFirst = subscription.status === "trialing";
  const anchorAt = isFirst ? at : subscription.anchorAt;
  const periodEnd = nextBoundary(anchorAt, PLANS[subscription.plan].months, at);
  const charged = charge(periodInvoice(subscription, newId(), at), wallet, at);
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
    wallet: charged.wallet,
    invoices: [...invoices, charged.invoice],
  };
}

/** Tries the open invoice again at `at`. */
export function retryPayment(account: DemoAccount, at: Date): DemoAccount {
  const { subscription, wallet, invoices } = account;
  const open = invoices.find((invoice) => invoice.status === "open");
  const charged = open && charge(open, wallet, at);
  if (open && charged?.isPaid) {
    return {
      subscription: {
        ...subscription,
        status: "active",
        failedAttempts: 0,
        nextEventAt: subscription.periodEnd,
      },
      wallet: charged.wallet,
      invoices: invoices.map((invoice) => (invoice.id === open.id ? charged.invoice : invoice)),
    };
  }
  const wait = RETRY_AFTER_DAYS[subscription.failedAttempts];
  if (wait === undefined) return endSubscription(account, at);
  return {
    ...account,
    subscription: {
      ...subscription,
      failedAttempts: subscription.failedAttempts + 1,
      nextEventAt: addDays(at, wait),
    },
  };
}

/** Everything that happens to the subscription up to and including `until`. Its open invoice, if any, must be among `invoices`. */
export function advanceAccount(account: DemoAccount, until: Date, newId: () => string): DemoAccount {
  let now = account;
  for (;;) {
    const { nextEventAt: at, status, cancelAtPeriodEnd, periodEnd } = now.subscription;
    if (at === null || at > until) return now;
    if (cancelAtPeriodEnd && at >= periodEnd) now = endSubscription(now, periodEnd);
    else if (status === "past_due") now = retryPayment(now, at);
    else now = renewSubscription(now, at, newId);
  }
}
