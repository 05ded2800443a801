import "server-only";
/** Letters about money: what was paid, what will be, and what has been cancelled. */
import { longDate, DAY_MS, days } from "@/lib/rules/dates";
import { dollars, REMINDER_DAYS } from "@/lib/rules/billing/plans";
import { absoluteUrl, env } from "@/lib/env";
import type { Mail } from "@/lib/services/mailer/port";
import { letter, type Part, letterKind } from "./letter";
import { t } from "@/lib/messages";

const myPlan: () => Part = () => ({
  kind: "button",
  label: t("Go to My Plan"),
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
      subject: t("Your receipt from {appName}", { appName: env.APP_NAME }),
      parts: [
        {
          kind: "paragraph",
          text: t("Thank you. We received {dollars} on {longDate}.", {
            dollars: dollars(paidCents),
            longDate: longDate(paidAt),
          }),
        },
        {
          kind: "paragraph",
          text:
            discountCents > 0
              ? t("{description}, with {dollars} off. Invoice {id}.", {
                  description,
                  dollars: dollars(discountCents),
                  id,
                })
              : t("{description}. Invoice {id}.", { description, id }),
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
      subject: isTrial
        ? t("Your free trial ends in {days}", { days: days(REMINDER_DAYS * DAY_MS) })
        : t("Your free time ends in {days}", { days: days(REMINDER_DAYS * DAY_MS) }),
      parts: [
        {
          kind: "paragraph",
          text: isTrial
            ? t(
                "Your free trial of {appName} Premium ends on {day}. On that day your card is charged {dollars}.",
                { appName: env.APP_NAME, day, dollars: dollars(charge.cents) },
              )
            : t(
                "Your free time of {appName} Premium ends on {day}. On that day your card is charged {dollars}.",
                { appName: env.APP_NAME, day, dollars: dollars(charge.cents) },
              ),
        },
        {
          kind: "paragraph",
          text: t(
            "To go on, do nothing. If you do not want to be charged, cancel on My Plan before that day: you keep Premium until then, and your saved recipes always.",
          ),
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
      subject: t("Your {appName} trial could not begin", { appName: env.APP_NAME }),
      parts: [
        {
          kind: "paragraph",
          text: t(
            "This card or mailbox has already had its free time with another account, and each has it once. We have ended it. Nothing was charged, and nothing will be.",
          ),
        },
        {
          kind: "paragraph",
          text: t(
            "Your account and your saved recipes stay as they are. You can choose a plan on My Plan at any time. If this is a mistake, answer this message.",
          ),
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
      subject: t("Your {appName} plan is cancelled", { appName: env.APP_NAME }),
      parts: [
        {
          kind: "paragraph",
          text: until
            ? t(
                "Your plan is cancelled. You keep Premium until {longDate}, and nothing more will be charged.",
                { longDate: longDate(until) },
              )
            : t("Your plan is cancelled. Nothing more will be charged."),
        },
        {
          kind: "paragraph",
          text: t(
            "Your saved recipes stay yours, and converting stays free. If you did not cancel it, answer this message.",
          ),
        },
        myPlan(),
      ],
    });
  },
);
