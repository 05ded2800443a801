"use client";

import { Split } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { UntangleSheetProps } from "./untangle-sheet";
import { useOriginal, type OriginalOf } from "./use-original";
import { t } from "@/lib/messages";

/** Opens a recipe beside its original text, which is fetched only then. */
export function UntangleButton({
  content,
  original: of,
}: {
  content: FormattedContent;
  original: OriginalOf;
}) {
  const [Sheet, setSheet] = useState<ComponentType<UntangleSheetProps> | null>(null);
  const { original, ask } = useOriginal(of);

  function open() {
    ask();
    import("./untangle-sheet").then(
      (module) => setSheet(() => module.UntangleSheet),
      () =>
        toast({
          title: t("The original could not be opened"),
          text: t("Please check your connection and try again."),
          tone: "problem",
        }),
    );
  }

  return (
    <>
      <Button size="small" variant="quiet" onClick={open}>
        <Split aria-hidden />
        {t("Compare with the original")}
      </Button>
      {Sheet && (
        <Sheet
          content={content}
          original={original}
          recipeId={typeof of === "object" ? of.recipeId : null}
          onAsk={ask}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}
