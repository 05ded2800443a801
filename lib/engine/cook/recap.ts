/** "Where was I" in one line (cooks-first R2): for a cook who comes back to an unfinished recipe. Pure: the absence is an argument. */
import { plainText } from "@/lib/engine/recipe/markup";
import type { Step } from "@/lib/engine/recipe/formatted";

/** After so long a cook is told again where they are. */
export const AWAY_MS = 5 * 60_000;

const LINE_MAX_CHARS = 110;

export type Recap = {
  /** "Step 4 of 9: Melt the butter in the large frying pan." */
  now: string;
  /** What was done last: "Before that: Chop the onion."; null at the first step. */
  before: string | null;
  /** "You were away for 12 minutes."; null when it was too short to say. */
  away: string | null;
  /** What is kept: "3 things ticked off.", "Timer Rice: 12:04." */
  kept: string[];
};

/** The beginning of an instruction, cut after a word, without its marks. */
export function firstWords(instruction: string, maxChars: number): string {
  const text = plainText(instruction).replace(/\s+/g, " ").trim();
  if (text.length <= maxChars) return text;
  const cut = text.slice(0, maxChars).replace(/\s+\S*$/, "");
  return `${cut.replace(/(?<![\s.,;:])[\s.,;:]+$/, "")}…`;
}

/** "12 minutes", "2 hours", "a day": as one would say it, at least a minute. */
export function awayInWords(awayMs: number): string {
  const minutes = Math.max(1, Math.floor(awayMs / 60_000));
  if (minutes < 60) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** Where the cook is. `step` counts from 0; `timers` are those that run or rang, in words. */
export function recapOf({
  steps,
  step,
  tickedCount,
  timers,
  awayMs,
}: {
  steps: readonly Step[];
  step: number;
  tickedCount: number;
  timers: readonly { name: string; state: string }[];
  awayMs: number;
}): Recap {
  const before = steps[step - 1];
  const ticked = tickedCount === 1 ? "1 thing ticked off" : `${tickedCount} things ticked off`;
  return {
    now: `Step ${step + 1} of ${steps.length}: ${firstWords(steps[step]?.instruction ?? "", LINE_MAX_CHARS)}`,
    before: before ? `Before that: ${firstWords(before.instruction, LINE_MAX_CHARS)}` : null,
    away: awayMs > AWAY_MS ? `You were away for ${awayInWords(awayMs)}.` : null,
    kept: [
      ...(tickedCount > 0 ? [ticked] : []),
      ...timers.map(({ name, state }) => `Timer ${name}: ${state}`),
    ],
  };
}
