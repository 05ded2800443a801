/**
 * The promo codes that exist and what each gives (spec cooks §5 and §9, decisions §5): read by the dialogs for what they promise
 * and by the server for what it orders at the gateway. A code's text never decides an amount in the browser.
 */
import { SHARE_DISCOUNT_PERCENT } from "@/lib/engine/limits";

export type Promo = { code: string; applied: string; terms: string } & (
  { kind: "first_period_percent"; percentOff: number } | { kind: "months_free"; monthsFree: number }
);

/** Kept on the device when a shared page is visited. */
export const SHARE_PROMO_CODE = "SHAREDLOVE15";
export const CLUB_PROMO_CODE = "BANDEJACLUB";
/** Longer than any code: what is refused before it is looked up. */
export const PROMO_MAX_CHARS = 40;
export const INVALID_PROMO = "This promo code is not valid.";

export const PROMOS: readonly Promo[] = [
  {
    code: SHARE_PROMO_CODE,
    kind: "first_period_percent",
    percentOff: SHARE_DISCOUNT_PERCENT,
    applied: `${SHARE_DISCOUNT_PERCENT}% off applied!`,
    terms: `${SHARE_DISCOUNT_PERCENT}% off the first period that you pay for.`,
  },
  {
    code: CLUB_PROMO_CODE,
    kind: "months_free",
    monthsFree: 12,
    applied: "First year free applied!",
    terms: "The first 12 months of your plan are free.",
  },
];

/** A code as it is sent and compared: without outer blanks, in capitals. */
export const promoCode = (typed: string): string => typed.trim().toUpperCase();

/** What a code gives, or null when there is no such code. */
export const findPromo = (typed: string | null | undefined): Promo | null =>
  PROMOS.find(({ code }) => code === promoCode(typed ?? "")) ?? null;
