"use client";

import { useEffect, useRef, useState } from "react";
import { closeToast, toast } from "@/components/ui/use-toast";
import { ApiError } from "@/lib/browser/api";
import { downloadAnswer } from "@/lib/browser/download";

export type FileFormat = "pdf" | "image";

const FILES = {
  pdf: { ending: ".pdf", done: "PDF downloaded", failed: "Failed to download recipe as PDF" },
  image: { ending: ".png", done: "Image saved", failed: "Failed to download recipe as image" },
} as const;

type State =
  | { kind: "idle" }
  | { kind: "working"; format: FileFormat }
  | { kind: "failed"; format: FileFormat; title: string; text: string };

export type Output = {
  state: State;
  download: (format: FileFormat) => Promise<void>;
  /** Ends what is being made. */
  cancel: () => void;
  dismiss: () => void;
};

/** Taking a recipe along as a file: one at a time, with an end to the waiting, and a failure that stays until it is dealt with. */
export function useOutput(address: string, servings: number | null): Output {
  const [state, setState] = useState<State>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function download(format: FileFormat) {
    const { ending, done, failed } = FILES[format];
    const attempt = new AbortController();
    running.current = attempt;
    setState({ kind: "working", format });
    closeToast();
    try {
      const name = await downloadAnswer(address, { format, servings }, ending, attempt.signal);
      setState({ kind: "idle" });
      toast({ title: done, text: name });
    } catch (error) {
      if (attempt.signal.aborted) return setState({ kind: "idle" });
      const text = sentenceOf(error);
      setState({ kind: "failed", format, title: failed, text });
      toast({ title: failed, text, tone: "problem" });
    }
  }

  return {
    state,
    download,
    cancel: () => running.current?.abort(),
    dismiss: () => setState({ kind: "idle" }),
  };
}

/** What the cook reads of a failed call. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status > 0
    ? error.sentence
    : "There is no connection right now. Please try again.";
