import type { Metadata } from "next";
import { Dashboard } from "@/components/admin/dashboard";
import { LoginCard } from "@/components/admin/login-card";
import { listUsers } from "@/lib/admin/users";
import { AdminView, USERS_PER_PAGE } from "@/lib/contract/admin-view";
import { currentAdmin } from "@/lib/http/admin-session";

export const metadata: Metadata = { title: "Admin Dashboard" };

export default async function DashboardPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const admin = await currentAdmin();
  if (!admin) return <LoginCard title="Admin Dashboard" inline />;
  const { tab, q, sort, order, page } = AdminView.parse(await searchParams);
  const users = tab === "users" ? await listUsers({ q, sort, order, page, pageSize: USERS_PER_PAGE }) : null;
  return <Dashboard admin={{ name: admin.name, role: admin.role }} users={users} />;
}
