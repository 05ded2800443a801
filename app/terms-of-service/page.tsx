import type { Metadata } from "next";
import { StaticPage } from "@/components/layout/static-page";
import { dollars, PLAN_TYPES, PLANS, TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";

export const metadata: Metadata = {
  title: "Terms of Service",
  description: "The rules, the prices and how to cancel.",
};

export default function TermsOfServicePage() {
  return (
    <StaticPage
      title="Terms of Service"
      lead="The rules between you and us, in plain words. Using the service means you accept them."
    >
      <h2>What is free</h2>
      <p>
        Converting recipes is free, within limits that keep the service running for everyone. A free account
        saves up to {FREE_SAVED_RECIPES} recipes.
      </p>
      <h2>The free trial</h2>
      <p>
        Premium starts with a {TRIAL_DAYS}-day free trial. There is no charge on the day you start. You can
        use the trial once. If you do not cancel before it ends, the plan you chose begins and is charged.
      </p>
      <h2>Prices</h2>
      <ul>
        {PLAN_TYPES.map((type) => PLANS[type]).map(({ label, priceCents, interval, saving }) => (
          <li key={label}>
            {label} plan: {dollars(priceCents)} USD per {interval}.
            {saving && ` That is ${dollars(saving.perMonthCents)} per month (${saving.words}).`}
          </li>
        ))}
      </ul>
      <p>A plan renews by itself until you cancel it.</p>
      <h2>Cancelling and refunds</h2>
      <p>
        You can cancel at any time. You keep premium until the end of the period you have paid for. There are
        no refunds for partial months.
      </p>
      <h2>Recipes and rights</h2>
      <p>
        The recipes you convert belong to whoever holds their rights. Convert and share only what you may. We
        store them for you and use them for nothing else.
      </p>
      <h2>Cook with care</h2>
      <p>
        We check amounts, times and temperatures against the original, but a recipe can still be wrong, and so
        can we. Check what matters for allergies and food safety yourself.
      </p>
      <h2>Fair use</h2>
      <p>
        Do not break into the service, overload it, or use it to harm others. We may close accounts that do,
        and we say why.
      </p>
      <h2>Liability</h2>
      <p>
        We run the service with care, as it is. As far as the law allows, we are not liable for damage from
        using it. Rights that the law gives you as a consumer stay untouched.
      </p>
      <h2>Changes</h2>
      <p>If these terms change, we say so on this page before the change takes effect.</p>
    </StaticPage>
  );
}
