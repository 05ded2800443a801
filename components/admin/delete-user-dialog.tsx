"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";

/** Asks once before an account is gone for good. */
export function DeleteUserDialog({
  email,
  onClose,
  onDelete,
}: {
  email: string;
  onClose: () => void;
  onDelete: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <div className="grid gap-5 overflow-y-auto p-6 sm:p-8">
          <DialogTitle>Delete this user?</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            {email} and all their recipes will be gone, and a subscription ends at once. This cannot be
            undone.
          </DialogDescription>
          <div className="flex flex-wrap justify-end gap-3">
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button variant="primary" onClick={onDelete}>
              Delete User
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
