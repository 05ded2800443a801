import { type ReactNode, useId } from "react";

/** Figures side by side, each with its name. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-sans text-base font-bold">
        {label}
      </h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">{children}</dl>
    </section>
  );
}

export function Figure({ name, value }: { name: string; value: number | string | undefined }) {
  const shown = typeof value === "number" ? value.toLocaleString("en") : value;
  return (
    <div className="grid gap-1 rounded-card border border-line bg-card p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-serif text-2xl tabular-nums">{shown ?? "…"}</dd>
    </div>
  );
}

/** "$1,234.50". */
export const money = (dollars: number | undefined): string | undefined =>
  dollars?.toLocaleString("en-US", { style: "currency", currency: "USD" });
