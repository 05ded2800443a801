import "server-only";
/** The sections of a cook's export, each read when its turn comes: lists page by page, the rest at once. No secret is in any of them. */
import type { Viewer } from "@/lib/accounts/sessions";
import { listUsedOffers } from "@/lib/billing/offers";
import { readMyPlan } from "@/lib/billing/my-plan";
import { accountStatus } from "@/lib/billing/account-status";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { imageAddress } from "@/lib/images/name";
import { toRecipeDto, type StoredRecipe } from "@/lib/recipes/dto";
import { eachRecipe, toPortable } from "@/lib/recipes/export";
import type { Turns } from "@/lib/services/child-work";
import { shareUrl } from "@/lib/sharing/dto";
import { shareStats } from "@/lib/sharing/stats";

export type Section = AsyncIterable<unknown> | (() => Promise<unknown>);

const PAGE = 200;

/** All rows of a list in a fixed order, one page in memory at a time. */
async function* pages<Row>(
  read: (page: { skip: number; take: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let skip = 0; ; skip += PAGE) {
    const rows = await read({ skip, take: PAGE });
    yield* rows;
    if (rows.length < PAGE) return;
  }
}

/** Rows of tables that name a cook by the address alone: only an address that was proven is known to be the cook's. */
async function* ofAddress<Row>(
  viewer: Viewer,
  read: (where: { since: Date }, page: { skip: number; take: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const user = await db.user.findUnique({ where: { id: viewer.id } });
  if (user?.emailVerifiedAt) yield* pages((page) => read({ since: user.createdAt }, page));
}

/** The sections by name; recipes are made in the cook's `turns`. */
export function sectionsOf(
  viewer: Viewer,
  { turns, signal }: { turns: Turns; signal?: AbortSignal },
): Record<string, Section> {
  const mine = { userId: viewer.id };
  return {
    ...aboutAccount(viewer, mine),
    ...aboutMoney(viewer, mine),
    recipes: eachRecipe(viewer, turns, toSection, signal),
    ...aboutRecipes(viewer, mine),
    ...words(viewer),
  };
}

type Mine = { userId: string };

const aboutAccount = (viewer: Viewer, mine: Mine): Record<string, Section> => ({
  account: async () => {
    const [status, user] = await Promise.all([
      accountStatus({ viewer }),
      db.user.findUniqueOrThrow({
        where: { id: viewer.id },
        omit: { billingSyncs: true, billingSyncWritten: true },
      }),
    ]);
    const { passwordHash, ...columns } = user;
    return { ...columns, ...status, hasPassword: passwordHash !== null };
  },
  linkedGoogleAccounts: pages((page) =>
    db.oAuthAccount.findMany({ where: mine, omit: { userId: true }, orderBy: { createdAt: "asc" }, ...page }),
  ),
  sessions: pages((page) =>
    db.session.findMany({
      where: mine,
      select: { createdAt: true, expiresAt: true },
      orderBy: [{ createdAt: "asc" }, { tokenHash: "asc" }],
      ...page,
    }),
  ),
  accessTokens: pages((page) =>
    db.accessToken.findMany({
      where: mine,
      select: { name: true, createdAt: true, lastUsedAt: true },
      orderBy: { id: "asc" },
      ...page,
    }),
  ),
  openLinks: openLinks(mine),
});

/** Links in letters that were not opened yet: what for, and until when. */
async function* openLinks(where: Mine): AsyncGenerator<unknown> {
  const when = { createdAt: true, expiresAt: true } as const;
  const named = (opens: string) => (row: object) => ({ opens, ...row });
  yield* (await db.passwordReset.findMany({ where, select: when })).map(named("a new password"));
  yield* (await db.emailProof.findMany({ where, select: { email: true, ...when } })).map(named("a proof"));
  yield* (await db.emailChange.findMany({ where, select: { newEmail: true, ...when } })).map(
    named("a change"),
  );
  yield* (await db.emailUndo.findMany({ where, select: { oldEmail: true, ...when } })).map(named("an undo"));
}

const aboutMoney = (viewer: Viewer, mine: Mine): Record<string, Section> => ({
  // Without what stands in sections of its own.
  subscription: async () => ({ ...(await readMyPlan({ viewer })), keys: undefined, invoices: undefined }),
  premiumGrant: () => db.premiumGrant.findUnique({ where: mine, select: { grantedAt: true } }),
  subscriptions: pages((page) =>
    db.subscription.findMany({ where: mine, omit: { userId: true }, orderBy: { id: "asc" }, ...page }),
  ),
  invoices: pages((page) =>
    db.invoice.findMany({ where: mine, omit: { userId: true }, orderBy: { id: "asc" }, ...page }),
  ),
  purchases: pages((page) =>
    db.purchase.findMany({ where: mine, omit: { userId: true }, orderBy: { id: "asc" }, ...page }),
  ),
  offersUsed: () => listUsedOffers(viewer),
  paymentEvents: paymentEvents(viewer),
  demoPayments: () =>
    db.demoCustomer.findUnique({
      where: { reference: viewer.id },
      include: { checkouts: true, subscriptions: true, invoices: true },
    }),
});

async function* paymentEvents({ id }: Viewer): AsyncGenerator<unknown> {
  const user = await db.user.findUnique({ where: { id }, select: { stripeCustomerId: true } });
  if (!user?.stripeCustomerId) return;
  const where = { customerId: user.stripeCustomerId };
  yield* pages((page) => db.stripeEvent.findMany({ where, orderBy: { id: "asc" }, ...page }));
}

const aboutRecipes = (viewer: Viewer, mine: Mine): Record<string, Section> => ({
  pictures: pages(async (page) =>
    (await db.picture.findMany({ where: mine, orderBy: { name: "asc" }, ...page })).map(
      ({ name, bytes, createdAt }) => ({ address: imageAddress(name), bytes, createdAt }),
    ),
  ),
  cooked: pages(async (page) =>
    (
      await db.completion.findMany({
        where: mine,
        select: { createdAt: true, cookingKey: true, recipe: { select: { id: true, title: true } } },
        orderBy: { id: "asc" },
        ...page,
      })
    ).map(({ createdAt, cookingKey, recipe }) => ({
      ...{ recipe: recipe.title, recipeId: recipe.id },
      ...{ at: createdAt, cookingKey },
    })),
  ),
  repeatableSaves: pages((page) =>
    db.savedAnswer.findMany({
      where: mine,
      select: { key: true, status: true, recipeId: true, createdAt: true },
      orderBy: { key: "asc" },
      ...page,
    }),
  ),
  shares: pages(async (page) =>
    (
      await db.share.findMany({
        where: mine,
        omit: { id: true, userId: true },
        include: { days: { select: { day: true, views: true } }, _count: { select: { signups: true } } },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        ...page,
      })
    ).map(({ liveKey, token, days, _count, ...share }) => ({
      ...{ link: shareUrl(token), isLive: liveKey !== null, ...share },
      ...{ viewsByDay: days, signups: _count.signups },
    })),
  ),
  referrals: async () => {
    const { totalShares, totalViews, signups, upgrades, credits } = await shareStats({ viewer });
    return { totalShares, totalViews, signups, upgrades, credits };
  },
  signedUpThroughALink: () =>
    db.shareSignup.findUnique({
      where: mine,
      select: { createdAt: true, share: { select: { sourceType: true } } },
    }),
});

/** As every export has them, so that they can be imported, and what is noted beside each. */
const toSection = (row: StoredRecipe) => ({
  ...toPortable(toRecipeDto(row)),
  ...{ id: row.id, updatedAt: row.updatedAt },
  ...{ completionCount: row.completionCount, lastCookedAt: row.lastCookedAt },
});

/** Words that were sent to us, by us, and about the account. */
const words = (viewer: Viewer): Record<string, Section> => ({
  supportRequests: ofAddress(viewer, (_since, page) =>
    db.supportRequest.findMany({ where: { email: viewer.email }, orderBy: { id: "asc" }, ...page }),
  ),
  letters: letters(viewer),
  // Letters that wait, or that nobody took: to whom and about what. Their texts may hold links that open the account.
  laterWork: pages(async (page) =>
    (
      await db.job.findMany({
        where: { userId: viewer.id },
        select: { kind: true, state: true, runAt: true, createdAt: true, payload: true },
        orderBy: { id: "asc" },
        ...page,
      })
    ).map(({ payload, ...job }) => {
      const { to, subject } = (payload ?? {}) as { to?: string; subject?: string };
      return { ...job, to, subject };
    }),
  ),
  // What was done, not by whom: that is the admin's.
  actsOfAdmins: ofAddress(viewer, ({ since }, page) =>
    db.auditEntry.findMany({
      where: { subject: { in: [viewer.email, viewer.id] }, createdAt: { gte: since } },
      select: { action: true, createdAt: true },
      orderBy: { id: "asc" },
      ...page,
    }),
  ),
});

/** Letters of an app without a mail server, without their texts, which may hold links that open the account. */
async function* letters(viewer: Viewer): AsyncGenerator<unknown> {
  const read = (where: Prisma.OutboxMailWhereInput) => (page: { skip: number; take: number }) =>
    db.outboxMail.findMany({
      where,
      select: { to: true, subject: true, createdAt: true },
      orderBy: { id: "asc" },
      ...page,
    });
  yield* pages(read({ userId: viewer.id }));
  yield* ofAddress(viewer, ({ since }, page) =>
    read({ to: viewer.email, createdAt: { gte: since }, userId: null })(page),
  );
}
