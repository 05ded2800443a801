"use client";

import { Pause, Play, RotateCcw, Square, Timer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { clsx } from "clsx";
import type { CookStore } from "@/lib/browser/cook-store";
import { clockFace, leftMs, rangAgo, type Countdown, type CountdownEvent } from "@/lib/engine/cook/countdown";
import { timerOfStep, type TimedStep } from "@/lib/engine/cook/timers";
import { statedInWords } from "@/lib/engine/language/time-in-words";
import { useNow } from "./use-timers";

type Props = {
  store: CookStore;
  clock: Countdown;
  step: TimedStep;
  onEvent: (event: CountdownEvent) => void;
  onChangeTime: () => void;
};

/** The step's timer: always at the same place, whatever the step. It is no live region: only its start and its end are announced. */
export function StepTimer({ store, clock, step, onEvent, onChangeTime }: Props) {
  const now = useNow(store);
  const { label, Icon, event } = actionOf(clock);
  return (
    <section
      aria-label="Timer of this step"
      className={clsx(
        "cook-timer",
        clock.kind === "rang" ? "border-butter-line bg-butter text-butter-ink" : "border-line bg-card",
      )}
    >
      <div className="cook-timer-face">
        <span
          role="timer"
          aria-label="Step timer"
          className="font-serif text-3xl leading-none font-semibold tabular-nums lg:text-6xl"
        >
          {clockFace(leftMs(clock, now))}
        </span>
        <p className="min-w-0 truncate text-sm">{lineOf(clock, step, now)}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)] gap-2">
        <Button size="small" className="gap-1.5 px-1 leading-tight" onClick={() => onEvent(event)}>
          <Icon aria-hidden />
          {label}
        </Button>
        <Button
          size="small"
          className="gap-1.5 px-1 leading-tight"
          onClick={() => onEvent({ type: "reset" })}
        >
          <RotateCcw aria-hidden />
          Reset
        </Button>
        <Button size="small" className="gap-1.5 px-1 leading-tight" onClick={onChangeTime}>
          <Timer aria-hidden className="max-narrow:hidden" />
          Change time
        </Button>
      </div>
    </section>
  );
}

function actionOf(clock: Countdown): { label: string; Icon: typeof Play; event: CountdownEvent } {
  if (clock.kind === "running") return { label: "Pause", Icon: Pause, event: { type: "pause" } };
  if (clock.kind === "rang") return { label: "Stop", Icon: Square, event: { type: "reset" } };
  return { label: clock.isFresh ? "Start" : "Resume", Icon: Play, event: { type: "resume" } };
}

/** What the cook should know about this time. */
function lineOf(clock: Countdown, step: TimedStep, now: number): string {
  if (clock.kind === "rang") return `Time is up, ${rangAgo(clock.rangAtMs, now)}`;
  const timer = timerOfStep(step);
  return timer.stated ? `Recipe: ${statedInWords(timer)}` : "This step states no time";
}
