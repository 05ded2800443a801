"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { FREE_SAVED_RECIPES, SHARE_DISCOUNT_PERCENT, SHARE_PREVIEW_STEPS } from "@/lib/engine/limits";

/** What sharing means for both sides (spec cooks §2). Links cannot be made in this version, and the dialog says so. */
export function ShareDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <div className="grid gap-5 overflow-y-auto p-6 sm:p-8">
          <div className="grid gap-2">
            <DialogTitle>Share Recipe</DialogTitle>
            <DialogDescription>{title}</DialogDescription>
          </div>
          <p className="rounded-card bg-accent-soft p-4">
            <b>Links cannot be made yet.</b> They come with a later version. Until then, Print gives you a
            page to hand on.
          </p>
          <div className="grid gap-2">
            <h3 className="font-sans text-base font-bold">How links will work</h3>
            <ul className="grid list-disc gap-2 pl-6">
              <li>
                Recipients see the first {SHARE_PREVIEW_STEPS} steps as a preview. They must sign up to see
                the rest.
              </li>
              <li>Free users can save up to {FREE_SAVED_RECIPES} recipes.</li>
              <li>Recipients get a {SHARE_DISCOUNT_PERCENT}% discount on Premium with your share code.</li>
            </ul>
          </div>
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
