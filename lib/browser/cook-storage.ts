/** Keeps an unfinished cooking on this device (cooking.md#resume): a reload, a phone call or a crashed browser loses nothing. */
import { storedUser } from "./stored-user";
import { type Persisted, persisted } from "./store";

export type StoredCooking = { session: unknown; seenAtMs: number };

/** One cooking for each cook and recipe of this device. */
export const cookKey = (recipe: { source: string; id: string }): string =>
  `plainspoon.cook.${storedUser.read()?.id ?? "visitor"}.${recipe.source}.${recipe.id}`;

/** What is kept under `key`, with the time at which the clock was last looked at; null when there is nothing to be read. */
export const storedCooking = (key: string): Persisted<StoredCooking | null> => persisted(key, parse, null);

/** Is a cooking of this recipe unfinished on this device? */
export const hasCooking = (recipe: { source: string; id: string }): boolean =>
  storedCooking(cookKey(recipe)).read() !== null;

function parse(text: string): StoredCooking | null {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== "object" || stored === null) return null;
  if (!("session" in stored) || !("seenAtMs" in stored) || typeof stored.seenAtMs !== "number") return null;
  return { session: stored.session, seenAtMs: stored.seenAtMs };
}

export type WaitingCompletion = { recipeId: string; cookingId: string; userId: string | null };

const isWaiting = (value: unknown): value is WaitingCompletion =>
  typeof value === "object" &&
  value !== null &&
  "recipeId" in value &&
  typeof value.recipeId === "string" &&
  "cookingId" in value &&
  typeof value.cookingId === "string" &&
  "userId" in value &&
  (value.userId === null || typeof value.userId === "string");

/** Finished cookings that were not reported to the server yet (completion-queue.ts). */
export const waitingCompletions = persisted<readonly WaitingCompletion[]>(
  "plainspoon.completions",
  (text) => {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isWaiting) : null;
  },
  [],
);
