/**
 * Reports finished cookings to the server, once each (cooking.md#completion). Without a connection it waits on this device and is
 * sent when there is one again, on this page or at the next visit; the cooking's own key keeps a second sending from counting twice.
 */
import { ApiError, request } from "./api";
import { COMPLETIONS_KEY } from "./cook-storage";
import { storedUser } from "./stored-user";

const WAITING_MAX = 100;

type Waiting = { recipeId: string; cookingId: string; userId: string | null };

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === "object" &&
  value !== null &&
  "recipeId" in value &&
  typeof value.recipeId === "string" &&
  "cookingId" in value &&
  typeof value.cookingId === "string" &&
  "userId" in value &&
  (value.userId === null || typeof value.userId === "string");

/** For browsers that refuse storage: then it waits as long as the page lives. */
let memory: Waiting[] = [];

function read(): Waiting[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(COMPLETIONS_KEY) ?? "null");
    return Array.isArray(stored) ? stored.filter(isWaiting) : memory;
  } catch {
    return memory;
  }
}

function write(waiting: Waiting[]): void {
  memory = waiting;
  try {
    if (waiting.length === 0) localStorage.removeItem(COMPLETIONS_KEY);
    else localStorage.setItem(COMPLETIONS_KEY, JSON.stringify(waiting.slice(-WAITING_MAX)));
  } catch {
    // Storage is full or refused: the memory above holds.
  }
}

const forget = (cookingId: string) => write(read().filter((entry) => entry.cookingId !== cookingId));

/** Worth another try: no answer came, nobody is signed in just now, or the server has a bad moment. */
const isForLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;

async function send({ recipeId, cookingId }: Waiting): Promise<void> {
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
  const userId = storedUser()?.id ?? null;
  for (const entry of read()) {
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

/** Reports a finished cooking. `isWaiting`: the server could not be reached yet. */
export async function countCompletion(recipeId: string, cookingId: string): Promise<{ isWaiting: boolean }> {
  write([...read(), { recipeId, cookingId, userId: storedUser()?.id ?? null }]);
  addEventListener("online", () => void sendCompletions(), { once: true });
  await sending;
  await sendCompletions();
  return { isWaiting: read().some((entry) => entry.cookingId === cookingId) };
}
