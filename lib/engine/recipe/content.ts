/** What is asked of a formatted recipe: its list as one, its steps by section, what a sentence leaves unsaid, what a search looks through. */
import { unaccented } from "./letters";
import type { FormattedContent, Ingredients, Step } from "./formatted";
import { parseMarkup } from "./markup";

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

export function ownIngredients(step: Pick<Step, "instruction" | "ingredients">): string[] {
  const said = new Set(
    parseMarkup(step.instruction).flatMap(({ kind, text }) => (kind === "mention" ? text.toLowerCase() : [])),
  );
  return step.ingredients.filter((ingredient) => !said.has(ingredient.toLowerCase()));
}

/** What a search looks through, in small letters without accents: a cook who types "cafe" finds "Café". */
export function searchTextOf(
  content: Pick<FormattedContent, "title" | "description" | "ingredients">,
): string {
  return unaccented([content.title, content.description, ...flatIngredients(content.ingredients)].join("\n"));
}

/** True when every part of a recipe's search text holds the query; a blank query finds everything. */
export const matchesSearch = (searchText: string, query: string): boolean =>
  searchText.includes(unaccented(query.trim()));

/** What a cook needs beside the list, "1¾ cups water": from the receipt, or as a recipe without one keeps it. */
export const alsoNeeded = ({ alsoNeeded: kept, receipt }: FormattedContent): readonly string[] =>
  kept ?? receipt?.alsoNeeded ?? [];

/** The names of a recipe's parts, in order; none where it has but one. */
export function partNames({ steps }: Pick<FormattedContent, "steps">): string[] {
  const names = [...new Set(steps.flatMap(({ section }) => section ?? []))];
  return names.length > 1 ? names : [];
}
