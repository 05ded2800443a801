/** Keeps the screen on (Screen Wake Lock), and repeats the try where the browser refuses. */
import { FALLBACK_PULSE_MS } from "@/lib/engine/cook/settings";

export type ScreenLock = { release(): void };

/**
 * Holds the screen awake; `onReleased` is called when the browser takes the lock away (it does when the tab is hidden).
 * @throws whatever the browser throws where it cannot or will not: no such API, no battery, no permission
 */
export async function requestScreenLock(onReleased: () => void): Promise<ScreenLock> {
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
export function startPulse(pulse: () => void): () => void {
  const timer = setInterval(pulse, FALLBACK_PULSE_MS);
  return () => clearInterval(timer);
}
