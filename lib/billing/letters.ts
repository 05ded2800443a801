import "server-only";
/**
 * Letters that follow from stored state: each goes out once, whichever call or round notices first. One conditional write notes that a letter was
 * written, in the transaction that hands it to the jobs.
 */
import { inLanguageOf } from "@/lib/accounts/choices";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isLive, periodEndOf } from "@/lib/rules/billing/entitlement";
import { nextCharge } from "@/lib/rules/billing/next-charge";
import { addDays } from "@/lib/rules/billing/period";
import { REMINDER_DAYS } from "@/lib/rules/billing/plans";
import { log } from "@/lib/log";
import { cancelledLetter, firstChargeLetter, receiptLetter } from "@/lib/mail/billing";
import type { LetterRule } from "@/lib/mail/letter";
import { sendMail } from "@/lib/mail/send";
import { billableOnly } from "./billable";
import type { Mail } from "@/lib/services/mailer/port";

/** A payment that is found more than a year late gets no letter; it is listed on My Plan. */
const RECEIPT_MAX_AGE_DAYS = 400;

/** What a letter needs of the cook: nobody may be asking when it is written. */
const TO_WHOM = { email: true, language: true } as const;

/** Does `work` for each row; a failure is logged and does not stop the others. */
async function forEachLogged<T extends { id: string }>(
  rows: readonly T[],
  work: (row: T) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    await work(row).catch((error: unknown) => {
      log.error({ err: error, about: row.id }, "a letter about money was not sent");
    });
}

/** @param rule names the column that notes when the letter about row `id` was written: it is sent unless that is filled already */
function sendOnce(
  mail: Mail,
  { once: { table, column } }: { once: NonNullable<LetterRule["once"]> },
  { id, now, ...later }: { id: string; now: Date; userId?: string },
): Promise<void> {
  return db.$transaction(async (transaction) => {
    const rows = transaction[table] as unknown as {
      updateMany: (args: object) => Promise<Prisma.BatchPayload>;
    };
    const noted = await rows.updateMany({ where: { id, [column]: null }, data: { [column]: now } });
    if (noted.count > 0) await sendMail(transaction, mail, later);
  });
}

/** Sends receipts and cancellation letters that are not sent yet, of one user or of all. */
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
      ...billableOnly(),
      paidAt: { gt: addDays(now, -RECEIPT_MAX_AGE_DAYS) },
    },
    orderBy: { paidAt: "asc" },
    select: {
      id: true,
      description: true,
      paidCents: true,
      discountCents: true,
      paidAt: true,
      user: { select: TO_WHOM },
    },
  });
  await forEachLogged(unsent, async ({ user, ...invoice }) => {
    if (!user || !invoice.paidAt) return;
    const { paidAt } = invoice;
    const mail = inLanguageOf(user, () => receiptLetter({ to: user.email, invoice: { ...invoice, paidAt } }));
    await sendOnce(mail, receiptLetter.rule, { id: invoice.id, now });
  });
}

async function sendCancellations(userId: string | undefined, now: Date): Promise<void> {
  const unsent = await db.subscription.findMany({
    where: {
      ...{ userId, cancelAtPeriodEnd: true, cancelLetterSentAt: null, endedAt: null },
      user: { isTest: false },
      ...billableOnly(),
    },
    include: { user: { select: TO_WHOM } },
  });
  await forEachLogged(unsent, async ({ user, ...subscription }) => {
    if (!isLive(subscription)) return;
    const until = periodEndOf(subscription);
    const mail = inLanguageOf(user, () => cancelledLetter({ to: user.email, until }));
    await sendOnce(mail, cancelledLetter.rule, { id: subscription.id, now });
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
      ...billableOnly(),
    },
    include: { user: { select: TO_WHOM } },
  });
  await forEachLogged(near, async ({ user, ...subscription }) => {
    const charge = nextCharge(subscription);
    if (!charge || charge.at <= from || addDays(charge.at, -REMINDER_DAYS) > until) return;
    const paid = await db.invoice.count({
      where: { subscriptionId: subscription.id, paidCents: { gt: 0 } },
    });
    if (paid > 0) return;
    const isTrial = subscription.trialEndsAt?.getTime() === charge.at.getTime();
    const mail = inLanguageOf(user, () => firstChargeLetter({ to: user.email, charge, isTrial }));
    const { id, userId } = subscription;
    await sendOnce(mail, firstChargeLetter.rule, { id, userId, now: until });
  });
}
