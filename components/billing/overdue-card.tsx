import { FailureCard } from "@/components/shared/failure-card";
import type { SubscriptionStatus } from "@/lib/contract/billing";
import { CardButton } from "./card-button";
import { CancelDialog } from "./cancel-dialog";

/** Premium that ran out because its payment failed; it comes back as soon as the payment goes through. */
export function OverdueCard({ status }: { status: SubscriptionStatus }) {
  return (
    <section aria-labelledby="plan" className="grid gap-4 rounded-panel border border-line bg-card p-6">
      <h2 id="plan" className="text-xl">
        Free for now
      </h2>
      <FailureCard
        title="Payment overdue"
        text="Your last payment did not go through, so Premium is paused. It comes back as soon as the payment goes through, with this card or another. All your recipes are still here."
      />
      <p>
        You have saved {status.recipeCount} of {status.recipeLimit} recipes.
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <CardButton isMain />
        <CancelDialog isTrial={false} endsAt={null} />
      </div>
    </section>
  );
}
