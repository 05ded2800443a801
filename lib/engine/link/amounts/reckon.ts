/** What the shares of a line come to, reckoned exactly and written as the line writes its amounts. */
import { LINKING } from "@/lib/engine/language/linking";
import { countsSingly, type Unit, unitById } from "@/lib/engine/language/units";
import {
  add,
  compare,
  isPositive,
  multiply,
  rational,
  type Rational,
  subtract,
} from "@/lib/engine/recipe/rational";
import { convert, type Exact, exactText, isMeasurable, isMetric, measurable, MEASURED_PARTS } from "./exact";
import type { LineAmounts, Pool } from "./line-amounts";
import type { Portion } from "./portion";

/** The pool that an amount is stated in, or null. */
export function poolFor(pools: readonly Pool[], amount: Exact): Pool | null {
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

export type Reckoned = { share: Share; value: Rational | null; written: string | null };

/** `exact` in the pool's style, or in its unit's own short name where it is of another unit. */
export function write(exact: Exact | Pool, pool: Pool | undefined, pools: readonly Pool[]): string {
  const own =
    // "1 yolk" of "4 eggs + 1 yolk" counts other things than the line does.
    pools.find((each) => each === exact) ??
    pools.find((each) => each.unit === exact.unit) ??
    (exact.unit === pool?.unit ? pool : undefined);
  const style = own?.style ?? {
    unitText: exact.unit ?? "",
    tight: false,
    fractions: pool?.style.fractions ?? "plain",
  };
  return exactText(exact, style);
}

/** Largest first. */
const SPOONS = Object.keys(MEASURED_PARTS);
/** More spoons than these are counted wrongly. */
const MOST_SPOONS: Readonly<Record<string, number>> = { tsp: 6, tbsp: 8 };

/** "1/3 cup + 2 tbsp" for what would be 22 teaspoons; null where one measure says it. */
function inSpoonsAndCups(value: Rational, pool: Pool, pools: readonly Pool[]): string | null {
  if (!SPOONS.slice(0, -1).includes(pool.unit ?? "")) return null;
  const plain = measurable(value, pool.unit, pool.low);
  const few = MOST_SPOONS[plain.unit ?? ""];
  if (few === undefined || compare(plain.value, rational(few)) <= 0) return null;
  const terms: string[] = [];
  let left = value;
  for (const [at, unit] of SPOONS.entries()) {
    const inUnit = convert(left, pool.unit, unit);
    if (inUnit === null) return null;
    // Halves of the spoons in between are said by the smaller ones.
    const most = (MEASURED_PARTS[unit] ?? [])
      .filter((parts) => parts === 1 || at === 0 || at === SPOONS.length - 1)
      .map((parts) => rational(Math.floor((inUnit.n * parts) / inUnit.d), parts))
      .reduce((best, each) => (compare(each, best) > 0 ? each : best), rational(0));
    if (!isPositive(most)) continue;
    terms.push(write({ low: most, high: null, unit }, pool, pools));
    left = subtract(left, convert(most, unit, pool.unit) ?? rational(0));
  }
  return isPositive(left) || terms.length < 2 ? null : terms.join(" + ");
}

/** `value` of a pool as a kitchen measures it: what is written, and what that is in the pool's unit. */
function asMeasured(
  value: Rational,
  pool: Pool,
  pools: readonly Pool[],
): { text: string; measured: Rational } {
  for (const each of [pool, ...pools.filter((other) => other !== pool)]) {
    const inUnit = convert(value, pool.unit, each.unit);
    if (inUnit !== null && isMeasurable(inUnit, each.unit))
      return { text: write({ low: inUnit, high: null, unit: each.unit }, each, pools), measured: value };
  }
  const summed = inSpoonsAndCups(value, pool, pools);
  if (summed !== null) return { text: summed, measured: value };
  const { value: low, unit } = measurable(value, pool.unit, pool.low);
  return {
    text: write({ low, high: null, unit }, pool, pools),
    measured: convert(low, unit, pool.unit) ?? value,
  };
}

export const writeValue = (value: Rational, pool: Pool, pools: readonly Pool[]): string =>
  asMeasured(value, pool, pools).text;

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

/**
 * "two of the garlic cloves": a bare count of a line that counts cloves is one of cloves; "half of the can" stays a part of it, and "2 of the
 * chipotles" of one can are two of what is in it.
 */
function inUnit(portion: Portion | null, unit: Unit, pool: Pool): Portion | null {
  const amount = portion?.amount ?? null;
  if (portion === null || amount === null || amount.unit !== null || amount.low.d !== 1) return portion;
  if (unit.kind === "container" && compare(pool.low, rational(1)) === 0 && portion.start >= 0) return portion;
  return { ...portion, amount: { ...amount, unit: unit.id } };
}

/** "1 small can": what is in it may be counted or spooned out, and nobody can say what that leaves. */
export const isContainer = ({ unit }: Pool): boolean => unitById(unit)?.kind === "container";

/** The shares that take from the line, reckoned against one pool: parts of it as a kitchen measures them, and all together the whole. */
export function reckon(
  spending: readonly Share[],
  pool: Pool | undefined,
  pools: readonly Pool[],
): Reckoned[] {
  let spent = rational(0);
  /** The same before any part was rounded. */
  let exact = rational(0);
  /** Something went in that the pool's unit cannot tell: nobody knows what is left. */
  let isLeftUnknown = false;
  const unit = unitById(pool?.unit ?? null);
  const single = unit !== null && countsSingly(unit);
  return spending.map((share): Reckoned => {
    const { portion } = single && pool !== undefined ? { portion: inUnit(share.portion, unit, pool) } : share;
    const none: Reckoned = { share, value: null, written: null };
    if (portion === null) return none;
    if (portion.but === true) {
      const value = allBut(portion, pool, spent);
      if (value !== null) [spent, exact] = [add(spent, value), add(exact, value)];
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
    if (asFraction !== null && portion.ofRest === true && isLeftUnknown) return none;
    if (asFraction !== null && pool !== undefined && pool.high === null) {
      // "the half onion" of "½ onion" is all of it.
      const whole = fraction === null && compare(asFraction, pool.low) === 0;
      const base = portion.ofRest === true ? subtract(pool.low, spent) : pool.low;
      const part = whole ? pool.low : multiply(base, asFraction);
      exact = add(exact, part);
      // Three thirds of 50 g are 17 g, 17 g and the 16 g that are left.
      value =
        compare(exact, pool.low) === 0 ? subtract(pool.low, spent) : asMeasured(part, pool, pools).measured;
    } else if (amount !== null && asFraction === null) {
      const converted = pool === undefined ? null : convert(amount.low, amount.unit, pool.unit);
      value = amount.high === null ? converted : null;
      if (value !== null) exact = add(exact, value);
      // "the 2 of them" of a measured line says nothing of how much.
      if (converted !== null || amount.unit !== null || pool === undefined || isContainer(pool))
        written = write(amount, pool, pools);
    }
    if (value !== null) spent = add(spent, value);
    else if (portion.kind !== "rest") isLeftUnknown = true;
    return { share, value, written };
  });
}

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

/** "Rub in 100 g butter" of 100 g: the amount that is stated is all of the line. */
export const statesAll = (portion: Portion | null, amounts: LineAmounts): boolean =>
  portion?.kind === "part" && portion.but !== true && areAll([portion], amounts);

/** The amounts that are stated are together the line's own, in one of the ways in which it says how much it is: "1 pumpkin (600 g)". */
export const areAll = (portions: readonly (Portion | null)[], { pools }: LineAmounts): boolean =>
  pools.some((pool) => areAllOf(portions, pool));

function areAllOf(portions: readonly (Portion | null)[], pool: Pool): boolean {
  if (pool.high !== null) return false;
  const sum = portions.reduce<Rational | null>((total, portion) => {
    const amount = portion?.amount ?? null;
    const value = amount === null ? null : convert(amount.low, amount.unit, pool.unit);
    return total === null || value === null ? null : add(total, value);
  }, rational(0));
  return sum !== null && compare(sum, pool.low) === 0;
}

// Eggs with a yolk or a white besides, "3 eggs + 1 egg yolk": what is counted of them is eggs, and the part is another one.

/** "1 egg yolk" of "3 eggs + 1 egg yolk", and no second amount of the same. */
export const isPartBeside = ({ unit, style }: Pool): boolean =>
  unit === null && [...LINKING.separable].some((part) => style.unitText.toLowerCase().includes(part));

/** The share counts whole pieces: "one egg", and no "1 egg yolk". */
const counts = ({ portion, taken }: Share): boolean =>
  taken === null && portion?.listed !== true && portion?.amount?.unit === null;

/** "One egg … the other eggs": as many as are left of the whole ones; null where the words are of none that are left. */
export function restOfPieces({ portion }: Share, all: readonly Share[], { low, high }: Pool): Portion | null {
  if (portion?.kind !== "rest" || portion.amount !== null || portion.fraction !== null || high !== null)
    return null;
  const counted = all.filter(counts).flatMap((share) => share.portion?.amount ?? []);
  if (counted.length === 0 || counted.some((amount) => amount.high !== null)) return null;
  const left = counted.reduce((sum, amount) => subtract(sum, amount.low), low);
  return isPositive(left)
    ? { ...portion, kind: "part", amount: { low: left, high: null, unit: null } }
    : null;
}
