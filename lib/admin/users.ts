import "server-only";
/** The cooks' accounts as admins see and act on them (admin.md#users). Each act is in the audit log. */
import type { ListUsersQuery, UsersAnswer } from "@/lib/contract/admin";
import {
  type AdminUserRow,
  STORED_FIELDS,
  type StoredFields,
  USER_COLUMNS,
} from "@/lib/contract/user-columns";
import { BILLING_COLUMNS, billingStateOf } from "@/lib/billing/state";
import { billingNow } from "@/lib/billing/gateway";
import { db } from "@/lib/db/client";
import { containing } from "@/lib/db/containing";
import type { Prisma } from "@/lib/db/generated/client";
import { currentSubscription, entitlementOf, isLive } from "@/lib/rules/billing/entitlement";

const STORED = Object.keys(STORED_FIELDS) as (keyof StoredFields)[];

/** What is read of the database for a row. */
export const USER_SELECT = {
  id: true,
  ...(Object.fromEntries(STORED.map((name) => [name, true])) as Record<keyof StoredFields, true>),
  ...BILLING_COLUMNS,
} satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof USER_SELECT }>;
type OnTheWire<Value> = Value extends Date ? string : Value;

/** A user's row as the list and the export show it. */
export function toUserRow(row: Row, now: Date): AdminUserRow {
  const state = billingStateOf(row);
  const current = currentSubscription(state.subscriptions);
  const stored = STORED.map((name) => {
    const value = row[name];
    return [name, value instanceof Date ? value.toISOString() : value];
  });
  return {
    id: row.id,
    ...(Object.fromEntries(stored) as { [Name in keyof StoredFields]: OnTheWire<Row[Name]> }),
    isPremium: entitlementOf(state, now).isPremium,
    isGranted: state.isGranted,
    stripeSubscriptionId: current && isLive(current) && "id" in current ? String(current.id) : null,
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

/** In the order of a column; a field that may be empty has its empty ones last. */
function ordered(
  sort: ListUsersQuery["sort"],
  order: Prisma.SortOrder,
): Prisma.UserOrderByWithRelationInput[] {
  const by: readonly (keyof StoredFields)[] = USER_COLUMNS.find(({ id }) => id === sort)?.sort ?? [];
  return by.map((name) => {
    const mayBeEmpty = STORED_FIELDS[name].safeParse(null).success;
    return { [name]: mayBeEmpty ? { sort: order, nulls: "last" } : order };
  });
}

/** One page of the users that match, sorted, with the number of all. */
export async function listUsers({ q, sort, order, page, pageSize }: ListUsersQuery): Promise<UsersAnswer> {
  const where = matching(q);
  // Which users first and their rows then: of the pages before, nothing is read but the order.
  const [ids, total, now] = await Promise.all([
    db.user.findMany({
      ...{ where, select: { id: true }, take: pageSize, skip: (page - 1) * pageSize },
      orderBy: [...ordered(sort, order), { id: "asc" }],
    }),
    db.user.count({ where }),
    billingNow(),
  ]);
  const rows = await db.user.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    select: USER_SELECT,
  });
  const byId = new Map(rows.map((row) => [row.id, toUserRow(row, now)]));
  return { success: true, users: ids.flatMap(({ id }) => byId.get(id) ?? []), total, page, pageSize };
}
