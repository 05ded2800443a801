"use client";

import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { hasBegun } from "@/lib/engine/cook/countdown";
import { recapOf, type Recap } from "@/lib/engine/cook/recap";
import { timerState } from "./timer-tray";
import type { Cooking } from "./use-cook-session";
import { messageLanguage } from "@/lib/messages";

/** Where the cook stands, for one who was away for `awayMs`. */
function recapNow({ session, store, content }: Cooking, awayMs: number): Recap {
  const now = store.readNow();
  return recapOf({
    language: messageLanguage(),
    steps: content.steps,
    step: session.step,
    tickedCount: session.ticked.length,
    timers: store
      .timers()
      .filter(({ clock }) => hasBegun(clock))
      .map(({ name, clock }) => ({ name, state: timerState(clock, now) })),
    awayMs,
  });
}

/**
 * The cooking that was unfinished when Cook Mode opened. A cook who opens it is asked whether to go on; after a reload it goes on by
 * itself. A cook who was away for a while (also with the tab hidden) is told where they are, until they go on.
 */
export function useUnfinishedCooking(cooking: Cooking, isReload: boolean) {
  const { session, store } = cooking;
  const [found] = useState<Recap | null>(() =>
    session.phase === "cooking" ? recapNow(cooking, store.readNow() - session.touchedAtMs) : null,
  );
  const [asks, setAsks] = useState(found !== null && !isReload);
  const [away, setAway] = useState(() =>
    isReload && found?.away ? { recap: found, step: session.step } : null,
  );

  const onBack = useEffectEvent((awayMs: number) => {
    const recap = recapNow(cooking, awayMs);
    if (session.phase === "cooking" && recap.away) setAway({ recap, step: session.step });
  });
  useEffect(() => {
    let leftAtMs: number | null = null;
    const checkAbsence = () => {
      if (document.visibilityState === "hidden") leftAtMs = Date.now();
      else if (leftAtMs !== null) {
        onBack(Date.now() - leftAtMs);
        leftAtMs = null;
      }
    };
    document.addEventListener("visibilitychange", checkAbsence);
    return () => document.removeEventListener("visibilitychange", checkAbsence);
  }, []);

  return {
    /** To be asked about; null when there is nothing to ask, or it was answered. */
    asked: asks ? found : null,
    answer: useCallback(() => setAsks(false), []),
    /** Of the step that is shown; gone with the next one. */
    away: away?.step === session.step ? away.recap : null,
    closeAway: useCallback(() => setAway(null), []),
  };
}
