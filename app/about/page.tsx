import type { Metadata } from "next";
import { env } from "@/lib/env";
import Link from "next/link";
import { StaticPage } from "@/components/layout/static-page";
import { Button } from "@/components/ui/button";
import { TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";

export const metadata: Metadata = {
  title: "About",
  description: `Why ${env.APP_NAME} turns recipes into one shopping list and short, plain steps.`,
};

export default function AboutPage() {
  return (
    <StaticPage
      title="About"
      lead="Recipes are often written for people who already know how to cook them. We rewrite the form, not the food."
    >
      <h2>What it does</h2>
      <p>
        Give us a recipe as a web address, a photo, a PDF or pasted text. You get it back in plain steps: one
        shopping list, then numbered steps that each say what to use and how much.
      </p>
      <h2>Who it is for</h2>
      <p>
        For cooks with ADHD, for autistic cooks, for cooks with chronic fatigue, for cooks who are
        interrupted, tired or forgetful. What helps them helps everyone else too.
      </p>
      <h2>What we promise</h2>
      <ul>
        <li>
          The amounts, times and temperatures are those of the original. Each result says what was checked.
        </li>
        <li>Nothing is invented. What we could not place in a step, we tell you.</li>
        <li>One thing at a time. Calm mode keeps the screen still.</li>
        <li>No advertising between the steps.</li>
      </ul>
      <h2>What it costs</h2>
      <p>
        Converting recipes is free. A free account saves up to {FREE_SAVED_RECIPES} recipes. Premium adds
        unlimited saved recipes, Cook Mode with timers, reading aloud and editing, and starts with a{" "}
        {TRIAL_DAYS}-day free trial. The prices are in our{" "}
        <Link href="/terms-of-service">Terms of Service</Link>.
      </p>
      <div className="mt-10">
        <Button variant="primary" size="large" asChild>
          <Link href="/#converter">Convert a recipe</Link>
        </Button>
      </div>
    </StaticPage>
  );
}
