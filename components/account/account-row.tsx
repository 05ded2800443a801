"use client";

import type { ReactNode } from "react";
import { t } from "@/lib/messages";

/** A line of the account: what it is, how it stands, and, opened, what changes it. One decision at a time. */
export function AccountRow({ name, value, children }: { name: string; value?: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center gap-x-4 py-2 [&::-webkit-details-marker]:hidden">
        <div className="grid min-w-0 flex-1 sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-baseline sm:gap-4">
          <h3 className="font-sans text-base font-bold tracking-normal">{name}</h3>
          {value && <span className="text-sm wrap-anywhere text-muted">{value}</span>}
        </div>
        <span className="shrink-0 text-sm font-semibold text-accent underline underline-offset-4">
          <span className="group-open:hidden">{t("Open")}</span>
          <span className="hidden group-open:inline">{t("Close")}</span>
        </span>
      </summary>
      <div className="grid gap-5 pt-2 pb-6">{children}</div>
    </details>
  );
}
