/** What the groups of a shopping list are called. */
import type { Aisle, ListOrder } from "@/lib/engine/recipe/aisles";

export type OtherName = "Other" | "Pantry";

const AISLE_NAMES: Record<Aisle, string> = {
  produce: "Fruit and vegetables",
  bakery: "Bread",
  meat: "Meat and fish",
  dairy: "Milk, cheese and eggs",
  cupboard: "Cupboard",
  spices: "Herbs and spices",
  drinks: "Drinks",
  frozen: "Frozen",
  other: "Everything else",
};

/** `name` is as `listGroups` gives it; `otherName` is the second group's name where it is kept apart from the fridge. */
export function groupName(order: ListOrder, name: string, otherName: OtherName): string {
  if (order === "storage") return name === "refrigerated" ? "Refrigerated" : otherName;
  if (order === "aisle") return AISLE_NAMES[name as Aisle];
  return name === "other" ? "Everything else" : name;
}
