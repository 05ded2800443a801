import type { ReactNode } from "react";
import { pricesInWords, SHARE_DISCOUNT_PERCENT, TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { SHARE_PROMO_CODE } from "@/lib/rules/billing/promo-codes";
import type { Audience } from "@/lib/sharing/page";
import { SaveThisRecipe } from "./save-this-recipe";
import type { ShownRecipe } from "./shown-recipe";
import { StartTrial, UpgradeNow } from "./offer-buttons";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

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
        <Card title={t("Save This Recipe")} button={<SaveThisRecipe shown={shown} />}>
          <p>
            {t(
              "A free account keeps the shopping list and these first steps for you, and up to {freeRecipes} recipes in all. We only need your email.",
              { freeRecipes: FREE_SAVED_RECIPES },
            )}
          </p>
        </Card>
      )}
      {audience === "newcomer" && (
        <Card title={t("Upgrade to Premium")} button={<UpgradeNow />}>
          <p>
            {rich(
              "<b>Your account is ready.</b> We sent a link to {email} to choose a password. The recipe waits under Saved Recipes.",
              { b: (text) => <b>{text}</b>, email },
            )}
          </p>
          <p>{t("Upgrade to see all {totalSteps} steps and to cook them one at a time.", { totalSteps })}</p>
        </Card>
      )}
      <Card
        title={t("Start {trialDays}-Day Free Trial", { trialDays: TRIAL_DAYS })}
        button={<StartTrial shown={shown} isSignedIn={isSignedIn} />}
      >
        <p>
          {t("See all {totalSteps} steps, and cook them one at a time in Cook Mode. No charge today.", {
            totalSteps,
          })}
        </p>
        <p className="text-sm text-muted">
          {t(
            "After {trialDays} days {pricesInWords}, and {percent}% off the first payment with the code {code}, which is filled in for you. Cancel before, and it costs nothing.",
            {
              trialDays: TRIAL_DAYS,
              pricesInWords: pricesInWords(),
              percent: SHARE_DISCOUNT_PERCENT,
              code: SHARE_PROMO_CODE,
            },
          )}
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
