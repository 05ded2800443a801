import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuditLog } from "@/components/admin/audit-log";
import { currentAdmin } from "@/lib/http/admin-session";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("Audit Log") });

export default async function AuditLogPage() {
  const admin = await currentAdmin();
  if (!admin) redirect("/admin/login");
  if (admin.role !== "super_admin") redirect("/admin/dashboard");
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
      <AuditLog />
    </div>
  );
}
