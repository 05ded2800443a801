import type { Metadata } from "next";
import { env } from "@/lib/env";
import Link from "next/link";
import { StaticPage } from "@/components/layout/static-page";
import { Button } from "@/components/ui/button";
import { TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

export const generateMetadata = (): Metadata => ({
  title: t("About"),
  description: t("Why {appName} turns recipes into one shopping list and short, plain steps.", {
    appName: env.APP_NAME,
  }),
});

export default function AboutPage() {
  return (
    <StaticPage
      title={t("About")}
      lead={t(
        "Recipes are often written for people who already know how to cook them. We rewrite the form, not the food.",
      )}
    >
      <h2>{t("What it does")}</h2>
      <p>
        {t(
          "Give us a recipe as a web address, a photo, a PDF or pasted text. You get it back in plain steps: one shopping list, then numbered steps that each say what to use and how much.",
        )}
      </p>
      <h2>{t("Who it is for")}</h2>
      <p>
        {t(
          "For cooks with ADHD, for autistic cooks, for cooks with chronic fatigue, for cooks who are interrupted, tired or forgetful. What helps them helps everyone else too.",
        )}
      </p>
      <h2>{t("What we promise")}</h2>
      <ul>
        <li>
          {t(
            "The amounts, times and temperatures are those of the original. Each result says what was checked.",
          )}
        </li>
        <li>{t("Nothing is invented. What we could not place in a step, we tell you.")}</li>
        <li>{t("One thing at a time. Calm mode keeps the screen still.")}</li>
        <li>{t("No advertising between the steps.")}</li>
      </ul>
      <h2>{t("What it costs")}</h2>
      <p>
        {rich(
          "Converting recipes is free. A free account saves up to {freeRecipes} recipes. Premium adds unlimited saved recipes, Cook Mode with timers, reading aloud and editing, and starts with a {trialDays}-day free trial. The prices are in our <link>Terms of Service</link>.",
          {
            freeRecipes: FREE_SAVED_RECIPES,
            trialDays: TRIAL_DAYS,
            link: (text) => <Link href="/terms-of-service">{text}</Link>,
          },
        )}
      </p>
      <div className="mt-10">
        <Button variant="primary" size="large" asChild>
          <Link href="/#converter">{t("Convert a recipe")}</Link>
        </Button>
      </div>
    </StaticPage>
  );
}
