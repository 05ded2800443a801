"use client";

import { PressButton } from "@/components/ui/press-button";
import { useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import type { Locked } from "@/lib/rules/billing/locked";
import { TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { t } from "@/lib/messages";

/** Says before the press what is part of Premium, and leads to what it costs. */
export function PremiumNote({
  locked,
  reason,
  what,
}: {
  locked: Locked;
  reason: "cook" | "edit";
  what: string;
}) {
  const { openUpgrade } = useUpgradeDialog();
  if (locked === "no") return null;
  return (
    <p className="text-sm text-muted">
      {t("{what} part of Premium{locked}.", {
        what,
        locked: locked === "trial" && ` · ${TRIAL_DAYS} days free`,
      })}{" "}
      <PressButton
        className="-my-2 py-2 font-semibold text-ink underline underline-offset-4"
        onClick={() => openUpgrade({ reason })}
      >
        {t("See what it costs")}
      </PressButton>
    </p>
  );
}
