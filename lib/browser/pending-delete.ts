/**
 * Deleting with a way back (recipes.md#delete): a recipe is gone from the screen at once, and from the server after 8 seconds or
 * when the page is left. Until then `undoDelete` brings it back, also after another page of the app was opened.
 */
import { request } from "./api";

export const UNDO_MS = 8_000;

export type PendingDelete = { id: string; title: string; state: "waiting" | "sent" | "failed" };

const timers = new Map<string, number>();
const listeners = new Set<() => void>();
let pending: readonly PendingDelete[] = [];

function set(next: readonly PendingDelete[]): void {
  pending = next;
  for (const listener of listeners) listener();
}

async function send(id: string): Promise<void> {
  timers.delete(id);
  try {
    // `keepalive` lets the call outlive the page that sends it.
    await request(`/api/recipes/${encodeURIComponent(id)}`, { method: "DELETE", keepalive: true });
    set(pending.map((entry) => (entry.id === id ? { ...entry, state: "sent" } : entry)));
  } catch {
    set(pending.map((entry) => (entry.id === id ? { ...entry, state: "failed" } : entry)));
  }
}

function sendAll(): void {
  for (const [id, timer] of timers) {
    clearTimeout(timer);
    void send(id);
  }
}

/** Takes a recipe off the screen; it is deleted when the time to undo is over. */
export function deleteLater(id: string, title: string): void {
  if (timers.size === 0) addEventListener("pagehide", sendAll, { once: true });
  timers.set(
    id,
    window.setTimeout(() => void send(id), UNDO_MS),
  );
  set([...pending.filter((entry) => entry.id !== id), { id, title, state: "waiting" }]);
}

/** Brings a recipe back while its time is not over. */
export function undoDelete(id: string): void {
  clearTimeout(timers.get(id));
  if (timers.delete(id)) set(pending.filter((entry) => entry.id !== id));
}

/** A store for `useSyncExternalStore`. */
export const subscribeDeletes = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const pendingDeletes = (): readonly PendingDelete[] => pending;
const NONE: readonly PendingDelete[] = [];
export const noDeletes = (): readonly PendingDelete[] => NONE;
