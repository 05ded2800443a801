"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and until React listens here: a button that cannot work yet is disabled, so that no click is swallowed. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
