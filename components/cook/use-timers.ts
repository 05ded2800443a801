"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { CookStore } from "@/lib/browser/cook-store";
import { unlockSound } from "@/lib/browser/sound";
import type { Countdown } from "@/lib/engine/cook/countdown";
import { labelsOf, labelWith } from "@/lib/engine/language/labels";
import { statedInOwnWords } from "@/lib/engine/language/times/own-times";
import type { Cooking } from "./use-cook-session";

/** The time, for what counts down on the screen: every second while Cook Mode is shown, at once when the tab is seen again. */
export const useNow = (store: CookStore): number =>
  useSyncExternalStore(store.subscribe, store.readNow, store.readNow);

const MINUTE_MS = 60_000;
const lengthOf = ({ lengthMs }: Countdown) => ({ minutes: lengthMs / MINUTE_MS, minutesMax: null });

/**
 * Looks at the clock while Cook Mode is open, lets the first touch or key unlock the sound, and has the words for a screen reader:
 * in the recipe's language: when the step's timer starts, and when any timer ends. Nothing is said while it counts.
 */
export function useTimers({ session, store, total, language }: Cooking): {
  started: string;
  finished: string;
} {
  const [finished, setFinished] = useState("");
  const { phase, step, clock } = session;
  const { stepOf, timerStarted, timerEnded } = labelsOf(language);
  useEffect(() => store.show(), [store]);
  useEffect(
    () =>
      store.onRing((timers) => setFinished(timers.map(({ name }) => `${timerEnded}: ${name}.`).join(" "))),
    [store, timerEnded],
  );
  useEffect(() => {
    unlockSound();
    addEventListener("pointerdown", unlockSound);
    addEventListener("keydown", unlockSound);
    return () => {
      removeEventListener("pointerdown", unlockSound);
      removeEventListener("keydown", unlockSound);
    };
  }, []);
  if (phase !== "cooking") return { started: "", finished };
  const place = `${labelWith(stepOf, step + 1, total)}.`;
  if (clock.kind !== "running") return { started: place, finished };
  return { started: `${place} ${timerStarted}: ${statedInOwnWords(lengthOf(clock), language)}.`, finished };
}
