/** Exact amounts: read out of a text, compared across units, written as a kitchen measures them, and what the shares of a line come to. */
import { countsSingly, unitById, type Unit, unitAt, convertUnit } from "@/lib/engine/language/units";
import {
  add,
  compare,
  isPositive,
  multiply,
  rational,
  subtract,
  type Rational,
  fractionText,
  fromNumber,
  type FractionStyle,
} from "@/lib/engine/recipe/rational";
import type { Pool } from "./line-amounts";
import type { Portion } from "./portion";
import type { Share } from "./share-out";
import { amountAt, isDash } from "@/lib/engine/language/amount";
import type { Token } from "@/lib/engine/language/tokens";

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

export function writeValue(value: Rational, pool: Pool, pools: readonly Pool[]): string {
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

/** "two of the garlic cloves": a bare count of a line that counts cloves is one of cloves; "half of the can" stays a part of it. */
function inUnit(portion: Portion | null, unit: Unit): Portion | null {
  const amount = portion?.amount ?? null;
  if (portion === null || amount === null || amount.unit !== null || amount.low.d !== 1) return portion;
  return { ...portion, amount: { ...amount, unit: unit.id } };
}

/** The shares that take from the line, reckoned against one pool. */
export function reckon(
  spending: readonly Share[],
  pool: Pool | undefined,
  pools: readonly Pool[],
): Reckoned[] {
  let spent = rational(0);
  const unit = unitById(pool?.unit ?? null);
  const single = unit !== null && countsSingly(unit);
  return spending.map((share): Reckoned => {
    const { portion } = single ? { portion: inUnit(share.portion, unit) } : share;
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

/** An amount as a text states it; `unit` is null for counted things. */
export type Exact = { low: Rational; high: Rational | null; unit: string | null };
/** How an amount is written: the unit as the line words it, whether a blank stands before it, and how fractions look. */
export type Style = { unitText: string; tight: boolean; fractions: FractionStyle };

/** Grams and millilitres rather than spoons and cups. */
export const isMetric = (id: string | null): boolean => {
  const unit = unitById(id);
  return unit !== null && unit.metric && unit.kind !== "length";
};

/** The amount that begins at token `i`, and the token behind it; null where none does. A bare article is no amount. */
export function exactAt(
  tokens: readonly Token[],
  i: number,
): { exact: Exact; end: number; unitAt: number } | null {
  const amount = amountAt(tokens, i);
  if (amount === null) return null;
  let at = amount.end;
  if (isDash(tokens[at])) at += 1;
  const unit = unitAt(tokens, at);
  if (unit === null && !amount.stated) return null;
  return {
    exact: {
      low: fromNumber(amount.value),
      high: amount.max === null ? null : fromNumber(amount.max),
      unit: unit?.unit.id ?? null,
    },
    end: unit?.end ?? amount.end,
    unitAt: at,
  };
}

/** How much one `from` is in `to`, exactly; null where they measure different things. */
export function ratio(from: string | null, to: string | null): Rational | null {
  if (from === to) return rational(1);
  const one = convertUnit(1, from, to);
  if (one !== null && one >= 1) return fromNumber(one);
  const back = convertUnit(1, to, from);
  if (back === null || back <= 0) return null;
  const whole = fromNumber(back);
  return rational(whole.d, whole.n);
}

/** `value` in another unit, or null. */
export function convert(value: Rational, from: string | null, to: string | null): Rational | null {
  const by = ratio(from, to);
  return by === null ? null : multiply(value, by);
}

/** Parts that the spoons and cups of a kitchen measure. */
const MEASURED_PARTS: Readonly<Record<string, readonly number[]>> = {
  cup: [1, 2, 3, 4],
  tbsp: [1, 2],
  tsp: [1, 2, 4, 8],
};
const COUNTED_PARTS = [1, 2, 3, 4];
const SMALLER: Readonly<Record<string, string>> = { cup: "tbsp", tbsp: "tsp", kg: "g", l: "ml", lb: "oz" };
const isMeasurable = (value: Rational, unit: string | null): boolean =>
  isMetric(unit)
    ? value.d === 1 || unit === "kg" || unit === "l"
    : (MEASURED_PARTS[unit ?? ""] ?? COUNTED_PARTS).includes(value.d);

/** The amount rounded to what a kitchen measures, in its unit or the next smaller one. */
function measurable(value: Rational, unit: string | null): { value: Rational; unit: string | null } {
  if (isMeasurable(value, unit)) return { value, unit };
  // A sixth of a cup is 8 teaspoons.
  for (let [smaller, steps] = [SMALLER[unit ?? ""], 0]; smaller !== undefined && steps < 2; steps += 1) {
    const inSmaller = convert(value, unit, smaller);
    if (inSmaller !== null && isMeasurable(inSmaller, smaller)) return { value: inSmaller, unit: smaller };
    smaller = SMALLER[smaller];
  }
  const whole = rational(Math.round(value.n / value.d));
  if (isMetric(unit) && compare(whole, rational(10)) >= 0) return { value: whole, unit };
  const eighths = rational(Math.round((value.n / value.d) * 8), 8);
  return { value: eighths.n > 0 ? eighths : value, unit };
}

/** The unit's word for one, or for several, after the form the line uses. */
function unitWord(style: Style, several: boolean): string {
  const { unitText } = style;
  if (several || unitText.length < 4 || !/[^s]s$/u.test(unitText)) return unitText;
  return unitText.slice(0, -1);
}

/** "2 tbsp", "150ml", "1 1/2–2 cups", as the line would write it. */
export function exactText({ low, high, unit }: Exact, style: Style): string {
  const fractions = isMetric(unit) ? "decimal" : style.fractions;
  const number =
    high === null
      ? fractionText(low, fractions)
      : `${fractionText(low, fractions)}-${fractionText(high, fractions)}`;
  const word = unitWord(style, compare(high ?? low, rational(1)) > 0);
  return word === "" ? number : `${number}${style.tight ? "" : " "}${word}`;
}

/** True for units that say how large something is, not how much of it. */
export const isLength = (unit: string | null): boolean => unitById(unit)?.kind === "length";
/** True for units that leave the amount to the cook: "a pinch", "a splash". */
export const isVague = (unit: string | null): boolean => unitById(unit)?.kind === "vague";
