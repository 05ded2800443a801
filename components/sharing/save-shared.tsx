"use client";

import { BookmarkPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { ApiError } from "@/lib/browser/api";
import type { ShownRecipe } from "./shown-recipe";
import { t } from "@/lib/messages";

/** Saves a copy of the whole recipe, for viewers who may see all of it. */
export function SaveShared({ shown }: { shown: ShownRecipe }) {
  const [busy, setBusy] = useState(false);
  const { openUpgrade } = useUpgradeDialog();
  const router = useRouter();

  async function save() {
    setBusy(true);
    try {
      const { saveSharedRecipe } = await import("@/lib/browser/shared-pending");
      const { id } = await saveSharedRecipe(shown);
      toast({ title: t("Recipe saved successfully") });
      router.push(`/recipe/${id}`);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.status === 403) openUpgrade({ reason: "limit" });
      else
        toast({
          title: t("Save Failed"),
          text: t("Failed to save recipe. Please try again."),
          tone: "problem",
        });
    }
  }

  return (
    <Button size="large" className="max-sm:w-full" disabled={busy} onClick={() => void save()}>
      <BookmarkPlus aria-hidden />
      {t("Save Recipe")}
    </Button>
  );
}
