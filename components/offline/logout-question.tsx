"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { t, tn } from "@/lib/messages";

/** Asked before a logout that would lose what waits on this device. */
export function LogoutQuestion({
  count,
  onStay,
  onLogout,
}: {
  count: number;
  onStay: () => void;
  onLogout: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onStay()}>
      <DialogContent
        aria-describedby={undefined}
        head={<DialogTitle className="text-xl">{t("Log out and lose what waits?")}</DialogTitle>}
        className="sm:max-w-xl"
      >
        <div className="grid gap-5 px-5 py-6 sm:px-8">
          <p>
            {tn(
              count,
              "{count} change waits on this device and did not reach your account yet. Logging out removes it.",
              "{count} changes wait on this device and did not reach your account yet. Logging out removes them.",
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" onClick={onStay}>
              {t("Stay logged in")}
            </Button>
            <Button onClick={onLogout}>{tn(count, "Log out and lose it", "Log out and lose them")}</Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
