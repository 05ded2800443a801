import "server-only";
/** Letters about money: what was paid, what will be, and what has been cancelled. */
import { longDate, DAY_MS, days } from "@/lib/rules/dates";
import { dollars, REMINDER_DAYS } from "@/lib/rules/billing/plans";
import { absoluteUrl, env } from "@/lib/env";
import type { Mail } from "@/lib/services/mailer/port";
import { letter, type Part, letterKind } from "./letter";

const myPlan: () => Part = () => ({
  kind: "button",
  label: "Go to My Plan",
  url: absoluteUrl("/subscription"),
});

/** After every payment. */
export const receiptLetter = letterKind(
  { name: "receipt", after: "every payment", once: { table: "invoice", column: "receiptSentAt" } } as const,
  ({
    to,
    invoice,
  }: {
    to: string;
    invoice: { id: string; description: string; paidCents: number; discountCents: number; paidAt: Date };
  }): Mail => {
    const { id, description, paidCents, discountCents, paidAt } = invoice;
    return letter({
      to,
      subject: `Your receipt from ${env.APP_NAME}`,
      parts: [
        { kind: "paragraph", text: `Thank you. We received ${dollars(paidCents)} on ${longDate(paidAt)}.` },
        {
          kind: "paragraph",
          text: `${description}${discountCents > 0 ? `, with ${dollars(discountCents)} off` : ""}. Invoice ${id}.`,
        },
        myPlan(),
      ],
    });
  },
);

/** `REMINDER_DAYS` before money is taken for the first time. */
export const firstChargeLetter = letterKind(
  {
    name: "reminder",
    after: "the days before the first charge",
    once: { table: "subscription", column: "reminderSentAt" },
  } as const,
  ({ to, charge, isTrial }: { to: string; charge: { at: Date; cents: number }; isTrial: boolean }): Mail => {
    const day = longDate(charge.at);
    return letter({
      to,
      subject: `Your free ${isTrial ? "trial" : "time"} ends in ${days(REMINDER_DAYS * DAY_MS)}`,
      parts: [
        {
          kind: "paragraph",
          text: `${isTrial ? "Your free trial" : "Your free time"} of ${env.APP_NAME} Premium ends on ${day}. On that day your card is charged ${dollars(charge.cents)}.`,
        },
        {
          kind: "paragraph",
          text: "To go on, do nothing. If you do not want to be charged, cancel on My Plan before that day: you keep Premium until then, and your saved recipes always.",
        },
        myPlan(),
      ],
    });
  },
);

/** When a trial or a free time was ended, because the same person, by card or mailbox, has had one before. */
export const offerUsedLetter = letterKind(
  {
    name: "offer used before",
    after: "the end of a trial or a free time that a person has had before",
  } as const,
  ({ to }: { to: string }): Mail =>
    letter({
      to,
      subject: `Your ${env.APP_NAME} trial could not begin`,
      parts: [
        {
          kind: "paragraph",
          text: "This card or mailbox has already had its free time with another account, and each has it once. We have ended it. Nothing was charged, and nothing will be.",
        },
        {
          kind: "paragraph",
          text: "Your account and your saved recipes stay as they are. You can choose a plan on My Plan at any time. If this is a mistake, answer this message.",
        },
        myPlan(),
      ],
    }),
);

/** When a plan was cancelled. */
export const cancelledLetter = letterKind(
  {
    name: "plan cancelled",
    after: "a cancellation",
    once: { table: "subscription", column: "cancelLetterSentAt" },
  } as const,
  ({ to, until }: { to: string; until: Date | null }): Mail => {
    return letter({
      to,
      subject: `Your ${env.APP_NAME} plan is cancelled`,
      parts: [
        {
          kind: "paragraph",
          text: until
            ? `Your plan is cancelled. You keep Premium until ${longDate(until)}, and nothing more will be charged.`
            : "Your plan is cancelled. Nothing more will be charged.",
        },
        {
          kind: "paragraph",
          text: "Your saved recipes stay yours, and converting stays free. If you did not cancel it, answer this message.",
        },
        myPlan(),
      ],
    });
  },
);
