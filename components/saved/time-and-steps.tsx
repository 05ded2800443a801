import { timeLabel } from "@/lib/engine/language/time-in-words";

/** "35 minutes · 7 steps"; a time that the source does not state says what it is guessed from. */
export function TimeAndSteps({ recipe }: { recipe: { stepCount: number; totalMinutes?: number | null } }) {
  const steps = `${recipe.stepCount} ${recipe.stepCount === 1 ? "step" : "steps"}`;
  if (recipe.totalMinutes != null) return `${timeLabel(recipe)} · ${steps}`;
  return (
    <>
      {timeLabel(recipe)}, <span className="text-muted">guessed from {steps}</span>
    </>
  );
}
