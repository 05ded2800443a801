/** How much of a line goes in at each of its uses: exact, in the line's own unit and style, so that the parts add up to the line. */
import {
  add,
  compare,
  isPositive,
  multiply,
  rational,
  subtract,
  type Rational,
} from "@/lib/engine/recipe/rational";
import { convert, exactText, isMetric, measurable, type Exact } from "./exact";
import type { LineAmounts, Pool } from "./line-amounts";
import type { Portion } from "./portion";

/** A use as the text words it, in the order of the recipe. */
export type Share = {
  action: number;
  portion: Portion | null;
  /** Only made ready, or only for greasing: it takes nothing from the line. */
  readied: boolean;
  aside: boolean;
  /** A part that is taken from each piece: "yolk" of separated eggs, "zest" of a lemon. */
  taken: string | null;
};

export type LineToShare = {
  amounts: LineAmounts;
  /** What a bare count counts. */
  noun: string;
  /** Parts of each piece that are as many as the pieces: yolks and whites of eggs. */
  separable: ReadonlySet<string>;
  /** The line says that there is more of it than its amount: "plus extra for greasing". */
  extra: boolean;
  divided: boolean;
};

/** `text`: what the chip says; `doubt`: it does not add up, or nothing says how much. */
export type Shared = { text: string; doubt: boolean };

const SOME: Shared = { text: "some", doubt: false };
const ALL: Shared = { text: "all", doubt: false };

/** The pool that an amount is stated in, or null. */
function poolFor(pools: readonly Pool[], amount: Exact): Pool | null {
  return (
    pools.find((pool) => pool.unit === amount.unit) ??
    pools.find(
      (pool) =>
        isMetric(pool.unit) === isMetric(amount.unit) && convert(amount.low, amount.unit, pool.unit) !== null,
    ) ??
    pools.find((pool) => convert(amount.low, amount.unit, pool.unit) !== null) ??
    null
  );
}

type Reckoned = { share: Share; value: Rational | null; written: string | null };

/** `exact` in the pool's style, or in its unit's own short name where it is of another unit. */
function write(exact: Exact, pool: Pool | undefined, pools: readonly Pool[]): string {
  const own =
    pools.find((each) => each.unit === exact.unit) ?? (exact.unit === pool?.unit ? pool : undefined);
  const style = own?.style ?? {
    unitText: exact.unit ?? "",
    tight: false,
    fractions: pool?.style.fractions ?? "plain",
  };
  return exactText(exact, style);
}

function writeValue(value: Rational, pool: Pool, pools: readonly Pool[]): string {
  for (const each of [pool, ...pools.filter((other) => other !== pool)]) {
    const inUnit = convert(value, pool.unit, each.unit);
    if (
      inUnit !== null &&
      measurable(inUnit, each.unit).unit === each.unit &&
      compare(measurable(inUnit, each.unit).value, inUnit) === 0
    )
      return write({ low: inUnit, high: null, unit: each.unit }, each, pools);
  }
  const nearest = measurable(value, pool.unit);
  return write({ low: nearest.value, high: null, unit: nearest.unit }, pool, pools);
}

/** What "all but 1 tbsp" is of a pool, or of the rest of it. */
function allBut(
  { kind, amount, fraction }: Portion,
  pool: Pool | undefined,
  spent: Rational,
): Rational | null {
  if (pool === undefined || pool.high !== null) return null;
  const base = kind === "rest" ? subtract(pool.low, spent) : pool.low;
  const part =
    fraction ??
    (amount?.unit === null && pool.unit !== null && amount.low.n < amount.low.d ? amount.low : null);
  const out =
    part !== null
      ? multiply(base, part)
      : amount === null || amount.high !== null
        ? null
        : convert(amount.low, amount.unit, pool.unit);
  const left = out === null ? null : subtract(base, out);
  return left !== null && isPositive(left) ? left : null;
}

/** The shares that take from the line, reckoned against one pool. */
function reckon(spending: readonly Share[], pool: Pool | undefined, pools: readonly Pool[]): Reckoned[] {
  let spent = rational(0);
  return spending.map((share): Reckoned => {
    const { portion } = share;
    const none: Reckoned = { share, value: null, written: null };
    if (portion === null) return none;
    if (portion.but === true) {
      const value = allBut(portion, pool, spent);
      if (value !== null) spent = add(spent, value);
      return { share, value, written: null };
    }
    const { amount, fraction } = portion;
    let value: Rational | null = null;
    let written: string | null = null;
    const counted = amount?.unit === null && pool?.unit !== null && pool !== undefined;
    const asFraction =
      fraction ??
      (counted && amount !== null && amount.high === null && compare(amount.low, rational(1)) < 0
        ? amount.low
        : null);
    if (asFraction !== null && pool !== undefined && pool.high === null) {
      // "the half onion" of "½ onion" is all of it.
      const whole = fraction === null && compare(asFraction, pool.low) === 0;
      const base = portion.ofRest === true ? subtract(pool.low, spent) : pool.low;
      value = whole ? pool.low : multiply(base, asFraction);
    } else if (amount !== null && asFraction === null) {
      const converted = pool === undefined ? null : convert(amount.low, amount.unit, pool.unit);
      value = amount.high === null ? converted : null;
      // "the 2 of them" of a measured line says nothing of how much.
      if (converted !== null || amount.unit !== null || pool === undefined)
        written = write(amount, pool, pools);
    }
    if (value !== null) spent = add(spent, value);
    return { share, value, written };
  });
}

