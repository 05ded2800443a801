"use client";

import { ArrowLeft, CookingPot, Printer, Share2 } from "lucide-react";
import Link from "next/link";
import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { useCookMode } from "@/components/cook/open-cook-mode";
import { useServings } from "@/components/recipe/servings";
import { usePremiumGate } from "@/components/recipe/use-premium-gate";
import { useShare } from "@/components/recipe/use-share";
import { Button } from "@/components/ui/button";
import { LibraryActions } from "./library-actions";

/** What can be done with a library recipe; Share only where it may be shared, Cook Mode for premium. */
export function LibraryRecipeActions({
  id,
  title,
  isSignedIn,
  isShareable,
}: {
  id: string;
  title: string;
  isSignedIn: boolean;
  isShareable: boolean;
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
    <div className="no-print flex flex-wrap gap-2.5">
      <Button
        variant="primary"
        size="large"
        className="max-sm:w-full"
        onPointerEnter={cookMode.prefetch}
        onClick={() => void withPremium("cook", cookMode.open)}
      >
        <CookingPot aria-hidden />
        Cook
      </Button>
      <Button asChild size="small">
        <Link href={isSignedIn ? "/saved-recipes?tab=library" : "/"}>
          <ArrowLeft aria-hidden />
          Back
        </Link>
      </Button>
      {isShareable && (
        <Button size="small" onClick={() => (isSignedIn ? share() : openAuth({ returnUrl: address }))}>
          <Share2 aria-hidden />
          Share
        </Button>
      )}
      <Button size="small" onClick={() => print()}>
        <Printer aria-hidden />
        Print
      </Button>
      <LibraryActions id={id} title={title} servings={servings} isSignedIn={isSignedIn} />
      {cookMode.screen}
      {dialog}
    </div>
  );
}
