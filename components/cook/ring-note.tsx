"use client";

import { MoonStar } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { KeepAwakeControl } from "./use-keep-awake";

/** The honest line: no web page rings for sure behind a locked screen. There where nothing keeps the screen on, with what helps. */
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
