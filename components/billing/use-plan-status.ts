"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { answers } from "@/lib/browser/answers";
import { ApiError, requestJson } from "@/lib/browser/api";
import type { SubscriptionStatus } from "@/lib/contract/billing";

export type PlanStatus =
  | { state: "asking" }
  | { state: "known"; status: SubscriptionStatus }
  | { state: "signed-out" }
  /** No answer: the server decides when something is started. */
  | { state: "unknown" };

/** What the server says of the cook's plan, asked once when a dialog opens. `onSignedOut` is called when it says that nobody is signed in. */
export function usePlanStatus(onSignedOut?: () => void): PlanStatus {
  const [found, setFound] = useState<PlanStatus>({ state: "asking" });
  const signedOut = useEffectEvent(() => onSignedOut?.());
  useEffect(() => {
    const left = new AbortController();
    requestJson("/api/subscription/status", answers.plan, { signal: left.signal }).then(
      (status) => setFound({ state: "known", status }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        const isSignedOut = error instanceof ApiError && error.status === 401;
        setFound({ state: isSignedOut ? "signed-out" : "unknown" });
        if (isSignedOut) signedOut();
      },
    );
    return () => left.abort();
  }, []);
  return found;
}
