"use client";

import { PressButton } from "@/components/ui/press-button";
import { useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import type { Locked } from "@/lib/rules/billing/locked";
import { TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { t } from "@/lib/messages";

export type LockedButtons = "cook" | "cook and edit";

function sentence(what: LockedButtons, hasTrial: boolean): string {
  const trialDays = TRIAL_DAYS;
  if (what === "cook")
    return hasTrial
      ? t("Cook is part of Premium · {trialDays} days free.", { trialDays })
      : t("Cook is part of Premium.");
  return hasTrial
    ? t("Cook and Edit are part of Premium · {trialDays} days free.", { trialDays })
    : t("Cook and Edit are part of Premium.");
}

/** Says before the press what is part of Premium, and leads to what it costs. */
export function PremiumNote({
  locked,
  reason,
  what,
}: {
  locked: Locked;
  reason: "cook" | "edit";
  /** The buttons that the plan gives. */
  what: LockedButtons;
}) {
  const { openUpgrade } = useUpgradeDialog();
  if (locked === "no") return null;
  return (
    <p className="text-sm text-muted">
      {sentence(what, locked === "trial")}{" "}
      <PressButton
        className="-my-2 py-2 font-semibold text-ink underline underline-offset-4"
        onClick={() => openUpgrade({ reason })}
      >
        {t("See what it costs")}
      </PressButton>
    </p>
  );
}
