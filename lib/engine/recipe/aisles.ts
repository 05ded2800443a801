/** The parts of a shop, in the order in which most are walked through: what thaws comes late. */
export const AISLES = [
  "produce",
  "bakery",
  "meat",
  "dairy",
  "cupboard",
  "spices",
  "drinks",
  "frozen",
  "other",
] as const;
export type Aisle = (typeof AISLES)[number];

/** How a shopping list is grouped: by where things are kept, by aisle, or by part of the recipe. */
export const LIST_ORDERS = ["storage", "aisle", "part"] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];
