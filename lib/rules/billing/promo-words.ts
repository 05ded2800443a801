/** What the dialogs say when a promo code is taken (spec cooks §5). */
import type { Promo, PromoCode } from "./promo";

export const PROMO_APPLIED: Record<PromoCode, string> = {
  SHAREDLOVE15: "15% off applied!",
  BANDEJACLUB: "First year free applied!",
};

/** True for a promo under which the plan runs for a time at no cost. */
export const isFreeAtFirst = (promo: Promo | null): boolean => promo?.percentOff === 100;
