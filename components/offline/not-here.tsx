"use client";

import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { t } from "@/lib/messages";

/** The page that was wanted, if it is one of ours. */
function wanted(search: URLSearchParams): string {
  const from = search.get("from") ?? "/";
  return /^\/(?![/\\])[^\s\\]*$/.test(from) ? from : "/";
}

/** Says that a page is not on this device, and the two ways on. Links load documents: those are what is kept. */
export function NotHere() {
  const hydrated = useHydrated();
  const search = new URLSearchParams(hydrated ? window.location.search : "");
  const isSlow = search.get("reason") === "slow";
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-10 sm:px-6 lg:py-16">
      <EmptyState
        heading="h1"
        title={isSlow ? t("This page takes long to arrive") : t("This page is not on this device")}
        text={
          isSlow
            ? t("Your connection is slow right now. Please try again in a moment.")
            : t("There is no connection right now. Recipes that you saved or opened before still work.")
        }
      >
        <Button asChild variant="primary">
          <a href={wanted(search)}>{t("Try again")}</a>
        </Button>
        <Button asChild>
          {}
          <a href="/saved-recipes">{t("Saved Recipes")}</a>
        </Button>
      </EmptyState>
    </div>
  );
}
