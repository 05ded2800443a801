import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Dialog, DialogCard, DialogClose } from "@/components/ui/dialog";
import { pricesInWords, TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { LIBRARY_PACK_RECIPES } from "@/lib/rules/limits";

/** What the trial opens, and what it costs afterwards, for an account that was made on a shared page (recipes.md#library-unlock). */
export function UnlockLibraryDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogCard
        title="Unlock Recipe Library"
        description={
          <>
            Start a {TRIAL_DAYS}-day free trial and open all {LIBRARY_PACK_RECIPES} Quick Start Pack recipes.
          </>
        }
      >
        <ul className="grid list-disc gap-2 pl-6">
          <li>Every recipe of the pack, with Cook Mode and its timers.</li>
          <li>
            Nothing is charged today. After {TRIAL_DAYS} days: {pricesInWords()}, until you cancel.
          </li>
          <li>Demo recipes, converting, and what you have saved stay free.</li>
        </ul>
        <div className="grid gap-3 sm:grid-cols-2">
          <DialogClose asChild>
            <Button size="large">Maybe Later</Button>
          </DialogClose>
          <Button asChild variant="primary" size="large" className="max-sm:order-first">
            <Link href="/trial">Start Free Trial</Link>
          </Button>
        </div>
      </DialogCard>
    </Dialog>
  );
}
