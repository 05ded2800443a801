/** The times of an action that a cook waits for. */
import { findDurations } from "@/lib/engine/language/durations";

/** In seconds, in the order of the text; ranges by their lower end. */
export function waitsOf(text: string): number[] {
  return findDurations(text).flatMap((time) => (time.isTimer ? [Math.round(time.minutes * 60)] : []));
}
