"use client";

import { Square, Volume2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useHydrated } from "@/components/shared/use-hydrated";
import { Button } from "@/components/ui/button";
import { canSpeak, speak } from "@/lib/browser/speech";

/** Reads instructions aloud, one after the other; the same button stops it. Not there where the browser has no voice. */
export function ReadGroupButton({
  instructions,
  describedBy,
}: {
  instructions: readonly string[];
  describedBy: string;
}) {
  const hydrated = useHydrated();
  const [stop, setStop] = useState<(() => void) | null>(null);
  useEffect(() => () => stop?.(), [stop]);
  if (!hydrated || !canSpeak()) return null;

  function toggle() {
    if (stop) {
      stop();
      setStop(null);
      return;
    }
    const reading = speak(instructions, () => setStop(null));
    setStop(() => reading.stop);
  }

  return (
    <Button
      size="small"
      variant="quiet"
      className="no-print -mx-3.5 justify-self-start"
      aria-describedby={describedBy}
      onClick={toggle}
    >
      {stop ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {stop ? "Stop" : "Listen"}
    </Button>
  );
}
