import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { AccountLine } from "@/components/account/account-line";
import { FirstDemo, SavedNotice } from "@/components/saved/on-arrival";
import { SavedRecipes, type SavedTab } from "@/components/saved/saved-recipes";
import { SavedRecipesSkeleton } from "@/components/shared/skeletons";
import type { Viewer } from "@/lib/accounts/sessions";
import { accountStatus } from "@/lib/billing/account-status";
import { SAVED_RECIPES_STEP, SavedRecipesQuery } from "@/lib/contract/saved-recipes";
import { currentNotice, requirePageUser } from "@/lib/http/page-user";
import { listLibraryCards } from "@/lib/library/read";
import { listCards, topCards } from "@/lib/recipes/read";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("Saved Recipes"), robots: { index: false } });

/** The server's clock at the time of the request; "3 days ago" is counted from it on both sides. */
const clock = () => Date.now();

export default async function SavedRecipesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const asked = await searchParams;
  const viewer = await requirePageUser("/saved-recipes", asked);
  const query = SavedRecipesQuery.safeParse(asked);
  if (!query.success) redirect("/saved-recipes");
  const notice = typeof asked.notice === "string" ? asked.notice : undefined;
  const firstTab = asked.tab === "library" || notice === "premium" ? "library" : "mine";
  return (
    <div className="mx-auto max-w-[76rem] px-4 py-5 sm:px-6 sm:py-8 lg:py-12">
      <SavedNotice notice={notice} hasTab={asked.tab !== undefined} />
      <Suspense fallback={<SavedRecipesSkeleton />}>
        <Collection viewer={viewer} query={query.data} firstTab={firstTab} />
      </Suspense>
    </div>
  );
}

/** In a Suspense of its own: access is decided before the first byte is sent, so that a redirect can still be one. */
async function Collection({
  viewer,
  query,
  firstTab,
}: {
  viewer: Viewer;
  query: SavedRecipesQuery;
  firstTab: SavedTab;
}) {
  const [account, notice, list, top, library] = await Promise.all([
    accountStatus({ viewer }),
    currentNotice(),
    listCards({ viewer, query }),
    query.q ? [] : topCards({ viewer }),
    listLibraryCards(),
  ]);
  const more = new URLSearchParams({
    ...(query.q && { q: query.q }),
    show: `${query.show + SAVED_RECIPES_STEP}`,
  });
  /** It forbids nothing here: the recipes come first. */
  const canWait = notice === "unverified";
  return (
    <div className="grid grid-cols-1 gap-6">
      {!canWait && <AccountLine email={viewer.email} notice={notice} />}
      <SavedRecipes
        page={{
          cards: list.cards,
          total: list.found ?? account.recipeCount,
          isWhole: !query.q && !list.hasMore,
          moreHref: list.hasMore ? `/saved-recipes?${more.toString()}` : null,
          query: query.q ?? "",
          top,
          nowMs: clock(),
        }}
        library={library}
        tier={account.userTier}
        firstTab={firstTab}
      />
      {canWait && <AccountLine email={viewer.email} notice={notice} />}
      <FirstDemo isSeen={account.hasSeenUserDemoVideo} />
    </div>
  );
}
