import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { LibraryPage } from "@/components/library/library-page";
import { RecipeJsonLd } from "@/components/recipe/recipe-json-ld";
import { RecipeMissing } from "@/components/recipe/recipe-missing";
import { Button } from "@/components/ui/button";
import { mayOpenLibraryRecipe } from "@/lib/rules/library/access";
import { answerNotFound } from "@/lib/http/current-answer";
import { currentUser, requirePageUser } from "@/lib/http/page-user";
import { lockedFor } from "@/lib/billing/locked";
import { findLibraryRecipe, mayReadLibraryRecipe } from "@/lib/library/read";
import { absoluteUrl } from "@/lib/env";
import { libraryMetadata } from "./metadata";
import { t } from "@/lib/messages";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return libraryMetadata(await findLibraryRecipe(await params));
}

export default async function LibraryRecipePage({ params, searchParams }: Props) {
  const recipe = await findLibraryRecipe(await params);
  if (!recipe) return <LibraryRecipeMissing />;
  const { id, accessLevel, formattedContent: content, imageUrl, updatedAt } = recipe;
  const viewer = await currentUser();
  if (!(await mayReadLibraryRecipe({ viewer, accessLevel }))) {
    await requirePageUser(`/library-recipe/${id}`, await searchParams);
    redirect("/saved-recipes?notice=premium");
  }
  return (
    <>
      {mayOpenLibraryRecipe(accessLevel, null) && (
        <RecipeJsonLd
          page={{
            content,
            url: absoluteUrl(`/library-recipe/${id}`),
            imageUrl: absoluteUrl(imageUrl ?? `/api/library-recipes/${id}/picture`),
            datePublished: updatedAt,
            isWhole: true,
          }}
        />
      )}
      <LibraryPage recipe={recipe} isSignedIn={viewer !== null} locked={await lockedFor(viewer)} />
    </>
  );
}

function LibraryRecipeMissing() {
  answerNotFound();
  return (
    <RecipeMissing text={t("It is not in the recipe library, or no longer.")}>
      <Button asChild variant="primary">
        <Link href="/saved-recipes?tab=library">{t("Back to Saved Recipes")}</Link>
      </Button>
      <Button asChild>
        <Link href="/">{t("Convert a recipe")}</Link>
      </Button>
    </RecipeMissing>
  );
}
