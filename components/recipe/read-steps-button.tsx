"use client";

import { Pause, Play, Square, Volume2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { canSpeak, speak, type Reading } from "@/lib/browser/speech";
import { spokenStep } from "@/lib/engine/show/spoken-step";
import { useServings } from "./servings";

const FAILED = {
  title: "Reading aloud failed",
  text: "This browser's voice did not answer. Please try again.",
};

/** Reads steps aloud as they are shown, line by line: Listen becomes Stop, with Pause beside it. Not there where the browser has no voice. */
export function ReadStepsButton({
  steps: numbers,
  language,
  describedBy,
}: {
  /** By their numbers. */
  steps: readonly number[];
  language: string;
  describedBy: string;
}) {
  const { content, rewritten } = useServings();
  const hydrated = useHydrated();
  const [reading, setReading] = useState<Reading | null>(null);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => () => reading?.stop(), [reading]);
  if (!hydrated || !canSpeak()) return null;

  function start() {
    const steps = (rewritten ?? content).steps.filter(({ number }) => numbers.includes(number));
    const sentences = steps.flatMap((step) => spokenStep(step, language));
    if (sentences.length === 0) return;
    setPaused(false);
    setReading(
      speak(
        sentences.map(({ spoken }) => spoken),
        {
          language,
          onEnd: (why) => {
            setReading(null);
            if (why === "failed") toast({ ...FAILED, tone: "problem" });
          },
        },
      ),
    );
  }

  function pauseOrResume() {
    if (isPaused) reading?.resume();
    else reading?.pause();
    setPaused(!isPaused);
  }

  return (
    <div className="no-print -mx-3.5 flex flex-wrap gap-1">
      <Button
        size="small"
        variant="quiet"
        aria-describedby={describedBy}
        onClick={() => (reading ? reading.stop() : start())}
      >
        {reading ? <Square aria-hidden /> : <Volume2 aria-hidden />}
        {reading ? "Stop" : "Listen"}
      </Button>
      {reading && (
        <Button size="small" variant="quiet" aria-describedby={describedBy} onClick={pauseOrResume}>
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {isPaused ? "Resume" : "Pause"}
        </Button>
      )}
    </div>
  );
}
