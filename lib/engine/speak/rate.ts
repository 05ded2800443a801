/** What the voice is set to until the cook chooses; and how far a cook may turn it. */
export const SPOKEN_RATE = 0.9;
export const SLOWEST_RATE = 0.5;
export const FASTEST_RATE = 1.5;
const SLOWER_BY = 0.15;

/** One notch slower, not below the slowest. */
export const slowerRate = (rate: number): number =>
  Math.max(SLOWEST_RATE, Math.round((rate - SLOWER_BY) * 100) / 100);
