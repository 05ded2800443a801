"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import type { CookStore } from "@/lib/browser/cook-store";
import { clockFace, leftMs, type CountdownEvent } from "@/lib/engine/cook/countdown";
import type { TrayTimer } from "@/lib/engine/cook/session";
import { useNow } from "./use-timers";
import { MORE_MINUTES } from "@/lib/engine/cook/timer-minutes";
import { t } from "@/lib/messages";

type Props = {
  store: CookStore;
  timer: TrayTimer;
  onEvent: (event: CountdownEvent) => void;
  onGo: () => void;
  onRemove: () => void;
  onClose: () => void;
};

/** One timer of the tray: pause it, give it more time, take it away, or go to its step. */
export function TrayTimerDialog({ store, timer, onEvent, onGo, onRemove, onClose }: Props) {
  const now = useNow(store);
  const runs = timer.clock.kind === "running";
  const close = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} className="sm:max-w-md">
        <div className="grid gap-4 overflow-y-auto p-5 sm:p-7">
          <DialogTitle lang={store.language()} className="text-xl">
            {timer.name}
          </DialogTitle>
          <p className="font-serif text-3xl font-semibold tabular-nums">
            {clockFace(leftMs(timer.clock, now))}
          </p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button
              size="large"
              className="px-3"
              onClick={() => onEvent({ type: runs ? "pause" : "resume" })}
            >
              {runs ? t("Pause") : t("Resume")}
            </Button>
            <Button
              size="large"
              className="px-3"
              onClick={() => onEvent({ type: "extend", byMs: MORE_MINUTES * 60_000 })}
            >
              {t("{minutes} more minutes", { minutes: MORE_MINUTES })}
            </Button>
            <Button size="large" className="px-3" onClick={close(onGo)}>
              {t("Go to step {step}", { step: timer.step + 1 })}
            </Button>
            <Button size="large" className="px-3" onClick={close(onRemove)}>
              {t("Stop this timer")}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
