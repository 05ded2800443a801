import type { Metadata } from "next";
import { Dashboard } from "@/components/admin/dashboard";
import { LoginCard } from "@/components/admin/login-card";
import { listUsers } from "@/lib/admin/users";
import { ListUsersQuery } from "@/lib/contract/admin";
import { currentAdmin } from "@/lib/http/admin-session";

export const metadata: Metadata = { title: "Admin Dashboard" };

export default async function DashboardPage() {
  const admin = await currentAdmin();
  if (!admin) return <LoginCard title="Admin Dashboard" inline />;
  const users = await listUsers(ListUsersQuery.parse({ pageSize: 50 }));
  return <Dashboard admin={{ name: admin.name, role: admin.role }} users={users} />;
}
