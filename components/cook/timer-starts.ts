import type { TimerStart } from "@/lib/engine/cook/settings";
import { t } from "@/lib/messages";

/** When a step's timer starts, in words; the first is what nobody has changed. */
export const timerStarts = (): readonly { value: TimerStart; label: string }[] => [
  { value: "always", label: t("Automatically on each step") },
  { value: "stated", label: t("Only when the step states a time") },
  { value: "never", label: t("Never") },
];
