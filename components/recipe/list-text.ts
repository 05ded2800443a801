import { recipeLanguage } from "@/lib/engine/language/detect";
import type { Aisle, ListOrder } from "@/lib/engine/recipe/aisles";
import { alsoNeeded } from "@/lib/engine/recipe/content";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { scaledRecipe } from "@/lib/engine/scale";
import { listGroups } from "@/lib/engine/show/list";
import { groupName } from "./list-names";

/** The shopping list as it is shown, as a text to send: the recipe's name, then each group with a line for each thing. */
export function listText(
  content: FormattedContent,
  { servings, order, aisles }: { servings: number | null; order: ListOrder; aisles: readonly Aisle[] },
): string {
  const shown = scaledRecipe(content, servings);
  const groups = listGroups(shown, order, aisles).map(({ name, rows }) => [
    ...(name === null ? [] : [`${groupName(order, name, "Other", recipeLanguage(content))}:`]),
    ...rows.map(({ text, split }) => `- ${text}${split.length > 0 ? ` (${split.join("; ")})` : ""}`),
  ]);
  const beside = alsoNeeded(shown).map((food) => `- ${food}`);
  return [[titleCase(content.title)], ...groups, beside]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}
