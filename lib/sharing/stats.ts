import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { countPaid } from "@/lib/billing/premium-users";
import type { ShareStatsAnswer } from "@/lib/contract/sharing";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { services } from "@/lib/services";
import { DAY_MS } from "@/lib/rules/dates";
import { shareUrl } from "./dto";

const SHOWN_LINKS = 100;
const SHOWN_DAYS = 30;

type Totals = {
  totalShares: number;
  totalViews: number;
  signups: number;
  /** The owner's address is verified. */
  isVerified: boolean;
  /** Who signed up through a link and still has the account. */
  members: string[];
  /** Views by day since the first day asked for; days without views are missing. */
  viewsOn: Record<string, number>;
};
type LinkRow = { token: string; createdAt: Date; recipeTitle: string; views: number };

/** Links that work: not revoked, and their recipe is there. */
const LIVE = Prisma.sql`
  SELECT share."id", share."userId", share."token", share."createdAt",
    coalesce(recipe."title", library."title") AS "recipeTitle"
  FROM "Share" share
    LEFT JOIN "Recipe" recipe ON recipe."id" = share."recipeId"
    LEFT JOIN "LibraryRecipe" library ON share."sourceType" = 'library' AND library."id" = share."sourceId"
  WHERE share."liveKey" IS NOT NULL AND coalesce(recipe."id", library."id") IS NOT NULL`;

/** The days of the chart, oldest first. */
const daysUntil = (now: Date): string[] =>
  Array.from({ length: SHOWN_DAYS }, (_, index) =>
    new Date(now.getTime() - (SHOWN_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );

/** What became of the viewer's links. Links that ended keep their views in the totals. */
export async function shareStats({ viewer }: { viewer: Viewer }): Promise<ShareStatsAnswer> {
  const days = daysUntil(services().now());
  const [{ members, viewsOn, isVerified, ...totals }, links] = await Promise.all([
    totalsOf(viewer, days[0] ?? ""),
    newestLinks(viewer),
  ]);
  // The gateway says who paid, not a browser's event.
  const paid = members.length === 0 ? 0 : await countPaid(members);
  return {
    ...totals,
    upgrades: paid,
    // Credits wait until the owner's address is verified.
    credits: isVerified ? paid : 0,
    recentShares: links.map(({ token, createdAt, recipeTitle, views }) => ({
      token,
      recipeTitle,
      shareUrl: shareUrl(token),
      views,
      createdAt: createdAt.toISOString(),
    })),
    viewsByDay: days.map((day) => ({ day, views: viewsOn[day] ?? 0 })),
  };
}

/** All counts in one statement. */
async function totalsOf({ id }: Viewer, firstDay: string): Promise<Totals> {
  const [row] = await db.$queryRaw<Totals[]>`
    WITH live AS (${LIVE}),
      mine AS (SELECT "id" FROM "Share" WHERE "userId" = ${id}),
      seen AS (SELECT "day", sum("views")::int AS "views" FROM "ShareDay"
        WHERE "shareId" IN (SELECT "id" FROM mine) GROUP BY "day"),
      joined AS (SELECT "userId" FROM "ShareSignup" WHERE "shareId" IN (SELECT "id" FROM mine))
    SELECT
      (SELECT count(*)::int FROM live WHERE "userId" = ${id}) AS "totalShares",
      (SELECT coalesce(sum("views"), 0)::int FROM seen) AS "totalViews",
      (SELECT count(*)::int FROM joined) AS "signups",
      EXISTS (SELECT FROM "User" WHERE "id" = ${id} AND "emailVerifiedAt" IS NOT NULL) AS "isVerified",
      (SELECT coalesce(array_agg("userId"), '{}') FROM joined WHERE "userId" IS NOT NULL) AS "members",
      (SELECT coalesce(json_object_agg("day", "views"), '{}') FROM seen WHERE "day" >= ${firstDay}) AS "viewsOn"`;
  if (!row) throw new Error("a statement of counts alone answers one row");
  return row;
}

/** The links that work now, newest first. */
const newestLinks = ({ id }: Viewer): Promise<LinkRow[]> => db.$queryRaw<LinkRow[]>`
  SELECT "token", "createdAt", "recipeTitle",
    (SELECT coalesce(sum("views"), 0)::int FROM "ShareDay" WHERE "shareId" = live."id") AS "views"
  FROM (${LIVE}) live WHERE "userId" = ${id}
  ORDER BY "createdAt" DESC, "id" DESC LIMIT ${SHOWN_LINKS}`;
