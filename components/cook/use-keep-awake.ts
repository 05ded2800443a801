"use client";

import { useEffect, useReducer, useState, useSyncExternalStore } from "react";
import { toast } from "@/components/ui/use-toast";
import {
  KEEP_AWAKE_START,
  keepAwake,
  shouldRequest,
  type KeepAwake,
  FALLBACK_PULSE_MS,
} from "@/lib/engine/cook/settings";
import { t } from "@/lib/messages";

export type KeepAwakeControl = { state: KeepAwake; set: (on: boolean) => void };

/**
 * Keeps the screen on while Cook Mode is open (cooking.md#keep-awake): asked for again whenever the tab is seen again, every 30 seconds while
 * the browser refuses, and let go of on leaving. Use once.
 */
export function useKeepAwake(): KeepAwakeControl {
  const [state, dispatch] = useReducer(keepAwake, KEEP_AWAKE_START);
  const isVisible = useVisibleTab();
  /** Counts the tries, so that a pulse of the fallback is one more. */
  const [attempt, setAttempt] = useState(0);
  const { wanted } = state;

  // One lock for as long as it is wanted and the tab is seen: the browser itself takes it away from a hidden tab.
  useEffect(() => {
    if (!shouldRequest({ wanted, held: "none" }, isVisible)) return;
    let held: ScreenLock | null = null;
    let over = false;
    requestScreenLock(() => dispatch({ type: "released" })).then(
      (screen) => {
        if (over) return screen.release();
        held = screen;
        dispatch({ type: "granted" });
      },
      () => {
        if (over) return;
        dispatch({ type: "failed" });
      },
    );
    return () => {
      over = true;
      held?.release();
    };
  }, [wanted, isVisible, attempt]);

  const inFallback = wanted && isVisible && state.held === "fallback";
  useEffect(() => {
    if (!inFallback) return;
    return startPulse(() => setAttempt((tries) => tries + 1));
  }, [inFallback]);

  // Said once for each time it is turned on, not at each pulse.
  useEffect(() => {
    if (inFallback) toast({ title: t("Could not keep screen awake"), tone: "problem" });
  }, [inFallback]);

  return { state, set: (on) => dispatch({ type: on ? "turn-on" : "turn-off" }) };
}

const isVisible = () => document.visibilityState === "visible";

function onChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether this tab is seen now; false on the server. */
export const useVisibleTab = (): boolean => useSyncExternalStore(onChange, isVisible, () => false);

type ScreenLock = { release(): void };

/**
 * Holds the screen awake; `onReleased` is called when the browser takes the lock away (it does when the tab is hidden).
 * @throws whatever the browser throws where it cannot or will not: no such API, no battery, no permission
 */
async function requestScreenLock(onReleased: () => void): Promise<ScreenLock> {
  if (!("wakeLock" in navigator)) throw new Error("This browser cannot hold the screen");
  const lock = await navigator.wakeLock.request("screen");
  let mine = true;
  lock.addEventListener("release", () => mine && onReleased());
  return {
    release: () => {
      mine = false;
      // A lock that is gone already is released.
      void lock.release().catch(() => undefined);
    },
  };
}

/** The fallback (cooking.md#keep-awake): calls `pulse`, another try, every 30 seconds. Returns the function that stops it. */
function startPulse(pulse: () => void): () => void {
  const timer = setInterval(pulse, FALLBACK_PULSE_MS);
  return () => clearInterval(timer);
}
