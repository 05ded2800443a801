import type { Comparison } from "@/lib/contract/analytics";

const ROWS = [
  { key: "total", name: "Total signups" },
  { key: "premium", name: "Premium signups" },
  { key: "dinnerInDash", name: "Dinner in a Dash" },
  { key: "fifteenMinuteMeals", name: "15 Minute Meals" },
] as const;

/** Growth against the same days of the month before: green from 0 up, red below, and said in words too. */
export function MomPanel({
  comparison: { growth, currentMonth, previousMonth },
}: {
  comparison: Comparison;
}) {
  return (
    <section aria-label="Month over month" className="rounded-card border border-line bg-card p-5">
      <h3 className="font-sans text-base font-bold">Month over month</h3>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
        {ROWS.map(({ key, name }) => (
          <div key={key}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <Growth percent={growth[key]} />
              <span className="block text-sm text-muted">
                {currentMonth[key]} after {previousMonth[key]}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Growth({ percent }: { percent: number | null }) {
  if (percent === null) return <span className="font-serif text-2xl">not defined</span>;
  const rises = percent >= 0;
  return (
    <span className={`font-serif text-2xl tabular-nums ${rises ? "text-accent" : "text-danger"}`}>
      {rises ? "▲ +" : "▼ −"}
      {Math.abs(percent)}%
    </span>
  );
}
