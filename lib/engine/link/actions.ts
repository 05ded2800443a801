/** Links actions to the lines of the shopping list that they use, with the amount that goes in. */
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { Action, LinkedAction } from "@/lib/engine/recipe/stages";
import { linkSteps } from "./index";

export type ActionsInput = {
  title: string | null;
  lines: readonly { text: string; section?: string; parsed?: IngredientLine }[];
  actions: readonly Action[];
};

/** One linked action for each action, in order. Never throws. */
export function linkActions({ title, lines, actions }: ActionsInput): LinkedAction[] {
  const linked = linkSteps({
    title,
    ingredients: lines,
    steps: actions.map(({ text, part }) => ({ text, ...(part === undefined ? {} : { section: part }) })),
  });
  return actions.map((action, index) => ({
    ...action,
    uses: (linked[index]?.uses ?? []).map((use) => ({
      line: use.line,
      amount: use.label === undefined ? "all" : use.label,
      decidedBy: linked[index]?.unsure.includes(use.line) ? "guess" : "name",
    })),
    mentions: linked[index]?.mentions ?? [],
  }));
}
