import "server-only";
import type { Metadata } from "next";
import type { LibraryRecipeAnswer } from "@/lib/contract/library";
import { mayOpenLibraryRecipe } from "@/lib/rules/library/access";
import { titleCase } from "@/lib/engine/recipe/letters";
import { absoluteUrl, env } from "@/lib/env";
import { t } from "@/lib/messages";

/** The head of a library page. Only what anybody may open is for search engines and for previews of links. */
export function libraryMetadata(recipe: LibraryRecipeAnswer | null): Metadata {
  if (!recipe) return { title: t("Recipe not found"), robots: { index: false } };
  const { accessLevel, description, id } = recipe;
  const title = titleCase(recipe.title);
  if (!mayOpenLibraryRecipe(accessLevel, null)) return { title, robots: { index: false } };
  const url = absoluteUrl(`/library-recipe/${id}`);
  const preview = absoluteUrl(`/api/library-recipes/${id}/picture`);
  const images = [{ url: preview, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: "article", siteName: env.APP_NAME, title, description, url, images },
    twitter: { card: "summary_large_image", title, description, images: [preview] },
  };
}
