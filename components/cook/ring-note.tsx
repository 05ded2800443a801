"use client";

import { MoonStar } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { KeepAwakeControl } from "./use-keep-awake";

/** Says that no web page rings reliably behind a locked screen. Shown where the screen is not kept on, with what helps. */
export function RingNote({ awake }: { awake: KeepAwakeControl }) {
  const { wanted, held } = awake.state;
  if (wanted && held !== "fallback") return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
      <MoonStar aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-60">
        {wanted
          ? "This browser cannot keep the screen on. When it locks, timers may stay silent until you look again."
          : "When the screen locks, timers may stay silent until you look again."}
      </p>
      {!wanted && (
        <Button size="small" onClick={() => awake.set(true)}>
          Turn on Keep Awake
        </Button>
      )}
    </div>
  );
}
