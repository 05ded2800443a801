import type { ReactNode } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import type { MyPlan } from "@/lib/billing/my-plan";
import { type PlanKind, planKind, STATUS_LABELS } from "@/lib/rules/billing/plan-kind";
import { dollars, planOfInterval, PLANS, pricePerPeriod } from "@/lib/rules/billing/plans";
import type { SubscriptionStatus } from "@/lib/contract/billing";
import { BillingDate } from "./billing-date";
import { CardButton } from "./card-button";
import { CancelDialog } from "./cancel-dialog";
import { ChangePlanDialog } from "./change-plan-dialog";
import { t, tn } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** Premium as it stands: status, plan, the next date and the next charge, and what can be done about it. */
export function PlanCard({ plan }: { plan: MyPlan }) {
  const { billingInterval, nextBillingDate: date, nextCharge: charge } = plan;
  const promo = runningPromo(plan);
  const kind = planKind(plan);
  const isTrial = plan.status === "trialing";
  const type = billingInterval && planOfInterval(billingInterval);
  return (
    <section aria-labelledby="plan" className="grid gap-5 rounded-panel border border-line bg-card p-6">
      <h2 id="plan" className="text-xl">
        {t("Premium")}
      </h2>
      <dl className="grid gap-x-8 gap-y-3 sm:side-by-side:grid-cols-2">
        <Fact name={t("Status")}>{STATUS_LABELS[kind]}</Fact>
        {type && (
          <Fact name={t("Plan")}>
            {PLANS[type].label}, {pricePerPeriod(type)}
          </Fact>
        )}
        {date && (
          <Fact name={kind === "ending" ? t("Premium until") : t("Next billing date")}>
            <BillingDate date={date} />
          </Fact>
        )}
        {charge && (
          <Fact name={t("Next charge")}>
            {dollars(charge.cents)}
            {charge.at !== date && (
              <>
                {" "}
                {t("on")} <BillingDate date={charge.at} />
              </>
            )}
          </Fact>
        )}
        {promo && (
          <Fact name={t("Promo code")}>
            {promo.code}: {promo.about ?? t("{percentOff}% off", { percentOff: promo.percentOff })}
          </Fact>
        )}
      </dl>
      <p>{explain(kind, date, charge?.at ?? null)}</p>
      <p>{t("You have saved {recipes}. There is no limit.", { recipes: recipes(plan.recipeCount) })}</p>
      {type && (
        <div className="flex flex-wrap items-start gap-3">
          {kind !== "past_due" && (
            <ChangePlanDialog plan={type} isTrial={isTrial} firstCharge={charge?.at ?? null} />
          )}
          {kind !== "ending" && (
            <>
              <CardButton isMain={kind === "past_due"} />
              <CancelDialog isTrial={isTrial} endsAt={date} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** The promo code that the next period is still cheaper by. */
function runningPromo({ promo, nextBillingDate }: MyPlan): MyPlan["promo"] {
  const holds = !promo?.endsAt || (nextBillingDate !== null && nextBillingDate < promo.endsAt);
  return holds ? promo : null;
}

const recipes = (count: number): string => tn(count, "{count} recipe", "{count} recipes");

function explain(kind: PlanKind, date: string | null, chargeAt: string | null): ReactNode {
  const day = date && <BillingDate date={date} />;
  switch (kind) {
    case "trialing":
      return (
        <>
          {rich("Everything in Premium is open. Nothing is charged before {day}.", {
            day: chargeAt ? <BillingDate date={chargeAt} /> : t("the trial ends"),
          })}
        </>
      );
    case "past_due":
      return (
        <>
          {rich(
            "Your last payment did not go through. We try the card again in the next days, or you can give another one. You keep Premium until {day}.",
            { day: day ?? t("then") },
          )}
        </>
      );
    case "ending":
      return (
        <>
          {rich(
            "You cancelled. You keep Premium until {day}, and nothing more is charged. Your recipes stay. If you change your mind, switch to the other plan and Premium goes on.",
            { day: day ?? t("the end of the period") },
          )}
        </>
      );
    case "granted":
      return t("Premium was given to you. Nothing is charged, and there is nothing to cancel.");
    default:
      return t("Everything in Premium is open. It renews by itself until you cancel.");
  }
}

/** A name and its value, as in a list of facts. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Premium that ran out because its payment failed; it comes back as soon as the payment goes through. */
export function OverdueCard({ status }: { status: SubscriptionStatus }) {
  return (
    <section aria-labelledby="plan" className="grid gap-4 rounded-panel border border-line bg-card p-6">
      <h2 id="plan" className="text-xl">
        {t("Free for now")}
      </h2>
      <FailureCard
        title={t("Payment overdue")}
        text={t(
          "Your last payment did not go through, so Premium is paused. It comes back as soon as the payment goes through, with this card or another. All your recipes are still here.",
        )}
      />
      <p>
        {t("You have saved {recipeCount} of {recipeLimit} recipes.", {
          recipeCount: status.recipeCount,
          recipeLimit: status.recipeLimit,
        })}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <CardButton isMain />
        <CancelDialog isTrial={false} endsAt={null} />
      </div>
    </section>
  );
}
