/** What a whole recipe takes of one line of its list, and of what its receipt speaks. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";
import type { ReceiptIssue } from "@/lib/engine/recipe/formatted";

/** Each action that uses a line with `food`, with how much of it, and the issues; nothing where the text is no recipe. */
export function takes(food: RegExp, text: string): { uses: string[]; issues: readonly ReceiptIssue[] } {
  const recipe = formatText(text);
  const lines = recipe === null ? [] : listOf(recipe);
  const uses = (recipe?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.flatMap((action) =>
      action.uses
        .filter(({ line }) => food.test(lines[line] ?? ""))
        .map(({ amount }) => `${plainText(action.text)} ${amount}`),
    ),
  );
  return { uses, issues: recipe?.receipt?.issues ?? [] };
}
