"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answeredSentence } from "@/lib/browser/api";
import { chooseLine } from "@/lib/browser/update-recipe";
import type { OtherLine } from "@/lib/engine/edit/other-line";
import { t } from "@/lib/messages";

/** Takes the other of two possible lines of a saved recipe; it is shown when the server has it. */
export function ChooseLine({
  recipeId,
  choice,
  children,
}: {
  recipeId: string;
  choice: OtherLine;
  children: string;
}) {
  const [isChoosing, startChoosing] = useTransition();
  const router = useRouter();

  async function choose() {
    try {
      await chooseLine(recipeId, choice);
      toast({ title: t("Recipe updated") });
      startChoosing(() => router.refresh());
    } catch (error) {
      toast({
        title: t("Update Error"),
        text: answeredSentence(error, t("Please try again.")),
        tone: "problem",
      });
    }
  }

  return (
    <Button size="small" disabled={isChoosing} onClick={() => startChoosing(choose)}>
      {children}
    </Button>
  );
}
