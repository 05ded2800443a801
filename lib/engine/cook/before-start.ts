/** The card before the first step (cooks-first R5): what to get out, the tools named, what is prepared first, the longest wait. Nothing is invented. */
import { toolsIn } from "@/lib/engine/cook/tools";
import { findDurations } from "@/lib/engine/language/durations";
import { plainText } from "@/lib/engine/recipe/markup";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

export type BeforeStart = {
  fridge: string[];
  other: string[];
  /** Named in the steps, in the order of their first use. */
  tools: string[];
  stepCount: number;
  /** What is prepared first, as plain sentences. */
  prep: string[];
  /** The longest stated wait of a single step, with the step's number; null when none is stated. */
  longestWait: { minutes: number; step: number } | null;
  /** As the source states it; null is shown as "not stated". */
  totalMinutes: number | null;
};

function longestWaitOf(texts: readonly string[]): BeforeStart["longestWait"] {
  let longest: BeforeStart["longestWait"] = null;
  texts.forEach((text, index) => {
    for (const { minutes, minutesMax, isTimer } of findDurations(text)) {
      const wait = minutesMax ?? minutes;
      if (isTimer && wait > (longest?.minutes ?? 0)) longest = { minutes: wait, step: index + 1 };
    }
  });
  return longest;
}

/** Reads the card's lines out of a recipe. */
export function beforeStart(content: FormattedContent): BeforeStart {
  const texts = content.steps.map((step) => plainText(step.instruction));
  const { ingredients } = content;
  return {
    fridge: Array.isArray(ingredients) ? [] : ingredients.refrigerated,
    other: Array.isArray(ingredients) ? ingredients : ingredients.other,
    tools: toolsIn(texts),
    stepCount: content.steps.length,
    prep: content.steps.filter((step) => step.isPrep).map((step) => plainText(step.instruction)),
    longestWait: longestWaitOf(texts),
    totalMinutes: content.totalMinutes ?? null,
  };
}
