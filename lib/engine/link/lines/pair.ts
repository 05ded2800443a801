/** A line that counts two of a thing. */
import type { LineModel } from "./line-names";

/** "2 onions": as many as "both" says. */
export const isPair = (line: LineModel | undefined): boolean => {
  const [pool] = line?.amounts.pools ?? [];
  return pool?.unit === null && pool.high === null && pool.low.n === 2 * pool.low.d;
};
