import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { RecipeMissing } from "@/components/recipe/recipe-missing";
import { RecipePage } from "@/components/saved/recipe-page";
import { Button } from "@/components/ui/button";
import { titleCase } from "@/lib/engine/recipe/letters";
import { answerNotFound, nameAnswer } from "@/lib/http/current-answer";
import { askForLogin, pageToken } from "@/lib/http/page-user";
import { readForPage } from "@/lib/recipes/of-page";
import { t } from "@/lib/messages";
import { pageAddress } from "@/lib/rules/navigation/own-path";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** One statement, however often the page and its head ask. */
const load = cache(async (id: string) => {
  const token = await pageToken();
  return token === undefined ? null : readForPage({ token, id });
});

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const found = (await load((await params).id))?.found;
  return { title: found ? titleCase(found.recipe.title) : t("Recipe not found"), robots: { index: false } };
}

export default async function SavedRecipePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { found } = (await load(id)) ?? askForLogin(pageAddress(`/recipe/${id}`, await searchParams));
  if (found) {
    nameAnswer(found.name);
    return <RecipePage recipe={found.recipe} hasOriginal={found.hasOriginal} locked={found.locked} />;
  }
  answerNotFound();
  return (
    <RecipeMissing text={t("It may have been deleted, or it belongs to another account.")}>
      <Button asChild variant="primary">
        <Link href="/saved-recipes">{t("Back to Saved Recipes")}</Link>
      </Button>
    </RecipeMissing>
  );
}
