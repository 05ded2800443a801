import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { LibraryPage } from "@/components/library/library-page";
import { opensLibrary } from "@/lib/engine/library/access";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { currentUser, requirePageUser } from "@/lib/http/page-user";
import { mayReadLibraryRecipe } from "@/lib/library/policy";
import { findLibraryRecipe } from "@/lib/library/read";
import { absoluteUrl } from "@/lib/mail/address";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Only what anybody may open is for search engines and previews. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const recipe = await findLibraryRecipe(await params);
  if (!recipe) return { title: "Recipe not found", robots: { index: false } };
  const { accessLevel, description, id, imageUrl } = recipe;
  const title = titleCase(recipe.title);
  if (!opensLibrary(accessLevel, null)) return { title, robots: { index: false } };
  const url = absoluteUrl(`/library-recipe/${id}`);
  const images = imageUrl === null ? [] : [{ url: absoluteUrl(imageUrl), alt: title }];
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: "article", title, description, url, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

export default async function LibraryRecipePage({ params, searchParams }: Props) {
  const recipe = await findLibraryRecipe(await params);
  if (!recipe) notFound();
  const { id, accessLevel } = recipe;
  const viewer = await currentUser();
  if (!(await mayReadLibraryRecipe({ viewer, accessLevel }))) {
    await requirePageUser(`/library-recipe/${id}`, await searchParams);
    redirect("/saved-recipes?notice=premium");
  }
  return <LibraryPage recipe={recipe} isSignedIn={viewer !== null} />;
}
