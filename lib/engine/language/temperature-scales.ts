/** Shows temperatures in both scales on request: the source's own first and unchanged, the other one beside it. */
import { findTemperatures, type Temperature } from "./temperatures";

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

/** The temperature in the other scale, as a cook reads it: "350 °F", "60–65 °C"; null where the text does not say its scale. */
export function inOtherScale({ value, valueMax, scale, difference }: Temperature): string | null {
  if (scale !== "C" && scale !== "F") return null;
  const low = exactly(value, scale, difference);
  const high = valueMax === null ? null : exactly(valueMax, scale, difference);
  const celsius = scale === "C" ? value : low;
  const inSteps = (degrees: number) => Math.round(degrees / OVEN_STEP) * OVEN_STEP;
  // Two ends that would be told as one are told to the degree.
  const coarse =
    (celsius >= OVEN_FROM_CELSIUS || difference) && (high === null || inSteps(low) !== inSteps(high));
  const shown = coarse ? inSteps : Math.round;
  return `${shown(low)}${high === null ? "" : `–${shown(high)}`} °${scale === "C" ? "F" : "C"}`;
}

/**
 * `text` with the other scale after each temperature that stands in one scale only: "Bake at 180 °C" → "Bake at 180 °C (355 °F)".
 * Works on instructions with their marks too; text without temperatures comes back as it is.
 */
export function withBothScales(text: string): string {
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
    const added = doubled ? null : inOtherScale(temperature);
    shown += text.slice(from, temperature.end) + (added === null ? "" : ` (${added})`);
    from = temperature.end;
  });
  return shown + text.slice(from);
}
