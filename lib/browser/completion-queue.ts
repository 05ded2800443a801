/**
 * Reports finished cookings to the server, once each (cooking.md#completion). Without a connection it waits on this device and is
 * sent when there is one again, on this page or at the next visit; the cooking's own key keeps a second sending from counting twice.
 */
import { isForLater, request } from "./api";
import { type WaitingCompletion, waitingCompletions } from "./cook-storage";
import { storedUser } from "./stored-user";

const WAITING_MAX = 100;

/** False when this browser did not store it. */
function write(waiting: readonly WaitingCompletion[]): boolean {
  if (waiting.length > 0) return waitingCompletions.write(waiting.slice(-WAITING_MAX));
  waitingCompletions.forget();
  return true;
}

const forget = (cookingId: string) =>
  write(waitingCompletions.read().filter((entry) => entry.cookingId !== cookingId));

async function send({ recipeId, cookingId }: WaitingCompletion): Promise<void> {
  try {
    await request(`/api/recipes/${encodeURIComponent(recipeId)}/complete`, {
      method: "POST",
      headers: { "Idempotency-Key": cookingId },
      keepalive: true,
    });
  } catch (error) {
    if (isForLater(error)) throw error;
  }
  forget(cookingId);
}

let sending: Promise<void> | null = null;

async function sendAll(): Promise<void> {
  const userId = storedUser.read()?.id ?? null;
  for (const entry of waitingCompletions.read()) {
    if (entry.userId !== null && entry.userId !== userId) continue;
    try {
      await send(entry);
    } catch {
      return;
    }
  }
}

/** Sends the reports that wait on this device for the signed-in cook; those that fail wait on. */
export function sendCompletions(): Promise<void> {
  sending ??= sendAll().finally(() => (sending = null));
  return sending;
}

/** Reports a finished cooking. `isWaiting`: the server could not be reached yet, and this device has stored it. */
export async function countCompletion(recipeId: string, cookingId: string): Promise<{ isWaiting: boolean }> {
  const isKept = write([
    ...waitingCompletions.read(),
    { recipeId, cookingId, userId: storedUser.read()?.id ?? null },
  ]);
  addEventListener("online", () => void sendCompletions(), { once: true });
  await sending;
  await sendCompletions();
  return { isWaiting: isKept && waitingCompletions.read().some((entry) => entry.cookingId === cookingId) };
}