/** "1 tbsp of the oil", "half of it", "the remaining oil": also what only greases takes that much then. */
const saysHowMuch = ({ amount, fraction, kind }: Portion): boolean =>
  amount !== null || fraction !== null || kind === "rest";

/** What each use takes, in the order given. */
export function shareOut(shares: readonly Share[], line: LineToShare): Shared[] {
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
        : share.aside
          ? SOME
          : ALL,
    );
  }
  for (const [share, shared] of shareSpending(spending, line)) result.set(share, shared);
  // "Cube the rest … rub in the cubed butter": what is made ready is what goes in next.
  shares.forEach((share, at) => {
    const next =
      share.readied && share.portion?.kind === "rest"
        ? shares.slice(at).find((other) => spending.includes(other))
        : undefined;
    const taken = next === undefined ? undefined : result.get(next);
    if (taken !== undefined) result.set(share, taken);
  });
  if (takers.length === 0 && extra && spending.length > 0)
    for (const share of spending) if (share.aside && share.portion === null) result.set(share, SOME);
  return shares.map((share) => result.get(share) ?? SOME);
}

/** Parts taken from every piece: "yolk" of eggs, as many as there are eggs; "zest" of a lemon, some. */
function shareTaken(share: Share, line: LineToShare): Shared {
  const whole = line.amounts.pools[0];
  const { taken, portion } = share;
  if (taken === null || !line.separable.has(taken) || whole === undefined || whole.high !== null) return SOME;
  const count = portion?.amount?.unit === null ? portion.amount.low : whole.low;
  const noun = compare(count, rational(1)) > 0 ? `${taken}s` : taken;
  return {
    text: exactText({ low: count, high: null, unit: null }, { ...whole.style, unitText: noun }),
    doubt: false,
  };
}

function shareSpending(spending: readonly Share[], line: LineToShare): Map<Share, Shared> {
  const { amounts, extra, divided } = line;
  const { pools } = amounts;
  const result = new Map<Share, Shared>();
  const taken = new Set(spending.map((share) => share.taken));
  const split =
    taken.size > 1 ||
    (taken.size === 1 && !taken.has(null) && [...taken].some((part) => line.separable.has(part ?? "")));
  const own = spending.filter((share) => {
    const counted =
      share.portion?.amount?.unit === null && compare(share.portion.amount.low, rational(1)) >= 0;
    if (
      split &&
      share.taken !== null &&
      (!counted || line.separable.has(share.taken)) &&
      (share.portion?.amount?.unit ?? null) === null
    ) {
      result.set(share, shareTaken(share, line));
      return false;
    }
    return true;
  });
  const stated = own
    .map(({ portion }) => portion?.amount ?? null)
    .find((amount) => amount !== null && amount.unit !== null);
  const pool = (stated === undefined || stated === null ? undefined : poolFor(pools, stated)) ?? pools[0];
  const reckoned = reckon(own, pool, pools);
  // "more oil" and "a little extra" are beside the line's amount; what is left to the cook cannot be reckoned with.
  const loose = (share: Share) =>
    (share.portion?.kind === "more" && share.portion.amount === null && share.portion.fraction === null) ||
    share.portion?.kind === "open";
  const plain = reckoned.filter(
    ({ share, value, written }) => value === null && written === null && !loose(share),
  );
  const opened = reckoned.some(({ share }) => share.portion?.kind === "open");
  const known = reckoned.reduce(
    (total, { value }) => (value === null ? total : add(total, value)),
    rational(0),
  );
  const left = pool === undefined || pool.high !== null ? null : subtract(pool.low, known);
  const only =
    own.length === 1 ||
    (plain.length === 1 &&
      reckoned.every(
        ({ share }) =>
          share === plain[0]?.share || (share.portion?.kind === "more" && share.portion.amount === null),
      ));
  for (const { share, value, written } of reckoned) {
    if (loose(share)) {
      result.set(share, own.length === 1 && pool === undefined ? ALL : SOME);
    } else if (value !== null && pool !== undefined) {
      const over = compare(known, pool.high ?? pool.low) > 0;
      const whole = compare(value, pool.high ?? pool.low) === 0 && amounts.further.length === 0;
      result.set(
        share,
        whole ? ALL : { text: written ?? writeValue(value, pool, pools), doubt: over && !extra },
      );
    } else if (written !== null) {
      result.set(share, {
        text: written,
        doubt: pool !== undefined && pool.high === null && amounts.further.length === 0,
      });
    } else if (share.portion?.kind === "rest" && own.length === 1) {
      result.set(
        share,
        divided || pool === undefined ? { ...SOME, doubt: pool !== undefined } : { ...ALL, doubt: false },
      );
    } else if (
      only ||
      (extra &&
        share === plain[0]?.share &&
        isPositive(left ?? rational(1)) &&
        compare(known, rational(0)) === 0)
    ) {
      result.set(share, ALL);
    } else if (plain.length === 1 && !opened && left !== null && pool !== undefined && isPositive(left)) {
      result.set(share, { text: writeValue(left, pool, pools), doubt: false });
    } else {
      result.set(share, { ...SOME, doubt: pool !== undefined && !opened && !extra });
    }
  }
  return result;
}
