import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { RecipeMissing } from "@/components/recipe/recipe-missing";
import { RecipePage } from "@/components/saved/recipe-page";
import { Button } from "@/components/ui/button";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { answerNotFound } from "@/lib/http/current-answer";
import { currentUser, requirePageUser } from "@/lib/http/page-user";
import { lockedFor } from "@/lib/billing/locked";
import { findRecipeOfPage } from "@/lib/recipes/read";
import { t } from "@/lib/messages";

type Props = { params: Promise<{ id: string }> };

/** One query, however often the page and its head ask. */
const load = cache(async (id: string) => {
  const viewer = await currentUser();
  return viewer && findRecipeOfPage({ viewer, id });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).id);
  return { title: found ? titleCase(found.recipe.title) : t("Recipe not found"), robots: { index: false } };
}

export default async function SavedRecipePage({ params }: Props) {
  const { id } = await params;
  const viewer = await requirePageUser(`/recipe/${id}`);
  const found = await load(id);
  if (found) return <RecipePage {...found} locked={await lockedFor(viewer)} />;
  answerNotFound();
  return (
    <RecipeMissing text={t("It may have been deleted, or it belongs to another account.")}>
      <Button asChild variant="primary">
        <Link href="/saved-recipes">{t("Back to Saved Recipes")}</Link>
      </Button>
    </RecipeMissing>
  );
}
