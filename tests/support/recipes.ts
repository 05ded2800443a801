/** A small recipe of our own, as a browser sends it. */
import { searchTextOf } from "@/lib/engine/recipe/content";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { db } from "@/lib/db/client";
import type { Person } from "./people";

export const leekSoup: FormattedContent = {
  title: "Leek soup",
  description: "For a cold day.",
  servings: 4,
  imageUrl: null,
  ingredients: { refrigerated: ["2 leeks"], other: ["1 tbsp oil", "500 ml stock"] },
  steps: [
    { number: 1, instruction: "Slice the ***leeks***.", ingredients: ["2 leeks"], isPrep: true },
    { number: 2, instruction: "Fry in ***oil*** for 5 minutes.", ingredients: ["1 tbsp oil"], isPrep: false },
    {
      number: 3,
      instruction: "Add the ***stock*** and simmer for 20 minutes.",
      ingredients: ["500 ml stock"],
      isPrep: false,
    },
  ],
};

/** The body of a save. */
export const toSave = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: leekSoup.title,
  description: leekSoup.description,
  servings: 4,
  originalContent: "Leek soup…",
  formattedContent: leekSoup,
  imageUrl: null,
  ...over,
});

/** A stored recipe, without the save's own rules. */
export async function storedRecipe(
  owner: Person,
  over: {
    title?: string;
    originalContent?: string;
    formattedContent?: FormattedContent;
    completionCount?: number;
    lastCookedAt?: Date;
    createdAt?: Date;
  } = {},
): Promise<string> {
  const title = over.title ?? leekSoup.title;
  const { id } = await db.recipe.create({
    data: {
      userId: owner.id,
      description: "",
      servings: 4,
      originalContent: "",
      formattedContent: { ...leekSoup, title },
      searchText: searchTextOf({ ...leekSoup, title }),
      stepCount: 3,
      chars: 1000,
      ...over,
      title,
    },
  });
  await db.user.update({ where: { id: owner.id }, data: { recipeCount: { increment: 1 } } });
  return id;
}
