import type { Metadata } from "next";
import Link from "next/link";
import { CloseWindow } from "@/components/auth/close-window";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("Signed in"), robots: { index: false } });

/** Where the window of a framed sign-in ends: it closes itself, and the page that opened it goes on (lib/browser/oauth-window.ts). */
export default function SignedInPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <CloseWindow />
      <EmptyState heading="h1" title={t("You are signed in")} text={t("This window can be closed.")}>
        <Button asChild variant="primary">
          <Link href="/saved-recipes">{t("Go to Saved Recipes")}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
