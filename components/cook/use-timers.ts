"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { CookStore } from "@/lib/browser/cook-store";
import { unlockSound } from "@/lib/browser/sound";

/** The time, for what counts down on the screen: every second while Cook Mode is shown, at once when the tab is seen again. */
export const useNow = (store: CookStore): number =>
  useSyncExternalStore(store.subscribe, store.readNow, store.readNow);

/** Looks at the clock while Cook Mode is open, lets the first touch or key unlock the sound, and says which timer has just ended. */
export function useTimers(store: CookStore): { finished: string } {
  const [finished, setFinished] = useState("");
  useEffect(() => store.show(), [store]);
  useEffect(
    () =>
      store.onRing((timers) => setFinished(timers.map(({ name }) => `Timer finished: ${name}.`).join(" "))),
    [store],
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
  return { finished };
}
