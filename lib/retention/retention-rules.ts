import "server-only";
/**
 * What of everything we keep has an end, and which: one line for each table of prisma/schema.prisma. A table that is missing here does
 * not compile, and tests hold each line against the schema, the sweeps, the export and the deletion of an account
 * (tests/domain/retention, tests/domain/about-a-cook).
 */
import { sweepResults } from "@/lib/conversion/cache";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { sweepPictures } from "@/lib/images/retire";
import { sweepJobs } from "@/lib/jobs/schedule";
import { ADMIN_IDLE_MS, IDEMPOTENCY_LIFETIME_MS } from "@/lib/rules/limits";
import { sweepOutbox } from "@/lib/services/mailer/outbox";
import { DAY_MS } from "@/lib/rules/dates";

const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Takes away up to `most` rows whose time is over at `now`, by an index; answers how many it dealt with. */
export type Sweep = (now: Date, most: number) => Promise<number>;

export type RetentionRule = {
  /** How rows end by themselves, and the column that finds them, which is indexed. */
  sweep?: Sweep;
  by?: string;
  /** Rows that end with a row of another table: by the database, or by our own deletion of an account or recipe. */
  with?: Prisma.ModelName;
  /** Why rows have no end. */
  kept?: string;
  /** Its part of a cook's export; or why there is none. */
  export: string | { none: string };
};

const before = (now: Date, ms: number) => ({ lt: new Date(now.getTime() - ms) });
const countDeleted = async (deleted: Promise<{ count: number }>): Promise<number> => (await deleted).count;

const NOT_OF_COOKS = { none: "tells nothing of a cook" };
const OF_ADMINS = { none: "is about admins, who are no cooks" };

export const RETENTION_RULES: Record<Prisma.ModelName, RetentionRule> = {
  RateLimiterFlexible: {
    by: "expire",
    sweep: (now, limit) =>
      countDeleted(db.rateLimiterFlexible.deleteMany({ where: { expire: { lt: now } }, limit })),
    export: { none: "counts attempts under a hash, for a day at most" },
  },
  ConversionResult: {
    by: "usedAt",
    sweep: sweepResults,
    with: "Recipe",
    export: { none: "is a cache by the hash of a source; a cook's own result goes with the recipe" },
  },
  Picture: {
    by: "lookAt",
    sweep: sweepPictures,
    with: "Recipe",
    export: "pictures",
  },
  PictureRoom: { kept: "counts what all pictures take, in sixteen rows", export: NOT_OF_COOKS },
  ModelUsage: { kept: "a row a day, of the whole service", export: NOT_OF_COOKS },
  AdminUser: { kept: "revoked people stay for the record", export: OF_ADMINS },
  AdminSession: {
    by: "lastSeenAt",
    sweep: (now, limit) =>
      countDeleted(db.adminSession.deleteMany({ where: { lastSeenAt: before(now, ADMIN_IDLE_MS) }, limit })),
    with: "AdminUser",
    export: OF_ADMINS,
  },
  AuditEntry: {
    kept: "the record of what admins did; it outlives whom it was done to",
    export: "actsOfAdmins",
  },
  SupportRequest: { with: "User", export: "supportRequests" },
  User: { kept: "until the cook deletes the account", export: "account" },
  Session: {
    by: "expiresAt",
    sweep: (now, limit) => countDeleted(db.session.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
    with: "User",
    export: "sessions",
  },
  AccessToken: { with: "User", export: "accessTokens" },
  OAuthAccount: { with: "User", export: "linkedGoogleAccounts" },
  PasswordReset: {
    by: "expiresAt",
    sweep: (now, limit) =>
      countDeleted(db.passwordReset.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
    with: "User",
    export: "openLinks",
  },
  EmailProof: {
    by: "expiresAt",
    sweep: (now, limit) =>
      countDeleted(db.emailProof.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
    with: "User",
    export: "openLinks",
  },
  EmailUndo: {
    by: "expiresAt",
    sweep: (now, limit) =>
      countDeleted(db.emailUndo.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
    with: "User",
    export: "openLinks",
  },
  EmailChange: {
    by: "expiresAt",
    sweep: (now, limit) =>
      countDeleted(db.emailChange.deleteMany({ where: { expiresAt: { lt: now } }, limit })),
    with: "User",
    export: "openLinks",
  },
  PremiumGrant: { with: "User", export: "premiumGrant" },
  Subscription: { with: "User", export: "subscriptions" },
  Invoice: { kept: "revenue stays true; it loses its user with the account", export: "invoices" },
  Purchase: { with: "User", export: "purchases" },
  UsedOffer: {
    kept: "one trial and one use of a code each, also after the account; a keyed hash, not an address",
    export: "offersUsed",
  },
  StripeEvent: {
    by: "receivedAt",
    sweep: (now, limit) =>
      countDeleted(db.stripeEvent.deleteMany({ where: { receivedAt: before(now, EVENTS_KEPT_MS) }, limit })),
    export: "paymentEvents",
  },
  ProductMapping: { kept: "the admins' product list", export: NOT_OF_COOKS },
  Lease: { kept: "nothing writes it any more; dropped with the next release", export: NOT_OF_COOKS },
  Job: { by: "state", sweep: sweepJobs, with: "User", export: "laterWork" },
  DemoClock: { kept: "the demo gateway's own clock", export: NOT_OF_COOKS },
  DemoCustomer: { with: "User", export: "demoPayments" },
  DemoCheckout: { with: "DemoCustomer", export: "demoPayments" },
  DemoSubscription: { with: "DemoCustomer", export: "demoPayments" },
  DemoInvoice: { with: "DemoCustomer", export: "demoPayments" },
  Recipe: { with: "User", export: "recipes" },
  LibraryRecipe: { kept: "the seed writes it from prisma/library", export: NOT_OF_COOKS },
  Share: { with: "User", export: "shares" },
  ShareVisit: {
    by: "day",
    // Who was counted yesterday is known until today is over everywhere.
    sweep: (now, limit) =>
      countDeleted(
        db.shareVisit.deleteMany({
          where: { day: { lt: new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10) } },
          limit,
        }),
      ),
    with: "Share",
    export: { none: "is about visitors, of whom only a hash of a random name is kept, for two days" },
  },
  ShareDay: { with: "Share", export: "shares" },
  ShareSignup: { with: "Share", export: "signedUpThroughALink" },
  Completion: { with: "Recipe", export: "cooked" },
  SavedAnswer: {
    by: "createdAt",
    sweep: (now, limit) =>
      countDeleted(
        db.savedAnswer.deleteMany({ where: { createdAt: before(now, IDEMPOTENCY_LIFETIME_MS) }, limit }),
      ),
    with: "User",
    export: "repeatableSaves",
  },
  OutboxMail: { by: "id", sweep: sweepOutbox, with: "User", export: "letters" },
};
