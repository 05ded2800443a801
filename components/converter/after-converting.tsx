"use client";

import { BookOpen, Sparkle } from "lucide-react";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import { titleCase } from "@/lib/engine/recipe/letters";
import type { Result } from "./result";
import { t } from "@/lib/messages";

/** Below the converter: the way back to the last result of this visit, or, before the first, an example to try. */
export function AfterConverting({
  result,
  onShow,
  onExample,
  ref,
}: {
  result: Result | null;
  onShow: () => void;
  onExample: () => void;
  ref: Ref<HTMLButtonElement>;
}) {
  if (!result) {
    return (
      <Button variant="quiet" className="justify-self-start text-left" onClick={onExample}>
        <Sparkle aria-hidden className="text-accent" />
        {t("No recipe at hand? Use our example")}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-3 pl-5">
      <p className="min-w-0">
        <span className="text-muted">{t("Your last result:")} </span>
        <b>{titleCase(result.recipe.title)}</b>
      </p>
      <Button ref={ref} size="small" onClick={onShow}>
        <BookOpen aria-hidden />
        {t("Show the last result")}
      </Button>
    </div>
  );
}
