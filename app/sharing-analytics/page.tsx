import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { AccountLine } from "@/components/account/account-line";
import { PageSkeleton } from "@/components/shared/skeletons";
import { ShareStats } from "@/components/sharing/share-stats";
import type { Viewer } from "@/lib/accounts/sessions";
import { currentNotice, currentUser } from "@/lib/http/page-user";
import { shareStats } from "@/lib/sharing/stats";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("My Shares"), robots: { index: false } });

export default async function MySharesPage() {
  const viewer = await currentUser();
  if (!viewer) redirect("/");
  return (
    <div className="mx-auto grid max-w-[60rem] gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <Suspense fallback={<PageSkeleton title={t("My Shares")} />}>
        <MyShares viewer={viewer} />
      </Suspense>
    </div>
  );
}

async function MyShares({ viewer }: { viewer: Viewer }) {
  const [notice, stats] = await Promise.all([currentNotice(), shareStats({ viewer })]);
  return (
    <>
      <h1 className="text-3xl">{t("My Shares")}</h1>
      <AccountLine email={viewer.email} notice={notice} />
      <ShareStats stats={stats} />
    </>
  );
}
