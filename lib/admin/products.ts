import "server-only";
import { syncProducts } from "@/lib/billing/products";
import type { MessageAnswer } from "@/lib/contract/auth";
import { recordAct } from "./audit";
import type { Admin } from "./auth";

/** Sync Products, in an admin's name. @throws AppError `upstream` when the gateway does not answer; nothing has changed then */
export async function syncProductsFor(admin: Admin): Promise<MessageAnswer> {
  const { length: count } = await syncProducts((products) => [
    recordAct({ admin, action: "synced the products", subject: `${products} products` }),
  ]);
  return { success: true, message: `${count} products synced` };
}
