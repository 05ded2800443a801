import type { Metadata } from "next";
import { YourAccount } from "@/components/account/your-account";
import { LoginRequired } from "@/components/account/login-required";
import { ActivationPoller } from "@/components/billing/activation-poller";
import { InvoiceList } from "@/components/billing/invoice-list";
import { PlanCard, OverdueCard } from "@/components/billing/plan-card";
import { UpgradeCard } from "@/components/billing/upgrade-card";
import { readMyPlan } from "@/lib/billing/my-plan";
import { checkoutReturn, type Query } from "@/lib/rules/billing/checkout-return";
import { planKind } from "@/lib/rules/billing/plan-kind";
import { currentUser } from "@/lib/http/page-user";
import { t } from "@/lib/messages";
import { pageAddress } from "@/lib/rules/navigation/own-path";

export const generateMetadata = (): Metadata => ({ title: t("My Plan"), robots: { index: false } });

export default async function MyPlanPage({ searchParams }: { searchParams: Promise<Query> }) {
  const asked = await searchParams;
  const returned = checkoutReturn(asked);
  const viewer = await currentUser();
  if (!viewer) return <LoginRequired returnUrl={pageAddress("/subscription", asked)} />;
  const plan = await readMyPlan({ viewer });
  return (
    <div className="mx-auto grid max-w-3xl gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-3xl">{t("My Plan")}</h1>
      {returned.sessionId && (
        <ActivationPoller key={returned.sessionId} returned={{ ...returned, userId: viewer.id }} />
      )}
      {plan.isPremium ? (
        <PlanCard plan={plan} />
      ) : planKind(plan) === "overdue" ? (
        <OverdueCard status={plan} />
      ) : (
        <UpgradeCard key={returned.plan} status={plan} firstPlan={returned.plan} />
      )}
      {plan.invoices.length > 0 && <InvoiceList invoices={plan.invoices} />}
      <YourAccount email={viewer.email} keys={plan.keys} />
    </div>
  );
}
