import { timeLabel } from "@/lib/engine/language/times/time-in-words";
import { messageLanguage, t, tn } from "@/lib/messages";

/** "35 minutes · 7 steps"; a time that the source does not state says what it is guessed from. */
export function TimeAndSteps({ recipe }: { recipe: { stepCount: number; totalMinutes?: number | null } }) {
  const steps = tn(recipe.stepCount, "{count} step", "{count} steps");
  if (recipe.totalMinutes != null) return `${timeLabel(recipe, messageLanguage())} · ${steps}`;
  return (
    <>
      {timeLabel(recipe, messageLanguage())},{" "}
      <span className="text-muted">{t("guessed from {steps}", { steps })}</span>
    </>
  );
}
