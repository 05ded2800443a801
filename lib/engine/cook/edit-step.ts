/** Changing one step while cooking: the other steps, and what this one knows besides, stay as they are stored. */
import type { Step } from "@/lib/engine/recipe/formatted";

export type StepDraft = Pick<Step, "instruction" | "isPrep"> & {
  /** `from` is the place of the stored line; null for one that was added. */
  lines: { from: number | null; text: string }[];
};

export const draftOf = (step: Step): StepDraft => ({
  instruction: step.instruction,
  isPrep: step.isPrep,
  lines: step.ingredients.map((text, from) => ({ from, text })),
});

/** The step with the draft's words. Links to the shopping list go with the lines they belong to. */
function changed(step: Step, draft: StepDraft): Step {
  const lines = draft.lines.filter((line) => line.text.trim() !== "");
  const isPaired = step.uses?.length === step.ingredients.length;
  const uses = isPaired
    ? lines.flatMap(({ from }) => (from === null ? [] : (step.uses?.[from] ?? [])))
    : step.uses;
  return {
    ...step,
    instruction: draft.instruction.trim(),
    isPrep: draft.isPrep,
    ingredients: lines.map((line) => line.text.trim()),
    ...(uses !== undefined && { uses }),
  };
}

/** All steps with the one at `index` (from 0) changed. */
export const withStep = (steps: readonly Step[], index: number, draft: StepDraft): Step[] =>
  steps.map((step, at) => (at === index ? changed(step, draft) : step));

/** True when another window left this step as it was, so that both changes can stand. */
export const isSameStep = (one: Step | undefined, other: Step | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.instruction === other.instruction &&
  one.isPrep === other.isPrep &&
  JSON.stringify(one.ingredients) === JSON.stringify(other.ingredients);
