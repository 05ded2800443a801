import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AdminQueries } from "@/components/admin/admin-queries";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({
  title: t("Admin"),
  robots: { index: false, follow: false },
  // A token may stand in the address.
  referrer: "same-origin",
});

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <AdminQueries>{children}</AdminQueries>;
}
