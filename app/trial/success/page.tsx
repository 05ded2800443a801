import type { Metadata } from "next";
import { TrialActivation } from "@/components/billing/trial-activation";
import { PROMOS } from "@/lib/rules/billing/promo-codes";
import { checkoutReturn, type Query } from "@/lib/rules/billing/checkout-return";
import { requirePageUser } from "@/lib/http/page-user";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("Your free trial"), robots: { index: false } });

export default async function TrialSuccessPage({ searchParams }: { searchParams: Promise<Query> }) {
  const asked = await searchParams;
  const { id } = await requirePageUser("/trial/success", asked);
  const returned = checkoutReturn(asked);
  const promoApplied = returned.promoCode && PROMOS[returned.promoCode].applied;
  return <TrialActivation returned={{ ...returned, userId: id }} promoApplied={promoApplied} />;
}
