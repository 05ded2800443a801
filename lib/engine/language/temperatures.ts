/**
 * Finds the temperatures that a text states, of ovens, cores, fridges and freezers, with ranges and double forms ("180 °C (350 °F)", "gas mark 4",
 * "325-350 degrees F", "-18 °C", "lower by 25 °F").
 */
import { amountAt, isDash, isSlash } from "./amount";
import { wordsIn } from "./registry";
import { tokenize } from "./tokens";
import type { Token } from "./characters";

export type Temperature = {
  /** Offsets of the stated temperature in the text, `[start, end)`. */
  start: number;
  end: number;
  value: number;
  /** The upper end of a range, else null. */
  valueMax: number | null;
  /** "?" where the text says only "degrees". */
  scale: "C" | "F" | "gas" | "?";
  /** A change and no temperature: "lower the oven by 25 °F". */
  difference: boolean;
};

const DEGREES = wordsIn(({ temperatures }) => temperatures.degrees);
const CELSIUS = wordsIn(({ temperatures }) => temperatures.celsius);
const FAHRENHEIT = wordsIn(({ temperatures }) => temperatures.fahrenheit);
const GAS = wordsIn(({ temperatures }) => temperatures.gas);
const MARKS = wordsIn(({ temperatures }) => temperatures.marks);
const ANGLES = wordsIn(({ temperatures }) => temperatures.angles);
const DIFFERENCES = wordsIn(({ temperatures }) => temperatures.differences);
const MINUS = wordsIn(({ temperatures }) => temperatures.minus);
const RANGES = wordsIn(({ numbers }) => numbers.ranges);

const SIGNS = new Set(["°", "º", "˚"]);
/** No cook states four figures. */
const HOTTEST = 1000;
/** Below this a bare letter after a number is something else: "2 C flour". */
const LEAST_BARE = 20;
const WORDS_BEFORE_DIFFERENCE = 2;

const oneOf = (words: ReadonlySet<string>) => [...words].join("|");
/** No temperature is stated in a text without one of these: most lines need no closer look. */
const HINT = new RegExp(
  `[°º˚]|\\d[\\s-]{0,3}(?:${oneOf(DEGREES)}|${oneOf(CELSIUS)}|${oneOf(FAHRENHEIT)})(?!\\p{L})|${oneOf(GAS)}`,
  "iu",
);

const lowerAt = (tokens: readonly Token[], i: number) => tokens[i]?.lower ?? "";

type Scale = { scale: "C" | "F" | null; sign: boolean; end: number };

/** "°C", "degrees F", "-degree", "C" after a number that ends before `i`; `end` is `i` when nothing of it stands there. */
function scaleAt(tokens: readonly Token[], i: number): Scale {
  let j = i;
  let sign = false;
  if (SIGNS.has(lowerAt(tokens, j))) {
    sign = true;
    j += 1;
  }
  const word = isDash(tokens[j]) ? j + 1 : j;
  if (DEGREES.has(lowerAt(tokens, word))) {
    sign = true;
    j = word + 1;
    if (
      lowerAt(tokens, j) === "." &&
      CELSIUS.has(lowerAt(tokens, j + 1)) !== FAHRENHEIT.has(lowerAt(tokens, j + 1))
    )
      j += 1;
  }
  if (CELSIUS.has(lowerAt(tokens, j))) return { scale: "C", sign, end: j + 1 };
  if (FAHRENHEIT.has(lowerAt(tokens, j))) return { scale: "F", sign, end: j + 1 };
  return { scale: null, sign, end: j };
}

/** The index of the first token of a minus before the number at `i`, or `i`. */
function minusBefore(tokens: readonly Token[], i: number): number {
  const before = tokens[i - 1];
  if (before === undefined) return i;
  if (before.kind === "word") return MINUS.has(before.lower) ? i - 1 : i;
  const isSign =
    isDash(before) && tokens[i]?.spaced === false && (before.spaced || tokens[i - 2]?.kind !== "digits");
  const glued = tokens[i - 2]?.kind === "word" && !before.spaced;
  return isSign && !glued && (before.spaced || i === 1 || tokens[i - 2]?.text === "(") ? i - 1 : i;
}

