"use client";

/**
 * The one visible message (screens.md#message). A module-level store, so that any client code can
 * call `toast()`; `Toaster` draws it.
 */
import { createStore, useStore } from "@/lib/browser/store";

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

let count = 0;
const message = createStore<ToastMessage | null>(null);

/** Shows a message for five seconds in place of the one before; answers its id, to close it when its cause is gone. */
export function toast(
  said: Pick<ToastMessage, "title"> & Partial<Omit<ToastMessage, "id" | "open">>,
): ToastMessage["id"] {
  count += 1;
  message.write({ tone: "plain", durationMs: DURATION_MS, ...said, id: count, open: true });
  return count;
}

/** Closes the message `id`, or whichever is open: what was said before a new attempt no longer holds. */
export function closeToast(id?: number): void {
  const current = message.read();
  if (current && current.id === (id ?? current.id)) message.write({ ...current, open: false });
}

export const useToastMessage = (): ToastMessage | null => useStore(message);
