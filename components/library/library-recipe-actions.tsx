"use client";

import { Printer, Share2 } from "lucide-react";
import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { useCookMode } from "@/components/cook/open-cook-mode";
import type { Locked } from "@/lib/rules/billing/locked";
import { CookNote } from "@/components/recipe/cook-note";
import { CookButton } from "@/components/recipe/cook-button";
import { useServings } from "@/components/recipe/servings";
import { usePremiumGate } from "@/components/recipe/use-premium-gate";
import { useShare } from "@/components/recipe/use-share";
import { Button } from "@/components/ui/button";
import { LibraryActions } from "./library-actions";
import { t } from "@/lib/messages";

/** What can be done with a library recipe; Share only where it may be shared, Cook Mode for premium. */
export function LibraryRecipeActions({
  id,
  title,
  isSignedIn,
  isShareable,
  locked,
}: {
  id: string;
  title: string;
  isSignedIn: boolean;
  isShareable: boolean;
  locked: Locked;
}) {
  const { content, servings } = useServings();
  const { share, dialog } = useShare({ sourceType: "library", sourceId: id, title });
  const address = `/library-recipe/${id}`;
  const { openAuth } = useAuthDialog();
  const withPremium = usePremiumGate(address);
  const cookMode = useCookMode({
    recipe: { source: "library", id, title, content },
    servings: servings ?? undefined,
    onReload: ({ open, close }) => void withPremium("cook", open, close),
  });
  return (
    <div className="no-print grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <CookButton
        locked={locked}
        what="cook"
        onPrefetch={cookMode.prefetch}
        onCook={() => void withPremium("cook", cookMode.open)}
      />
      <div className="recipe-actions recipe-actions-even">
        {isShareable && (
          <Button size="small" onClick={() => (isSignedIn ? share() : openAuth({ returnUrl: address }))}>
            <Share2 aria-hidden />
            {t("Share")}
          </Button>
        )}
        <Button size="small" onClick={() => print()}>
          <Printer aria-hidden />
          {t("Print")}
        </Button>
        <LibraryActions id={id} title={title} servings={servings} isSignedIn={isSignedIn} />
      </div>
      <CookNote recipeKey={`library.${id}`} />
      {cookMode.screen}
      {dialog}
    </div>
  );
}
