"use client";

import { Pencil, Printer, Share2, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCookMode } from "@/components/cook/open-cook-mode";
import { Button } from "@/components/ui/button";
import type { RecipeOfPage } from "@/lib/contract/saved-recipes";
import { titleCase } from "@/lib/engine/recipe/letters";
import { deleteWithUndo } from "@/components/recipe/delete-with-undo";
import { OutputMenu } from "@/components/recipe/output-menu";
import type { Locked } from "@/lib/rules/billing/locked";
import { CookNote } from "@/components/recipe/cook-note";
import { CookButton } from "@/components/recipe/cook-button";
import { useServings } from "@/components/recipe/servings";
import { useWaitingEdit } from "@/components/recipe/use-waiting-edit";
import { usePremiumGate } from "@/components/recipe/use-premium-gate";
import { useShare } from "@/components/recipe/use-share";
import { t } from "@/lib/messages";

const EditRecipeDialog = dynamic(
  () =>
    orAgain(() => import("@/components/recipe/edit-recipe-dialog").then((module) => module.EditRecipeDialog)),
  { ssr: false },
);

/** What a cook can do with a recipe. Premium is asked of the server again before what needs it (recipes.md#edit-premium). */
export function RecipeActions({ recipe: sent, locked }: { recipe: RecipeOfPage; locked: Locked }) {
  const { recipe, isWaiting } = useWaitingEdit(sent);
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
    <div className="no-print grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <CookButton
        locked={locked}
        what="cook and edit"
        onPrefetch={cookMode.prefetch}
        onCook={() => void withPremium("cook", cookMode.open)}
      />
      <div className="recipe-actions">
        <Button size="small" onClick={() => void withPremium("edit", () => setEditing(true))}>
          <Pencil aria-hidden />
          {t("Edit")}
        </Button>
        <Button size="small" onClick={share}>
          <Share2 aria-hidden />
          {t("Share")}
        </Button>
        <Button size="small" onClick={() => print()}>
          <Printer aria-hidden />
          {t("Print")}
        </Button>
        {/* Where a row has no room for all, these two go to the next one together. */}
        <div className="flex grow flex-wrap items-center gap-[inherit]">
          <OutputMenu
            address={`/api/recipes/${recipe.id}/output`}
            title={titleCase(recipe.title)}
            servings={servings}
          />
          <Button size="small" variant="quiet" className="sm:ml-auto" onClick={remove}>
            <span className="contents text-danger">
              <Trash2 aria-hidden />
              {t("Delete")}
            </span>
          </Button>
        </div>
      </div>
      <CookNote recipeKey={`user.${recipe.id}`} />
      {isWaiting && (
        <p role="status" className="rounded-card bg-accent-soft px-4 py-2">
          {t(
            "Your changes are kept on this device. Cook and Edit use them; the page shows them once they are sent.",
          )}
        </p>
      )}
      {cookMode.screen}
      {dialog}
      {editing && <EditRecipeDialog recipe={recipe} onClose={() => setEditing(false)} />}
    </div>
  );
}
