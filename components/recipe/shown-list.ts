"use client";

/** Of which recipe, and for how many, the shopping list around is: for its boxes and its tools. */
import { createContext, use } from "react";
import type { Aisle } from "@/lib/engine/recipe/aisles";
import type { Measures } from "@/lib/engine/measures/choice";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

export type ShownList = {
  /** Of the list's ticks on this device. */
  listKey: string;
  content: FormattedContent;
  servings: number | null;
  /** Where each line of the list is sold. */
  aisles: readonly Aisle[];
  measures: Measures;
  /** A recipe in the measures that are shown. */
  convert: (content: FormattedContent) => FormattedContent;
};

export const ListContext = createContext<ShownList | null>(null);

/** The shopping list around, as it is shown. */
export function useShownList(): ShownList {
  const list = use(ListContext);
  if (!list) throw new Error("There is no ServingsProvider around.");
  return list;
}
