/** Exact amounts: read out of a text, compared across units, and written as a kitchen measures them. */
import { LINKING } from "@/lib/engine/language/linking";
import { oneOf } from "@/lib/engine/language/food/singular";
import { convertUnit, formWritten, isMeasure, unitAt, unitById } from "@/lib/engine/language/units";
import {
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
import { amountAt, isArticle, isDash, partBehindUnit } from "@/lib/engine/language/amount";
import { LESS } from "@/lib/engine/language/line-words";
import type { Token } from "@/lib/engine/language/characters";

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
  const amount = isByTurns(tokens, i) ? null : amountAt(tokens, i);
  if (amount === null) return null;
  let at = amount.end;
  if (isDash(tokens[at])) at += 1;
  // "two more tablespoons"
  if (LINKING.moreWords.has(tokens[at]?.lower ?? "") && unitAt(tokens, at + 1) !== null) at += 1;
  if (amount.max === null && amount.value < 1) at = measureOf(tokens, at);
  const pack = packBehind(tokens, at);
  if (pack !== null) at = pack;
  const unit = unitAt(tokens, at);
  if (unit === null && !amount.stated) return null;
  // "1 xícara e meia de farinha", "one cup and a half of milk"
  const measured = unit !== null && isMeasure(unit.unit) && amount.max === null;
  // "a spoon and a half": no half of the food.
  const loose = unit !== null && isVague(unit.unit.id);
  const behind = measured || loose ? partBehindUnit(tokens, unit.end) : null;
  const part = behind !== null && unitAt(tokens, behind.end) === null ? behind : null;
  const end = part?.end ?? unit?.end ?? amount.end;
  const whole = fromNumber(amount.value + (part?.value ?? 0));
  const less = measured ? takenOff(tokens, end, whole, unit.unit.id) : null;
  if (less !== null) return { ...less, unitAt: at };
  return {
    exact: {
      low: whole,
      high: amount.max === null ? null : fromNumber(amount.max),
      unit: unit?.unit.id ?? null,
    },
    end,
    unitAt: at,
  };
}

/** "Add the eggs 1 by 1": how one goes in after the other, and no amount. "2 to 2 1/2 cups" is one. */
function isByTurns(tokens: readonly Token[], i: number): boolean {
  const opens = (at: number): boolean =>
    tokens[at]?.kind === "digits" &&
    LINKING.functionWords.has(tokens[at + 1]?.lower ?? "") &&
    tokens[at + 2]?.text === tokens[at]?.text &&
    amountAt(tokens, at + 2)?.end === at + 3;
  return opens(i) || opens(i - 2);
}

/** "1 8 oz package", "2 - 12 oz tubs": where the packs that are counted stand, behind what each weighs; null where nothing is packed. */
function packBehind(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.kind !== "digits") return null;
  const weight = amountAt(tokens, at);
  const end = weight === null ? at : isDash(tokens[weight.end]) ? weight.end + 1 : weight.end;
  const measured = weight === null ? null : unitAt(tokens, end);
  if (measured === null || !isMeasure(measured.unit)) return null;
  return unitAt(tokens, measured.end)?.unit.kind === "container" ? measured.end : null;
}

/** Where the measure of "3/4 of a cup", "1/4 de taza" begins, behind a fraction that ends at `at`; `at` where it is of none. */
function measureOf(tokens: readonly Token[], at: number): number {
  if (!LINKING.genitive.has(tokens[at]?.lower ?? "")) return at;
  const from = isArticle(tokens[at + 1]) ? at + 2 : at + 1;
  const unit = unitAt(tokens, from);
  return unit !== null && isMeasure(unit.unit) ? from : at;
}

/** "Half a cup less a tablespoon": what is left of `whole` when what stands behind token `at` is taken off, as a kitchen measures it. */
function takenOff(
  tokens: readonly Token[],
  at: number,
  whole: Rational,
  id: string,
): { exact: Exact; end: number } | null {
  const amount = LESS.has(tokens[at]?.lower ?? "") ? amountAt(tokens, at + 1) : null;
  const unit = amount === null || amount.max !== null ? null : unitAt(tokens, amount.end);
  const off = amount === null || unit === null ? null : convert(fromNumber(amount.value), unit.unit.id, id);
  const low = off === null ? null : subtract(whole, off);
  if (low === null || unit === null || !isPositive(low)) return null;
  const left = measurable(low, id);
  return { exact: { low: left.value, high: null, unit: left.unit }, end: unit.end };
}

/** The spoons of a kitchen that measures in millilitres, which are rounder than a cup's sixteenth. */
const SPOON_ML: Readonly<Record<string, number>> = { tsp: 5, dsp: 10, tbsp: 15 };

/** How many of a metric measure of volume a spoon holds; null for anything else. */
function spoonIn(spoon: string | null, measure: string | null): Rational | null {
  const held = SPOON_ML[spoon ?? ""];
  const ml = held === undefined || !isMetric(measure) ? null : convertUnit(1, measure, "ml");
  return held === undefined || ml === null || unitById(measure)?.kind !== "volume"
    ? null
    : rational(held, Math.round(ml));
}

