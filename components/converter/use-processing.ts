"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { closeToast } from "@/components/ui/use-toast";

/** What is happening now; `done` of `of` when the work has countable parts. */
export type ProcessingStage = { label: string; done?: number; of?: number };

type Tools = { signal: AbortSignal; report: (stage: ProcessingStage) => void };

/** One piece of work at a time that the cook waits for, sees the stage of, and can cancel. */
export function useProcessing() {
  const [stage, setStage] = useState<ProcessingStage | null>(null);
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setStage(null);
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  /** The work's value, or null when it was cancelled. Its errors pass through. */
  const run = useCallback(
    async <T>(first: ProcessingStage, work: (tools: Tools) => Promise<T>): Promise<T | null> => {
      running.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      const report = (next: ProcessingStage) => {
        if (!signal.aborted) setStage(next);
      };
      closeToast();
      report(first);
      try {
        const value = await work({ signal, report });
        return signal.aborted ? null : value;
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      } finally {
        if (running.current === controller) {
          running.current = null;
          setStage(null);
        }
      }
    },
    [],
  );

  return { stage, run, cancel };
}
