"use client";

import { useLinkStatus } from "next/link";
import { useLayoutEffect, type ReactNode } from "react";
import { SavedRecipesSkeleton } from "@/components/shared/skeletons";
import { createStore, useStore } from "@/lib/browser/store";

/** Skeletons of pages, shown until their first byte arrives. */
const SKELETONS: Record<string, () => ReactNode> = { "/saved-recipes": SavedRecipesSkeleton };

const pendingHref = createStore<string | null>(null);

/** Inside a link: reports while its navigation is pending. */
export function ReportNavigation({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  useLayoutEffect(() => {
    if (!pending) return;
    pendingHref.write(href);
    return () => void pendingHref.write(null);
  }, [pending, href]);
  return null;
}

/** The page, or the skeleton of the one that a pending navigation leads to: even on a slow line a press shows at once. */
export function PageOrSkeleton({ children }: { children: ReactNode }) {
  const href = useStore(pendingHref);
  const Waiting = href === null ? undefined : SKELETONS[href];
  return (
    <>
      {Waiting && (
        <div className="mx-auto max-w-[76rem] px-4 py-8 sm:px-6 lg:py-12">
          <Waiting />
        </div>
      )}
      {/* Hidden, not unmounted: a cook who comes back finds what they had typed. */}
      <div className={Waiting ? "hidden" : "contents"}>{children}</div>
    </>
  );
}
