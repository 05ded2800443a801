"use client";

import { ArrowLeft, CookingPot, Pencil, Printer, Share2, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCookMode } from "@/components/cook/open-cook-mode";
import { Button } from "@/components/ui/button";
import type { RecipeOfPage } from "@/lib/contract/saved-recipes";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { deleteWithUndo } from "@/components/recipe/delete-with-undo";
import { OutputMenu } from "@/components/recipe/output-menu";
import { useServings } from "@/components/recipe/servings";
import { usePremiumGate } from "@/components/recipe/use-premium-gate";
import { useShare } from "@/components/recipe/use-share";

const EditRecipeDialog = dynamic(
  () => import("@/components/recipe/edit-recipe-dialog").then((module) => module.EditRecipeDialog),
  { ssr: false },
);

/** What a cook can do with a recipe. Premium is asked of the server again before what needs it (recipes.md#edit-premium). */
export function RecipeActions({ recipe }: { recipe: RecipeOfPage }) {
  const { servings } = useServings();
  const [editing, setEditing] = useState(false);
  const { share, dialog } = useShare({
    sourceType: "user",
    sourceId: recipe.id,
    title: titleCase(recipe.title),
  });
  const withPremium = usePremiumGate(`/recipe/${recipe.id}`);
  const router = useRouter();
  const cookMode = useCookMode({
    recipe: { source: "user", id: recipe.id, title: recipe.title, content: recipe.formattedContent },
    servings: servings ?? undefined,
    onEdit: () => router.refresh(),
    onReload: ({ open, close }) => void withPremium("cook", open, close),
  });

  function remove() {
    deleteWithUndo(recipe);
    router.push("/saved-recipes");
  }

  return (
    <div className="no-print flex flex-wrap gap-2.5">
      <Button
        variant="primary"
        size="large"
        className="order-first max-sm:w-full"
        onPointerEnter={cookMode.prefetch}
        onClick={() => void withPremium("cook", cookMode.open)}
      >
        <CookingPot aria-hidden />
        Cook
      </Button>
      <Button asChild size="small">
        <Link href="/saved-recipes">
          <ArrowLeft aria-hidden />
          Back
        </Link>
      </Button>
      <Button size="small" onClick={() => void withPremium("edit", () => setEditing(true))}>
        <Pencil aria-hidden />
        Edit
      </Button>
      <Button size="small" onClick={share}>
        <Share2 aria-hidden />
        Share
      </Button>
      <Button size="small" onClick={() => print()}>
        <Printer aria-hidden />
        Print
      </Button>
      <Button size="small" onClick={remove}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      <OutputMenu
        address={`/api/recipes/${recipe.id}/output`}
        title={titleCase(recipe.title)}
        servings={servings}
      />
      {cookMode.screen}
      {dialog}
      {editing && <EditRecipeDialog recipe={recipe} onClose={() => setEditing(false)} />}
    </div>
  );
}
