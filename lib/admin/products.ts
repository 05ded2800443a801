import "server-only";
import { syncProducts } from "@/lib/billing/products";
import type { MessageAnswer } from "@/lib/contract/auth";
import { recordAct } from "./audit";
import type { Admin } from "./auth";
import type { TagCountAnswer } from "@/lib/contract/admin";
import { db } from "@/lib/db/client";
import { productTagOf } from "@/lib/rules/billing/funnel";
import { tn } from "@/lib/messages";

/** Sync Products, in an admin's name. @throws AppError `upstream` when the gateway does not answer; nothing has changed then */
export async function syncProductsFor(admin: Admin): Promise<MessageAnswer> {
  const { length: count } = await syncProducts((products) => [
    recordAct({ admin, action: "synced the products", subject: `${products} products` }),
  ]);
  return { success: true, message: tn(count, "{count} products synced", "{count} products synced") };
}

/**
 * How many users bought a one-off product; `given` is its tag or its name (admin.md#product-tags), and nobody has one that does not exist.
 * Test users are counted too: it is the funnel test that asks.
 */
export async function countUsersByTag(given: string): Promise<TagCountAnswer> {
  const productTag = productTagOf(given);
  const where = { purchases: { some: { productTag: productTag ?? "" } } };
  return { success: true, count: productTag ? await db.user.count({ where }) : 0 };
}
