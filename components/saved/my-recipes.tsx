"use client";

import { Undo2 } from "lucide-react";
import Link from "next/link";
import { deleteWithUndo, takeBack } from "@/components/recipe/delete-with-undo";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { pendingDeletes } from "@/lib/browser/pending-delete";
import { useStore } from "@/lib/browser/store";
import { titleCase } from "@/lib/engine/recipe/letters";
import type { RecipeCard as Card } from "@/lib/recipes/dto";
import { RecipeCard } from "./recipe-card";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** The cook's recipes as cards. A deleted one leaves its place, with Undo in it, until its eight seconds are over. */
export function MyRecipes({
  cards,
  nowMs,
  libraryCount,
  onLibrary,
}: {
  cards: readonly Card[];
  nowMs: number;
  libraryCount: number;
  onLibrary: () => void;
}) {
  const deletes = useStore(pendingDeletes);
  const stateOf = (id: string) => deletes.find((entry) => entry.id === id)?.state;
  if (cards.length === 0) {
    return (
      <EmptyState
        title={t("You don't have any saved recipes yet")}
        text={t("Convert a recipe and save it. It waits for you here, on every device.")}
      >
        <Button asChild variant="primary">
          <Link href="/#converter">{t("Add New Recipe")}</Link>
        </Button>
        {libraryCount > 0 && (
          <Button onClick={onLibrary}>
            {t("Look at the Recipe Library ({libraryCount})", { libraryCount })}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3 sm:gap-5 sm:side-by-side:grid-cols-2 lg:side-by-side:grid-cols-3">
      {cards.map((card) => (
        <li key={card.id} className="grid">
          {stateOf(card.id) === "waiting" ? (
            <DeletedPlace title={titleCase(card.title)} onUndo={() => takeBack(card)} />
          ) : (
            <RecipeCard card={card} nowMs={nowMs} onDelete={() => deleteWithUndo(card)} />
          )}
          {stateOf(card.id) === "failed" && (
            <p className="pt-2 font-semibold text-danger">
              {t("This recipe could not be deleted. Please try again.")}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function DeletedPlace({ title, onUndo }: { title: string; onUndo: () => void }) {
  return (
    <div className="grid content-center justify-items-center gap-3 rounded-card border-[1.5px] border-dashed border-line-strong p-6 text-center">
      <p>{rich("<b>{title}</b> is deleted.", { b: (text) => <b>{text}</b>, title })}</p>
      <Button onClick={onUndo}>
        <Undo2 aria-hidden />
        {t("Undo")}
      </Button>
    </div>
  );
}
