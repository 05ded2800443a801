/** "Where was I" in one line: for a cook who comes back to an unfinished recipe. Pure: the absence is an argument. */
import { sayingsOf } from "@/lib/engine/language/sayings";
import { awayInWords } from "@/lib/engine/language/times/time-in-words";
import { plainText } from "@/lib/engine/recipe/markup";
import type { Step } from "@/lib/engine/recipe/formatted";

/** After so long a cook is told again where they are. */
const AWAY_MS = 5 * 60_000;

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

/** Where the cook is. `step` counts from 0; `timers` are those that run or rang, in words. */
export function recapOf({
  steps,
  step,
  tickedCount,
  timers,
  awayMs,
  language = "en",
}: {
  steps: readonly Step[];
  step: number;
  tickedCount: number;
  timers: readonly { name: string; state: string }[];
  awayMs: number;
  /** Of the screens. */
  language?: string;
}): Recap {
  const sayings = sayingsOf(language);
  const before = steps[step - 1];
  const firstOf = (words: string) => firstWords(words, LINE_MAX_CHARS);
  return {
    now: sayings.stepNow(step + 1, steps.length, firstOf(steps[step]?.instruction ?? "")),
    before: before ? sayings.stepBefore(firstOf(before.instruction)) : null,
    away: awayMs > AWAY_MS ? sayings.away(awayInWords(awayMs, language)) : null,
    kept: [
      ...(tickedCount > 0 ? [sayings.ticked(tickedCount)] : []),
      ...timers.map(({ name, state }) => sayings.timer(name, state)),
    ],
  };
}
