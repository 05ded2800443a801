"use client";

import { BellRing, Square } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { clsx } from "clsx";
import type { CookStore } from "@/lib/browser/cook-store";
import { clockFace, leftMs, rangAgo, type Countdown, type CountdownEvent } from "@/lib/engine/cook/countdown";
import type { TrayTimer } from "@/lib/engine/cook/session";
import { hasRung } from "./timer-order";
import { useNow } from "./use-timers";
import { MORE_MINUTES } from "@/lib/engine/cook/timer-minutes";
import { withoutStepNumber } from "@/lib/engine/cook/timers";
import { messageLanguage, t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** "12:04", "12:04, paused", "rang 3 min ago". */
export function timerState(clock: Countdown, now: number): string {
  if (clock.kind === "rang") return rangAgo(clock.rangAtMs, now, messageLanguage());
  return clock.kind === "paused"
    ? t("{clockFace}, paused", { clockFace: clockFace(clock.leftMs) })
    : clockFace(leftMs(clock, now));
}

type Props = {
  store: CookStore;
  timers: readonly TrayTimer[];
  /** The recipe they belong to, said where timers of several recipes are seen. */
  of?: string;
  onEvent: (id: string, event: CountdownEvent) => void;
  onDismiss: (id: string) => void;
  onOpen: (timer: TrayTimer) => void;
  /** On a phone, beside the first timer that still runs: it shows those that wait behind it. */
  children?: ReactNode;
};

/** Timers that run on while other steps are cooked. One that rings stays, and says since when, until the cook stops it. */
export function TimerTray({ store, timers, of, onEvent, onDismiss, onOpen, children }: Props) {
  const now = useNow(store);
  if (timers.length === 0) return null;
  const rung = timers.filter(hasRung).length;
  return (
    <section
      aria-label={of === undefined ? t("Running timers") : t("Running timers: {of}", { of })}
      className="cook-width pt-2.5"
    >
      {of !== undefined && <p className="truncate text-sm font-semibold">{of}</p>}
      <ul className={clsx("cook-tray-list", rung > 1 && "cook-tray-rings")}>
        {timers.map((timer, index) =>
          hasRung(timer) ? (
            <li key={timer.id} className="col-span-full">
              <Ringing
                timer={timer}
                lang={store.language()}
                ago={timerState(timer.clock, now)}
                onMore={() => onEvent(timer.id, { type: "extend", byMs: MORE_MINUTES * 60_000 })}
                onStop={() => onDismiss(timer.id)}
              />
            </li>
          ) : (
            <li key={timer.id} className={clsx("cook-tray-running", children && "cook-tray-folds")}>
              <Running timer={timer} now={now} lang={store.language()} onOpen={() => onOpen(timer)} />
              {index === rung && children}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Face({ timer, now, lang }: { timer: TrayTimer; now: number; lang: string }) {
  return (
    <span role="timer" lang={lang} aria-label={timer.name} className="font-bold tabular-nums">
      {clockFace(leftMs(timer.clock, now))}
    </span>
  );
}

/** The whole of it opens what can be done with it. The button lies over the text, because a timer inside a button is none. */
function Running({
  timer,
  now,
  lang,
  onOpen,
}: {
  timer: TrayTimer;
  now: number;
  lang: string;
  onOpen: () => void;
}) {
  const isPaused = timer.clock.kind === "paused";
  return (
    <div
      className={clsx(
        "relative flex min-h-11 min-w-0 grow items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-card pr-3.5 pl-1.5 hover:bg-accent-soft",
        isPaused && "border-dashed",
      )}
    >
      <span aria-hidden className="cook-tray-step">
        {timer.step + 1}
      </span>
      <span aria-hidden lang={lang} dir="auto" className="min-w-0 grow truncate text-sm">
        {withoutStepNumber(timer.name)}
      </span>
      <Face timer={timer} now={now} lang={lang} />
      {isPaused && <span className="text-sm text-muted">{t("paused")}</span>}
      <button type="button" className="absolute -inset-[1.5px] rounded-full" onClick={onOpen}>
        <span className="sr-only">
          {rich("Change the timer <span>{name}</span>", {
            span: (text) => <span lang={lang}>{text}</span>,
            name: timer.name,
          })}
        </span>
      </button>
    </div>
  );
}

function Ringing({
  timer,
  ago,
  lang,
  onMore,
  onStop,
}: {
  timer: TrayTimer;
  ago: string;
  lang: string;
  onMore: () => void;
  onStop: () => void;
}) {
  return (
    <div className="cook-ringing rounded-card border-[1.5px] border-butter-line bg-butter text-butter-ink">
      <BellRing aria-hidden className="size-6 shrink-0" />
      <p>
        <b lang={lang} dir="auto">
          {timer.name}
        </b>
        <span className="text-sm">
          <Face timer={timer} now={0} lang={lang} /> {t("· Time is up, {ago}", { ago })}
        </span>
      </p>
      <div className="cook-ringing-buttons">
        <Button size="small" className="leading-tight max-narrow:px-1" onClick={onMore}>
          {t("{minutes} more minutes", { minutes: MORE_MINUTES })}
        </Button>
        <Button size="small" variant="primary" className="max-narrow:px-1" onClick={onStop}>
          <Square aria-hidden className="max-narrow:hidden" />
          {t("Stop")}
        </Button>
      </div>
    </div>
  );
}
