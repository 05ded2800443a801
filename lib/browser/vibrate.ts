/** The vibration of a finished timer (cooking.md#timer-rings), on devices that can. */
import { VIBRATION_MS } from "@/lib/engine/cook/countdown";

export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

export function vibrate(): void {
  if (canVibrate()) navigator.vibrate([...VIBRATION_MS]);
}
