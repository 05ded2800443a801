import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { countPaid } from "@/lib/billing/paid";
import type { ShareStatsAnswer } from "@/lib/contract/sharing";
import { db } from "@/lib/db/client";
import { findLibraryRecipe } from "@/lib/library/read";
import { services } from "@/lib/services";
import { shareUrl } from "./dto";

const SHOWN_LINKS = 100;
const SHOWN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The days of the chart, oldest first. */
const daysUntil = (now: Date): string[] =>
  Array.from({ length: SHOWN_DAYS }, (_, index) =>
    new Date(now.getTime() - (SHOWN_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );

/** What became of the viewer's links. Links that ended keep their views in the totals. */
export async function shareStats({ viewer }: { viewer: Viewer }): Promise<ShareStatsAnswer> {
  const mine = { share: { userId: viewer.id } };
  const isLive = {
    userId: viewer.id,
    liveKey: { not: null },
    OR: [{ recipeId: { not: null } }, { sourceType: "library" as const }],
  };
  const days = daysUntil(services().now());
  const [totalShares, views, signups, upgrades, credits, links, byDay] = await Promise.all([
    db.share.count({ where: isLive }),
    db.shareDay.aggregate({ where: mine, _sum: { views: true } }),
    db.shareSignup.count({ where: mine }),
    db.shareUpgrade.count({ where: mine }),
    countCredits(viewer),
    db.share.findMany({
      where: isLive,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: SHOWN_LINKS,
      select: {
        token: true,
        sourceId: true,
        createdAt: true,
        recipe: { select: { title: true } },
        days: { select: { views: true } },
      },
    }),
    db.shareDay.groupBy({
      by: ["day"],
      where: { ...mine, day: { gte: days[0] ?? "" } },
      _sum: { views: true },
    }),
  ]);
  const viewsOn = new Map(byDay.map(({ day, _sum }) => [day, _sum.views ?? 0]));
  return {
    totalShares,
    totalViews: views._sum.views ?? 0,
    signups,
    upgrades,
    credits,
    recentShares: await Promise.all(
      links.map(async ({ token, sourceId, createdAt, recipe, days: counted }) => ({
        token,
        recipeTitle: recipe?.title ?? (await findLibraryRecipe({ id: sourceId }))?.title ?? "",
        shareUrl: shareUrl(token),
        views: counted.reduce((sum, day) => sum + day.views, 0),
        createdAt: createdAt.toISOString(),
      })),
    ),
    viewsByDay: days.map((day) => ({ day, views: viewsOn.get(day) ?? 0 })),
  };
}

/** Sign-ups through the viewer's links that have paid: the gateway says so, not a browser's event. */
async function countCredits(viewer: Viewer): Promise<number> {
  const signups = await db.shareSignup.findMany({
    where: { share: { userId: viewer.id } },
    select: { userId: true },
  });
  return countPaid(signups.flatMap(({ userId }) => userId ?? []));
}
