"use client";

/** The shopping list in another order than the server's. Loaded when a cook has chosen one (list-lines.tsx). */
import { recipeLanguage } from "@/lib/engine/language/detect";
import { listGroups } from "@/lib/engine/show/list";
import { scaledRecipe } from "@/lib/engine/scale";
import type { ListOrder } from "@/lib/engine/recipe/aisles";
import { ListGroups } from "./list-groups";
import { useShownList } from "./shown-list";

export function ReorderedList({ order }: { order: ListOrder }) {
  const { content, servings, aisles } = useShownList();
  return (
    <ListGroups
      groups={listGroups(scaledRecipe(content, servings), order, aisles)}
      order={order}
      language={recipeLanguage(content)}
    />
  );
}
