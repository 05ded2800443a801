"use client";

import { type ReactNode, createContext, use, useCallback, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import {
  ANNUAL_PER_MONTH_CENTS,
  ANNUAL_PRICE_CENTS,
  ANNUAL_SAVING,
  dollars,
  MONTHLY_PRICE_CENTS,
  TRIAL_DAYS,
} from "@/lib/engine/billing/plans";
import { FREE_SAVED_RECIPES } from "@/lib/engine/limits";

const REASONS = {
  limit: `Free accounts keep up to ${FREE_SAVED_RECIPES} recipes, and yours is full.`,
  edit: "Editing recipes is part of Premium.",
  cook: "Cook Mode is part of Premium.",
  welcome: "Your account is ready.",
} as const;

type Opening = { reason: keyof typeof REASONS };
type UpgradeControl = { openUpgrade: (opening: Opening) => void };

const Context = createContext<UpgradeControl>({ openUpgrade: () => undefined });

/** Opens the upgrade dialog from anywhere below. */
export const useUpgradeDialog = (): UpgradeControl => use(Context);

/** Holds the one upgrade dialog. */
export function UpgradeDialogProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const openUpgrade = useCallback((asked: Opening) => setOpening(asked), []);
  const control = useMemo(() => ({ openUpgrade }), [openUpgrade]);
  return (
    <Context value={control}>
      {children}
      {opening && <UpgradeDialog reason={opening.reason} onClose={() => setOpening(null)} />}
    </Context>
  );
}

/** What Premium costs and what stays free, before anything is asked of the cook (cooks-first R20). */
function UpgradeDialog({ reason, onClose }: Opening & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <div className="grid gap-5 overflow-y-auto p-6 sm:p-8">
          <div className="grid gap-2">
            <DialogTitle>Upgrade to Premium</DialogTitle>
            <DialogDescription>{REASONS[reason]}</DialogDescription>
          </div>
          <ul className="grid gap-2">
            <li>
              <b>{dollars(MONTHLY_PRICE_CENTS)}</b> per month, or
            </li>
            <li>
              <b>{dollars(ANNUAL_PRICE_CENTS)}</b> per year ({dollars(ANNUAL_PER_MONTH_CENTS)} per month,{" "}
              {ANNUAL_SAVING}).
            </li>
            <li>
              The first {TRIAL_DAYS} days are free. Converting recipes and the recipes you saved stay free.
            </li>
          </ul>
          <p className="text-muted">
            Plans cannot be bought yet in this version. Nothing you have made is lost.
          </p>
          <DialogClose asChild>
            <Button variant="primary" size="large">
              Maybe Later
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
