/** Numbers and units as a voice should say them: "1½ tsp" is "one and a half teaspoons", "½-inch" is "half-inch". English. */

import { FRACTION_PARTS, FRACTION_SIGNS as SIGN } from "@/lib/engine/language/fractions";
import { NUMBERS } from "../numbers";

const SLASHED = "\\d{1,2}\\/\\d{1,2}";
/** A whole number with a fraction ("1½", "1 1/2", "1-1/2"), a fraction, or a number ("1,500", "0.5"). */
export const AMOUNT = `(?:\\d{1,4}(?: ?[${SIGN}]|[ -]${SLASHED})|${SLASHED}|[${SIGN}]|\\d{1,6}(?:,\\d{3})*(?:\\.\\d{1,3})?)`;

/** Whole numbers that are said in words beside a fraction: "one and a half". */
const WHOLES = new Map(
  Object.entries(NUMBERS.values)
    .filter(([word, value]) => value <= 12 && !word.includes(" ") && word !== NUMBERS.couples)
    .map(([word, value]) => [value, word] as const),
);
const COUNTED = ["", "a", "two", "three", "four", "five", "six", "seven"];
const PARTS: Record<number, string> = {
  2: "half",
  3: "third",
  4: "quarter",
  5: "fifth",
  6: "sixth",
  8: "eighth",
  7: "seventh",
  9: "ninth",
  10: "tenth",
  16: "sixteenth",
};

export type Amount = {
  whole: number | null;
  /** Numerator and denominator. */
  part: { of: number; count: number } | null;
  /** As it was written, for what needs no words. */
  written: string;
};

/** Reads what `AMOUNT` matched. A fraction that cannot be said in words ("24/7") is kept as it was written. */
export function readAmount(written: string): Amount {
  const text = written.trim().replace(new RegExp(`[${SIGN}]`, "u"), (sign) => {
    const part = FRACTION_PARTS.get(sign);
    return part ? ` ${part.count}/${part.of}` : sign;
  });
  const [, whole, count, of] = /^\s*(?:(\d+)[ -]+)?(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  if (count === undefined || of === undefined) return { whole: null, part: null, written };
  const part = { count: Number(count), of: Number(of) };
  const isSayable = part.count < part.of && PARTS[part.of] !== undefined && part.count < COUNTED.length;
  if (!isSayable) return { whole: null, part: null, written };
  return { whole: whole === undefined ? null : Number(whole), part, written };
}

/** "half", "a quarter", "three quarters". */
export function partInWords({ count, of }: { count: number; of: number }): string {
  const name = PARTS[of] ?? "";
  if (of === 2) return name;
  const counted = count === 1 ? (name === "eighth" ? "an" : "a") : (COUNTED[count] ?? String(count));
  return `${counted} ${name}${count === 1 ? "" : "s"}`;
}

/** "one and a half", "a third", "half", "10". `inWords` also spells small whole numbers. */
export function amountInWords({ whole, part, written }: Amount, inWords = false): string {
  if (part === null) return inWords ? (WHOLES.get(Number(written)) ?? written) : written;
  if (whole === null || whole === 0) return partInWords(part);
  const fraction = part.of === 2 ? "a half" : partInWords(part);
  return `${WHOLES.get(whole) ?? whole} and ${fraction}`;
}

/** More than one, so that its unit is in the plural: 2, 1½, 0.5; not 1, ½, ¾. */
export const isPlural = ({ whole, part, written }: Amount): boolean =>
  part === null ? Number(written.replace(/,/g, "")) !== 1 : whole !== null && whole > 0;

/** Only the letters of the measuring units that begin with a vowel sound matter here, and words like "onion". */
const article = (word: string): string => (/^(?:[aeio]|u(?!n[ai]|se)|hours?\b)/i.test(word) ? "an" : "a");

/** A fraction of one thing: "half a teaspoon", "a quarter cup", "three quarters of an onion". `isMeasure` tells cups from onions. */
export function partOf(part: { count: number; of: number }, thing: string, isMeasure: boolean): string {
  const words = partInWords(part);
  if (part.of === 2) return `${words} ${article(thing)} ${thing}`;
  if (part.of === 4 && part.count === 1 && isMeasure) return `${words} ${thing}`;
  return `${words} of ${article(thing)} ${thing}`;
}
