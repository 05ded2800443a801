"use client";

import { RefreshCw } from "lucide-react";
import { useCallback, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import type { ProductAnswer } from "@/lib/contract/admin";
import { shortDate } from "@/lib/rules/dates";
import { callAdmin } from "./call-admin";
import { Loading, NotLoaded } from "./not-loaded";
import { Table, Td, Th } from "./table";
import { useAdminData } from "./use-admin-data";

function mappingOf({ mapping }: ProductAnswer): string {
  if (!mapping) return "Not Mapped";
  return [mapping.type, mapping.subscriptionType, mapping.productTag].filter(Boolean).join(", ");
}

/** The payment provider's products, and what buying one means here. */
export function ProductsTab({ maySync }: { maySync: boolean }) {
  const [busy, setBusy] = useState(false);
  const onFailure = useCallback(
    () => toast({ title: "Error", text: "Failed to fetch Stripe products", tone: "problem" }),
    [],
  );
  const { data, failure, reload } = useAdminData("/api/admin/stripe/products", answers.products, {
    onFailure,
  });

  async function sync() {
    setBusy(true);
    await callAdmin(() => postJson("/api/admin/stripe/sync", {}, answers.message), {
      ...{ done: "Products synced", failed: "Error", sentence: "Failed to fetch Stripe products" },
    });
    setBusy(false);
    reload();
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Stripe Products</h2>
        {maySync && (
          <Button variant="primary" disabled={busy} aria-busy={busy} onClick={() => void sync()}>
            <RefreshCw aria-hidden />
            Sync Products
          </Button>
        )}
      </div>
      {failure ? (
        <NotLoaded text="Failed to fetch Stripe products" onRetry={reload} />
      ) : !data ? (
        <Loading />
      ) : data.products.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-8 text-center text-muted">
          No products yet. They are made by the billing set-up of the server.
        </p>
      ) : (
        <Table
          label="Products"
          head={["Product", "State", "Mapping", "Created", "Provider id"].map((name) => (
            <Th key={name}>{name}</Th>
          ))}
        >
          {data.products.map((product) => (
            <tr key={product.id}>
              <Td>
                <b className="block">{product.name}</b>
                <span className="text-muted">{product.description}</span>
              </Td>
              <Td>
                <Badge tone={product.active ? "accent" : "plain"}>
                  {product.active ? "Active" : "Inactive"}
                </Badge>
              </Td>
              <Td>{mappingOf(product)}</Td>
              <Td className="whitespace-nowrap">
                {shortDate(new Date(product.created * 1000).toISOString())}
              </Td>
              <Td className="font-mono whitespace-nowrap">{product.id}</Td>
            </tr>
          ))}
        </Table>
      )}
    </div>
  );
}
