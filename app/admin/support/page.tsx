import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { SupportRequests } from "@/components/admin/support-requests";
import { PageSkeleton } from "@/components/shared/skeletons";
import { AdminView } from "@/lib/contract/admin-view";
import { currentAdmin } from "@/lib/http/admin-session";
import { listSupportRequests } from "@/lib/support/read";
import { ListSupportQuery } from "@/lib/contract/support";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("Support Requests") });

export default async function SupportRequestsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  if (!(await currentAdmin())) redirect("/admin/login");
  const { status, page } = AdminView.parse(await searchParams);
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
      <Suspense fallback={<PageSkeleton title={t("Support Requests")} />}>
        <Requests query={ListSupportQuery.parse({ status, page })} />
      </Suspense>
    </div>
  );
}

async function Requests({ query }: { query: ListSupportQuery }) {
  return <SupportRequests first={await listSupportRequests(query)} />;
}
