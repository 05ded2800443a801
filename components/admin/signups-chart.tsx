import type { ProductAnalytics } from "@/lib/contract/analytics";
import { DataTable, type TableColumn } from "./data-table";

const WIDTH = 720;
const HEIGHT = 180;
const GAP = 0.25;

const COLUMNS: readonly TableColumn<ProductAnalytics["days"][number]>[] = [
  { id: "day", header: "Day", cell: ({ day }) => day },
  { id: "premium", header: "Premium", cell: ({ premium }) => premium },
  { id: "free", header: "Free", cell: ({ free }) => free },
  { id: "total", header: "Total", cell: ({ premium, free }) => premium + free },
];

/** Sign-ups by day: premium below, free above it, told apart by pattern as well as colour; the same figures as a table. */
export function SignupsChart({ days }: { days: ProductAnalytics["days"] }) {
  const most = Math.max(1, ...days.map(({ premium, free }) => premium + free));
  const step = WIDTH / Math.max(1, days.length);
  const scale = (count: number): number => (count / most) * HEIGHT;
  return (
    <figure className="grid gap-3 rounded-card border border-line bg-card p-5">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-bold">Sign-ups by day</span>
        <span className="flex gap-4 text-sm">
          <Key className="bg-accent">Premium</Key>
          <Key className="border-[1.5px] border-accent bg-accent-soft">Free</Key>
        </span>
      </figcaption>
      <svg
        viewBox={`0 -8 ${WIDTH} ${HEIGHT + 8}`}
        aria-hidden
        className="h-48 w-full"
        preserveAspectRatio="none"
      >
        {days.map(({ day, premium, free }, index) => {
          const x = index * step + (step * GAP) / 2;
          const box = { x, width: step * (1 - GAP) };
          return (
            <g key={day} stroke="var(--accent)" vectorEffect="non-scaling-stroke">
              <rect {...box} y={HEIGHT - scale(premium)} height={scale(premium)} fill="var(--accent)" />
              <rect
                {...box}
                y={HEIGHT - scale(premium + free)}
                height={scale(free)}
                fill="var(--accent-soft)"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          );
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="var(--line-strong)" />
      </svg>
      <p className="flex justify-between text-sm text-muted">
        <span>{days[0]?.day}</span>
        <span>highest day: {most}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
      <details>
        <summary className="min-h-11 py-2 font-semibold">The figures as a table</summary>
        <DataTable
          label="Sign-ups by day"
          columns={COLUMNS}
          rows={days.map((one) => ({ ...one, id: one.day }))}
        />
      </details>
    </figure>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-4 rounded ${className}`} />
      {children}
    </span>
  );
}
