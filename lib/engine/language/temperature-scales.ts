/** Shows temperatures in both scales on request: the source's own first and unchanged, the other one beside it (issue "Durations and temperatures"). */
import { findTemperatures, type Temperature } from "./temperatures";

/** From here on it is an oven's temperature, which nobody sets finer than in steps of 5. */
const OVEN_FROM_CELSIUS = 100;
/** A stated temperature this close after another is its double form already. */
const DOUBLE_WITHIN = 16;

const other = (value: number, scale: "C" | "F"): number => {
  const exact = scale === "C" ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9;
  const celsius = scale === "C" ? value : exact;
  return celsius >= OVEN_FROM_CELSIUS ? Math.round(exact / 5) * 5 : Math.round(exact);
};

/** The temperature in the other scale, as a cook reads it: "350 °F", "60–65 °C"; null where the text does not say its scale. */
export function inOtherScale({ value, valueMax, scale }: Temperature): string | null {
  if (scale !== "C" && scale !== "F") return null;
  const high = valueMax === null ? "" : `–${other(valueMax, scale)}`;
  return `${other(value, scale)}${high} °${scale === "C" ? "F" : "C"}`;
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
