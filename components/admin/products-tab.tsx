"use client";

import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import type { ProductAnswer } from "@/lib/contract/admin";
import { shortDate } from "@/lib/rules/dates";
import { DataTable, type TableColumn } from "./data-table";
import { Loading, NotLoaded } from "./not-loaded";
import { useAdminQuery, callAdmin } from "./use-admin-query";
import { type Message, t } from "@/lib/messages";

function mappingOf({ mapping }: ProductAnswer): string {
  if (!mapping) return t("Not Mapped");
  return [mapping.type, mapping.subscriptionType, mapping.productTag].filter(Boolean).join(", ");
}

const COLUMNS: readonly TableColumn<ProductAnswer>[] = [
  {
    id: "product",
    get header() {
      return t("Product");
    },
    cell: ({ name, description }) => (
      <>
        <b className="block">{name}</b>
        <span className="text-muted">{description}</span>
      </>
    ),
  },
  {
    id: "state",
    get header() {
      return t("State");
    },
    cell: ({ active }) => (
      <Badge tone={active ? "accent" : "plain"}>{active ? t("Active") : t("Inactive")}</Badge>
    ),
  },
  {
    id: "mapping",
    get header() {
      return t("Mapping");
    },
    cell: mappingOf,
  },
  {
    id: "created",
    get header() {
      return t("Created");
    },
    className: "whitespace-nowrap",
    cell: ({ created }) => shortDate(new Date(created * 1000).toISOString()),
  },
  {
    id: "id",
    get header() {
      return t("Provider id");
    },
    className: "font-mono whitespace-nowrap",
    cell: ({ id }) => id,
  },
];
const FAILED = "Failed to fetch Stripe products" satisfies Message;

/** The payment provider's products, and what buying one means here. */
export function ProductsTab({ maySync }: { maySync: boolean }) {
  const [busy, setBusy] = useState(false);
  const { data, failed, reload } = useAdminQuery("/api/admin/stripe/products", answers.products, {
    failure: t(FAILED),
  });

  async function sync() {
    setBusy(true);
    await callAdmin(() => postJson("/api/admin/stripe/sync", {}, answers.message), {
      ...{ done: t("Products synced"), failed: t("Error"), sentence: t(FAILED) },
    });
    setBusy(false);
    reload();
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{t("Stripe Products")}</h2>
        {maySync && (
          <Button variant="primary" disabled={busy} aria-busy={busy} onClick={() => void sync()}>
            <RefreshCw aria-hidden />
            {t("Sync Products")}
          </Button>
        )}
      </div>
      {failed ? (
        <NotLoaded text={t(FAILED)} onRetry={reload} />
      ) : !data ? (
        <Loading />
      ) : data.products.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-8 text-center text-muted">
          {t("No products yet. They are made by the billing set-up of the server.")}
        </p>
      ) : (
        <DataTable label={t("Products")} columns={COLUMNS} rows={data.products} />
      )}
    </div>
  );
}
