/** The shopping list as one list, whatever its shape: what every text format writes. */
import type { FormattedContent, Ingredients } from "./formatted";

/** All lines in reading order: Refrigerated before Other, as the screen shows them. */
export function flatIngredients(ingredients: Ingredients): string[] {
  return Array.isArray(ingredients) ? ingredients : [...ingredients.refrigerated, ...ingredients.other];
}

/** Steps in runs of one section, in order; `section` is undefined for steps without one. */
export function stepsBySection(
  content: FormattedContent,
): { section: string | undefined; steps: FormattedContent["steps"] }[] {
  const runs: { section: string | undefined; steps: FormattedContent["steps"] }[] = [];
  for (const step of content.steps) {
    const last = runs[runs.length - 1];
    if (last && last.section === step.section) last.steps.push(step);
    else runs.push({ section: step.section, steps: [step] });
  }
  return runs;
}
