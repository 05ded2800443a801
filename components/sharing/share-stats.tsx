import Link from "next/link";
import { EmptyState } from "@/components/shared/empty-state";
import { Figure } from "@/components/shared/figure";
import { Button } from "@/components/ui/button";
import type { ShareStatsAnswer } from "@/lib/contract/sharing";
import { ShareList } from "./share-list";
import { ViewsChart } from "./views-chart";
import { t, tn } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** What became of a cook's links: totals, referral credit, the days, and each link with its views. */
export function ShareStats({ stats }: { stats: ShareStatsAnswer }) {
  const { totalShares, totalViews, signups, upgrades, credits } = stats;
  const hasPast = totalViews > 0 || signups > 0;
  return (
    <>
      {(totalShares > 0 || hasPast) && (
        <>
          <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
            <Figure name={t("Total Shares")} value={totalShares} text={t("Links that work now.")} />
            <Figure
              name={t("Total Views")}
              value={totalViews}
              text={t("Each visitor counts once a day. You and search engines do not count.")}
            />
            <Figure name={t("Referral Credits")} value={credits} text={creditText(credits)} />
          </dl>
          <p>
            {rich(
              "<b>How credits work:</b> for each person who signs up through one of your links and later pays for Premium, we note one free month for you. So far {count} signed up through your links, and {count2} paid for Premium.",
              {
                b: (text) => <b>{text}</b>,
                count: people(signups),
                count2: people(upgrades),
              },
            )}
          </p>
          <ViewsChart days={stats.viewsByDay} />
        </>
      )}
      {totalShares === 0 ? (
        <EmptyState
          title={t("Start Sharing")}
          text={t("Open a saved recipe and choose Share. Here you see how often your links are opened.")}
        >
          <Button asChild variant="primary">
            <Link href="/saved-recipes">{t("Go to Saved Recipes")}</Link>
          </Button>
        </EmptyState>
      ) : (
        <section aria-labelledby="share-links" className="grid gap-4">
          <h2 id="share-links" className="text-xl">
            {t("Your links")}
          </h2>
          <ShareList shares={stats.recentShares} />
          {totalShares > stats.recentShares.length && (
            <p className="text-muted">
              {t("The newest {length} links are shown.", { length: stats.recentShares.length })}
            </p>
          )}
        </section>
      )}
    </>
  );
}

const people = (count: number): string => tn(count, "{count} person has", "{count} people have");

const creditText = (credits: number): string =>
  credits === 0
    ? t("No free month noted yet.")
    : t("{count} noted for you.", { count: tn(credits, "{count} free month", "{count} free months") });
