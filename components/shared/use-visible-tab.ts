"use client";

import { useSyncExternalStore } from "react";

const isVisible = () => document.visibilityState === "visible";

function onChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether this tab is seen now; false on the server. */
export const useVisibleTab = (): boolean => useSyncExternalStore(onChange, isVisible, () => false);
