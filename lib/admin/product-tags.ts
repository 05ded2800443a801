import "server-only";
import type { TagCountAnswer } from "@/lib/contract/admin";
import { db } from "@/lib/db/client";
import { productTagOf } from "@/lib/rules/billing/funnel";

/**
 * How many users bought a one-off product; `given` is its tag or its name (admin.md#product-tags), and nobody has one that does not exist.
 * Test users are counted too: it is the funnel test that asks.
 */
export async function countUsersByTag(given: string): Promise<TagCountAnswer> {
  const productTag = productTagOf(given);
  const where = { purchases: { some: { productTag: productTag ?? "" } } };
  return { success: true, count: productTag ? await db.user.count({ where }) : 0 };
}
