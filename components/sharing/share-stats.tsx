import Link from "next/link";
import { EmptyState } from "@/components/shared/empty-state";
import { Figure } from "@/components/shared/figure";
import { Button } from "@/components/ui/button";
import type { ShareStatsAnswer } from "@/lib/contract/sharing";
import { ShareList } from "./share-list";
import { ViewsChart } from "./views-chart";

/** What became of a cook's links: totals, referral credit, the days, and each link with its views. */
export function ShareStats({ stats }: { stats: ShareStatsAnswer }) {
  const { totalShares, totalViews, signups, upgrades, credits } = stats;
  const hasPast = totalViews > 0 || signups > 0;
  return (
    <>
      {(totalShares > 0 || hasPast) && (
        <>
          <dl className="grid gap-4 sm:grid-cols-3">
            <Figure name="Total Shares" value={totalShares} text="Links that work now." />
            <Figure
              name="Total Views"
              value={totalViews}
              text="Each visitor counts once a day. You and search engines do not count."
            />
            <Figure name="Referral Credits" value={credits} text={creditText(credits)} />
          </dl>
          <p>
            <b>How credits work:</b> for each person who signs up through one of your links and later pays for
            Premium, we note one free month for you. So far {count(signups, "person has", "people have")}{" "}
            signed up through your links, and {count(upgrades, "person has", "people have")} paid for Premium.
          </p>
          <ViewsChart days={stats.viewsByDay} />
        </>
      )}
      {totalShares === 0 ? (
        <EmptyState
          title="Start Sharing"
          text="Open a saved recipe and choose Share. Here you see how often your links are opened."
        >
          <Button asChild variant="primary">
            <Link href="/saved-recipes">Go to Saved Recipes</Link>
          </Button>
        </EmptyState>
      ) : (
        <section aria-labelledby="share-links" className="grid gap-4">
          <h2 id="share-links" className="text-xl">
            Your links
          </h2>
          <ShareList shares={stats.recentShares} />
          {totalShares > stats.recentShares.length && (
            <p className="text-muted">The newest {stats.recentShares.length} links are shown.</p>
          )}
        </section>
      )}
    </>
  );
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const creditText = (credits: number): string =>
  credits === 0
    ? "No free month noted yet."
    : `${count(credits, "free month", "free months")} noted for you.`;
