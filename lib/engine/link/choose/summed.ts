/** "150 g of the brown sugar" of 75 g light and 75 g dark brown sugar: an amount that no line has, and several have together. */
import { convert } from "@/lib/engine/link/amounts/exact";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { add, compare, rational, type Rational } from "@/lib/engine/recipe/rational";

/** Lines that one amount is the sum of. */
const MOST_SUMMED = 4;

/** The lines among `own`, those of the action's part, whose amounts are together the stated one; none where one line has so much. */
export function summedBy(
  { portion, options }: Phrase,
  lines: readonly LineModel[],
  own: readonly number[],
): number[] {
  const { amount, fraction, each } = portion ?? { amount: null, fraction: null };
  if (amount === null || amount.unit === null || amount.high !== null || fraction !== null || each === true)
    return [];
  const named = options.filter(({ line, weak, kin }) => own.includes(line) && !weak && kin !== true);
  if (named.length < 2 || named.length > MOST_SUMMED) return [];
  let sum: Rational = rational(0);
  for (const { line } of named) {
    const [pool] = lines[line]?.amounts.pools ?? [];
    const value = pool === undefined || pool.high !== null ? null : convert(pool.low, pool.unit, amount.unit);
    if (value === null || compare(value, amount.low) >= 0) return [];
    sum = add(sum, value);
  }
  return compare(sum, amount.low) === 0 ? named.map(({ line }) => line) : [];
}
