"use client";

import { useState } from "react";
import { hasBegun } from "@/lib/engine/cook/countdown";
import { recapOf, type Recap } from "@/lib/engine/cook/recap";
import { timerState } from "./timer-tray";
import type { Cooking } from "./use-cook-session";

/**
 * The cooking that was unfinished when Cook Mode opened. A cook who opens it is asked whether to go on; after a reload it goes on by
 * itself, and `away` says where it was when that is a while ago.
 */
export function useFoundCooking({ session, store, content }: Cooking, isReload: boolean) {
  const [recap] = useState<Recap | null>(() => {
    if (session.phase !== "cooking") return null;
    const now = store.readNow();
    return recapOf({
      steps: content.steps,
      step: session.step,
      tickedCount: session.ticked.length,
      timers: store
        .timers()
        .filter(({ clock }) => hasBegun(clock))
        .map(({ name, clock }) => ({ name, state: timerState(clock, now) })),
      awayMs: now - session.touchedAtMs,
    });
  });
  const [asks, setAsks] = useState(recap !== null && !isReload);
  return {
    /** To be asked about; null when there is nothing to ask, or it was answered. */
    asked: asks ? recap : null,
    answer: () => setAsks(false),
    away: isReload && recap?.away ? recap : null,
  };
}
