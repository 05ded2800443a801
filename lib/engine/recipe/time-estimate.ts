/** The time a recipe takes, as its label says it (spec cooks §9, decisions §6). */

/** Up to so many steps: so many minutes. */
const BY_STEPS = [
  { steps: 3, label: "15 minutes" },
  { steps: 5, label: "30 minutes" },
  { steps: 8, label: "45 minutes" },
] as const;

/** "15 minutes", "1 hour", "2 hours 5 minutes". `minutes` is rounded to whole ones, at least 1. */
export function minutesInWords(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts: string[] = [];
  if (hours > 0) parts.push(hours === 1 ? "1 hour" : `${hours} hours`);
  if (rest > 0) parts.push(rest === 1 ? "1 minute" : `${rest} minutes`);
  return parts.join(" ");
}

/** The source's stated total time when there is one, else the specified label for the number of steps. */
export function timeLabel(recipe: { stepCount: number; totalMinutes?: number | null }): string {
  if (recipe.totalMinutes != null) return minutesInWords(recipe.totalMinutes);
  return BY_STEPS.find(({ steps }) => recipe.stepCount <= steps)?.label ?? "60+ minutes";
}
