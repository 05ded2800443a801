import type { Metadata } from "next";
import { type ComponentProps, Suspense } from "react";
import { Dashboard } from "@/components/admin/dashboard";
import { LoginCard } from "@/components/admin/admin-login-form";
import { PageSkeleton } from "@/components/shared/skeletons";
import { listUsers } from "@/lib/admin/users";
import { AdminView, USERS_PER_PAGE } from "@/lib/contract/admin-view";
import { currentAdmin } from "@/lib/http/admin-session";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("Admin Dashboard") });

export default async function DashboardPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const admin = await currentAdmin();
  if (!admin) return <LoginCard title={t("Admin Dashboard")} inline />;
  const view = AdminView.parse(await searchParams);
  return (
    <div className="mx-auto max-w-[84rem] px-4 py-8 sm:px-6">
      <Suspense fallback={<PageSkeleton title={t("Admin Dashboard")} />}>
        <FirstView admin={{ name: admin.name, role: admin.role }} view={view} />
      </Suspense>
    </div>
  );
}

async function FirstView({
  admin,
  view: { tab, q, sort, order, page },
}: Pick<ComponentProps<typeof Dashboard>, "admin"> & { view: AdminView }) {
  const users = tab === "users" ? await listUsers({ q, sort, order, page, pageSize: USERS_PER_PAGE }) : null;
  return <Dashboard admin={admin} users={users} />;
}
