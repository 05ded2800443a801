/** What a promo code is worth, as the server answers it. The codes themselves are not here: browsers load this file. */
import type { Message } from "@/lib/messages";

/**
 * A discount holds for every period that begins less than `months` after the subscription did. One month is the first paid period
 * of either plan, with the trial of 7 days before it or without; twelve months are twelve monthly periods or one year.
 */
export type Promo = {
  code: string;
  percentOff: number;
  months: number;
  about: string;
  /** What the dialog says when the code is taken. */
  applied: string;
};

export const PROMO_REFUSED = "This promo code is not valid." satisfies Message;

/** True for a promo under which the plan runs for a time at no cost. */
export const isFreeAtFirst = (promo: Promo | null): boolean => promo?.percentOff === 100;

/** What a price is with something taken off, as the payment provider counts: whole cents, half a cent up. */

/** A percentage has at most four decimals: counted in ten-thousandths, so that nothing is lost to binary fractions. */
const PARTS = 10_000;

/** `priceCents` less `percentOff` percent (12.5 is 12.5 %), and then less `centsOff`; never below nothing. */
export function discounted(priceCents: number, percentOff: number, centsOff = 0): number {
  const off = Math.round((priceCents * Math.round(percentOff * PARTS)) / (100 * PARTS));
  return Math.max(0, priceCents - off - centsOff);
}
