"use client";

import { Pause, Play, RotateCcw, Square, Turtle, Volume2, VolumeX } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ReadAloud } from "./use-read-aloud";
import { t } from "@/lib/messages";

/** Reads the step aloud; while it does, the same button stops it. It keeps its place where the browser has no voice, and says why. */
export function CookListen({ reading }: { reading: ReadAloud }) {
  const isReading = reading.state !== "idle";
  return (
    <Button
      size="large"
      className="gap-2 px-0.5 leading-tight"
      disabled={!reading.isPossible}
      title={reading.isPossible ? undefined : t("This browser has no voice to read with.")}
      onClick={isReading ? reading.stop : reading.listen}
    >
      {isReading ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {isReading ? t("Stop") : t("Listen")}
    </Button>
  );
}

/** What can be done while a step is read aloud. It is there only as long as it is of use. */
export function ReadingBar({ reading }: { reading: ReadAloud }) {
  if (reading.state === "idle") return null;
  const isPaused = reading.state === "paused";
  return (
    <div
      role="group"
      aria-label={t("Reading aloud")}
      className="grid grid-cols-4 gap-1.5 rounded-card border border-line bg-card p-1.5"
    >
      <BarButton
        onClick={reading.pauseOrResume}
        icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
      >
        {isPaused ? t("Resume") : t("Pause")}
      </BarButton>
      <BarButton onClick={reading.repeat} icon={<RotateCcw aria-hidden />}>
        {t("Repeat")}
      </BarButton>
      <BarButton onClick={reading.slower} disabled={!reading.canSlow} icon={<Turtle aria-hidden />}>
        {t("Slower")}
      </BarButton>
      <BarButton
        onClick={() => reading.mute(!reading.isMuted)}
        icon={reading.isMuted ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      >
        {reading.isMuted ? t("Unmute") : t("Mute")}
      </BarButton>
    </div>
  );
}

function BarButton({
  icon,
  children,
  ...props
}: {
  icon: React.ReactNode;
  children: string;
  onClick: () => void;
  disabled?: boolean;
}) {
  return (
    <Button size="small" variant="quiet" className="gap-2 px-1 max-sm:flex-col max-sm:gap-0.5" {...props}>
      {icon}
      {children}
    </Button>
  );
}
