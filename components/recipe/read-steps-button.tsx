"use client";

import { Pause, Play, Square, Volume2 } from "lucide-react";
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { canSpeak, speak, type Speech } from "@/lib/browser/speech";
import { spokenStep } from "@/lib/engine/show/spoken-step";
import { useServings } from "./servings";
import { t } from "@/lib/messages";

const FAILED = {
  get title() {
    return t("Reading aloud failed");
  },
  get text() {
    return t("This browser's voice did not answer. Please try again.");
  },
};

/** Reads steps aloud as they are shown, line by line: Listen becomes Stop, with Pause beside it. Not there where the browser has no voice. */
export function ReadStepsButton({
  steps: numbers,
  language,
  describedBy,
  isQuiet = false,
  readsAll = false,
}: {
  /** By their numbers. */
  steps: readonly number[];
  language: string;
  describedBy: string;
  /** Stands beside each step: small, and out of the line that is read. */
  isQuiet?: boolean;
  /** Reads what other buttons read one by one, and is named apart from them. */
  readsAll?: boolean;
}) {
  const { content, rewritten } = useServings();
  const hydrated = useHydrated();
  const [reading, setReading] = useState<Speech | null>(null);
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

  const words = readsAll
    ? { listen: t("Read all aloud"), stop: t("Stop reading") }
    : { listen: t("Listen"), stop: t("Stop") };
  const look = clsx(
    isQuiet &&
      "font-medium text-muted max-sm:min-w-11 max-sm:justify-start max-sm:px-0 max-sm:text-xs max-sm:[&_svg]:hidden",
  );
  return (
    <div
      className={clsx(
        "no-print flex flex-wrap gap-1",
        isQuiet ? "max-sm:-mt-1.5 max-sm:-mb-2.5 max-sm:flex-col sm:-mr-3.5" : "-mx-3.5",
      )}
    >
      <Button
        size="small"
        variant="quiet"
        className={look}
        aria-describedby={describedBy}
        onClick={() => (reading ? reading.stop() : start())}
      >
        {reading ? <Square aria-hidden /> : <Volume2 aria-hidden />}
        {reading ? words.stop : words.listen}
      </Button>
      {reading && (
        <Button
          size="small"
          variant="quiet"
          className={look}
          aria-describedby={describedBy}
          onClick={pauseOrResume}
        >
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {isPaused ? t("Resume") : t("Pause")}
        </Button>
      )}
    </div>
  );
}
