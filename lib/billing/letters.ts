import "server-only";
/**
 * Letters that follow from stored state: each is sent once, whoever notices first. A letter is claimed by one conditional write
 * before it is sent, and given back when the mailer refuses it.
 */
import { db } from "@/lib/db/client";
import { isLive, periodEndOf } from "@/lib/rules/billing/entitlement";
import { nextCharge } from "@/lib/rules/billing/next-charge";
import { addDays } from "@/lib/rules/billing/period";
import { REMINDER_DAYS } from "@/lib/rules/billing/plans";
import { log } from "@/lib/log";
import { cancelledLetter, firstChargeLetter, receiptLetter } from "@/lib/mail/billing";
import { sendMail } from "@/lib/mail/send";
import { counted } from "./counted";
import type { Mail } from "@/lib/services/mailer/port";

/** A payment that we hear of a year late needs no letter any more; it stands on My Plan. */
const RECEIPT_MAX_AGE_DAYS = 400;

/** Does `work` for each; one that fails is told of in the log and stops no other. */
async function forEach<T extends { id: string }>(
  rows: readonly T[],
  work: (row: T) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    await work(row).catch((error: unknown) => {
      log.error({ err: error, about: row.id }, "a letter about money was not sent");
    });
}

type Claim = (sentAt: Date | null, were: Date | null) => Promise<{ count: number }>;

async function sendOnce(mail: Mail, claim: Claim, now: Date): Promise<void> {
  if ((await claim(now, null)).count === 0) return;
  try {
    await sendMail(mail);
  } catch (error) {
    await claim(null, now);
    log.error({ err: error, subject: mail.subject }, "a letter about money was not sent");
  }
}

/** Receipts and cancellations that nobody has been told of yet, of one user or of all. */
export async function sendDueLetters({ userId, now }: { userId?: string; now: Date }): Promise<void> {
  await sendReceipts(userId, now);
  await sendCancellations(userId, now);
}

async function sendReceipts(userId: string | undefined, now: Date): Promise<void> {
  const unsent = await db.invoice.findMany({
    where: {
      userId: userId ?? { not: null },
      status: "paid",
      paidCents: { gt: 0 },
      receiptSentAt: null,
      isTest: false,
      ...counted(),
      paidAt: { gt: addDays(now, -RECEIPT_MAX_AGE_DAYS) },
    },
    orderBy: { paidAt: "asc" },
    select: {
      id: true,
      description: true,
      paidCents: true,
      discountCents: true,
      paidAt: true,
      user: { select: { email: true } },
    },
  });
  await forEach(unsent, async ({ user, ...invoice }) => {
    if (!user || !invoice.paidAt) return;
    const mail = receiptLetter({ to: user.email, invoice: { ...invoice, paidAt: invoice.paidAt } });
    await sendOnce(
      mail,
      (receiptSentAt, were) =>
        db.invoice.updateMany({ where: { id: invoice.id, receiptSentAt: were }, data: { receiptSentAt } }),
      now,
    );
  });
}

async function sendCancellations(userId: string | undefined, now: Date): Promise<void> {
  const unsent = await db.subscription.findMany({
    where: {
      ...{ userId, cancelAtPeriodEnd: true, cancelLetterSentAt: null, endedAt: null },
      user: { isTest: false },
      ...counted(),
    },
    include: { user: { select: { email: true } } },
  });
  await forEach(unsent, async ({ user, ...subscription }) => {
    if (!isLive(subscription)) return;
    const mail = cancelledLetter({ to: user.email, until: periodEndOf(subscription) });
    await sendOnce(
      mail,
      (cancelLetterSentAt, were) =>
        db.subscription.updateMany({
          where: { id: subscription.id, cancelLetterSentAt: were },
          data: { cancelLetterSentAt },
        }),
      now,
    );
  });
}

/**
 * Reminders of first charges that lie ahead at `from` and are two days or less away at `until` (the same moment, unless a clock
 * was moved).
 */
export async function sendReminders({ from, until }: { from: Date; until: Date }): Promise<void> {
  const near = await db.subscription.findMany({
    where: {
      status: { in: ["trialing", "active"] },
      cancelAtPeriodEnd: false,
      reminderSentAt: null,
      currentPeriodEnd: { lte: addDays(until, REMINDER_DAYS) },
      OR: [{ trialEndsAt: { not: null } }, { discountPercent: 100 }, { discountCents: { not: null } }],
      user: { isTest: false },
      ...counted(),
    },
    include: { user: { select: { email: true } } },
  });
  await forEach(near, async ({ user, ...subscription }) => {
    const charge = nextCharge(subscription);
    if (!charge || charge.at <= from || addDays(charge.at, -REMINDER_DAYS) > until) return;
    const paid = await db.invoice.count({
      where: { subscriptionId: subscription.id, paidCents: { gt: 0 } },
    });
    if (paid > 0) return;
    const mail = firstChargeLetter({
      to: user.email,
      charge,
      isTrial: subscription.trialEndsAt?.getTime() === charge.at.getTime(),
    });
    await sendOnce(
      mail,
      (reminderSentAt, were) =>
        db.subscription.updateMany({
          where: { id: subscription.id, reminderSentAt: were },
          data: { reminderSentAt },
        }),
      until,
    );
  });
}
