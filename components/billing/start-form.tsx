"use client";

import { useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FailureCard } from "@/components/shared/failure-card";
import { Form, SubmitButton, useForm } from "@/components/shared/form";
import { clsx } from "clsx";
import { FIRST_PLAN, type PlanType } from "@/lib/rules/billing/plans";
import { termsOf } from "@/lib/rules/billing/terms";
import { timelineOf, type TimelineEntry } from "@/lib/rules/billing/timeline";
import { PlanToggle } from "./plan-toggle";
import { FreeList } from "./premium-list";
import { PromoField } from "./promo-field";
import { useCheckout } from "./use-checkout";
import { usePromo } from "./use-promo";
import { BillingDate } from "./billing-date";
import { t } from "@/lib/messages";

const SUBMIT = {
  get trial() {
    return t("Start Free Trial");
  },
  get checkout() {
    return t("Subscribe Now");
  },
} as const;

/** Plan, promo code and terms, then the one button that leads to the card. `children` stand beside that button. */
export function StartForm({
  kind,
  submit = SUBMIT[kind],
  firstPlan = FIRST_PLAN,
  isWaiting = false,
  isSecond = false,
  returnUrl,
  footer,
  onTrialUsed,
  onAway,
  children,
}: {
  kind: "trial" | "checkout";
  submit?: string;
  firstPlan?: PlanType;
  /** It is not known yet what the button may do. */
  isWaiting?: boolean;
  /** Another button beside this form is the main one. */
  isSecond?: boolean;
  /** Where the cook goes on after a trial has begun. */
  returnUrl?: string;
  /** Classes of what holds the buttons. */
  footer?: string;
  onTrialUsed?: () => void;
  onAway?: () => void;
  children?: ReactNode;
}) {
  const [now] = useState(() => new Date());
  const promo = usePromo();
  const { busy, failure, start } = useCheckout({ onTrialUsed, onPromoRefused: promo.refuse, onAway });
  const form = useForm<{ plan: PlanType }>({ values: { plan: firstPlan }, send: begin });
  const plan = useWatch({ control: form.control, name: "plan" });
  const beginning = { plan, promo: promo.applied, withTrial: kind === "trial", now };
  const terms = termsOf(beginning);

  async function begin() {
    const promoCode = await promo.settle();
    if (promoCode === undefined) return;
    await start(kind, {
      planType: plan,
      ...(kind === "trial" && { returnUrl }),
      ...(promoCode !== null && { promoCode }),
    });
  }

  return (
    <Form form={form} className="grid gap-4">
      <PlanToggle plan={plan} onPlan={(chosen) => form.setValue("plan", chosen)} />
      <PromoField promo={promo} nextBillingDate={terms.nextBillingDate} />
      <div className="grid gap-1 rounded-card bg-paper p-4 pb-2">
        <TermsTimeline entries={timelineOf(beginning)} />
      </div>
      <p className="text-sm">
        {kind === "trial"
          ? t(
              "You can cancel on My Plan at any time. If you cancel before the first charge, you pay nothing. The next page asks for your card.",
            )
          : t(
              "You can cancel on My Plan at any time, and keep Premium to the end of what you paid for. The next page asks for your card.",
            )}
      </p>
      <FreeList />
      <div className={clsx("grid gap-3", footer)}>
        {failure && (
          <div role="alert">
            <FailureCard title={failure.title} text={failure.text} />
          </div>
        )}
        <div className="flex flex-wrap gap-2.5 *:grow">
          <SubmitButton variant={isSecond ? "secondary" : "primary"} isBusy={busy || isWaiting}>
            {submit}
          </SubmitButton>
          {children}
        </div>
      </div>
    </Form>
  );
}

/** From today to the first charge, entry by entry. */
function TermsTimeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol aria-label={t("What happens when")} className="grid">
      {entries.map(({ date, title, text }, index) => (
        <li key={title} className="grid grid-cols-[1.25rem_1fr] gap-x-3.5">
          <span aria-hidden className="grid grid-rows-[0.5rem_auto_1fr] justify-items-center">
            <span className={clsx("w-0.5", index > 0 && "bg-line-strong")} />
            <span
              className={clsx(
                "size-3.5 rounded-full border-2 border-accent",
                index === 0 ? "bg-accent" : "bg-card",
              )}
            />
            <span className={clsx("w-0.5", index < entries.length - 1 && "bg-line-strong")} />
          </span>
          <span className="grid pb-3">
            <b>{title}</b>
            <span className="text-sm">
              <span className="font-semibold text-muted">
                {date ? <BillingDate date={date} /> : t("Today")}
                {text && ". "}
              </span>
              {text}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
