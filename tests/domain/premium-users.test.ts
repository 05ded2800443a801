/** The rule of premium as a query over many users says the same as the pure rule of one (lib/rules/billing/entitlement.ts). */
import { premiumUserIds } from "@/lib/billing/premium-users";
import { BILLING_COLUMNS, billingStateOf } from "@/lib/billing/state";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { entitlementOf } from "@/lib/rules/billing/entitlement";

const now = new Date("2026-11-21T10:00:00Z");
const HOUR_MS = 3_600_000;
const at = (hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

type Part = Partial<Prisma.SubscriptionCreateManyInput>;
const STATUSES = ["trialing", "active", "past_due", "unpaid", "paused", "incomplete", "canceled", "unknown"];
const ENDS = [-48, -1, -0.5, 0, 0.5, 48];

/** Every status at every edge of its period, cancelled or not, with the trial's end elsewhere or nowhere. */
const single: Part[] = STATUSES.flatMap((status) =>
  ENDS.flatMap((hours) =>
    [true, false].flatMap((cancelAtPeriodEnd) => [
      { status, cancelAtPeriodEnd, currentPeriodEnd: at(hours), trialEndsAt: null },
      { status, cancelAtPeriodEnd, currentPeriodEnd: at(-hours), trialEndsAt: at(hours) },
      { status, cancelAtPeriodEnd, currentPeriodEnd: null, trialEndsAt: null },
    ]),
  ),
);
/** Two at once: the oldest live one counts. */
const pairs: Part[][] = [
  [
    { status: "canceled", currentPeriodEnd: at(-48) },
    { status: "active", currentPeriodEnd: at(48) },
  ],
  [
    { status: "past_due", currentPeriodEnd: at(-48) },
    { status: "active", currentPeriodEnd: at(48) },
  ],
  [
    { status: "active", currentPeriodEnd: at(48) },
    { status: "past_due", currentPeriodEnd: at(-48) },
  ],
];

test("both rules agree on every state", async () => {
  const cases = [...single.map((part) => [part]), ...pairs, []];
  for (const [index, parts] of cases.entries()) {
    const isGranted = index % 7 === 0;
    await db.user.create({
      data: {
        id: `u${index}`,
        email: `u${index}@plainspoon.test`,
        ...(isGranted && { premiumGrant: { create: {} } }),
        subscriptions: {
          create: parts.map((part, order) => ({
            ...{
              id: `s${index}-${order}`,
              status: "active",
              interval: "month",
              priceCents: 1299,
              currency: "usd",
            },
            ...{ startedAt: at(-1000 + order), syncedAt: now },
            ...part,
          })),
        },
      },
    });
  }
  const users = await db.user.findMany({ select: { id: true, ...BILLING_COLUMNS } });
  const pure = users.filter((user) => entitlementOf(billingStateOf(user), now).isPremium).map(({ id }) => id);
  const queried = await db.$queryRaw<{ userId: string }[]>(premiumUserIds(now));
  expect(queried.map(({ userId }) => userId).sort()).toEqual(pure.sort());
  expect(pure.length).toBeGreaterThan(10);
  expect(pure.length).toBeLessThan(users.length);
});
