"use client";

import { useEffect } from "react";
import { hardNavigate } from "@/lib/browser/hard-navigation";
import { calm } from "@/lib/browser/preferences";

/** Goes on by itself after a while; in calm mode only the cook goes on (billing.md#after-checkout). Null stays. */
export function useRedirect(to: string | null, afterMs: number): void {
  useEffect(() => {
    if (to === null || calm.read()) return;
    const timer = setTimeout(() => hardNavigate(to), afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs]);
}
