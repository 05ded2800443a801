import { CookingPot } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Locked } from "@/lib/rules/billing/locked";
import { type LockedButtons, PremiumNote } from "./premium-note";
import { t } from "@/lib/messages";

/** The first thing on a recipe's page. `what` is what the plan gives, said below it while the cook may not. */
export function CookButton({
  locked,
  what,
  onPrefetch,
  onCook,
}: {
  locked: Locked;
  what: LockedButtons;
  onPrefetch: () => void;
  onCook: () => void;
}) {
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="primary"
        size="large"
        className="max-sm:w-full sm:min-w-52"
        onPointerEnter={onPrefetch}
        onClick={onCook}
      >
        <CookingPot aria-hidden />
        {t("Cook")}
      </Button>
      <PremiumNote locked={locked} reason="cook" what={what} />
    </div>
  );
}
