/**
 * Deleting with a way back (recipes.md#delete): a recipe is gone from the screen at once, and from the server after 8 seconds or
 * when the page is left. Until then `undoDelete` brings it back, also after another page of the app was opened.
 */
import { request } from "./api";
import { createStore } from "./store";
import { UNDO_MS } from "@/lib/rules/limits";

export type PendingDelete = { id: string; title: string; state: "waiting" | "sent" | "failed" };

const timers = new Map<string, number>();
/** What was deleted on this page: waiting to be sent, or how sending it went. */
export const pendingDeletes = createStore<readonly PendingDelete[]>([]);

const setState = (id: string, state: PendingDelete["state"]) =>
  pendingDeletes.write(pendingDeletes.read().map((entry) => (entry.id === id ? { ...entry, state } : entry)));

const withoutEntry = (id: string) => pendingDeletes.read().filter((entry) => entry.id !== id);

async function send(id: string): Promise<void> {
  timers.delete(id);
  try {
    // `keepalive` lets the call outlive the page that sends it.
    await request(`/api/recipes/${encodeURIComponent(id)}`, { method: "DELETE", keepalive: true });
    setState(id, "sent");
  } catch {
    setState(id, "failed");
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
  pendingDeletes.write([...withoutEntry(id), { id, title, state: "waiting" }]);
}

/** Brings a recipe back while its time is not over. */
export function undoDelete(id: string): void {
  clearTimeout(timers.get(id));
  if (timers.delete(id)) pendingDeletes.write(withoutEntry(id));
}
