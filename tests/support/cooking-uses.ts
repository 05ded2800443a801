/** What a whole recipe, written as a cook would paste it, uses in cooking, for the engine's tests. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

const cookingOf = ({ steps }: FormattedContent) =>
  steps.filter(({ isPrep }) => !isPrep).flatMap(({ actions = [] }) => actions);

function formatted(text: string): FormattedContent {
  const content = formatText(text);
  if (content === null) throw new Error(`No recipe: ${text}`);
  return content;
}

/** What each cooking action that uses something uses, "amount: line" each, of a recipe with this list and method. */
export function usesByAction(list: string[], method: string[]): string[] {
  const steps = method.map((each, i) => `${i + 1}. ${each}`);
  const content = formatted(`Dish\n\nServes 4\n\n${list.join("\n")}\n\n${steps.join("\n")}`);
  const lines = listOf(content);
  return cookingOf(content)
    .filter(({ uses }) => uses.length > 0)
    .map(({ uses }) => uses.map(({ line, amount }) => `${amount}: ${lines[line]}`).join("; "));
}

/** "line = amount" of each use in cooking; what the receipt says, and the lines that it names. */
export function usesAndReceipt(text: string): { uses: string[]; issues: string[]; named: number[] } {
  const content = formatted(text);
  const lines = listOf(content);
  const issues = content.receipt?.issues ?? [];
  return {
    uses: cookingOf(content).flatMap(({ uses }) =>
      uses.map(({ line, amount }) => `${lines[line] ?? ""} = ${amount}`),
    ),
    issues: issues.map(({ message }) => message),
    named: issues.flatMap(({ lines: named = [] }) => named),
  };
}

/** "line = amount" of each use, in making ready too, and then what the receipt says. */
export function everyUse(text: string): string[] {
  const content = formatted(text);
  const lines = listOf(content);
  return [
    ...content.steps.flatMap(({ actions = [] }) =>
      actions.flatMap(({ uses }) => uses.map(({ line, amount }) => `${lines[line] ?? ""} = ${amount}`)),
    ),
    ...(content.receipt?.issues ?? []).map(({ message }) => message),
  ];
}
