import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SupportRequests } from "@/components/admin/support-requests";
import { AdminView } from "@/lib/contract/admin-view";
import { currentAdmin } from "@/lib/http/admin-session";
import { listSupportRequests } from "@/lib/support/read";
import { ListSupportQuery } from "@/lib/contract/support";

export const metadata: Metadata = { title: "Support Requests" };

export default async function SupportRequestsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  if (!(await currentAdmin())) redirect("/admin/login");
  const { status, page } = AdminView.parse(await searchParams);
  return <SupportRequests first={await listSupportRequests(ListSupportQuery.parse({ status, page }))} />;
}
