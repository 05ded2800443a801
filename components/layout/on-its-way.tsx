"use client";

import { useLinkStatus } from "next/link";
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from "react";
import { SavedWaiting } from "@/components/shared/saved-waiting";

/** The pages that show what they will be before their first byte is here. */
const WAITING: Record<string, () => ReactNode> = { "/saved-recipes": SavedWaiting };

let going: string | null = null;
const listeners = new Set<() => void>();

function setGoing(href: string | null): void {
  going = href;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Inside a link: tells the page that it was pressed and its page is on its way. */
export function TellOnItsWay({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  useLayoutEffect(() => {
    if (!pending) return;
    setGoing(href);
    return () => setGoing(null);
  }, [pending, href]);
  return null;
}

/** The page, or the outline of the one that was asked for: over a slow line, too, a press is answered at once. */
export function PageOnItsWay({ children }: { children: ReactNode }) {
  const href = useSyncExternalStore(
    subscribe,
    () => going,
    () => null,
  );
  const Waiting = href === null ? undefined : WAITING[href];
  return (
    <>
      {Waiting && (
        <div className="mx-auto max-w-[76rem] px-4 py-8 sm:px-6 lg:py-12">
          <Waiting />
        </div>
      )}
      {/* Kept, not thrown away: who comes back finds what they had typed. */}
      <div className={Waiting ? "hidden" : "contents"}>{children}</div>
    </>
  );
}
