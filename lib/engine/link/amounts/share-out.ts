/** How much of a line goes in at each of its uses: exact, in the line's own unit and style, so that the parts add up to the line. */
import { compare, isPositive, type Rational, subtract } from "@/lib/engine/recipe/rational";
import type { Exact } from "./exact";
import type { LineAmounts } from "./line-amounts";
import type { Portion } from "./portion";
import { reckon, type Share, writeValue } from "./reckon";
import { ALL, isLoose, type LineToShare, type Shared, shareSpending, SOME } from "./spending";

// Eggs of which only some are parted into yolks and whites: so many that a method says, or those that are left.

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
function withParted(
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

/** "1 tbsp of the oil", "half of it", "the remaining oil": also what only greases takes that much then. */
const saysHowMuch = ({ amount, fraction, kind }: Portion): boolean =>
  amount !== null || fraction !== null || kind === "rest";

/** "100 g sugar, plus 1 tbsp for the dish": what keeps things from sticking takes the spoon, and no part of the 100 g. */
function withAddedAside(shares: readonly Share[], { amounts: { further } }: LineToShare): readonly Share[] {
  const [added, another] = further;
  const isUnsaid = ({ portion }: Share): boolean =>
    portion === null || (portion.kind === "more" && portion.amount === null && portion.fraction === null);
  const unsaid = shares.filter((share) => share.aside && isUnsaid(share));
  const isOfTwo = unsaid.length === 1 && shares.some(({ aside, readied }) => !aside && !readied);
  if (added === undefined || another !== undefined || !isOfTwo) return shares;
  return shares.map((share) =>
    share === unsaid[0]
      ? { ...share, portion: { kind: "part", fraction: null, amount: added, start: -1 } }
      : share,
  );
}

/** What each use takes, in the order given. */
export function shareOut(asked: readonly Share[], whole: LineToShare): Shared[] {
  const given = withAddedAside(asked, whole);
  const { shares, parted } = withParted(given, whole);
  const line = { ...whole, parted };
  const { amounts, extra } = line;
  const { pools } = amounts;
  const result = new Map<Share, Shared>();
  const cooked = shares.filter((share) => !share.readied);
  const takers = cooked.filter(({ aside, portion }) => !aside || (portion !== null && saysHowMuch(portion)));
  const spending = takers.length > 0 ? takers : cooked;
  for (const share of shares) {
    if (spending.includes(share)) continue;
    const stated = reckon([share], pools[0], pools)[0];
    const part = stated?.value === null || stated?.value === undefined ? null : stated;
    result.set(
      share,
      part !== null &&
        pools[0] !== undefined &&
        part.value !== null &&
        compare(part.value, pools[0].low) !== 0
        ? { text: part.written ?? writeValue(part.value, pools[0], pools), doubt: false }
        : // "20 g butter for the dish" greases it and does nothing else.
          // "Soak in plenty of the water" of "3 cups water, plus more for soaking" takes none of the cups.
          (share.aside && (extra || shares.length > 1)) || (extra && isLoose(share))
          ? SOME
          : ALL,
    );
  }
  for (const [share, shared] of shareSpending(spending, line)) result.set(share, shared);
  // "Soak the porcini in 200 ml of the stock … the rest of the stock": what is made ready in it is no rest.
  const rest = spending.findIndex(({ portion }) => portion?.kind === "rest");
  const [only, another] = spending.filter((share, at) => at <= rest || rest < 0 || !isLoose(share));
  const [pool] = pools;
  if (only?.portion?.kind === "rest" && another === undefined && pool !== undefined && pool.high === null) {
    const before = shares
      .slice(0, shares.indexOf(only))
      .filter(({ readied, portion }) => readied && portion !== null);
    const left = reckon(before, pool, pools).reduce<Rational | null>(
      (sum, { value }) => (sum === null || value === null ? null : subtract(sum, value)),
      pool.low,
    );
    if (
      before.length > 0 &&
      left !== null &&
      isPositive(left) &&
      only.taken === null &&
      only.portion.amount === null
    )
      result.set(only, { text: writeValue(left, pool, pools), doubt: false });
  }
  // "Cube the rest … rub in the cubed butter": what is made ready is what goes in next.
  shares.forEach((share, at) => {
    const next =
      share.readied && share.portion?.kind === "rest"
        ? shares.slice(at).find((other) => spending.includes(other))
        : undefined;
    const taken = next === undefined ? undefined : result.get(next);
    if (taken !== undefined) result.set(share, taken);
  });
  // "Brush the rim with egg … brush with the rest of the egg": nobody can say how much the rim took.
  shares.forEach((share, at) => {
    const brushed = shares.slice(0, at).some(({ aside, readied }) => aside && !readied);
    if (brushed && !extra && share.portion?.kind === "rest" && result.get(share) === ALL)
      result.set(share, SOME);
  });
  if (takers.length === 0 && extra && spending.length > 0)
    for (const share of spending) if (share.aside && share.portion === null) result.set(share, SOME);
  return shares.map((share) => result.get(share) ?? SOME);
}
