"use client";

import { MoonStar } from "lucide-react";
import { Switch } from "@/components/ui/switch";
import { Button } from "@/components/ui/button";
import { FALLBACK_PULSE_MS, keepAwakeLabel } from "@/lib/engine/cook/settings";
import type { KeepAwakeControl } from "./use-keep-awake";
import { messageLanguage, t } from "@/lib/messages";

/** Whether the screen stays on; where the browser cannot promise it, that is said and what helps. */
export function KeepAwakeSwitch({ awake }: { awake: KeepAwakeControl }) {
  const isFallback = awake.state.wanted && awake.state.held === "fallback";
  return (
    <div>
      <Switch
        checked={awake.state.wanted}
        onCheckedChange={awake.set}
        aria-describedby={isFallback ? "keep-awake-hint" : undefined}
        className="min-h-12 w-full px-3 text-left leading-tight"
      >
        {keepAwakeLabel(awake.state, messageLanguage())}
      </Switch>
      {isFallback && (
        <p id="keep-awake-hint" className="px-3 pb-2 text-sm text-muted">
          {t(
            "This browser cannot hold the screen on. It tries again every {seconds} seconds. To be sure, choose a longer screen time in your device’s own settings.",
            { seconds: FALLBACK_PULSE_MS / 1000 },
          )}
        </p>
      )}
    </div>
  );
}

/** Says that no web page rings reliably behind a locked screen. Shown where the screen is not kept on; that it is not, the message and the switch say. */
export function RingNote({ awake }: { awake: KeepAwakeControl }) {
  const { wanted, held } = awake.state;
  if (wanted && held !== "fallback") return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
      <MoonStar aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-60">
        {t("When the screen locks, timers may stay silent until you look again.")}
      </p>
      {!wanted && (
        <Button size="small" onClick={() => awake.set(true)}>
          {t("Turn on Keep Awake")}
        </Button>
      )}
    </div>
  );
}
