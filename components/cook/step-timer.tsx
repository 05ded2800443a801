"use client";

import { Pause, Play, RotateCcw, Square, Timer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { CookStore } from "@/lib/browser/cook-store";
import { clockFace, leftMs, rangAgo, type Countdown, type CountdownEvent } from "@/lib/engine/cook/countdown";
import { statedInWords, stepTimerOf } from "@/lib/engine/cook/timer-parse";
import { useNow } from "./use-timers";

type Props = {
  store: CookStore;
  clock: Countdown;
  instruction: string;
  onEvent: (event: CountdownEvent) => void;
  onChangeTime: () => void;
};

/** The step's timer: always at the same place, whatever the step. It is no live region: only its start and its end are announced. */
export function StepTimer({ store, clock, instruction, onEvent, onChangeTime }: Props) {
  const now = useNow(store);
  return (
    <section
      aria-label="Timer of this step"
      className={cn(
        "grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 rounded-card border-[1.5px] px-4 py-2.5 shadow-card",
        clock.kind === "rang" ? "border-butter-line bg-butter text-butter-ink" : "border-line bg-card",
      )}
    >
      <div className="grid">
        <span role="timer" aria-label="Step timer" className="font-serif text-3xl font-semibold tabular-nums">
          {clockFace(leftMs(clock, now))}
        </span>
      </div>
      <p className="truncate text-right text-sm">{lineOf(clock, instruction, now)}</p>
      <div className="col-span-2 grid grid-cols-3 gap-2">
        <MainAction clock={clock} onEvent={onEvent} />
        <Button size="small" className="px-2" onClick={() => onEvent({ type: "reset" })}>
          <RotateCcw aria-hidden />
          Reset
        </Button>
        <Button size="small" className="px-2" onClick={onChangeTime}>
          <Timer aria-hidden className="max-narrow:hidden" />
          Change time
        </Button>
      </div>
    </section>
  );
}

function MainAction({ clock, onEvent }: Pick<Props, "clock" | "onEvent">) {
  const { label, Icon, event } = actionOf(clock);
  return (
    <Button size="small" className="px-2" onClick={() => onEvent(event)}>
      <Icon aria-hidden />
      {label}
    </Button>
  );
}

function actionOf(clock: Countdown): { label: string; Icon: typeof Play; event: CountdownEvent } {
  if (clock.kind === "running") return { label: "Pause", Icon: Pause, event: { type: "pause" } };
  if (clock.kind === "rang") return { label: "Stop", Icon: Square, event: { type: "reset" } };
  return { label: clock.isFresh ? "Start" : "Resume", Icon: Play, event: { type: "resume" } };
}

/** What the cook should know about this time. */
function lineOf(clock: Countdown, instruction: string, now: number): string {
  if (clock.kind === "rang") return `Time is up, ${rangAgo(clock.rangAtMs, now)}`;
  const timer = stepTimerOf(instruction);
  if (!timer.stated) return "No time stated";
  return timer.minutesMax === null ? "" : `Recipe: ${statedInWords(timer)}`;
}
