/** What a price is with something taken off, as the payment provider counts: whole cents, half a cent up. */

/** A percentage has at most four decimals: counted in ten-thousandths, so that nothing is lost to binary fractions. */
const PARTS = 10_000;

/** `priceCents` less `percentOff` percent (12.5 is 12.5 %), and then less `centsOff`; never below nothing. */
export function discounted(priceCents: number, percentOff: number, centsOff = 0): number {
  const off = Math.round((priceCents * Math.round(percentOff * PARTS)) / (100 * PARTS));
  return Math.max(0, priceCents - off - centsOff);
}
