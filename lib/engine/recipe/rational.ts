/** Exact fractions: what amounts are counted with, so that a half and two quarters are one. Numerator and denominator stay small integers. */

export type Rational = { readonly n: number; readonly d: number };

/** Parts of a whole larger than this are no kitchen's: what would need them is rounded to the nearest such part. */
const LARGEST_PART = 1_000_000;
/** A measured number is read as a fraction with one of these parts when it lies this near to it: .333 is a third. */
const PARTS = [1, 2, 3, 4, 5, 6, 8, 10, 16, 20, 100, 1000];
const NEAR = 2e-3;

function commonDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y > 0) [x, y] = [y, x % y];
  return x === 0 ? 1 : x;
}

/** The fraction `n`/`d` in lowest terms; 0 where it is none. */
export function rational(n: number, d = 1): Rational {
  if (!Number.isFinite(n) || !Number.isFinite(d) || d === 0) return { n: 0, d: 1 };
  const by = commonDivisor(n, d) * Math.sign(d);
  const lowest = { n: n / by, d: d / by };
  if (lowest.d <= LARGEST_PART && Number.isSafeInteger(lowest.n)) return lowest;
  return { n: Math.round((n / d) * 1000), d: 1000 };
}

/** The fraction that a decimal number stands for: 0.333 is 1/3, 1.25 is 5/4. */
export function fromNumber(value: number): Rational {
  if (!Number.isFinite(value)) return rational(0);
  for (const part of PARTS) {
    const whole = Math.round(value * part);
    if (whole !== 0 && Math.abs(value * part - whole) < NEAR) return rational(whole, part);
  }
  return rational(Math.round(value * 1000), 1000);
}

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
export const divide = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const toNumber = ({ n, d }: Rational): number => n / d;
export const isPositive = ({ n }: Rational): boolean => n > 0;

/** Negative, 0 or positive as `a` is less than, equal to or more than `b`. */
export const compare = (a: Rational, b: Rational): number => a.n * b.d - b.n * a.d;

const GLYPHS: readonly (readonly [n: number, d: number, glyph: string])[] = [
  [1, 2, "½"],
  [1, 3, "⅓"],
  [2, 3, "⅔"],
  [1, 4, "¼"],
  [3, 4, "¾"],
  [1, 8, "⅛"],
  [3, 8, "⅜"],
  [5, 8, "⅝"],
  [7, 8, "⅞"],
  [1, 6, "⅙"],
  [5, 6, "⅚"],
];

export type FractionStyle = "plain" | "glyph" | "decimal";

/** "1 1/2" (plain), "1½" (glyph) or "1.5" (decimal). What a style has no sign for is written plainly. */
export function fractionText(value: Rational, style: FractionStyle): string {
  const { n, d } = value;
  if (d === 1) return String(n);
  if (style === "decimal") return String(Math.round((n / d) * 100) / 100);
  const whole = Math.floor(n / d);
  const rest = n - whole * d;
  const glyph =
    style === "glyph" ? GLYPHS.find(([top, bottom]) => top === rest && bottom === d)?.[2] : undefined;
  if (glyph !== undefined) return whole === 0 ? glyph : `${whole}${glyph}`;
  return whole === 0 ? `${rest}/${d}` : `${whole} ${rest}/${d}`;
}
