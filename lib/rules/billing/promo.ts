/** The promo codes (decisions §5): how much they take off, and for which periods. The server alone knows what a code is worth. */
export const PROMO_CODES = ["SHAREDLOVE15", "BANDEJACLUB"] as const;
export type PromoCode = (typeof PROMO_CODES)[number];

/**
 * A discount holds for every period that begins less than `months` after the subscription did. One month is the first paid period
 * of either plan, with the trial of 7 days before it or without; twelve months are twelve monthly periods or one year.
 */
export type Promo = { code: PromoCode; percentOff: number; months: number; about: string };

export const PROMOS: Record<PromoCode, Promo> = {
  SHAREDLOVE15: {
    code: "SHAREDLOVE15",
    percentOff: 15,
    months: 1,
    about: "15% off the first paid period",
  },
  BANDEJACLUB: {
    code: "BANDEJACLUB",
    percentOff: 100,
    months: 12,
    about: "First 12 months free",
  },
};

export const PROMO_REFUSED = "This promo code is not valid.";

/** The code that `text` spells, or null: case and outer blanks do not matter. */
export function readPromo(text: string): PromoCode | null {
  const spelled = text.trim().toUpperCase();
  return PROMO_CODES.find((code) => code === spelled) ?? null;
}

/** A price with a percentage taken off, in whole cents. */
export function discounted(priceCents: number, percentOff: number): number {
  return priceCents - Math.round((priceCents * percentOff) / 100);
}
