/**
 * What stands in a page's place while its data is read: as the fallback of a border inside the page, below whatever decides about
 * redirects and 404s. Pages whose one query decides that as well (a recipe, a shared page) have nothing left to wait for; My Plan comes in
 * one piece, so that what asks again after a checkout is there from the first.
 */
import type { ReactNode } from "react";
import { t } from "@/lib/messages";

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-7">
      <p role="status" className="font-serif text-3xl">
        {title}
        <span className="sr-only"> {t("on the way")}</span>
      </p>
      {children}
    </div>
  );
}

/** The saved recipes' page while it loads: three cards' places. */
export function SavedRecipesSkeleton() {
  return (
    <Waiting title={t("Saved Recipes")}>
      <div aria-hidden className="grid gap-5 sm:side-by-side:grid-cols-2 lg:side-by-side:grid-cols-3">
        {[0, 1, 2].map((key) => (
          <div
            key={key}
            data-slot="skeleton-card"
            className="grid overflow-hidden rounded-card border border-line bg-card"
          >
            <div className="aspect-video bg-accent-soft" />
            <div className="grid gap-3 p-4">
              <div className="h-6 w-3/4 rounded bg-line" />
              <div className="h-4 w-1/2 rounded bg-line" />
              <div className="h-4 w-2/5 rounded bg-line" />
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}

/** A page of cards or rows, one below the other. */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <Waiting title={title}>
      <div aria-hidden className="grid gap-5">
        {[0, 1, 2].map((key) => (
          <div
            key={key}
            data-slot="skeleton-row"
            className="grid gap-3 rounded-card border border-line bg-card p-5"
          >
            <div className="h-6 w-2/5 rounded bg-line" />
            <div className="h-4 w-3/4 rounded bg-line" />
            <div className="h-4 w-1/2 rounded bg-line" />
          </div>
        ))}
      </div>
    </Waiting>
  );
}
