/**
 * What a public page may hold. Each text stands in it several times (as HTML, as data for the scripts, as data for search engines),
 * and each line brings its markup; a recipe that people cook from comes nowhere near, one that somebody made up to be large is cut.
 */
import { flatIngredients } from "@/lib/engine/recipe/content";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";

/** Of a page's bytes, those that the recipe may take; the rest is the frame. */
const BUDGET = 170_000;
/** Letters and the like, in all the places where a text stands; whatever is escaped or takes several bytes there. */
const PLAIN_COST = 6;
const ODD_COST = 32;
/** The markup around one text. */
const TEXT_COST = 900;

const PLAIN = /[\w ,.;:()/-]/g;

/** About how many bytes of a page a text takes. */
function costOf(text: string): number {
  const plain = text.match(PLAIN)?.length ?? 0;
  return TEXT_COST + plain * PLAIN_COST + (text.length - plain) * ODD_COST;
}

/** The same for all texts of a recipe. */
function costIn(value: unknown): number {
  if (typeof value === "string") return costOf(value);
  if (typeof value === "number") return 20;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + costIn(one), 0);
}

/** As much of a text as a part of the budget pays for. */
function cutText(text: string, share: number): string {
  const budget = BUDGET * share;
  if (costOf(text) <= budget) return text;
  let cost = TEXT_COST;
  let end = 0;
  for (const character of text) {
    cost += /[\w ,.;:()/-]/.test(character) ? PLAIN_COST : ODD_COST * character.length;
    if (cost > budget) break;
    end += character.length;
  }
  return `${text.slice(0, end)}…`;
}

function cutLines(lines: readonly string[], share: number): string[] {
  const shown: string[] = [];
  let left = BUDGET * share;
  for (const line of lines) {
    const fitting = cutText(line, share / 4);
    left -= costOf(fitting);
    if (left < 0) return [...shown, `… and ${lines.length - shown.length} more`];
    shown.push(fitting);
  }
  return shown;
}

const bareStep = (step: Step): Step => ({
  number: step.number,
  instruction: cutText(step.instruction, 0.1),
  ingredients: cutLines(step.ingredients, 0.05),
  isPrep: step.isPrep,
  ...(step.section !== undefined && { section: cutText(step.section, 0.02) }),
});

/** The recipe as it is; one that is too large for a public page without what does not fit, and without what links its parts. */
export function fitToPage(content: FormattedContent): FormattedContent {
  if (costIn(content) <= BUDGET) return content;
  const { title, description, servings, imageUrl, totalMinutes, times, source } = content;
  return {
    title: cutText(title, 0.03),
    description: cutText(description, 0.1),
    ...{ servings, imageUrl },
    ingredients: cutLines(flatIngredients(content.ingredients), 0.4),
    steps: content.steps.map(bareStep),
    ...(totalMinutes !== undefined && { totalMinutes }),
    ...(times && { times }),
    ...(content.yield !== undefined && { yield: cutText(content.yield, 0.02) }),
    ...(content.alsoNeeded && { alsoNeeded: cutLines(content.alsoNeeded, 0.05) }),
    ...(content.notes && { notes: cutLines(content.notes, 0.1) }),
    ...(source?.siteName !== undefined && { source: { siteName: cutText(source.siteName, 0.02) } }),
  };
}
