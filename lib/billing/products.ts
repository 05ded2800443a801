import "server-only";
/** The gateway's products as admins see them; what each means here is written down by Sync Products. */
import type { ProductAnswer } from "@/lib/contract/admin";
import { db } from "@/lib/db/client";
import type { Prisma, ProductMapping } from "@/lib/db/generated/client";
import type { ProductFacts } from "@/lib/services/payments/port";
import { askGateway } from "./gateway";

/** The gateway's products, newest first; one that no sync has seen has no mapping. @throws AppError `upstream` */
export async function listProducts(): Promise<ProductAnswer[]> {
  const [products, rows] = await Promise.all([
    askGateway("products", (payments) => payments.listProducts()),
    db.productMapping.findMany(),
  ]);
  const mappings = new Map(rows.map((row) => [row.productId, row]));
  return products
    .map(({ id, name, description, active, createdAtSeconds }) => ({
      ...{ id, name, description, active, created: createdAtSeconds },
      mapping: mappingOf(mappings.get(id)),
    }))
    .sort((a, b) => b.created - a.created || a.name.localeCompare(b.name));
}

function mappingOf(row: ProductMapping | undefined): ProductAnswer["mapping"] {
  if (!row || row.type === null) return null;
  const { type, subscriptionType, productTag } = row;
  return { type, subscriptionType, productTag };
}

/**
 * Stores the gateway's products, replacing those stored before. The writes that `also` returns are part of the same transaction.
 * @throws AppError `upstream`
 */
export async function syncProducts(
  also: (count: number) => Prisma.PrismaPromise<unknown>[] = () => [],
): Promise<ProductAnswer[]> {
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
    ...also(products.length),
  ]);
  return listProducts();
}

function columnsOf(meaning: ProductFacts["meaning"]) {
  if (!meaning) return { type: null };
  return meaning.kind === "plan"
    ? { type: "subscription", subscriptionType: meaning.plan }
    : { type: "one_time", productTag: meaning.tag };
}
