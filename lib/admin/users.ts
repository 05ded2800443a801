import "server-only";
/** The cooks' accounts as admins see and act on them (admin.md#users). Each act is in the audit log. */
import type { AdminUserRow, ListUsersQuery, UsersAnswer } from "@/lib/contract/admin";
import { BILLING_COLUMNS, billingStateOf } from "@/lib/billing/state";
import { billingNow } from "@/lib/billing/gateway";
import { db } from "@/lib/db/client";
import { containing } from "@/lib/db/containing";
import type { Prisma } from "@/lib/db/generated/client";
import { currentSubscription, entitlementOf, isLive } from "@/lib/rules/billing/entitlement";

export const USER_COLUMNS = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  recipeCount: true,
  createdAt: true,
  ...BILLING_COLUMNS,
} as const satisfies Prisma.UserSelect;

/** A user's row as the list and the export show it. */
export function toUserRow(
  row: Prisma.UserGetPayload<{ select: typeof USER_COLUMNS }>,
  now: Date,
): AdminUserRow {
  const { id, email, firstName, lastName, recipeCount, createdAt } = row;
  const state = billingStateOf(row);
  const current = currentSubscription(state.subscriptions);
  return {
    ...{ id, email, firstName, lastName, recipeCount },
    isPremium: entitlementOf(state, now).isPremium,
    isGranted: state.isGranted,
    stripeSubscriptionId: current && isLive(current) && "id" in current ? String(current.id) : null,
    createdAt: createdAt.toISOString(),
  };
}

/** Words that are all found in the e-mail or the name. */
function matching(q: string): Prisma.UserWhereInput {
  return {
    AND: q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const has = { ...containing(word), mode: "insensitive" } as const;
        return { OR: [{ email: has }, { firstName: has }, { lastName: has }] };
      }),
  };
}

const ORDERS = {
  email: (order) => [{ email: order }],
  name: (order) => [
    { lastName: { sort: order, nulls: "last" } },
    { firstName: { sort: order, nulls: "last" } },
  ],
  recipeCount: (order) => [{ recipeCount: order }],
  createdAt: (order) => [{ createdAt: order }],
} as const satisfies Record<
  ListUsersQuery["sort"],
  (order: Prisma.SortOrder) => Prisma.UserOrderByWithRelationInput[]
>;

/** One page of the users that match, sorted, with the number of all. */
export async function listUsers({ q, sort, order, page, pageSize }: ListUsersQuery): Promise<UsersAnswer> {
  const where = matching(q);
  const [rows, total, now] = await Promise.all([
    db.user.findMany({
      ...{ where, select: USER_COLUMNS, take: pageSize, skip: (page - 1) * pageSize },
      orderBy: [...ORDERS[sort](order), { id: "asc" }],
    }),
    db.user.count({ where }),
    billingNow(),
  ]);
  return { success: true, users: rows.map((row) => toUserRow(row, now)), total, page, pageSize };
}
