import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { RecipePage } from "@/components/recipe/recipe-page";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { currentUser, requirePageUser } from "@/lib/http/page-user";
import { findRecipe } from "@/lib/recipes/read";

type Props = { params: Promise<{ id: string }> };

/** One query, however often the page and its head ask. */
const load = cache(async (id: string) => {
  const viewer = await currentUser();
  return viewer && findRecipe({ viewer, id });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const recipe = await load((await params).id);
  return { title: recipe ? titleCase(recipe.title) : "Recipe not found", robots: { index: false } };
}

export default async function SavedRecipePage({ params }: Props) {
  const { id } = await params;
  await requirePageUser(`/recipe/${id}`);
  const recipe = await load(id);
  if (!recipe) notFound();
  return <RecipePage recipe={recipe} />;
}
