"use client";

import { useState } from "react";
import { ApiError } from "@/lib/browser/api";

type Submission = {
  /** True from sending to the answer: the form's button is disabled. */
  busy: boolean;
  /** Why the last sending failed, for beside the form. */
  failure: string | null;
  /** Runs `send`; a failure becomes the sentence, and nothing is thrown. */
  submit: (send: () => Promise<void>) => Promise<void>;
  /** Says why nothing was sent. */
  refuse: (sentence: string | null) => void;
};

/**
 * The sending of a form. On failure the cook reads the server's own sentence for the statuses that `tells` accepts (all, unless given),
 * and `fallback` otherwise. `onFailure` gets what is shown.
 */
export function useSubmission({
  fallback,
  tells = (status) => status > 0,
  onFailure,
}: {
  fallback: string;
  /** Of an HTTP status; 0 is no answer at all. */
  tells?: (status: number) => boolean;
  onFailure?: (sentence: string) => void;
}): Submission {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(send: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      const sentence = error instanceof ApiError && tells(error.status) ? error.sentence : fallback;
      setFailure(sentence);
      onFailure?.(sentence);
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, submit, refuse: setFailure };
}