const isNumber = (token: Token | undefined): token is Token =>
  token?.kind === "digits" && token.value < HOTTEST;

function isDifference(tokens: readonly Token[], i: number): boolean {
  for (let n = 1; n <= WORDS_BEFORE_DIFFERENCE; n += 1) {
    if (DIFFERENCES.has(lowerAt(tokens, i - n))) return true;
  }
  return false;
}

/** The second number of a range behind `i`: its index, or -1. */
function upperAt(tokens: readonly Token[], i: number): number {
  if (!isDash(tokens[i]) && !RANGES.has(lowerAt(tokens, i))) return -1;
  const j = MINUS.has(lowerAt(tokens, i + 1)) || isDash(tokens[i + 1]) ? i + 2 : i + 1;
  return isNumber(tokens[j]) ? j : -1;
}

function degreesAt(tokens: readonly Token[], i: number): { found: Temperature; next: number } | null {
  const first = tokens[i];
  if (!isNumber(first) || (isSlash(tokens[i - 1]) && tokens[i - 2]?.kind === "digits" && !first.spaced))
    return null;
  const from = minusBefore(tokens, i);
  const isNegative = from < i;
  const low = scaleAt(tokens, i + 1);
  const at = upperAt(tokens, low.end);
  const high = at < 0 ? null : scaleAt(tokens, at + 1);
  const difference = isDifference(tokens, from);
  // "by 20 °C to 180 °C" is a change and what comes of it.
  const isOneOf = difference && low.scale !== null;
  const risen = isNegative || (tokens[at]?.value ?? 0) > first.value;
  const upper = high && risen && !isOneOf && (high.sign || high.scale !== null) ? tokens[at] : undefined;
  const last = upper && high ? high : low;
  const scale = last.scale ?? low.scale;
  const bare = !last.sign && !low.sign;
  if (scale === null && bare) return null;
  if (bare && Math.max(first.value, upper?.value ?? 0) < LEAST_BARE) return null;
  const behind = isDash(tokens[last.end]) ? last.end + 1 : last.end;
  if (ANGLES.has(lowerAt(tokens, behind))) return null;
  const value = isNegative ? -first.value : first.value;
  const isUpperNegative = upper !== undefined && minusBefore(tokens, at) < at && !(at - 1 === low.end);
  const found: Temperature = {
    start: tokens[from]?.start ?? first.start,
    end: tokens[last.end - 1]?.end ?? first.end,
    value,
    valueMax: upper === undefined ? null : isUpperNegative ? -upper.value : upper.value,
    scale: scale ?? "?",
    difference,
  };
  return { found, next: last.end };
}

function gasAt(tokens: readonly Token[], i: number): { found: Temperature; next: number } | null {
  const first = tokens[i];
  if (first === undefined || !GAS.has(first.lower)) return null;
  const at = MARKS.has(lowerAt(tokens, i + 1)) ? i + 2 : i + 1;
  const amount = tokens[at]?.kind === "word" ? null : amountAt(tokens, at);
  if (!amount) return null;
  const found: Temperature = {
    start: first.start,
    end: tokens[amount.end - 1]?.end ?? first.end,
    value: amount.value,
    valueMax: amount.max,
    scale: "gas",
    difference: false,
  };
  return { found, next: amount.end };
}

/** All temperatures stated in `text`, in order; both forms of a double one. Angles ("45-degree angle") are not. Linear; never throws. */
export function findTemperatures(text: string): Temperature[] {
  const all: Temperature[] = [];
  if (!HINT.test(text)) return all;
  const tokens = tokenize(text);
  for (let i = 0; i < tokens.length; i += 1) {
    const stated = tokens[i]?.kind === "digits" ? degreesAt(tokens, i) : gasAt(tokens, i);
    if (!stated) continue;
    all.push(stated.found);
    i = stated.next - 1;
  }
  return all;
}

/** From here on it is an oven's temperature, which nobody sets finer than in steps of 5. */
const OVEN_FROM_CELSIUS = 100;
/** A stated temperature this close after another is its double form already. */
const DOUBLE_WITHIN = 16;

