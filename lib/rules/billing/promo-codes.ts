/**
 * The promo codes: how much they take off, and for which periods. The server alone knows them and what a code is
 * worth: `tests/contract/promo-codes.test.ts` keeps them out of everything a browser loads.
 */
import type { Promo } from "./promo";
import { SHARE_DISCOUNT_PERCENT } from "./plans";
import { t } from "@/lib/messages";

export const PROMO_CODES = ["SHAREDLOVE15", "BANDEJACLUB"] as const;
export type PromoCode = (typeof PROMO_CODES)[number];

export const PROMOS: Record<PromoCode, Promo & { code: PromoCode }> = {
  SHAREDLOVE15: {
    code: "SHAREDLOVE15",
    percentOff: SHARE_DISCOUNT_PERCENT,
    months: 1,
    about: "15% off the first paid period",
    get applied() {
      return t("15% off applied!");
    },
  },
  BANDEJACLUB: {
    code: "BANDEJACLUB",
    percentOff: 100,
    months: 12,
    get about() {
      return t("First 12 months free");
    },
    get applied() {
      return t("First year free applied!");
    },
  },
};

/** The code that comes with a shared link. */
export const SHARE_PROMO_CODE: PromoCode = "SHAREDLOVE15";

/** The code that `text` spells, or null: case and outer blanks do not matter. */
export function findPromoCode(text: string): PromoCode | null {
  const spelled = text.trim().toUpperCase();
  return PROMO_CODES.find((code) => code === spelled) ?? null;
}
