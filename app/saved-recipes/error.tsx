"use client";

import { useEffect } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { reloadPage } from "@/lib/browser/hard-navigation";
import { t } from "@/lib/messages";

const FAILED = {
  get title() {
    return t("Error");
  },
  get text() {
    return t("Failed to load your recipes");
  },
};

/** The collection could not be read: said in both places, and one press tries again. */
export default function SavedRecipesError() {
  useEffect(() => void toast({ ...FAILED, tone: "problem" }), []);
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-4 py-12 sm:px-6">
      <h1 className="text-3xl">{t("Saved Recipes")}</h1>
      <FailureCard title={FAILED.text} text={t("They are safe. Trying again often helps.")}>
        <Button variant="primary" onClick={reloadPage}>
          {t("Try again")}
        </Button>
      </FailureCard>
    </div>
  );
}
