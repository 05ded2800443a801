"use client";

import { BookmarkCheck } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { Button } from "@/components/ui/button";
import { sharedTokenOf } from "@/lib/rules/conversion/pending";
import { titleCase } from "@/lib/engine/recipe/letters";
import { hours } from "@/lib/rules/dates";
import { PENDING_LIFETIME_MS } from "@/lib/rules/limits";
import { usePendingSave } from "./use-pending-save";
import { t } from "@/lib/messages";

/** 'Recipe Ready to Save': a converted recipe that waits in this tab. Dismissing it is the cook's choice, never ours. */
export function PendingBanner() {
  const processNow = useSearchParams().get("processPending") === "true";
  const { pending, state, save, discard } = usePendingSave(processNow);
  if (!pending) return null;
  return (
    <section
      aria-labelledby="pending-title"
      className="grid gap-4 rounded-card border-[1.5px] border-accent bg-accent-soft p-5 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="flex items-start gap-3">
        <BookmarkCheck aria-hidden className="mt-1 size-6 shrink-0 text-accent" />
        <div className="grid gap-1">
          <h2 id="pending-title" className="text-xl">
            {t("Recipe Ready to Save")}
          </h2>
          <p>{titleCase(pending.recipe.title)}</p>
          {sharedTokenOf(pending) !== null && (
            <p className="text-sm">
              {t(
                "This recipe comes from a shared page. You save the part that you can see; with Premium, that is the whole recipe.",
              )}
            </p>
          )}
          <p role="status" className="text-sm">
            {state === "saving"
              ? t("Saving…")
              : state === "failed"
                ? t("It could not be saved yet. It stays here for {hours}.", {
                    hours: hours(PENDING_LIFETIME_MS),
                  })
                : ""}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={discard} disabled={state === "saving"}>
          {t("Discard")}
        </Button>
        <Button variant="primary" onClick={save} disabled={state === "saving"}>
          {t("Save Recipe")}
        </Button>
      </div>
    </section>
  );
}
