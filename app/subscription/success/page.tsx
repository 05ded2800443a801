import type { Metadata } from "next";
import { SubscriptionActivation } from "@/components/billing/subscription-activation";
import { checkoutReturn, type Query } from "@/lib/rules/billing/checkout-return";
import { requirePageUser } from "@/lib/http/page-user";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("Your subscription"), robots: { index: false } });

export default async function SubscriptionSuccessPage({ searchParams }: { searchParams: Promise<Query> }) {
  const asked = await searchParams;
  const { id } = await requirePageUser("/subscription/success", asked);
  return <SubscriptionActivation returned={{ ...checkoutReturn(asked), userId: id }} />;
}
