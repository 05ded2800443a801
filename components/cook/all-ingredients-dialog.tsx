"use client";

import { ShoppingList } from "@/components/recipe/shopping-list";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

/** The whole shopping list, for the servings of this cooking. */
export function AllIngredientsDialog({
  content,
  onClose,
}: {
  content: FormattedContent;
  onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} className="sm:max-w-lg">
        <header className="grid gap-1 px-5 pt-5 sm:px-7 sm:pt-7">
          <DialogTitle className="text-xl">All Ingredients</DialogTitle>
          {content.servings !== null && <p className="text-muted">Servings: {content.servings}</p>}
        </header>
        <div className="overflow-y-auto px-5 py-4 sm:px-7" tabIndex={0} role="group" aria-label="The list">
          <ShoppingList ingredients={content.ingredients} headingLevel={3} />
        </div>
        <footer className="grid border-t border-line px-5 py-3 sm:px-7">
          <DialogClose asChild>
            <Button variant="primary" size="large">
              Close
            </Button>
          </DialogClose>
        </footer>
      </DialogContent>
    </Dialog>
  );
}
