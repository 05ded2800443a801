/** What follows from the words of a line to do that a cook typed. */
import { findDurations } from "@/lib/engine/language/durations";
import { plainText } from "@/lib/engine/recipe/markup";

/** The times of a line that a cook waits for, in seconds; ranges by their lower end. */
export const statedSeconds = (text: string): number[] =>
  findDurations(plainText(text))
    .filter(({ isTimer }) => isTimer)
    .map(({ minutes }) => Math.round(minutes * 60))
    .filter((seconds) => seconds > 0);
