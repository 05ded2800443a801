"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { changeCookSettings } from "@/lib/browser/cook-settings";
import { canSpeak, speak, type Speech as Voice } from "@/lib/browser/speech";
import { slowerRate } from "@/lib/engine/speak/rate";
import type { Step } from "@/lib/engine/recipe/formatted";
import { spokenStep } from "@/lib/engine/show/spoken-step";
import { useCookSettings } from "./use-cook-settings";
import { t } from "@/lib/messages";

const FAILED = {
  get title() {
    return t("Reading aloud failed");
  },
  get text() {
    return t("This browser's voice did not answer. Please try again.");
  },
};

/** A step being read aloud, and what the cook can do with it. */
export type ReadAloud = {
  /** False where the browser has no voice. */
  isPossible: boolean;
  state: "idle" | "speaking" | "paused";
  isMuted: boolean;
  /** False when the voice is at its slowest. */
  canSlow: boolean;
  /** Where the sentence that is being said stands in the plain instruction. */
  spoken: { start: number; end: number } | null;
  listen(): void;
  stop(): void;
  pauseOrResume(): void;
  /** The sentence again; the whole step from its start when nothing is being read. */
  repeat(): void;
  slower(): void;
  /** Muted, the sentences are marked in turn without a sound. */
  mute(isMuted: boolean): void;
};

/**
 * Reads one step aloud, line by line and sentence by sentence (cooking.md#read-aloud). Give the component that uses it a `key` of the step, or call `stop`:
 * a reading belongs to its step and ends when `instruction` changes or the component goes.
 */
export function useReadAloud(step: Step, language: string): ReadAloud {
  const { instruction } = step;
  const { voice, rate, muted } = useCookSettings();
  const sentences = useMemo(() => spokenStep(step, language), [step, language]);
  const [at, setAt] = useState<{ index: number; of: string; isPaused: boolean } | null>(null);
  const current = useRef<Voice | null>(null);
  // What was read of another text is over: nothing of it is marked, even before the voice has fallen silent.
  const now = at?.of === instruction ? at : null;

  useEffect(() => () => current.current?.stop(), [instruction]);

  function listen() {
    if (sentences.length === 0) return;
    const reading = speak(
      sentences.map(({ spoken }) => spoken),
      {
        rate,
        voiceURI: voice ?? undefined,
        language,
        volume: muted ? 0 : 1,
        onSentence: (index) => setAt({ index, of: instruction, isPaused: false }),
        onEnd: (why) => {
          if (current.current === reading) current.current = null;
          setAt((shown) => (shown?.of === instruction ? null : shown));
          if (why === "failed") toast({ ...FAILED, tone: "problem" });
        },
      },
    );
    current.current = reading;
  }

  return {
    isPossible: canSpeak() && sentences.length > 0,
    state: now === null ? "idle" : now.isPaused ? "paused" : "speaking",
    isMuted: muted,
    canSlow: slowerRate(rate) < rate,
    spoken: now === null ? null : (sentences[now.index] ?? null),
    listen,
    stop: () => current.current?.stop(),
    pauseOrResume() {
      if (now === null) return;
      if (now.isPaused) current.current?.resume();
      else current.current?.pause();
      setAt({ ...now, isPaused: !now.isPaused });
    },
    repeat() {
      if (current.current) current.current.repeat();
      else listen();
    },
    slower() {
      const slow = slowerRate(rate);
      changeCookSettings({ rate: slow });
      current.current?.setRate(slow);
    },
    mute(isMuted) {
      changeCookSettings({ muted: isMuted });
      current.current?.setVolume(isMuted ? 0 : 1);
    },
  };
}
