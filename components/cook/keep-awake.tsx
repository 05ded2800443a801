"use client";

import { Switch } from "@/components/ui/switch";
import { FALLBACK_PULSE_MS, keepAwakeLabel } from "@/lib/engine/cook/settings";
import type { KeepAwakeControl } from "./use-keep-awake";

/** Whether the screen stays on; where the browser cannot promise it, that is said and what helps. */
export function KeepAwakeSwitch({ awake }: { awake: KeepAwakeControl }) {
  const isFallback = awake.state.wanted && awake.state.held === "fallback";
  return (
    <div>
      <Switch
        checked={awake.state.wanted}
        onCheckedChange={awake.set}
        aria-describedby={isFallback ? "keep-awake-hint" : undefined}
        className="min-h-12 w-full px-3"
      >
        {keepAwakeLabel(awake.state)}
      </Switch>
      {isFallback && (
        <p id="keep-awake-hint" className="px-3 pb-2 text-sm text-muted">
          This browser cannot hold the screen on. It tries again every {FALLBACK_PULSE_MS / 1000} seconds. To
          be sure, choose a longer screen time in your device&rsquo;s own settings.
        </p>
      )}
    </div>
  );
}
