"use client";

import { BookmarkCheck } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";

/** The login dialog's shell: it says plainly that accounts are not open yet, and what happens to a recipe that waits. */
export function AuthDialog({
  appName,
  recipeKept,
  returnFocusTo,
  onClose,
}: {
  appName: string;
  recipeKept: boolean;
  returnFocusTo?: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="sm:max-w-lg"
        onCloseAutoFocus={(event) => {
          if (!returnFocusTo?.current) return;
          event.preventDefault();
          returnFocusTo.current.focus();
        }}
      >
        <div className="grid gap-5 overflow-y-auto p-6 sm:p-8">
          <div className="grid gap-2">
            <DialogTitle>Welcome to {appName}</DialogTitle>
            <DialogDescription>Sign in to save your recipes or create a new account.</DialogDescription>
          </div>
          {recipeKept && (
            <p className="flex items-start gap-3 rounded-card bg-accent-soft p-4">
              <BookmarkCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
              <span>
                <b>Your recipe is kept.</b> It stays in this browser tab for 24 hours, so you lose nothing.
              </span>
            </p>
          )}
          <p>
            Accounts are not open yet in this version of {appName}. Converting recipes works fully without
            one.
          </p>
          <DialogClose asChild>
            <Button variant="primary" size="large">
              Close
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
