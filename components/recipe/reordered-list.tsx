"use client";

/** The shopping list in another order than the server's. Loaded when a cook has chosen one (list-lines.tsx). */
import { recipeLanguage } from "@/lib/engine/language/detect";
import { listGroups } from "@/lib/engine/show/list";
import { scaledRecipe } from "@/lib/engine/scale";
import { flatIngredients } from "@/lib/engine/recipe/content";
import type { ListOrder } from "@/lib/engine/recipe/aisles";
import { ListGroups } from "./list-groups";
import { useShownList } from "./shown-list";

export function ReorderedList({ order }: { order: ListOrder }) {
  const { content, servings, aisles, convert } = useShownList();
  const scaled = scaledRecipe(content, servings);
  const shown = convert(scaled);
  const written = shown === scaled ? undefined : flatIngredients(scaled.ingredients);
  return (
    <ListGroups
      groups={listGroups(shown, order, aisles, written)}
      order={order}
      language={recipeLanguage(content)}
    />
  );
}
