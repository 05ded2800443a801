/** Steps with the other temperature scale beside the source's own. */
import { withBothScales } from "@/lib/engine/language/temperatures";
import type { Step } from "@/lib/engine/recipe/formatted";

/** The step with both scales in its words. */
export const inBothScales = (step: Step): Step => ({
  ...step,
  instruction: withBothScales(step.instruction),
  ...(step.actions && {
    actions: step.actions.map((action) => ({ ...action, text: withBothScales(action.text) })),
  }),
});

/** True where a temperature is stated in one scale alone. */
export const hasOneScale = (steps: readonly Step[]): boolean =>
  steps.some(({ instruction }) => withBothScales(instruction) !== instruction);
