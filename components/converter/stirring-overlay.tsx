"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFullScreen, DialogTitle } from "@/components/ui/dialog";
import type { ProcessingStage } from "./use-processing";
import { t } from "@/lib/messages";

/** The full-screen wait: what is happening now, how long it has taken, and Cancel. Esc cancels too. */
export function StirringOverlay({ stage, onCancel }: { stage: ProcessingStage; onCancel: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogFullScreen aria-describedby={undefined} className="grid place-items-center p-6">
        <div className="grid max-w-lg justify-items-center gap-6 text-center">
          <Pot />
          <DialogTitle className="text-3xl">{t("Stirring the pot")}</DialogTitle>
          <p role="status" className="text-lg">
            {stage.label}
          </p>
          {stage.of !== undefined && <Progress done={stage.done ?? 0} of={stage.of} />}
          <Elapsed />
          <Button size="large" className="min-w-44" onClick={onCancel}>
            {t("Cancel")}
          </Button>
        </div>
      </DialogFullScreen>
    </Dialog>
  );
}

function Progress({ done, of }: { done: number; of: number }) {
  return (
    <div
      role="progressbar"
      aria-label={t("Photos read")}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      className="h-3 w-72 max-w-full overflow-hidden rounded-full border border-line-strong bg-card"
    >
      <div className="h-full bg-accent transition-[width]" style={{ width: `${(100 * done) / of}%` }} />
    </div>
  );
}

/** So soon, a count says nothing yet. */
const COUNTED_FROM_SECONDS = 4;

/** Only the time that has passed is known, so that is what it says. Not a live region: it would speak every second. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const tick = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 1000);
    return () => clearInterval(tick);
  }, []);
  return (
    <p className="text-muted tabular-nums">
      {t("{seconds}You can cancel and keep what you entered.", {
        seconds: seconds >= COUNTED_FROM_SECONDS && t("{seconds} seconds so far. ", { seconds }),
      })}
    </p>
  );
}

function Pot() {
  return (
    <svg viewBox="0 0 200 170" aria-hidden className="w-56 text-ink" fill="none" strokeLinecap="round">
      <g stroke="var(--muted)" strokeWidth="4">
        <path className="animate-steam" d="M70 52c-8-9 8-14 0-24" />
        <path className="animate-steam [animation-delay:0.7s]" d="M100 46c-8-9 8-14 0-24" />
        <path className="animate-steam [animation-delay:1.4s]" d="M130 52c-8-9 8-14 0-24" />
      </g>
      <g className="animate-stir origin-[104px_92px]" stroke="var(--accent)" strokeWidth="7">
        <path d="M112 96 148 22" />
        <ellipse
          cx="152"
          cy="15"
          rx="9"
          ry="6.5"
          transform="rotate(-62 152 15)"
          fill="var(--accent-soft)"
          strokeWidth="4.5"
        />
      </g>
      <g stroke="currentColor" strokeWidth="4.5">
        <path d="M44 86h112v44c0 14-10 24-24 24H68c-14 0-24-10-24-24z" fill="var(--card)" />
        <path d="M34 86h132" />
        <path d="M44 104H28c-6 0-6 16 0 16h16M156 104h16c6 0 6 16 0 16h-16" />
      </g>
      <path d="M60 100h80" stroke="var(--butter-line)" strokeWidth="5" />
    </svg>
  );
}
