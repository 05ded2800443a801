"use client";

import { ReceiptLine } from "@/components/recipe/receipt-line";
import type { ChooseButton } from "@/components/recipe/issue-line";
import { RecipeView } from "@/components/recipe/recipe-view";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { takeOtherLine } from "@/lib/engine/edit/other-line";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { Result } from "./result";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** The converted recipe, to look over and save. A click outside does not close it; Cancel keeps it for 'Show the last result'. */
export function ResultDialog({
  result,
  problem,
  onRecipe,
  onSave,
  onClose,
  onClosed,
}: {
  result: Result;
  problem: string | null;
  /** The cook took another line of the list somewhere. */
  onRecipe: (recipe: FormattedContent) => void;
  onSave: () => void;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { recipe, originalText, taken } = result;
  const chooseButton: ChooseButton = (choice, name) => (
    <Button
      size="small"
      onClick={() => {
        const changed = takeOtherLine(recipe, choice);
        if (changed) onRecipe(changed);
      }}
    >
      {name}
    </Button>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        head={<DialogTitle className="text-xl">{t("Your Reformatted Recipe")}</DialogTitle>}
        className="h-dvh max-sm:rounded-none sm:h-[calc(100dvh-3rem)] sm:max-w-4xl"
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <div
          tabIndex={0}
          role="group"
          aria-label={t("Recipe")}
          className="grid grow content-start gap-6 overflow-y-auto px-5 py-6 -outline-offset-3 sm:px-10"
        >
          {taken && <p className="rounded-card bg-butter p-4 text-butter-ink">{taken}</p>}
          <RecipeView
            recipe={recipe}
            chooseButton={chooseButton}
            receipt={
              recipe.receipt && (
                <ReceiptLine
                  content={recipe}
                  receipt={recipe.receipt}
                  original={originalText}
                  chooseButton={chooseButton}
                  headingLevel={3}
                />
              )
            }
          />
          {recipe.source?.url?.startsWith("http") && (
            <p className="text-sm text-muted">
              {rich("Original: <a>{siteName} (opens in a new tab)</a>", {
                a: (text) => (
                  <a
                    href={recipe.source?.url}
                    rel="noreferrer"
                    target="_blank"
                    className="underline underline-offset-4"
                  >
                    {text}
                  </a>
                ),
                siteName: recipe.source.siteName ?? recipe.source.url,
              })}
            </p>
          )}
        </div>
        <footer className="grid gap-3 border-t border-line bg-card px-5 py-3 sm:px-8">
          {problem && <p className="font-semibold text-danger">{problem}</p>}
          <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
            <DialogClose asChild>
              <Button size="large">{t("Cancel")}</Button>
            </DialogClose>
            <Button variant="primary" size="large" className="sm:min-w-52" onClick={onSave}>
              {t("Save Recipe")}
            </Button>
          </div>
        </footer>
      </DialogContent>
    </Dialog>
  );
}
