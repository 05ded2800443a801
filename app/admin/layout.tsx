import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AdminQueries } from "@/components/admin/admin-queries";

export const metadata: Metadata = {
  title: "Admin",
  robots: { index: false, follow: false },
  // A token may stand in the address.
  referrer: "same-origin",
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <AdminQueries>{children}</AdminQueries>;
}