const FAHRENHEIT_DEGREES = 9 / 5;
const FREEZING_FAHRENHEIT = 32;
const OVEN_STEP = 5;

/** The exact value in the other scale; a difference has no nought to start from. */
function exactly(value: number, scale: "C" | "F", difference: boolean): number {
  const offset = difference ? 0 : FREEZING_FAHRENHEIT;
  return scale === "C" ? value * FAHRENHEIT_DEGREES + offset : (value - offset) / FAHRENHEIT_DEGREES;
}

/** What cookbooks of both scales print side by side: ovens are set so, whatever the sum comes to. The last names what only one scale has. */
const OVEN_C: ReadonlyMap<number, number> = new Map([
  [225, 110],
  [250, 120],
  [275, 140],
  [300, 150],
  [325, 160],
  [350, 180],
  [375, 190],
  [400, 200],
  [425, 220],
  [450, 230],
  [475, 240],
  [500, 260],
]);
const OVEN_F: ReadonlyMap<number, number> = new Map([
  ...[...OVEN_C].map(([fahrenheit, celsius]): [number, number] => [celsius, fahrenheit]),
  [165, 325],
  [175, 350],
]);

/** The temperature in the other scale, as a cook reads it: "350 °F", "60–65 °C"; null where the text does not say its scale. */
function inOtherScale({ value, valueMax, scale, difference }: Temperature): string | null {
  if (scale !== "C" && scale !== "F") return null;
  const low = exactly(value, scale, difference);
  const high = valueMax === null ? null : exactly(valueMax, scale, difference);
  const celsius = scale === "C" ? value : low;
  const inSteps = (degrees: number) => Math.round(degrees / OVEN_STEP) * OVEN_STEP;
  // Two ends that would be told as one are told to the degree.
  const coarse =
    (celsius >= OVEN_FROM_CELSIUS || difference) && (high === null || inSteps(low) !== inSteps(high));
  const shown = coarse ? inSteps : Math.round;
  const printed = difference ? undefined : scale === "C" ? OVEN_F : OVEN_C;
  const told = (stated: number, degrees: number) =>
    (coarse ? printed?.get(stated) : undefined) ?? shown(degrees);
  const upper = high === null || valueMax === null ? "" : `–${told(valueMax, high)}`;
  return `${told(value, low)}${upper} °${scale === "C" ? "F" : "C"}`;
}

/** `text` with each temperature that stands in one scale only put as `write` says. */
function eachAlone(
  text: string,
  write: (stated: string, other: string, scale: Temperature["scale"]) => string,
): string {
  const found = findTemperatures(text).filter(({ scale }) => scale === "C" || scale === "F");
  const scaleAt = (at: number) => found[at]?.scale;
  let shown = "";
  let from = 0;
  found.forEach((temperature, at) => {
    const before = found[at - 1];
    const after = found[at + 1];
    const doubled =
      (before !== undefined &&
        scaleAt(at - 1) !== temperature.scale &&
        temperature.start - before.end <= DOUBLE_WITHIN) ||
      (after !== undefined &&
        scaleAt(at + 1) !== temperature.scale &&
        after.start - temperature.end <= DOUBLE_WITHIN);
    const stated = text.slice(temperature.start, temperature.end);
    const other = doubled ? null : inOtherScale(temperature);
    shown +=
      text.slice(from, temperature.start) +
      (other === null ? stated : write(stated, other, temperature.scale));
    from = temperature.end;
  });
  return shown + text.slice(from);
}

/**
 * `text` with the other scale after each temperature that stands in one scale only: "Bake at 180 °C" → "Bake at 180 °C (350 °F)".
 * Works on instructions with their marks too; text without temperatures comes back as it is.
 */
export const withBothScales = (text: string): string =>
  eachAlone(text, (stated, other) => `${stated} (${other})`);

/** `text` with its temperatures in one scale: "Bake at 350°F" → "Bake at 180 °C". Where both are stated, both stay. */
export const inScale = (text: string, wanted: "C" | "F"): string =>
  eachAlone(text, (stated, other, scale) => (scale === wanted ? stated : other));
