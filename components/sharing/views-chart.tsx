import { BarChart } from "@/components/shared/bar-chart";
import { dayInWords } from "@/lib/rules/dates";
import { t } from "@/lib/messages";

type Day = { day: string; views: number };

/** Views of the last days as a bar chart, and as a table for cooks who cannot see the bars or want the numbers. */
export function ViewsChart({ days }: { days: readonly Day[] }) {
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const [first, last] = [days[0]?.day ?? "", days[days.length - 1]?.day ?? ""];
  const busiest = days.reduce((best, day) => (day.views > best.views ? day : best), { day: last, views: 0 });
  return (
    <section aria-labelledby="views-by-day" className="grid gap-3">
      <h2 id="views-by-day" className="text-xl">
        {t("Views by day")}
      </h2>
      <p className="text-muted">
        {total === 0
          ? t("No views in the last {length} days.", { length: days.length })
          : t("{total} in the last {length} days, most on {dayInWords} ({views}).", {
              total,
              length: days.length,
              dayInWords: dayInWords(busiest.day),
              views: busiest.views,
            })}
      </p>
      {total > 0 && (
        <>
          <BarChart
            bars={days.map(({ day, views }) => ({
              key: day,
              parts: [{ value: views, className: "fill-accent" }],
            }))}
            className="h-36 w-full rounded-card border border-line bg-card p-2"
          />
          <p aria-hidden className="flex justify-between text-sm text-muted">
            <span>{dayInWords(first)}</span>
            <span>{dayInWords(last)}</span>
          </p>
          <details className="rounded-card border border-line bg-card">
            <summary className="min-h-11 px-4 py-2.5 text-sm font-semibold">{t("Show the numbers")}</summary>
            <table className="m-4 text-sm">
              <caption className="sr-only">{t("Views by day, days with views only")}</caption>
              <thead>
                <tr className="text-left">
                  <th scope="col" className="pr-8">
                    {t("Day")}
                  </th>
                  <th scope="col">{t("Views")}</th>
                </tr>
              </thead>
              <tbody>
                {days
                  .filter(({ views }) => views > 0)
                  .map(({ day, views }) => (
                    <tr key={day}>
                      <th scope="row" className="pr-8 text-left font-normal">
                        {dayInWords(day)}
                      </th>
                      <td>{views}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
