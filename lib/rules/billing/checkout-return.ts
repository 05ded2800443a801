/** What the address of a page after a checkout says (billing.md#return-address). None of it is believed: the server asks the gateway. */
import { safeOwnPath } from "@/lib/rules/navigation/own-path";
import { FIRST_PLAN, planNamed, type PlanType } from "./plans";
import { type PromoCode, findPromoCode } from "./promo-codes";

export type Query = Record<string, string | string[] | undefined>;

export type CheckoutReturn = {
  sessionId: string | null;
  plan: PlanType;
  promoCode: PromoCode | null;
  currency: string | null;
  /** Where the cook was before: a path of ours. */
  goOnTo: string | null;
};

const SESSION_ID_MAX_CHARS = 300;

/** The first plan unless the address names another; a way back only when it is ours. */
export function checkoutReturn(query: Query): CheckoutReturn {
  const read = (name: string) => {
    const value = query[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  const sessionId = read("session_id");
  return {
    sessionId: sessionId && sessionId.length <= SESSION_ID_MAX_CHARS ? sessionId : null,
    plan: planNamed(read("plan")) ?? FIRST_PLAN,
    promoCode: findPromoCode(read("promoCode") ?? ""),
    currency: read("currency"),
    goOnTo: safeOwnPath(read("returnUrl")),
  };
}
