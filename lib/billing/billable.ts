import "server-only";
/**
 * Sales of the demo gateway count only while the demo gateway runs: with Stripe in its place they make nobody premium and are no
 * revenue. They are known by their ids: `sub_demo_…`, `in_demo_…`, `cs_demo_…`.
 */
import { Prisma } from "@/lib/db/generated/client";
import { services } from "@/lib/services";

const DEMO = /^[a-z]+_demo_/;

/** Whether the subscription, invoice or purchase with this id counts now. */
export const isBillable = ({ id }: { id: string }): boolean =>
  services().payments.name === "demo" || !DEMO.test(id);

/** The same as part of a query for subscriptions, invoices or purchases. */
export const billableOnly = (): { NOT?: { id: { startsWith: string } }[] } =>
  services().payments.name === "demo"
    ? {}
    : { NOT: ["sub_demo_", "in_demo_", "cs_demo_"].map((startsWith) => ({ id: { startsWith } })) };

/** The same as a condition on a column of a statement. */
export const billableOnlySql = (column: Prisma.Sql): Prisma.Sql =>
  services().payments.name === "demo" ? Prisma.sql`TRUE` : Prisma.sql`${column} !~ '^[a-z]+_demo_'`;
