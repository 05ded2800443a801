import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SupportRequests } from "@/components/admin/support-requests";
import { currentAdmin } from "@/lib/http/admin-session";
import { listSupportRequests } from "@/lib/support/read";
import { ListSupportQuery } from "@/lib/contract/support";

export const metadata: Metadata = { title: "Support Requests" };

export default async function SupportRequestsPage() {
  if (!(await currentAdmin())) redirect("/admin/login");
  return <SupportRequests initial={await listSupportRequests(ListSupportQuery.parse({}))} />;
}
