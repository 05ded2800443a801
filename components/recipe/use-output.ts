"use client";

import { useEffect, useRef, useState } from "react";
import { closeToast, toast } from "@/components/ui/use-toast";
import { answeredSentence } from "@/lib/browser/api";
import { downloadAnswer } from "@/lib/browser/download";
import type { Measures } from "@/lib/engine/measures/choice";
import type { FileOutput } from "@/lib/rules/outputs";
import { t, type Message } from "@/lib/messages";

type State =
  | { kind: "idle" }
  | { kind: "working"; file: FileOutput }
  | { kind: "failed"; file: FileOutput; text: string };

export type Output = {
  state: State;
  download: (file: FileOutput) => Promise<void>;
  /** Ends what is being made. */
  cancel: () => void;
  dismiss: () => void;
};

/** Taking a recipe along as a file: one at a time, with an end to the waiting, and a failure that stays until it is dealt with. */
export function useOutput(address: string, servings: number | null, measures: Measures): Output {
  const [state, setState] = useState<State>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function download(file: FileOutput) {
    const { format, ending, done, failed } = file;
    const attempt = new AbortController();
    running.current = attempt;
    setState({ kind: "working", file });
    closeToast();
    try {
      const name = await downloadAnswer(address, { format, servings, measures }, ending, attempt.signal);
      setState({ kind: "idle" });
      toast({ title: done, text: name });
    } catch (error) {
      if (attempt.signal.aborted) return setState({ kind: "idle" });
      const text = answeredSentence(error, t(NO_ANSWER));
      setState({ kind: "failed", file, text });
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

/** Shown where no answer came. */
export const NO_ANSWER = "There is no connection right now. Please try again." satisfies Message;
