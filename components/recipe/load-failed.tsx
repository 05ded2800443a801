"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

/** A recipe's page that failed: leads to the saved recipes, where the message says why (recipes.md#load-failed). */
export function LoadFailed() {
  const router = useRouter();
  useEffect(() => router.replace("/saved-recipes?notice=load-failed"), [router]);
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <EmptyState heading="h1" title={t("Failed to load recipe")} text={t("What you have saved is safe.")}>
        <Button asChild variant="primary">
          <Link href="/saved-recipes">{t("Back to Saved Recipes")}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
