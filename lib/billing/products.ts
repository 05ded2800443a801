import "server-only";
/** The gateway's products as admins see them: what each means here was written down by the last Sync Products. */
import { db } from "@/lib/db/client";
import type { ProductFacts } from "@/lib/services/payments/port";
import { askGateway } from "./gateway";

export type ProductMappingAnswer = {
  type: "subscription" | "one_time";
  subscriptionType: "monthly" | "annual" | null;
  productTag: string | null;
};
export type ProductAnswer = {
  id: string;
  name: string;
  description: string | null;
  active: boolean;
  /** Epoch seconds. */
  created: number;
  mapping: ProductMappingAnswer | null;
};

/** The products as the last sync found them. */
export async function listProducts(): Promise<ProductAnswer[]> {
  const rows = await db.productMapping.findMany({
    orderBy: [{ createdAtSeconds: "desc" }, { productId: "asc" }],
  });
  return rows.map(({ productId, name, description, active, createdAtSeconds, ...meaning }) => ({
    id: productId,
    name,
    description,
    active,
    created: createdAtSeconds,
    mapping: meaning.type === null ? null : (meaning as ProductMappingAnswer),
  }));
}

/** Writes down what products the gateway has; one that is gone there goes here. @throws AppError `upstream` */
export async function syncProducts(): Promise<ProductAnswer[]> {
  const products = await askGateway("products", (payments) => payments.listProducts());
  await db.$transaction([
    db.productMapping.deleteMany(),
    db.productMapping.createMany({
      data: products.map(({ id, meaning, ...product }) => ({
        ...product,
        productId: id,
        ...columnsOf(meaning),
      })),
    }),
  ]);
  return listProducts();
}

function columnsOf(meaning: ProductFacts["meaning"]) {
  if (!meaning) return { type: null };
  return meaning.kind === "plan"
    ? { type: "subscription", subscriptionType: meaning.plan }
    : { type: "one_time", productTag: meaning.tag };
}
