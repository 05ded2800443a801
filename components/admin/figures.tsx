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

/** "$1,234.50". */
export const money = (dollars: number | undefined): string | undefined =>
  dollars?.toLocaleString("en-US", { style: "currency", currency: "USD" });
