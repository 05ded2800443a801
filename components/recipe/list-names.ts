/** What the groups of a shopping list are called. */
import { labelsOf } from "@/lib/engine/language/labels";
import type { Aisle, ListOrder } from "@/lib/engine/recipe/aisles";

export type OtherName = "Other" | "Pantry";

/**
 * `name` is as `listGroups` gives it; `otherName` is the second group's English name where it is kept apart from the fridge. In the
 * words of the recipe's `language`.
 */
export function groupName(order: ListOrder, name: string, otherName: OtherName, language = "en"): string {
  const { aisles, refrigerated, other } = labelsOf(language);
  if (order === "storage") {
    if (name === "refrigerated") return refrigerated;
    return language === "en" ? otherName : other;
  }
  if (order === "aisle") return aisles[name as Aisle];
  return name === "other" ? aisles.other : name;
}
