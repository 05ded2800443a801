/**
 * An amount in a kitchen's own measures: by which rule, and rounded to what its scale, jug, cups and spoons can measure
 * (docs/product/recipes.md, Units).
 */
import type { Unit } from "@/lib/engine/language/units";
import type { Density } from "./foods";

export type Kitchen = "metric" | "us";
/** In grams, in millilitres, or in centimetres. */
type Exact = { dimension: "g" | "ml" | "cm"; value: number };

/** An amount as it is read: "125 g", "1 1/3 cups". `base` is what was rounded, in grams or millilitres. */
export type Shown = { text: string; unit: string };

const METRIC: ReadonlySet<string> = new Set(["ml", "cl", "dl", "l", "mg", "g", "kg", "cm", "mm"]);
const US: ReadonlySet<string> = new Set([
  "cup",
  "floz",
  "pint",
  "quart",
  "gallon",
  "oz",
  "lb",
  "stick",
  "inch",
]);

/** Whose kitchen a unit belongs to; null for spoons, counts, and what both have. */
export const kitchenOf = (unit: Unit): Kitchen | null =>
  METRIC.has(unit.id) ? "metric" : US.has(unit.id) ? "us" : null;

/** Millilitres as kitchens reckon: a cup of 240, so that thirds and quarters of it are whole. */
export const US_CUP = 240;
export const METRIC_CUP = 250;
const CUP_EXACTLY = 236.588;
const OF_CUPS: Readonly<Record<string, number>> = { cup: 1, floz: 1 / 8, pint: 2, quart: 4, gallon: 16 };
const CM_OF_INCH = 2.54;
const SPOONS_OF_CUP = { tbsp: 16, tsp: 48 };

/** `value` of a unit in grams, millilitres or centimetres, as a metric kitchen measures that food; null where that is not known. */
function exactly(
  value: number,
  { id, base, kind }: Unit,
  food: Density | null,
  cup: number | null,
): Exact | null {
  if (id === "inch") return { dimension: "cm", value: value * CM_OF_INCH };
  if (id === "cm") return { dimension: "cm", value };
  if (id === "mm") return { dimension: "cm", value: value / 10 };
  if (kind === "weight" || id === "stick")
    return base === null ? null : { dimension: "g", value: value * base };
  const cups = OF_CUPS[id];
  if (cups === undefined)
    return kind === "volume" && METRIC.has(id) ? { dimension: "ml", value: value * (base ?? 0) } : null;
  if (cup === null && id === "cup") return null;
  const size = id === "cup" ? (cup ?? US_CUP) : US_CUP;
  if (food === null) return id === "floz" ? { dimension: "ml", value: value * cups * US_CUP } : null;
  if (food.isLiquid) return { dimension: "ml", value: value * cups * size };
  return { dimension: "g", value: value * cups * food.grams * (size === US_CUP ? 1 : size / CUP_EXACTLY) };
}

const inSteps = (value: number, step: number): number => Math.round(value / step) * step;
const FINE_BELOW = 20;
const MIDDLE = 400;
const LARGE = 1000;

/** Grams or millilitres to what a scale or a jug shows: by 5, from 400 by 10, from 1000 by 50; below 20 by 1. */
export function rounded(value: number, isFine = false): number {
  if (value < 4) return inSteps(value, 0.5);
  if (isFine && value < LARGE) return Math.round(value);
  return inSteps(value, value < FINE_BELOW ? 1 : value < MIDDLE ? 5 : value < LARGE ? 10 : 50);
}

const number = (value: number): string => String(Number(value.toFixed(2)));
const roundedLength = (cm: number): number =>
  cm < 0.4 ? Number(cm.toFixed(1)) : cm < 5 ? inSteps(cm, 0.5) : Math.round(cm);

function metricText({ dimension, value }: Exact, isFine: boolean): Shown {
  if (dimension === "cm") return { text: number(roundedLength(value)), unit: "cm" };
  const shown = rounded(value, isFine);
  if (shown >= LARGE) return { text: number(shown / LARGE), unit: dimension === "g" ? "kg" : "l" };
  return { text: number(shown), unit: dimension };
}

const PARTS: readonly [value: number, plain: string, glyph: string][] = [
  [0, "", ""],
  [1 / 4, "1/4", "¼"],
  [1 / 3, "1/3", "⅓"],
  [1 / 2, "1/2", "½"],
  [2 / 3, "2/3", "⅔"],
  [3 / 4, "3/4", "¾"],
];
type Style = { hasGlyphs: boolean };

function mixed(value: number, { hasGlyphs }: Style): string {
  const whole = Math.floor(value + 1e-9);
  const part = PARTS.find(([size]) => Math.abs(value - whole - size) < 0.01) ?? PARTS[0];
  const words = part === undefined ? "" : hasGlyphs ? part[2] : part[1];
  if (whole === 0 && words !== "") return words;
  return words === "" ? String(whole) : hasGlyphs ? `${whole}${words}` : `${whole} ${words}`;
}

/** The nearest of whole, half, third and quarter cups. */
function nearestCup(cups: number): number {
  const whole = Math.floor(cups);
  const sizes = [...PARTS.map(([size]) => whole + size), whole + 1];
  return sizes.reduce((best, size) => (Math.abs(size - cups) < Math.abs(best - cups) ? size : best));
}

