/** Times and temperatures that the source states, counted against those of the result. */
import { findDurations } from "@/lib/engine/language/durations";
import { findTemperatures } from "@/lib/engine/language/temperatures";

export type Count = { checked: number; matching: number };

function compare(source: readonly string[], result: readonly string[]): Count {
  const rest = new Map<string, number>();
  for (const fact of result) rest.set(fact, (rest.get(fact) ?? 0) + 1);
  let matching = 0;
  for (const fact of source) {
    const left = rest.get(fact) ?? 0;
    if (left === 0) continue;
    rest.set(fact, left - 1);
    matching += 1;
  }
  return { checked: source.length, matching };
}

const timesOf = (texts: readonly string[]) =>
  texts.flatMap((text) => findDurations(text).map((time) => `${time.minutes}-${time.minutesMax ?? ""}`));
const temperaturesOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    findTemperatures(text).map((heat) => `${heat.value}-${heat.valueMax ?? ""} ${heat.scale}`),
  );

/** How many of the source's times the result states too. */
export const compareTimes = (source: readonly string[], result: readonly string[]): Count =>
  compare(timesOf(source), timesOf(result));

/** How many of the source's temperatures the result states too. */
export const compareTemperatures = (source: readonly string[], result: readonly string[]): Count =>
  compare(temperaturesOf(source), temperaturesOf(result));
