import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons, DialogCard, DialogClose } from "@/components/ui/dialog";
import { pricesInWords, TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { LIBRARY_PACK_RECIPES } from "@/lib/rules/limits";
import { t } from "@/lib/messages";

/** What the trial opens, and what it costs afterwards, for an account that was made on a shared page (recipes.md#library-unlock). */
export function UnlockLibraryDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogCard
        title={t("Unlock Recipe Library")}
        description={
          <>
            {t("Start a {trialDays}-day free trial and open all {count} Quick Start Pack recipes.", {
              trialDays: TRIAL_DAYS,
              count: LIBRARY_PACK_RECIPES,
            })}
          </>
        }
      >
        <ul className="grid list-disc gap-2 pl-6">
          <li>{t("Every recipe of the pack, with Cook Mode and its timers.")}</li>
          <li>
            {t("Nothing is charged today. After {trialDays} days: {pricesInWords}, until you cancel.", {
              trialDays: TRIAL_DAYS,
              pricesInWords: pricesInWords(),
            })}
          </li>
          <li>{t("Demo recipes, converting, and what you have saved stay free.")}</li>
        </ul>
        <DialogButtons>
          <DialogClose asChild>
            <Button size="large">{t("Maybe Later")}</Button>
          </DialogClose>
          <Button asChild variant="primary" size="large">
            <Link href="/trial">{t("Start Free Trial")}</Link>
          </Button>
        </DialogButtons>
      </DialogCard>
    </Dialog>
  );
}
