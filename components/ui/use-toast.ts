"use client";

/**
 * The one visible message (screens.md#message). A module-level store, so that any client code can
 * call `toast()`; `Toaster` draws it.
 */
import { useSyncExternalStore } from "react";

export type ToastMessage = {
  id: number;
  title: string;
  text?: string;
  tone: "plain" | "problem";
  /** One thing to do about it, while it shows. */
  action?: { label: string; run: () => void };
  durationMs: number;
  open: boolean;
};

const DURATION_MS = 5_000;

let current: ToastMessage | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message for five seconds in place of the one before. */
export function toast(
  message: Pick<ToastMessage, "title"> & Partial<Omit<ToastMessage, "id" | "open">>,
): void {
  count += 1;
  set({ tone: "plain", durationMs: DURATION_MS, ...message, id: count, open: true });
}

/** Closes the message `id`, or whichever is open: what was said before a new attempt no longer holds. */
export function closeToast(id = current?.id): void {
  if (current && current.id === id) set({ ...current, open: false });
}

export function useToastMessage(): ToastMessage | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
