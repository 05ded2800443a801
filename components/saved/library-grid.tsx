import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { useState } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { mayOpenLibraryRecipe, type LibraryTier } from "@/lib/rules/library/access";
import { LIBRARY_LANGUAGE } from "@/lib/rules/library/language";
import type { LibraryCard as Card } from "@/lib/library/dto";
import { LibraryCard } from "./library-card";
import { messageLanguage, t } from "@/lib/messages";

const UnlockLibraryDialog = dynamic(
  () => orAgain(() => import("./unlock-library-dialog").then((module) => module.UnlockLibraryDialog)),
  { ssr: false },
);

/** The curated library as cards. An account without a password is offered the trial instead of what it may not open (recipes.md#library-unlock). */
export function LibraryGrid({ cards, tier }: { cards: readonly Card[]; tier: LibraryTier }) {
  const [unlocking, setUnlocking] = useState(false);
  if (cards.length === 0) {
    return (
      <EmptyState
        title={t("No library recipes available")}
        text={t("Recipes that we have written and checked for you appear here.")}
      />
    );
  }
  return (
    <>
      <p className="text-muted">
        {t("The Quick Start Pack: crowd favourites in plain steps, written and checked by us.")}{" "}
        {messageLanguage() !== LIBRARY_LANGUAGE && t("These recipes are in English.")}
      </p>
      <ul className="grid gap-3 sm:gap-5 sm:side-by-side:grid-cols-2 lg:side-by-side:grid-cols-3">
        {cards.map((card) => {
          const isLocked = tier === "email_only" && !mayOpenLibraryRecipe(card.accessLevel, tier);
          return (
            <li key={card.id} className="grid">
              <LibraryCard card={card} onOpen={isLocked ? () => setUnlocking(true) : undefined} />
            </li>
          );
        })}
      </ul>
      {unlocking && <UnlockLibraryDialog onClose={() => setUnlocking(false)} />}
    </>
  );
}
