/** Cuts a source's instructions into single things to do. */
import { findDurations } from "@/lib/engine/language/durations";
import type { SourceLine } from "@/lib/engine/recipe/source";
import type { Action } from "@/lib/engine/recipe/stages";
import { splitSteps } from "./step-line";

/** The actions of all instructions, in the source's order. Never throws; linear in the text. */
export function cutActions(instructions: readonly SourceLine[]): Action[] {
  return instructions.flatMap((line, instruction) =>
    splitSteps([line]).map((step): Action => ({
      text: step.text,
      ...(line.section === undefined ? {} : { part: line.section }),
      instruction,
      opensSentence: true,
      preparation: false,
      seconds: findDurations(step.text).flatMap((time) => (time.isTimer ? [time.minutes * 60] : [])),
    })),
  );
}
