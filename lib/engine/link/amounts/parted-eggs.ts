/** Eggs of which only some are parted into yolks and whites: so many that a method says, or those that are left. */
import { compare, isPositive, subtract, type Rational } from "@/lib/engine/recipe/rational";
import type { Exact } from "./exact";
import type { LineAmounts } from "./line-amounts";
import type { Portion } from "./portion";
import type { Share } from "./reckon";

/** `separable`: parts of each piece that are as many as the pieces. */
type Parted = { amounts: LineAmounts; separable: ReadonlySet<string> };

/** "Knead in 1 egg … separate the remaining eggs": as many are parted as are left; null where nothing went in before. */
function withRestParted(
  given: readonly Share[],
  { separable, amounts }: Parted,
): { shares: readonly Share[]; parted: Rational } | null {
  const [pool] = amounts.pools;
  const at = separable.size === 0 ? -1 : given.findIndex(({ portion }) => portion?.kind === "rest");
  const rest = given[at];
  const isParted = given.slice(at + 1).some(({ taken }) => taken !== null && separable.has(taken));
  if (pool === undefined || pool.high !== null || rest?.portion?.amount !== null || !isParted) return null;
  const before = given.slice(0, at).map(({ portion }) => portion?.amount ?? null);
  const counted = before.flatMap((amount) =>
    amount === null || amount.unit !== null || amount.high !== null ? [] : [amount.low],
  );
  const left = counted.reduce((sum, count) => subtract(sum, count), pool.low);
  if (counted.length === 0 || counted.length < before.length || !isPositive(left)) return null;
  const portion: Portion = { ...rest.portion, kind: "part", amount: { low: left, high: null, unit: null } };
  return { shares: given.with(at, { ...rest, taken: null, portion }), parted: left };
}

/** "Separate 3 of the eggs": the line with those that are parted, and the shares with "the remaining egg" as the number that is left. */
export function withParted(
  given: readonly Share[],
  line: Parted,
): { shares: readonly Share[]; parted: Rational | null } {
  const restParted = withRestParted(given, line);
  if (restParted !== null) return restParted;
  const [pool] = line.amounts.pools;
  const first =
    line.separable.size === 0 ? undefined : given.find(({ readied, taken }) => readied && taken === null);
  const amount = first?.portion?.amount ?? null;
  if (pool === undefined || pool.high !== null || amount === null || compare(amount.low, pool.low) >= 0)
    return { shares: given, parted: null };
  const left: Exact = { low: subtract(pool.low, amount.low), high: null, unit: null };
  const shares = given.map((share): Share => {
    const rest = share.portion?.kind === "rest" && share.portion.amount === null && share.taken === null;
    return rest && share.portion !== null ? { ...share, portion: { ...share.portion, amount: left } } : share;
  });
  return { shares, parted: amount.low };
}
