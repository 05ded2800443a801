/** Fractions in one character and what they are worth: the only list of them. */
const VALUES: readonly (readonly [sign: string, count: number, of: number])[] = [
  ["¼", 1, 4],
  ["½", 1, 2],
  ["¾", 3, 4],
  ["⅐", 1, 7],
  ["⅑", 1, 9],
  ["⅒", 1, 10],
  ["⅓", 1, 3],
  ["⅔", 2, 3],
  ["⅕", 1, 5],
  ["⅖", 2, 5],
  ["⅗", 3, 5],
  ["⅘", 4, 5],
  ["⅙", 1, 6],
  ["⅚", 5, 6],
  ["⅛", 1, 8],
  ["⅜", 3, 8],
  ["⅝", 5, 8],
  ["⅞", 7, 8],
];

/** The value of each fraction sign. */
export const GLYPHS: ReadonlyMap<string, number> = new Map(
  VALUES.map(([sign, count, of]) => [sign, count / of]),
);
/** Numerator and denominator of each fraction sign. */
export const FRACTION_PARTS: ReadonlyMap<string, { count: number; of: number }> = new Map(
  VALUES.map(([sign, count, of]) => [sign, { count, of }]),
);
/** All fraction signs, for a character class of a pattern: `new RegExp(`[\\d${FRACTION_SIGNS}]`)`. */
export const FRACTION_SIGNS = VALUES.map(([sign]) => sign).join("");
/** A word that begins with a digit or a fraction sign is a number. */
export const OPENS_NUMBER = new RegExp(`^[\\d${FRACTION_SIGNS}]`);
