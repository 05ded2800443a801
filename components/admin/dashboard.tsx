"use client";

import { useQueryClient } from "@tanstack/react-query";
import { KeyRound, LogOut, Mails, ScrollText } from "lucide-react";
import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { toast } from "@/components/ui/use-toast";
import { request } from "@/lib/browser/api";
import type { AdminRoleName, UsersAnswer } from "@/lib/contract/admin";
import { AdminView } from "@/lib/contract/admin-view";
import { OwnPasswordDialog } from "./own-password-dialog";
import { useFirstAnswer } from "./use-admin-query";
import { useAdminView } from "./use-admin-view";
import { UsersTab, usersPath } from "./users-tab";
import { t } from "@/lib/messages";

const SupportTab = dynamic(() => orAgain(() => import("./support-tab").then((module) => module.SupportTab)));
const AnalyticsTab = dynamic(() =>
  orAgain(() => import("./analytics-tab").then((module) => module.AnalyticsTab)),
);
const ProductsTab = dynamic(() =>
  orAgain(() => import("./products-tab").then((module) => module.ProductsTab)),
);
const FunnelTab = dynamic(() => orAgain(() => import("./funnel-tab").then((module) => module.FunnelTab)));
const AdminsTab = dynamic(() => orAgain(() => import("./admins-tab").then((module) => module.AdminsTab)));

const TABS = [
  {
    value: "users",
    get name() {
      return t("Users");
    },
  },
  {
    value: "support",
    get name() {
      return t("Support");
    },
  },
  {
    value: "analytics",
    get name() {
      return t("Analytics");
    },
  },
  {
    value: "products",
    get name() {
      return t("Stripe Products");
    },
  },
  {
    value: "funnel",
    get name() {
      return t("Funnel Management");
    },
  },
  {
    value: "admins",
    get name() {
      return t("Admin Management");
    },
  },
] as const;

const FIRST = AdminView.parse({});

/** The admin area: six tabs. What a tab may do is decided by the server on every call. */
export function Dashboard({
  admin: { name, role },
  users,
}: {
  admin: { name: string; role: AdminRoleName };
  /** The first answer of the users' tab, when the address shows it. */
  users: UsersAnswer | null;
}) {
  const [view, show] = useAdminView();
  useFirstAnswer(usersPath(view), users);
  const client = useQueryClient();
  const [changing, setChanging] = useState(false);
  const router = useRouter();
  const isSuper = role === "super_admin";
  const { value: tab } = TABS.find(({ value }) => value === view.tab) ?? TABS[0];

  async function logOut() {
    try {
      await request("/api/admin/auth/logout", { method: "POST" });
      client.clear();
      router.refresh();
    } catch {
      toast({ title: t("Error"), text: t("Failed to logout"), tone: "problem" });
    }
  }

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-3xl">{t("Admin Dashboard")}</h1>
          <p className="text-muted">
            {name}, {isSuper ? t("super admin") : "admin"}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button size="small" asChild>
            <Link href="/admin/letters" prefetch={false}>
              <Mails aria-hidden />
              {t("Letters and Jobs")}
            </Link>
          </Button>
          {isSuper && (
            <Button size="small" asChild>
              <Link href="/admin/audit-log" prefetch={false}>
                <ScrollText aria-hidden />
                {t("Audit Log")}
              </Link>
            </Button>
          )}
          <Button size="small" onClick={() => setChanging(true)}>
            <KeyRound aria-hidden />
            {t("Change Password")}
          </Button>
          <Button size="small" onClick={() => void logOut()}>
            <LogOut aria-hidden />
            {t("Logout")}
          </Button>
        </div>
      </div>
      <Tabs value={tab} onValueChange={(next) => show({ ...FIRST, tab: next as AdminView["tab"] })}>
        <TabsList
          aria-label={t("Admin areas")}
          className="max-lg:grid-flow-row max-lg:grid-cols-2 max-[12rem]:grid-cols-1 sm:max-lg:grid-cols-3"
        >
          {TABS.map(({ value, name: title }) => (
            <TabsTrigger key={value} value={value}>
              {title}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="users" className="pt-6">
          <UsersTab />
        </TabsContent>
        <TabsContent value="support" className="pt-6">
          <SupportTab />
        </TabsContent>
        <TabsContent value="analytics" className="pt-6">
          <AnalyticsTab />
        </TabsContent>
        <TabsContent value="products" className="pt-6">
          <ProductsTab maySync={isSuper} />
        </TabsContent>
        <TabsContent value="funnel" className="pt-6">
          <FunnelTab />
        </TabsContent>
        <TabsContent value="admins" className="pt-6">
          <AdminsTab mayManage={isSuper} />
        </TabsContent>
      </Tabs>
      {changing && <OwnPasswordDialog onClose={() => setChanging(false)} />}
    </div>
  );
}
