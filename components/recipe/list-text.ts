import { recipeLanguage } from "@/lib/engine/language/detect";
import type { ListOrder } from "@/lib/engine/recipe/aisles";
import { alsoNeeded } from "@/lib/engine/recipe/content";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { titleCase } from "@/lib/engine/recipe/letters";
import { scaledRecipe } from "@/lib/engine/scale";
import { listGroups } from "@/lib/engine/show/list";
import { measuresInWords } from "@/lib/engine/show/facts";
import { groupName } from "./list-names";
import type { ShownList } from "./shown-list";

/** The shopping list as it is shown, as a text to send: the recipe's name, then each group with a line for each thing. */
export function listText(
  content: FormattedContent,
  {
    servings,
    order,
    aisles,
    measures,
    convert,
  }: Pick<ShownList, "servings" | "aisles" | "measures" | "convert"> & { order: ListOrder },
): string {
  const shown = convert(scaledRecipe(content, servings));
  const groups = listGroups(shown, order, aisles).map(({ name, rows }) => [
    ...(name === null ? [] : [`${groupName(order, name, "Other", recipeLanguage(content))}:`]),
    ...rows.map(({ text, split }) => `- ${text}${split.length > 0 ? ` (${split.join("; ")})` : ""}`),
  ]);
  const beside = alsoNeeded(shown).map((food) => `- ${food}`);
  const note = measuresInWords(measures, recipeLanguage(content));
  return [[titleCase(content.title), ...(note === null ? [] : [note])], ...groups, beside]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}
