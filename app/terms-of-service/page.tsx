import type { Metadata } from "next";
import { StaticPage } from "@/components/layout/static-page";
import { intervalInWords, dollars, PLAN_TYPES, PLANS, TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({
  title: t("Terms of Service"),
  description: t("The rules, the prices and how to cancel."),
});

export default function TermsOfServicePage() {
  return (
    <StaticPage
      title={t("Terms of Service")}
      lead={t("The rules between you and us, in plain words. Using the service means you accept them.")}
    >
      <h2>{t("What is free")}</h2>
      <p>
        {t(
          "Converting recipes is free, within limits that keep the service running for everyone. A free account saves up to {freeRecipes} recipes.",
          { freeRecipes: FREE_SAVED_RECIPES },
        )}
      </p>
      <h2>{t("The free trial")}</h2>
      <p>
        {t(
          "Premium starts with a {trialDays}-day free trial. There is no charge on the day you start. You can use the trial once. If you do not cancel before it ends, the plan you chose begins and is charged.",
          { trialDays: TRIAL_DAYS },
        )}
      </p>
      <h2>{t("Prices")}</h2>
      <ul>
        {PLAN_TYPES.map((type) => PLANS[type]).map(({ label, priceCents, interval, saving }) => (
          <li key={label}>
            {t("{label} plan: {dollars} USD per {interval}.{saving}", {
              label,
              dollars: dollars(priceCents),
              interval: intervalInWords(interval),
              saving:
                saving &&
                t(" That is {dollars} per month ({words}).", {
                  dollars: dollars(saving.perMonthCents),
                  words: saving.words,
                }),
            })}
          </li>
        ))}
      </ul>
      <p>{t("A plan renews by itself until you cancel it.")}</p>
      <h2>{t("Cancelling and refunds")}</h2>
      <p>
        {t(
          "You can cancel at any time. You keep premium until the end of the period you have paid for. There are no refunds for partial months.",
        )}
      </p>
      <h2>{t("Recipes and rights")}</h2>
      <p>
        {t(
          "The recipes you convert belong to whoever holds their rights. Convert and share only what you may. We store them for you and use them for nothing else.",
        )}
      </p>
      <h2>{t("Cook with care")}</h2>
      <p>
        {t(
          "We check amounts, times and temperatures against the original, but a recipe can still be wrong, and so can we. Check what matters for allergies and food safety yourself.",
        )}
      </p>
      <h2>{t("Fair use")}</h2>
      <p>
        {t(
          "Do not break into the service, overload it, or use it to harm others. We may close accounts that do, and we say why.",
        )}
      </p>
      <h2>{t("Liability")}</h2>
      <p>
        {t(
          "We run the service with care, as it is. As far as the law allows, we are not liable for damage from using it. Rights that the law gives you as a consumer stay untouched.",
        )}
      </p>
      <h2>{t("Changes")}</h2>
      <p>{t("If these terms change, we say so on this page before the change takes effect.")}</p>
    </StaticPage>
  );
}
