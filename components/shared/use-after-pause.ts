"use client";

import { useCallback, useEffect, useRef } from "react";

/** Runs what was asked for last once `ms` have passed without another, so that not every letter of a search asks the server. */
export function useAfterPause(ms: number): (run: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A search that is left leads nowhere any more.
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (run) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(run, ms);
    },
    [ms],
  );
}