/** How much one `from` is in `to`, exactly; null where they measure different things. */
export function ratio(from: string | null, to: string | null): Rational | null {
  if (from === to) return rational(1);
  const spoon = spoonIn(from, to);
  if (spoon !== null) return spoon;
  const spoons = spoonIn(to, from);
  if (spoons !== null) return rational(spoons.d, spoons.n);
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
export const MEASURED_PARTS: Readonly<Record<string, readonly number[]>> = {
  cup: [1, 2, 3, 4],
  tbsp: [1, 2],
  tsp: [1, 2, 4, 8],
};

export const COUNTED_PARTS = [1, 2, 3, 4, 6];

export const SMALLER: Readonly<Record<string, string>> = {
  cup: "tbsp",
  tbsp: "tsp",
  kg: "g",
  l: "ml",
  dl: "ml",
  cl: "ml",
  lb: "oz",
};

/** What is larger than grams and millilitres is told in hundredths, "0,75 dl"; an eighth of a litre is 125 ml. */
const isLarge = (unit: string | null): unit is string => isMetric(unit) && unit !== null && unit in SMALLER;
const SHOWN_STEPS = 100;

export const isMeasurable = (value: Rational, unit: string | null): boolean =>
  isMetric(unit)
    ? value.d <= 2 || (isLarge(unit) && (value.n * SHOWN_STEPS) % value.d === 0)
    : (MEASURED_PARTS[unit ?? ""] ?? COUNTED_PARTS).includes(value.d);

/** Grams and millilitres of less than this are weighed in tenths, where the halves do not say them. */
const SMALL_WEIGHT = rational(30);

/**
 * The amount rounded to what a kitchen measures, in its unit or the next smaller one. All parts of one amount, `of`, are rounded to the
 * same steps, so that what one part leaves is measured too: 8.3 g and 16.7 g of 25 g, 33 g and 67 g of 100 g.
 */
export function measurable(
  value: Rational,
  unit: string | null,
  of: Rational = value,
): { value: Rational; unit: string | null } {
  if (isMeasurable(value, unit)) return { value, unit };
  if (isLarge(unit)) {
    const smaller = SMALLER[unit] ?? null;
    const [part, whole] = [convert(value, unit, smaller), convert(of, unit, smaller)];
    if (part !== null && whole !== null) return measurable(part, smaller, whole);
  }
  // A sixth of a cup is 8 teaspoons.
  for (let [smaller, steps] = [SMALLER[unit ?? ""], 0]; smaller !== undefined && steps < 2; steps += 1) {
    const inSmaller = convert(value, unit, smaller);
    if (inSmaller !== null && isMeasurable(inSmaller, smaller)) return { value: inSmaller, unit: smaller };
    smaller = SMALLER[smaller];
  }
  const steps = !isMetric(unit) ? 8 : compare(of, SMALL_WEIGHT) < 0 ? 10 : 1;
  const rounded = rational(Math.round((value.n / value.d) * steps), steps);
  return { value: isPositive(rounded) ? rounded : value, unit };
}

/** The unit's word for one, or for several, after the form the line uses. */
export function unitWord(style: Style, several: boolean): string {
  const { unitText } = style;
  if (several || unitText.length < 4 || !/[^s]s$/u.test(unitText)) return unitText;
  // "Tablespoons" is one of the units; other words with a capital may be a name.
  const one = formWritten(unitText)?.one ?? "";
  return one !== "" && unitText.toLowerCase().startsWith(one)
    ? unitText.slice(0, one.length)
    : oneOf(unitText);
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

/** "a pinch", "the pinch", "two handfuls": a measure that leaves the amount to the cook, and how many of it. */
export function looseMeasure(tokens: readonly Token[], from: number, end: number): Exact | null {
  for (let at = from; at < end; at += 1) {
    const { exact, unitAt: measure } = exactAt(tokens, at) ?? {};
    if (exact !== undefined && isVague(exact.unit)) return exact;
    const unit = unitAt(tokens, at);
    if (unit === null || measure !== undefined || unit.end > end || !isVague(unit.unit.id)) continue;
    return { low: rational(1), high: null, unit: unit.unit.id };
  }
  return null;
}

/** "2 of the 4 tablespoons", in German "2 the 4 tablespoons": so many of what is counted behind it; else the amount as it stands. */
export function ofSoMany(tokens: readonly Token[], { exact, end }: { exact: Exact; end: number }): Exact {
  const at = LINKING.genitive.has(tokens[end]?.lower ?? "") ? end + 1 : end;
  const whole = LINKING.definite.has(tokens[at]?.lower ?? "") ? exactAt(tokens, at + 1) : null;
  if (exact.unit !== null || whole === null || isLength(whole.exact.unit)) return exact;
  return { ...exact, unit: whole.exact.unit };
}
