"use client";

import { Pause, Play, RotateCcw, Square, Timer } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { clsx } from "clsx";
import type { CookStore } from "@/lib/browser/cook-store";
import { clockFace, leftMs, rangAgo, type Countdown, type CountdownEvent } from "@/lib/engine/cook/countdown";
import { DEFAULT_TIMER_MINUTES, MORE_MINUTES } from "@/lib/engine/cook/timer-minutes";
import { lengthMsOf, timerOfStep, type TimedStep } from "@/lib/engine/cook/timers";
import { statedInOwnWords } from "@/lib/engine/language/own-times";
import { useNow } from "./use-timers";
import { messageLanguage, t, tn } from "@/lib/messages";

type Props = {
  store: CookStore;
  clock: Countdown;
  step: TimedStep;
  /** The recipe's own. */
  language: string;
  onEvent: (event: CountdownEvent) => void;
  onChangeTime: () => void;
};

/** The step's timer: always at the same place, whatever the step. It is no live region: only its start and its end are announced. */
export function StepTimer({ store, clock, step, language, onEvent, onChangeTime }: Props) {
  const now = useNow(store);
  const { label, Icon, event } = actionOf(clock);
  return (
    <section
      aria-label={t("Timer of this step")}
      className={clsx(
        "cook-timer",
        clock.kind === "rang" ? "border-butter-line bg-butter text-butter-ink" : "border-line bg-card",
      )}
    >
      <div className="cook-timer-face">
        <span
          role="timer"
          aria-label={t("Step timer")}
          className={clsx(
            "flex min-h-[2.125rem] items-end font-serif leading-none font-semibold tabular-nums lg:min-h-15",
            isGuess(clock, step) ? "text-2xl text-muted lg:text-4xl" : "text-3xl lg:text-6xl",
          )}
        >
          {clockFace(leftMs(clock, now))}
        </span>
        <p
          className={clsx(
            "min-w-0",
            clock.kind === "rang"
              ? "text-right text-base leading-tight font-bold lg:text-left"
              : "truncate text-sm",
          )}
        >
          {lineOf(clock, step, language, now)}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)] gap-2">
        <TimerButton variant={clock.kind === "rang" ? "primary" : undefined} onClick={() => onEvent(event)}>
          <Icon aria-hidden />
          {label}
        </TimerButton>
        <TimerButton onClick={() => onEvent({ type: "reset" })}>
          <RotateCcw aria-hidden />
          {t("Reset")}
        </TimerButton>
        <TimerButton onClick={onChangeTime}>
          <Timer aria-hidden className="max-narrow:hidden" />
          {t("Change time")}
        </TimerButton>
      </div>
      {clock.kind === "rang" && (
        <div className="grid grid-cols-2 gap-2">
          {[1, MORE_MINUTES].map((minutes) => (
            <TimerButton key={minutes} onClick={() => onEvent({ type: "extend", byMs: minutes * MINUTE_MS })}>
              {tn(minutes, "{count} more minute", "{count} more minutes")}
            </TimerButton>
          ))}
        </div>
      )}
    </section>
  );
}

const MINUTE_MS = 60_000;

const TimerButton = (props: ComponentProps<typeof Button>) => (
  <Button size="small" className="gap-1.5 px-1 leading-tight" {...props} />
);

/** Nobody asked for this time: five minutes stand there because the recipe says none. */
const isGuess = (clock: Countdown, step: TimedStep): boolean =>
  clock.kind !== "rang" && !timerOfStep(step).stated && clock.lengthMs === lengthMsOf(DEFAULT_TIMER_MINUTES);

function actionOf(clock: Countdown): { label: string; Icon: typeof Play; event: CountdownEvent } {
  if (clock.kind === "running") return { label: t("Pause"), Icon: Pause, event: { type: "pause" } };
  if (clock.kind === "rang") return { label: t("Stop"), Icon: Square, event: { type: "reset" } };
  return { label: clock.isFresh ? t("Start") : t("Resume"), Icon: Play, event: { type: "resume" } };
}

/** What the cook should know about this time. */
function lineOf(clock: Countdown, step: TimedStep, language: string, now: number): string {
  if (clock.kind === "rang")
    return t("Time is up, {rangAgo}", { rangAgo: rangAgo(clock.rangAtMs, now, messageLanguage()) });
  const timer = timerOfStep(step);
  return timer.stated
    ? t("Recipe: {statedInOwnWords}", { statedInOwnWords: statedInOwnWords(timer, language) })
    : t("This step states no time");
}
