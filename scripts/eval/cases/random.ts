/** Seeded random numbers (mulberry32), so that the same seed makes the same cases on every machine. */
export type Random = {
  /** In [from, to). */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
};

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (list) => {
      const one = list[Math.floor(next() * list.length)];
      if (one === undefined) throw new Error("nothing to pick from");
      return one;
    },
    chance: (probability) => next() < probability,
  };
}