const offBy = (shown: number, exact: number): number => Math.abs(shown - exact) / exact;
/** A cup, cups with spoons, spoons: each is told where it is off by no more than this. */
const CUP_WITHIN = 0.045;
const MIXED_WITHIN = 0.07;
const SPOON_WITHIN = 0.12;
/** So exact, tablespoons alone are plainer than a cup with spoons. */
const SPOONS_WITHIN = 0.02;
const LEAST_CUP = 1 / 4;

const cupWord = (value: number): string => (value > 1 ? "cups" : "cup");

function cupsText(cups: number, style: Style): Shown | null {
  const near = nearestCup(cups);
  if (near >= LEAST_CUP && offBy(near, cups) <= CUP_WITHIN)
    return { text: mixed(near, style), unit: cupWord(near) };
  const few = Math.round(cups * SPOONS_OF_CUP.tbsp);
  if (cups < 1 / 2 && few > 0 && offBy(few / SPOONS_OF_CUP.tbsp, cups) <= SPOONS_WITHIN)
    return { text: String(few), unit: "tbsp" };
  if (cups >= LEAST_CUP) {
    const below = PARTS.map(([size]) => Math.floor(cups) + size).findLast((size) => size <= cups) ?? 0;
    const spoons = Math.round((cups - below) * SPOONS_OF_CUP.tbsp);
    const total = below + spoons / SPOONS_OF_CUP.tbsp;
    if (below >= LEAST_CUP && spoons > 0 && offBy(total, cups) <= MIXED_WITHIN)
      return { text: mixed(below, style), unit: `${cupWord(below)} plus ${spoons} tbsp` };
    return { text: mixed(near, style), unit: cupWord(near) };
  }
  const tablespoons = inSteps(cups * SPOONS_OF_CUP.tbsp, 0.5);
  if (tablespoons >= 1 && offBy(tablespoons / SPOONS_OF_CUP.tbsp, cups) <= SPOON_WITHIN)
    return { text: mixed(tablespoons, style), unit: "tbsp" };
  const teaspoons = inSteps(cups * SPOONS_OF_CUP.tsp, 0.25);
  if (teaspoons > 0 && offBy(teaspoons / SPOONS_OF_CUP.tsp, cups) <= SPOON_WITHIN)
    return { text: mixed(teaspoons, style), unit: "tsp" };
  return null;
}

const GRAMS_OF_OUNCE = 28.35;
const GRAMS_OF_POUND = 453.59;
const POUND_WITHIN = 0.03;
const LEAST_OUNCES = 0.5;

function poundsText(grams: number, style: Style): Shown | null {
  const pounds = inSteps(grams / GRAMS_OF_POUND, 0.25);
  if (pounds >= 1 && (offBy(pounds, grams / GRAMS_OF_POUND) <= POUND_WITHIN || pounds >= 4))
    return { text: mixed(pounds, style), unit: "lb" };
  const exact = grams / GRAMS_OF_OUNCE;
  const ounces = inSteps(exact, exact < 4 ? 0.5 : 1);
  return ounces < LEAST_OUNCES || offBy(ounces, exact) > SPOON_WITHIN
    ? null
    : { text: mixed(ounces, style), unit: "oz" };
}

function usText({ dimension, value }: Exact, food: Density | null, style: Style): Shown | null {
  if (dimension === "cm") {
    const inches = value / CM_OF_INCH;
    const shown =
      inches < 1.5
        ? Math.max(0.25, inSteps(inches, 0.25))
        : inches < 4
          ? inSteps(inches, 0.5)
          : Math.round(inches);
    return { text: mixed(shown, style), unit: shown > 1 ? "inches" : "inch" };
  }
  if (dimension === "ml") return cupsText(value / US_CUP, style);
  const inCups = food?.isCupped ? cupsText(value / food.grams, style) : null;
  return inCups ?? poundsText(value, style);
}

export type Asked = {
  value: number;
  unit: Unit;
  food: Density | null;
  kitchen: Kitchen;
  /** Millilitres of the recipe's cup; null where its language has cups of any size. */
  cup: number | null;
  hasGlyphs: boolean;
  /** To the gram: parts of one line would not add up otherwise. */
  isFine: boolean;
};

/** Grams or millilitres of an amount in a metric kitchen, before they are rounded; null where it stays as it is written. */
export function metricBase({
  value,
  unit,
  food,
  cup,
}: Pick<Asked, "value" | "unit" | "food" | "cup">): Exact | null {
  return kitchenOf(unit) === "us" ? exactly(value, unit, food, cup) : null;
}

/** The amount as that kitchen measures it, or null: it is measured so already, or how heavy the food is is not known. */
export function shownIn(asked: Asked): Shown | null {
  const { value, unit, food, kitchen, cup, hasGlyphs, isFine } = asked;
  const from = kitchenOf(unit);
  if (from === null || from === kitchen || value <= 0) return null;
  const exact = exactly(value, unit, food, cup);
  if (exact === null) return null;
  // A stick has its weight printed on it.
  return kitchen === "metric"
    ? metricText(exact, isFine || unit.id === "stick")
    : usText(exact, food, { hasGlyphs });
}
