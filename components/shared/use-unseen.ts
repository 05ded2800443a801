"use client";

import { useSyncExternalStore } from "react";
import { type Flag, hasSeen, subscribeFlags } from "@/lib/browser/flags";

/** True while this device has not been shown what the flag stands for; false on the server. */
export function useIsUnseen(flag: Flag): boolean {
  return useSyncExternalStore(
    subscribeFlags,
    () => !hasSeen(flag),
    () => false,
  );
}
