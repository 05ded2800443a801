"use client";

import { Pause, Play, RotateCcw, Square, Timer } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { clsx } from "clsx";
import type { CookStore } from "@/lib/browser/cook-store";
import { clockFace, leftMs, rangAgo, type Countdown, type CountdownEvent } from "@/lib/engine/cook/countdown";
import { DEFAULT_TIMER_MINUTES, MORE_MINUTES } from "@/lib/engine/cook/timer-minutes";
import { lengthMsOf, timerOfStep, type TimedStep } from "@/lib/engine/cook/timers";
import { statedInOwnWords } from "@/lib/engine/language/times/own-times";
import { useNow } from "./use-timers";
import { messageLanguage, t, tn } from "@/lib/messages";

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
  const rang = clock.kind === "rang";
  return (
    <section
      aria-label={t("Timer of this step")}
      className={clsx(
        "cook-timer",
        rang && "cook-timer-rang",
        rang ? "border-butter-line bg-butter text-butter-ink" : "border-line bg-card",
      )}
    >
      <div className="cook-timer-face">
        {rang && <p className="cook-timer-up">{t("Time is up")}</p>}
        <span
          role="timer"
          aria-label={t("Step timer")}
          className={clsx(
            "flex min-h-[2.125rem] items-end leading-none tabular-nums",
            rang ? "text-base" : "font-serif font-semibold lg:min-h-15",
            !rang && (isGuess(clock, step) ? "text-2xl text-muted lg:text-4xl" : "text-3xl lg:text-6xl"),
          )}
        >
          {clockFace(leftMs(clock, now))}
        </span>
        <p
          className={clsx(
            "min-w-0 text-sm",
            rang
              ? "text-right font-semibold lg:text-left"
              : // In two low lines on a small phone: the buttons below stay where they are.
                "line-clamp-2 max-lg:text-right max-[24rem]:self-center max-[24rem]:leading-none",
          )}
        >
          {rang ? rangAgo(clock.rangAtMs, now, messageLanguage()) : lineOf(step)}
        </p>
      </div>
      {/* One row of buttons, that a press on Pause keeps the focus in when the time is up meanwhile. */}
      <div className="cook-timer-buttons">
        {rang &&
          [1, MORE_MINUTES].map((minutes) => (
            <TimerButton key={minutes} onClick={() => onEvent({ type: "extend", byMs: minutes * MINUTE_MS })}>
              {tn(minutes, "{count} more minute", "{count} more minutes")}
            </TimerButton>
          ))}
        <TimerButton variant={rang ? "primary" : undefined} onClick={() => onEvent(event)}>
          <Icon aria-hidden />
          {label}
        </TimerButton>
        <TimerButton variant={rang ? "quiet" : undefined} onClick={() => onEvent({ type: "reset" })}>
          <RotateCcw aria-hidden />
          {t("Reset")}
        </TimerButton>
        <div className={clsx("grid", rang && "col-span-2")}>
          <TimerButton variant={rang ? "quiet" : undefined} onClick={onChangeTime}>
            <Timer aria-hidden className="max-narrow:hidden" />
            {t("Change time")}
          </TimerButton>
        </div>
      </div>
    </section>
  );
}

const MINUTE_MS = 60_000;

const TimerButton = ({ className, ...props }: ComponentProps<typeof Button>) => (
  <Button size="small" className={clsx("gap-1.5 px-0.5 leading-tight", className)} {...props} />
);

/** Nobody asked for this time: five minutes stand there because the recipe says none. */
const isGuess = (clock: Countdown, step: TimedStep): boolean =>
  clock.kind !== "rang" && !timerOfStep(step).stated && clock.lengthMs === lengthMsOf(DEFAULT_TIMER_MINUTES);

function actionOf(clock: Countdown): { label: string; Icon: typeof Play; event: CountdownEvent } {
  if (clock.kind === "running") return { label: t("Pause"), Icon: Pause, event: { type: "pause" } };
  if (clock.kind === "rang") return { label: t("Stop"), Icon: Square, event: { type: "reset" } };
  return { label: clock.isFresh ? t("Start") : t("Resume"), Icon: Play, event: { type: "resume" } };
}

/** Where the time that counts down comes from, all of it in the language of the screen, whatever the recipe's. */
function lineOf(step: TimedStep): string {
  const timer = timerOfStep(step);
  return timer.stated
    ? t("Recipe: {statedInOwnWords}", { statedInOwnWords: statedInOwnWords(timer, messageLanguage()) })
    : t("This step states no time");
}
