import { BarChart } from "@/components/shared/bar-chart";
import type { ProductAnalytics } from "@/lib/contract/analytics";
import { DataTable, type TableColumn } from "./data-table";
import { t } from "@/lib/messages";

const COLUMNS: readonly TableColumn<ProductAnalytics["days"][number]>[] = [
  {
    id: "day",
    get header() {
      return t("Day");
    },
    cell: ({ day }) => day,
  },
  {
    id: "premium",
    get header() {
      return t("Premium");
    },
    cell: ({ premium }) => premium,
  },
  {
    id: "free",
    get header() {
      return t("Free");
    },
    cell: ({ free }) => free,
  },
  {
    id: "total",
    get header() {
      return t("Total");
    },
    cell: ({ premium, free }) => premium + free,
  },
];

/** Sign-ups by day: premium below, free above it, told apart by pattern as well as colour; the same figures as a table. */
export function SignupsChart({ days }: { days: ProductAnalytics["days"] }) {
  const most = Math.max(1, ...days.map(({ premium, free }) => premium + free));
  return (
    <figure className="grid gap-3 rounded-card border border-line bg-card p-5">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-bold">{t("Sign-ups by day")}</span>
        <span className="flex gap-4 text-sm">
          <Key className="bg-accent">{t("Premium")}</Key>
          <Key className="border-[1.5px] border-accent bg-accent-soft">{t("Free")}</Key>
        </span>
      </figcaption>
      <BarChart
        bars={days.map(({ day, premium, free }) => ({
          key: day,
          parts: [
            { value: premium, className: "fill-accent stroke-accent" },
            { value: free, className: "fill-accent-soft stroke-accent" },
          ],
        }))}
        className="h-48 w-full"
      />
      <p className="flex justify-between text-sm text-muted">
        <span>{days[0]?.day}</span>
        <span>{t("highest day: {most}", { most })}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
      <details>
        <summary className="min-h-11 py-2 font-semibold">{t("The figures as a table")}</summary>
        <DataTable
          label={t("Sign-ups by day")}
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
