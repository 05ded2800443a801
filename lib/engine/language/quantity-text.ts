/** Quantities as a cook reads them (spec cooks §5): rounded to 2 decimals, shown as 1/4, 1/3, 1/2, 2/3, 3/4 when close. */
const SHOWN: readonly [value: number, plain: string, glyph: string][] = [
  [1 / 4, "1/4", "¼"],
  [1 / 3, "1/3", "⅓"],
  [1 / 2, "1/2", "½"],
  [2 / 3, "2/3", "⅔"],
  [3 / 4, "3/4", "¾"],
];
/** Measuring spoons and cups have these too; a use says them, the list keeps to the five above. */
const EIGHTHS: typeof SHOWN = [
  [1 / 8, "1/8", "⅛"],
  [3 / 8, "3/8", "⅜"],
  [5 / 8, "5/8", "⅝"],
  [7 / 8, "7/8", "⅞"],
];
/** A quantity this near to a fraction is shown as the fraction. */
const CLOSE = 0.02;

const CLOSE_TO_EIGHTH = 0.006;

export type QuantityStyle = "plain" | "glyph" | "decimal";

/** Rounds to the 2 decimals that are shown. */
export function roundQuantity(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100;
}

/**
 * Writes a quantity: `plain` "1 1/2", `glyph` "1½", `decimal` "1.5" (metric units). Never "0" for something: what would round to
 * nothing keeps two significant digits. With `eighths`, 0.125 is "1/8".
 */
export function quantityText(value: number, style: QuantityStyle = "plain", eighths = false): string {
  const rounded = roundQuantity(value);
  if (rounded === 0 && value > 0) return String(Number(value.toPrecision(2)));
  const whole = Math.floor(rounded);
  const rest = rounded - whole;
  if (style !== "decimal") {
    const eighth = eighths ? EIGHTHS.find(([part]) => Math.abs(rest - part) < CLOSE_TO_EIGHTH) : undefined;
    const fraction = eighth ?? SHOWN.find(([part]) => Math.abs(rest - part) < CLOSE);
    if (fraction) {
      const [, plain, glyph] = fraction;
      const part = style === "glyph" ? glyph : plain;
      if (whole === 0) return part;
      return style === "glyph" ? `${whole}${part}` : `${whole} ${part}`;
    }
  }
  return String(rounded);
}
