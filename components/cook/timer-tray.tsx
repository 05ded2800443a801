"use client";

import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { CookStore } from "@/lib/browser/cook-store";
import { clockFace, leftMs, rangAgo, type CountdownEvent } from "@/lib/engine/cook/countdown";
import type { TrayTimer } from "@/lib/engine/cook/session";
import { useNow } from "./use-timers";

const MORE_MS = 5 * 60_000;

type Props = {
  store: CookStore;
  timers: readonly TrayTimer[];
  onEvent: (id: string, event: CountdownEvent) => void;
  onDismiss: (id: string) => void;
  onOpen: (timer: TrayTimer) => void;
};

/** Timers that run on while other steps are cooked. What rings stays, with its time, until the cook stops it. */
export function TimerTray({ store, timers, onEvent, onDismiss, onOpen }: Props) {
  const now = useNow(store);
  if (timers.length === 0) return null;
  return (
    <section aria-label="Running timers" className="px-4 sm:px-6">
      <ul className="mx-auto flex max-w-6xl flex-wrap gap-2">
        {timers.map((timer) => (
          <li
            key={timer.id}
            className={cn(
              "relative flex min-h-11 items-center gap-2 rounded-full border-[1.5px] bg-card px-4 py-1",
              timer.clock.kind === "rang"
                ? "basis-full flex-wrap rounded-card border-butter-line bg-butter text-butter-ink"
                : "border-line-strong",
            )}
          >
            <span aria-hidden className="text-sm">
              {timer.name}
            </span>
            <span role="timer" aria-label={timer.name} className="font-bold tabular-nums">
              {clockFace(leftMs(timer.clock, now))}
            </span>
            {timer.clock.kind === "rang" ? (
              <>
                <span className="grow text-sm">{rangAgo(timer.clock.rangAtMs, now)}</span>
                <Button size="small" onClick={() => onEvent(timer.id, { type: "extend", byMs: MORE_MS })}>
                  5 more minutes
                </Button>
                <Button size="small" variant="primary" onClick={() => onDismiss(timer.id)}>
                  Stop
                </Button>
              </>
            ) : (
              <button type="button" className="absolute inset-0 rounded-full" onClick={() => onOpen(timer)}>
                <span className="sr-only">{timer.name}: change this timer</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
