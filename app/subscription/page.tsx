import type { Metadata } from "next";
import { YourAccount } from "@/components/account/your-account";
import { LoginRequired } from "@/components/account/login-required";
import { hasPassword } from "@/lib/accounts/account";
import { subscriptionStatus } from "@/lib/billing/status";
import { currentUser } from "@/lib/http/page-user";

export const metadata: Metadata = { title: "My Plan", robots: { index: false } };

export default async function MyPlanPage() {
  const viewer = await currentUser();
  if (!viewer) return <LoginRequired />;
  const [status, withPassword] = await Promise.all([subscriptionStatus({ viewer }), hasPassword({ viewer })]);
  return (
    <div className="mx-auto grid max-w-3xl gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-3xl">My Plan</h1>
      <section aria-labelledby="plan" className="grid gap-2 rounded-panel border border-line bg-card p-6">
        <h2 id="plan" className="text-xl">
          {status.isPremium ? "Premium" : "Free"}
        </h2>
        <p>
          {status.recipeLimit === null
            ? `You have saved ${status.recipeCount} recipes. There is no limit.`
            : `You have saved ${status.recipeCount} of ${status.recipeLimit} recipes. Converting is free without limit.`}
        </p>
      </section>
      <YourAccount email={viewer.email} withPassword={withPassword} />
    </div>
  );
}
