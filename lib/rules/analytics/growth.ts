/** Growth in percent with one decimal: 50 → 75 is 50; from nothing there is none to state, which is null (admin.md#growth). */
export function growthPercent(current: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((current - previous) / previous) * 1000) / 10;
}

/** Money as the admin pages state it: dollars with two decimals, from cents. */
export const inDollars = (cents: number): number => Math.round(cents) / 100;
