/** The vibration of a finished timer (spec cooks §9), on devices that can. */
import { VIBRATION_MS } from "@/lib/engine/cook/countdown";

export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

export function vibrate(): void {
  if (canVibrate()) navigator.vibrate([...VIBRATION_MS]);
}
