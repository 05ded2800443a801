/** How a scaled amount is written: its number as a cook reads it, its unit or counted food in the right number. */
import { listed, PACKS } from "@/lib/engine/language/registry";
import { formWritten } from "@/lib/engine/language/units";

const SHOWN: readonly [value: number, plain: string, glyph: string][] = [
  [1 / 4, "1/4", "¼"],
  [1 / 3, "1/3", "⅓"],
  [1 / 2, "1/2", "½"],
  [2 / 3, "2/3", "⅔"],
  [3 / 4, "3/4", "¾"],
];
const NOUGHT = "";
/** What a kitchen measures beside them; a use says these too, the list keeps to the five above. */
const KITCHEN: typeof SHOWN = [
  [1 / 8, "1/8", "⅛"],
  [3 / 8, "3/8", "⅜"],
  [5 / 8, "5/8", "⅝"],
  [7 / 8, "7/8", "⅞"],
  [1 / 6, "1/6", "⅙"],
  [5 / 6, "5/6", "⅚"],
  ...SHOWN,
  [0, NOUGHT, NOUGHT],
  [1, NOUGHT, NOUGHT],
];
/** A quantity this near to a fraction is shown as the fraction. */
const CLOSE = 0.02;

/** A use is rounded by no more than this part of it: nobody measures finer. */
const UNNOTICED = 0.03;
/** The same for a weight: scales show tenths, and 1.75 kg is no 1.8. */
const UNWEIGHED = 0.015;
export type QuantityStyle = "plain" | "glyph" | "decimal";

/** Rounds to the 2 decimals that are shown. */
function roundQuantity(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100;
}

/** The fraction next to `rest` that is off by no more than `within`. */
function nearest(rest: number, within: number): (typeof SHOWN)[number] | undefined {
  const off = ([part]: (typeof SHOWN)[number]) => Math.abs(rest - part);
  const best = KITCHEN.reduce((one, other) => (off(other) < off(one) ? other : one));
  return off(best) <= within ? best : undefined;
}

/**
 * Writes a quantity: `plain` "1 1/2", `glyph` "1½", `decimal` "1.5" (metric units). Never "0" for something: what would round to
 * nothing keeps two significant digits. With `kitchen`, 0.125 is "1/8", 1.39 "1 3/8" and 18.75 g "18.8".
 */
export function quantityText(value: number, style: QuantityStyle = "plain", kitchen = false): string {
  const rounded = roundQuantity(value);
  if (rounded === 0 && value > 0) return String(Number(value.toPrecision(2)));
  const whole = Math.floor(kitchen ? value : rounded);
  const rest = (kitchen ? value : rounded) - whole;
  if (style !== "decimal") {
    const fraction = kitchen
      ? nearest(rest, value * UNNOTICED)
      : SHOWN.find(([part]) => Math.abs(rest - part) < CLOSE);
    if (fraction) {
      const [size, plain, glyph] = fraction;
      const part = style === "glyph" ? glyph : plain;
      if (part === NOUGHT) return String(whole + size);
      if (whole === 0) return part;
      return style === "glyph" ? `${whole}${part}` : `${whole} ${part}`;
    }
  }
  const tenths = Math.round(value * 10) / 10;
  const isWeighed = style === "decimal" && kitchen && Math.abs(tenths - value) <= value * UNWEIGHED;
  return String(isWeighed ? tenths : rounded);
}

type Pair = readonly [one: string, many: string];

const countedIn = (words: string): Map<string, Pair> => {
  const pairs = new Map<string, Pair>();
  for (const entry of listed(words)) {
    const [one = "", many = one] = entry.split("/");
    pairs.set(one, [one, many]);
    if (!pairs.has(many)) pairs.set(many, [one, many]);
  }
  return pairs;
};
/** By language, for one word counts differently in two of them: "Ei, Eier" and "ei, eieren". */
const COUNTED = new Map(PACKS.map(({ code, scaling }) => [code, countedIn(scaling.counted)]));

function pairOf(lower: string, isUnit: boolean, language: string): Pair | null {
  const form = isUnit ? formWritten(lower) : null;
  return form ? [form.one, form.many] : (COUNTED.get(language)?.get(lower) ?? null);
}

/** The unit or counted food in the number that `quantity` asks for; any other word comes back unchanged. */
export function inNumber(word: string, quantity: number, isUnit: boolean, language: string): string {
  const lower = word.toLowerCase();
  const capital = word.charAt(0) !== lower.charAt(0);
  if (word.slice(1) !== lower.slice(1)) return word;
  const pair = pairOf(lower, isUnit, language);
  if (!pair) return word;
  const form = quantity <= 1 ? pair[0] : pair[1];
  return capital ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

const NUMBERED: readonly string[] = PACKS.flatMap(({ scaling }) => scaling.numberedFoods);

/** "five spice", "1000 island": the number is part of the name. */
export function isNumberedFood(first = "", second = ""): boolean {
  const words = `${first} ${second}`;
  return NUMBERED.some((name) => words === name || words.startsWith(`${name}s`));
}
