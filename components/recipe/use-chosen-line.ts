"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { answeredSentence } from "@/lib/browser/api";
import type { RecipeAnswer } from "@/lib/contract/saved-recipes";
import type { OtherLine } from "@/lib/engine/edit/other-line";
import { chooseLine } from "@/lib/browser/update-recipe";

/** A saved recipe, and the way to take the other of two possible lines: shown when the server has it. */
export function useChosenLine(stored: RecipeAnswer): {
  recipe: RecipeAnswer;
  choose: (choice: OtherLine) => void;
} {
  const [chosen, setChosen] = useState<RecipeAnswer | null>(null);
  const router = useRouter();
  // A fresh answer of the server is newer than an earlier choice.
  const recipe = chosen && chosen.updatedAt > stored.updatedAt ? chosen : stored;
  return {
    recipe,
    choose: (choice) => {
      chooseLine(recipe.id, choice).then(
        (answer) => {
          setChosen(answer);
          toast({ title: "Recipe updated" });
          router.refresh();
        },
        (error: unknown) => {
          const text = answeredSentence(error, "Please try again.");
          toast({ title: "Update Error", text, tone: "problem" });
        },
      );
    },
  };
}
