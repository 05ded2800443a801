import type { ReactNode } from "react";
import { pricesInWords, SHARE_DISCOUNT_PERCENT, TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { SHARE_PROMO_CODE } from "@/lib/rules/billing/promo-codes";
import type { Audience } from "@/lib/sharing/page";
import { SaveThisRecipe } from "./save-this-recipe";
import type { ShownRecipe } from "./shown-recipe";
import { StartTrial, UpgradeNow } from "./offer-buttons";

/**
 * What a visitor can do from here: save it with a free account, or try Premium. A signed-in viewer sees the trial; one who
 * has just signed up here sees the upgrade too. Prices are shown before anything is asked (sharing.md#offers).
 */
export function OfferCards({
  shown,
  audience,
  email,
}: {
  shown: ShownRecipe;
  audience: Audience;
  email: string | null;
}) {
  const isSignedIn = audience !== "visitor";
  const { totalSteps } = shown;
  return (
    <div className="no-print grid gap-5 xl:side-by-side:grid-cols-2">
      {audience === "visitor" && (
        <Card title="Save This Recipe" button={<SaveThisRecipe shown={shown} />}>
          <p>
            A free account keeps the shopping list and these first steps for you, and up to{" "}
            {FREE_SAVED_RECIPES} recipes in all. We only need your email.
          </p>
        </Card>
      )}
      {audience === "newcomer" && (
        <Card title="Upgrade to Premium" button={<UpgradeNow />}>
          <p>
            <b>Your account is ready.</b> We sent a link to {email} to choose a password. The recipe waits
            under Saved Recipes.
          </p>
          <p>Upgrade to see all {totalSteps} steps and to cook them one at a time.</p>
        </Card>
      )}
      <Card
        title={`Start ${TRIAL_DAYS}-Day Free Trial`}
        button={<StartTrial shown={shown} isSignedIn={isSignedIn} />}
      >
        <p>See all {totalSteps} steps, and cook them one at a time in Cook Mode. No charge today.</p>
        <p className="text-sm text-muted">
          After {TRIAL_DAYS} days {pricesInWords()}, and {SHARE_DISCOUNT_PERCENT}% off the first payment with
          the code {SHARE_PROMO_CODE}, which is filled in for you. Cancel before, and it costs nothing.
        </p>
      </Card>
    </div>
  );
}

function Card({ title, button, children }: { title: string; button: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid content-start gap-4 rounded-panel border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <h2 className="text-xl">{title}</h2>
      <div className="grid gap-2">{children}</div>
      <div className="grid justify-items-start gap-2 self-end">{button}</div>
    </section>
  );
}
